//! What time it is.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Instant,
};

use adoube_laws::clock::At;

/// The storage's time, which all nodes share, carried on by this machine's steady clock. It never goes back.
pub struct Hours {
    since: Instant,
    /// Unix milliseconds at that moment.
    then: AtomicU64,
    /// The latest that was told.
    told: AtomicU64,
}

impl Hours {
    /// By a clock that shows so many milliseconds since 1970 now.
    pub fn new(now: u64) -> Self {
        Self { since: Instant::now(), then: now.into(), told: AtomicU64::default() }
    }

    /// Now.
    pub fn now(&self) -> At {
        let shows = self.then.load(Ordering::Relaxed) + self.elapsed();
        At::new(self.told.fetch_max(shows, Ordering::Relaxed).max(shows))
    }

    /// Sets it by the storage's clock. If that is behind, time stands still until it has caught up.
    pub fn set(&self, now: u64) {
        self.then.store(now.saturating_sub(self.elapsed()), Ordering::Relaxed);
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
        let hours = Hours::new(1_000_000);
        let before = hours.now();
        assert!(before.get() >= 1_000_000);
        hours.set(500_000);
        assert!(hours.now() >= before);
        hours.set(2_000_000);
        assert!(hours.now().get() >= 2_000_000);
    }
}
