//! What differs by edition.

use crate::{Edition, edition::by_edition};

/// What the move that ends a game must have kept to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LastMove {
    /// How the pieces move.
    Legal,
    /// Also what was touched and released.
    LegalAndAsTouched,
}

impl LastMove {
    pub(super) const fn of(edition: Edition) -> Self {
        by_edition!(edition; Y2005: Self::Legal, Y2014: Self::LegalAndAsTouched)
    }
}
