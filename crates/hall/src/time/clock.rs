//! The clock.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Instant,
};

use adoube_laws::clock::At;

/// The storage's time, which all nodes share, continued by this machine's monotonic clock. It never goes
/// back.
pub struct SharedClock {
    since: Instant,
    /// Unix milliseconds at that moment.
    then: AtomicU64,
    /// The latest time that was returned.
    latest: AtomicU64,
}

/// The largest correction per step, in milliseconds. With a step every minute, this is far more than any
/// monotonic clock drifts.
const MAX_STEP: i64 = 500;
/// A difference of this many milliseconds is no drift: the other clock was set, and is not followed.
const MAX_DRIFT: i64 = 5_000;

impl SharedClock {
    /// Starts from the current time in milliseconds since 1970.
    pub fn new(now: u64) -> Self {
        Self { since: Instant::now(), then: now.into(), latest: AtomicU64::default() }
    }

    /// Returns the current time.
    pub fn now(&self) -> At {
        let shows = self.then.load(Ordering::Relaxed) + self.elapsed();
        At::new(self.latest.fetch_max(shows, Ordering::Relaxed).max(shows))
    }

    /// Adjusts the clock to the storage's in small steps: monotonic clocks drift, but a correction of a
    /// machine's clock by minutes must not change a player's time. Returns the remaining difference, in
    /// milliseconds.
    pub fn adjust(&self, now: u64) -> i64 {
        let then = self.then.load(Ordering::Relaxed);
        let apart = now.cast_signed() - (then + self.elapsed()).cast_signed();
        if apart.abs() > MAX_DRIFT {
            return apart;
        }
        let step = apart.clamp(-MAX_STEP, MAX_STEP);
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
    fn a_corrected_clock_is_followed_in_small_steps() {
        let clock = SharedClock::new(1_000_000);
        let left = clock.adjust(1_600_000);
        assert!(left > 590_000, "{left}");
        // Slow machines may take a while between the two.
        assert!(clock.now().get() < 1_100_000);
        assert!(clock.adjust(400_000) < -590_000);
        // Drift is followed in small steps.
        let ahead = clock.now().get() + 2_000;
        assert!((0..=1_500).contains(&clock.adjust(ahead)));
    }
}
