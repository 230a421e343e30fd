//! Accounts of a player's time.

use super::Milliseconds;

/// The account of one player's clock, which always balances: `given + increments + added` equals the time
/// left plus `spent`, `taken` and `lapsed`; and the time for which the clock ran is `spent + uncounted + overrun`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TimeLedger {
    /// Main time of the periods reached so far.
    pub given: Milliseconds,
    /// Extra time added for moves.
    pub increments: Milliseconds,
    /// Time added by the arbiter.
    pub added: Milliseconds,
    /// Time taken away by the arbiter.
    pub taken: Milliseconds,
    /// Main time saved in a period and not carried over.
    pub lapsed: Milliseconds,
    /// Time that ran off the clock.
    pub spent: Milliseconds,
    /// Thinking time not counted because of delay or Bronstein mode.
    pub uncounted: Milliseconds,
    /// Time for which the clock kept running after the flag had fallen.
    pub overrun: Milliseconds,
}

impl TimeLedger {
    /// Returns how long the player's clock has run.
    pub fn thinking(&self) -> Milliseconds {
        self.spent + self.uncounted + self.overrun
    }

    /// Returns what must be left if no time was created or lost.
    pub fn balance(&self) -> Milliseconds {
        (self.given + self.increments + self.added) - (self.spent + self.taken + self.lapsed)
    }
}
