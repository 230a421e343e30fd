//! What is to be known of two boards, where a player cannot see.

use adoube_chess::{Colour, Move};

use super::Table;
use crate::{
    clock::PerPlayer,
    history::Ply,
    vocabulary::{BlindFact, Senses},
};

/// What is to be known of two boards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Blind {
    /// What each player has announced and not made yet.
    pub announced: PerPlayer<Option<Move>>,
    /// Each player's last announcement, if it was a slip of the tongue.
    pub slips: PerPlayer<Option<String>>,
    /// How the boards came apart, if they have.
    pub apart: Option<BoardDivergence>,
    /// Whose assistant has done something.
    pub assisted: PerPlayer<bool>,
}

/// How the boards came apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardDivergence {
    /// Who carried out another move than was made.
    pub by: Colour,
    /// With which half-move.
    pub ply: Ply,
    /// Whether the other had misspoken.
    pub misled: bool,
}

impl Blind {
    pub(crate) fn fold(&mut self, fact: &BlindFact) {
        match fact {
            BlindFact::Announced { by, played, .. } => {
                self.announced[*by] = Some(*played);
                self.slips[*by] = None;
            }
            BlindFact::Misspoken { by, text } => self.slips[*by] = Some(text.clone()),
            BlindFact::Assisted { whose, .. } => self.assisted[*whose] = true,
            BlindFact::Repeated { .. } | BlindFact::Told { .. } => {}
            BlindFact::CameApart { by, ply, misled, .. } => {
                self.apart.get_or_insert(BoardDivergence { by: *by, ply: *ply, misled: *misled });
                if *misled {
                    self.slips[!*by] = None;
                }
            }
            BlindFact::Joined => self.apart = None,
        }
    }

    /// A move was made: the next is to be announced anew.
    pub(crate) fn clear_announcements(&mut self) {
        self.announced = PerPlayer::default();
        self.slips = PerPlayer::default();
    }
}

/// Whether a player has a special board.
pub(crate) fn is_blind(table: &Table, who: Colour) -> bool {
    table.setup().senses[who] == Senses::VisuallyDisabled
}

/// Whether a move that stands on a special board is still to be announced before it is made.
pub(crate) fn awaits_announcement(table: &Table, by: Colour, played: Move) -> bool {
    is_blind(table, by) && table.blind().announced[by] != Some(played)
}
