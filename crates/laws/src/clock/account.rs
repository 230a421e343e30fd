//! Where a player's time came from and where it went.

use super::Milliseconds;

/// The books of one player's clock, which always balance: `given + increments + added` is what is left, `spent`,
/// `taken` and `lapsed` together; and the time for which the clock ran is `spent + uncounted + overrun`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TimeLedger {
    /// Main time of the periods reached so far.
    pub given: Milliseconds,
    /// Extra time added for moves.
    pub increments: Milliseconds,
    /// Time added by an arbiter.
    pub added: Milliseconds,
    /// Time taken away by an arbiter.
    pub taken: Milliseconds,
    /// Main time saved in a period and not carried over.
    pub lapsed: Milliseconds,
    /// Time that ran off the clock.
    pub spent: Milliseconds,
    /// Thinking time that delay or Bronstein did not count.
    pub uncounted: Milliseconds,
    /// Time for which the clock went on running after the flag had fallen.
    pub overrun: Milliseconds,
}

impl TimeLedger {
    /// For how long the player's clock has run.
    pub fn thinking(&self) -> Milliseconds {
        self.spent + self.uncounted + self.overrun
    }

    /// What must be left, if nothing was created or lost.
    pub fn balance(&self) -> Milliseconds {
        (self.given + self.increments + self.added) - (self.spent + self.taken + self.lapsed)
    }
}
