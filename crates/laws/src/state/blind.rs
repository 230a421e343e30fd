//! What is to be known of two boards, where a player cannot see.

use adoube_chess::{Colour, Move};

use super::Table;
use crate::{
    history::Ply,
    vocabulary::{BlindFact, Senses},
};

/// What is to be known of two boards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Blind {
    /// What the player who has the move has announced.
    pub announced: Option<Move>,
    /// Whether the last announcement was a slip of the tongue.
    pub misspoken: Option<Colour>,
    /// Who carried out a wrong move, and with which half-move.
    pub apart: Option<(Colour, Ply)>,
}

impl Blind {
    pub(crate) fn fold(&mut self, fact: &BlindFact) {
        match fact {
            BlindFact::Announced { played, .. } => {
                self.announced = Some(*played);
                self.misspoken = None;
            }
            BlindFact::Misspoken { by, .. } => self.misspoken = Some(*by),
            BlindFact::Repeated { .. } | BlindFact::Assisted { .. } | BlindFact::Told { .. } => {}
            BlindFact::CameApart { by, ply, .. } => {
                self.apart.get_or_insert((*by, *ply));
            }
            BlindFact::Joined => self.apart = None,
        }
    }

    /// A move was made: the next is to be announced anew.
    pub(crate) fn moved(&mut self) {
        self.announced = None;
    }
}

/// Whether a player has a special board.
pub(crate) fn is_blind(table: &Table, who: Colour) -> bool {
    table.setup().senses[who] == Senses::VisuallyDisabled
}
