//! What differs by edition, besides the default time itself, which is among the terms for regulations.

use crate::Edition;

/// Who may let a late player play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MayExcuse {
    /// The arbiter.
    Arbiter,
    /// It speaks of the regulations alone; whether the arbiter may is left open.
    Open,
}

impl MayExcuse {
    pub(super) const fn of(edition: Edition) -> Self {
        match edition {
            Edition::Y2009 => Self::Open,
            Edition::Y2005 | Edition::Y2014 | Edition::Y2017 | Edition::Y2018 | Edition::Y2023 => {
                Self::Arbiter
            }
        }
    }
}
