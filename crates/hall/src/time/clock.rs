//! What time it is.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Instant,
};

use adoube_laws::clock::At;

/// The storage's time, which all nodes share, carried on by this machine's steady clock. It never goes back.
pub struct SharedClock {
    since: Instant,
    /// Unix milliseconds at that moment.
    then: AtomicU64,
    /// The latest time that was returned.
    latest: AtomicU64,
}

/// The most by which the time is corrected at once, in milliseconds. Asked for every minute, this is far more than any
/// steady clock drifts.
const LARGEST_STEP: i64 = 500;

impl SharedClock {
    /// From the current time in milliseconds since 1970.
    pub fn new(now: u64) -> Self {
        Self { since: Instant::now(), then: now.into(), latest: AtomicU64::default() }
    }

    /// Now.
    pub fn now(&self) -> At {
        let shows = self.then.load(Ordering::Relaxed) + self.elapsed();
        At::new(self.latest.fetch_max(shows, Ordering::Relaxed).max(shows))
    }

    /// Adjusts the clock to the storage's in small steps: steady clocks drift, but a machine's clock that is corrected
    /// by minutes must not change a player's time. Returns the remaining difference, in milliseconds.
    pub fn adjust(&self, now: u64) -> i64 {
        let then = self.then.load(Ordering::Relaxed);
        let apart = now.cast_signed() - (then + self.elapsed()).cast_signed();
        let step = apart.clamp(-LARGEST_STEP, LARGEST_STEP);
        self.then.store(then.saturating_add_signed(step), Ordering::Relaxed);
        apart - step
    }

    fn elapsed(&self) -> u64 {
        self.since.elapsed().as_millis() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_never_goes_back() {
        let clock = SharedClock::new(1_000_000);
        let before = clock.now();
        assert!(before.get() >= 1_000_000);
        clock.adjust(500_000);
        assert!(clock.now() >= before);
    }

    #[test]
    fn a_clock_that_is_put_right_moves_no_other_by_much() {
        let clock = SharedClock::new(1_000_000);
        let left = clock.adjust(1_600_000);
        assert!(left > 590_000, "{left}");
        // Slow machines may take their time between the two.
        assert!(clock.now().get() < 1_100_000);
        assert!(clock.adjust(400_000) < -590_000);
    }
}
