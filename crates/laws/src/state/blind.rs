//! State of a game on two boards, where a player is visually disabled.

use adoube_chess::{Colour, Move};

use super::Table;
use crate::{
    clock::PerPlayer,
    history::Ply,
    vocabulary::{BlindFact, Senses},
};

/// State of a game on two boards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Blind {
    /// The move that each player has announced and not made yet.
    pub announced: PerPlayer<Option<Move>>,
    /// Each player's last announcement, if it was a slip of the tongue.
    pub slips: PerPlayer<Option<String>>,
    /// How the boards diverged, if they did.
    pub apart: Option<BoardDivergence>,
    /// Whether each player's assistant has acted.
    pub assisted: PerPlayer<bool>,
}

/// How the boards diverged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardDivergence {
    /// The player who executed a different move.
    pub by: Colour,
    /// The half-move.
    pub ply: Ply,
    /// Whether the opponent had announced a wrong move.
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

    /// Clears announcements after a move.
    pub(crate) fn clear_announcements(&mut self) {
        self.announced = PerPlayer::default();
        self.slips = PerPlayer::default();
    }
}

/// Reports whether a player has a special board.
pub(crate) fn is_blind(table: &Table, who: Colour) -> bool {
    table.setup().senses[who] == Senses::VisuallyDisabled
}

/// Reports whether a move made on a special board still has to be announced before it counts as made.
pub(crate) fn awaits_announcement(table: &Table, by: Colour, played: Move) -> bool {
    is_blind(table, by) && table.blind().announced[by] != Some(played)
}
