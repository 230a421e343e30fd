//! What differs by edition.

use crate::Edition;

/// What a player who touches a piece can no longer complain of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Forfeits {
    /// How the opponent kept to what was touched.
    Touch,
    /// Also that the opponent moved with two hands.
    TouchAndHands,
}

impl Forfeits {
    pub(super) const fn of(edition: Edition) -> Self {
        match edition {
            Edition::Y2005 => Self::Touch,
            Edition::Y2009 | Edition::Y2014 | Edition::Y2017 | Edition::Y2018 | Edition::Y2023 => {
                Self::TouchAndHands
            }
        }
    }
}
