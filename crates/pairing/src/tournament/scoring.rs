//! The scoring system.

use crate::{Bye, PlayerResult, Points, RoundEntry};

/// Points for each kind of result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scoring {
    /// A win, a forfeit win, a full-point bye.
    pub win: Points,
    /// A draw, a half-point bye.
    pub draw: Points,
    /// A loss over the board.
    pub loss: Points,
    /// A zero-point bye, or an absence.
    pub zero_bye: Points,
    /// A game lost by forfeit.
    pub forfeit_loss: Points,
    /// The pairing-allocated bye.
    pub allocated_bye: Points,
}

impl Default for Scoring {
    fn default() -> Self {
        Self {
            win: Points::ONE,
            draw: Points::HALF,
            loss: Points::ZERO,
            zero_bye: Points::ZERO,
            forfeit_loss: Points::ZERO,
            allocated_bye: Points::ONE,
        }
    }
}

impl Scoring {
    /// Returns the points of an entry.
    pub const fn points(&self, entry: RoundEntry) -> Points {
        match entry {
            RoundEntry::Absent | RoundEntry::Bye(Bye::Zero) => self.zero_bye,
            RoundEntry::Bye(Bye::Allocated) => self.allocated_bye,
            RoundEntry::Bye(Bye::Full)
            | RoundEntry::Forfeit { won: true, .. }
            | RoundEntry::Game { outcome: PlayerResult::Win, .. } => self.win,
            RoundEntry::Bye(Bye::Half) | RoundEntry::Game { outcome: PlayerResult::Draw, .. } => {
                self.draw
            }
            RoundEntry::Game { outcome: PlayerResult::Loss, .. } => self.loss,
            RoundEntry::Forfeit { won: false, .. } => self.forfeit_loss,
            RoundEntry::Paired { .. } => Points::ZERO,
        }
    }
}
