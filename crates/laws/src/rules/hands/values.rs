//! What differs by edition.

use crate::{Edition, edition::by_edition};

/// What a player who touches a piece can no longer complain of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Forfeits {
    /// How the opponent kept to what was touched.
    TouchedPieces,
    /// Also what the opponent released, and with which hand.
    WholeArticle,
}

impl Forfeits {
    pub(super) const fn of(edition: Edition) -> Self {
        by_edition!(edition; Y2005: Self::TouchedPieces, Y2009: Self::WholeArticle)
    }
}
