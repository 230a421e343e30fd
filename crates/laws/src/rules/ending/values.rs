//! Values that differ by edition.

use crate::{Edition, edition::by_edition};

/// The rules that the move ending the game must have complied with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LastMove {
    /// The rules on how pieces move.
    Legal,
    /// Also the rules on touched and released pieces.
    LegalAndAsTouched,
}

impl LastMove {
    pub(super) const fn for_edition(edition: Edition) -> Self {
        by_edition!(edition; Y2005: Self::Legal, Y2014: Self::LegalAndAsTouched)
    }
}
