//! What differs by edition, besides the default time itself, which is among the terms for regulations.

use crate::{Edition, edition::by_edition};

/// From when on a player is late.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LateFrom {
    /// The scheduled start.
    Schedule,
    /// The start of the session, which may begin after its hour.
    StartOfSession,
}

impl LateFrom {
    pub(super) const fn of(edition: Edition) -> Self {
        by_edition!(edition; Y2005: Self::Schedule, Y2009: Self::StartOfSession)
    }
}

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
        by_edition!(edition; Y2005: Self::Arbiter, Y2009: Self::Open, Y2014: Self::Arbiter)
    }
}
