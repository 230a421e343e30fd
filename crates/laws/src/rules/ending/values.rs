//! What differs by edition.

use crate::Edition;

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
        match edition {
            Edition::Y2005 | Edition::Y2009 => Self::Legal,
            Edition::Y2014 | Edition::Y2017 | Edition::Y2018 | Edition::Y2023 => {
                Self::LegalAndAsTouched
            }
        }
    }
}
