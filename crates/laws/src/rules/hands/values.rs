//! Values that differ by edition.

use crate::{Edition, edition::by_edition};

/// What a player who touches a piece can no longer complain about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Forfeits {
    /// Breaches of the rule on touched pieces.
    TouchedPieces,
    /// Also those on released pieces and on the hand used.
    WholeArticle,
}

impl Forfeits {
    pub(super) const fn for_edition(edition: Edition) -> Self {
        by_edition!(edition; Y2005: Self::TouchedPieces, Y2009: Self::WholeArticle)
    }
}
