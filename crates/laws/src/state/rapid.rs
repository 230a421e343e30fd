//! State specific to rapid chess and blitz.

use adoube_chess::Colour;

use crate::{history::Ply, vocabulary::RapidFact};

/// State specific to rapid chess and blitz.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rapid {
    /// The number of half-moves played when the arbiter noticed an illegal position.
    pub(crate) seen: Option<Ply>,
    /// The player who offered to correct an illegal move, and the number of half-moves played then.
    pub(crate) would_correct: Option<(Colour, Ply)>,
}

impl Rapid {
    pub(crate) fn fold(&mut self, fact: RapidFact) {
        match fact {
            RapidFact::IllegalPositionSeen { after } => self.seen = Some(after),
            RapidFact::IllegalPositionGone => self.seen = None,
            RapidFact::WouldCorrect { by, after } => self.would_correct = Some((by, after)),
        }
    }
}
