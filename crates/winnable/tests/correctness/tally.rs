//! Counted full verdicts: nearly all questions must be decided, or a comparison is worthless.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use adoube_chess::{Colour, Position};
use adoube_winnable::Budget;

use crate::answer::shown;

#[derive(Default, Debug)]
pub(crate) struct Tally {
    asked: AtomicUsize,
    left_open: AtomicUsize,
}

impl Tally {
    /// Returns the full verdict, verified and counted.
    pub(crate) fn full(&self, position: &Position, winner: Colour) -> Option<bool> {
        let said = shown(position, winner, Budget::FULL);
        self.asked.fetch_add(1, Relaxed);
        self.left_open.fetch_add(usize::from(said.is_none()), Relaxed);
        said
    }

    /// Fails if fewer than `least` questions were asked, or more than `percent` % were left undecided.
    pub(crate) fn assert_decided(self, least: usize, percent: usize) {
        let (asked, left_open) = (self.asked.into_inner(), self.left_open.into_inner());
        assert!(asked >= least, "only {asked} questions");
        assert!(left_open * 100 <= asked * percent, "{left_open} of {asked} left open");
    }
}
