//! Values that differ by edition. The default time itself is among the terms for regulations.

use crate::{Edition, edition::by_edition};

/// The instant from which lateness is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LateFrom {
    /// The scheduled start.
    Schedule,
    /// The start of the session, which may be later than scheduled.
    StartOfSession,
}

impl LateFrom {
    pub(super) const fn for_edition(edition: Edition) -> Self {
        by_edition!(edition; Y2005: Self::Schedule, Y2009: Self::StartOfSession)
    }
}

/// Who may let a late player play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MayExcuse {
    /// The arbiter.
    Arbiter,
    /// The text mentions only the regulations; whether the arbiter may is an open point.
    Open,
}

impl MayExcuse {
    pub(super) const fn for_edition(edition: Edition) -> Self {
        by_edition!(edition; Y2005: Self::Arbiter, Y2009: Self::Open, Y2014: Self::Arbiter)
    }
}
