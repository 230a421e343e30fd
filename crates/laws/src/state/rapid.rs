//! What a table remembers of rapid chess and blitz.

use adoube_chess::Colour;

use crate::{history::Ply, vocabulary::RapidFact};

/// What a table remembers of rapid chess and blitz.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rapid {
    /// After so many half-moves the arbiter has seen an illegal position.
    pub(crate) seen: Option<Ply>,
    /// Who would put an illegal move right, said after so many half-moves.
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
