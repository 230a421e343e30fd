//! What results are worth.

use crate::{Bye, Entry, Outcome, Points};

/// Points for each kind of result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scoring {
    /// A win, a forfeit win, a full-point bye.
    pub win: Points,
    /// A draw, a half-point bye.
    pub draw: Points,
    /// A loss over the board.
    pub loss: Points,
    /// A zero-point bye, and being away.
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
    /// What an entry is worth.
    pub const fn points(&self, entry: Entry) -> Points {
        match entry {
            Entry::Absent | Entry::Bye(Bye::Zero) => self.zero_bye,
            Entry::Bye(Bye::Allocated) => self.allocated_bye,
            Entry::Bye(Bye::Full)
            | Entry::Forfeit { won: true, .. }
            | Entry::Game { outcome: Outcome::Win, .. } => self.win,
            Entry::Bye(Bye::Half) | Entry::Game { outcome: Outcome::Draw, .. } => self.draw,
            Entry::Game { outcome: Outcome::Loss, .. } => self.loss,
            Entry::Forfeit { won: false, .. } => self.forfeit_loss,
            Entry::Paired { .. } => Points::ZERO,
        }
    }
}
