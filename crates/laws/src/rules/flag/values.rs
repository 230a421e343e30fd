//! Values that differ by edition.

use crate::{Edition, edition::by_edition, regulations::Has};

/// The rules of an edition on flags.
#[derive(Clone, Copy, Debug)]
pub(super) struct FlagRules {
    /// Where the rule on two fallen flags is.
    pub(super) both_flags: BothFlags,
    /// Whether the edition leaves open what follows if both flags have fallen and it is known which fell first.
    pub(super) known_order_is_open: Has,
    /// Whether the arbiter calls the flags when both have fallen, where a single one has to be claimed.
    pub(super) arbiter_calls_both: Has,
    /// Whether a claim of a win on time in rapid chess or blitz fails if the claimant's own flag has
    /// fallen. In earlier editions two flags are a draw.
    pub(super) claimant_needs_time: Has,
}

/// Where the rule on two fallen flags is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BothFlags {
    /// In the Laws, for every game.
    InTheLaws,
    /// In the guideline on games without increment, for games to which it applies.
    InTheGuideline,
}

const Y2005: FlagRules = FlagRules {
    both_flags: BothFlags::InTheLaws,
    known_order_is_open: Has::No,
    arbiter_calls_both: Has::No,
    claimant_needs_time: Has::No,
};
const Y2009: FlagRules = FlagRules { arbiter_calls_both: Has::Yes, ..Y2005 };
const Y2014: FlagRules = FlagRules {
    known_order_is_open: Has::Yes,
    arbiter_calls_both: Has::No,
    claimant_needs_time: Has::Yes,
    ..Y2009
};
const Y2017: FlagRules = FlagRules { both_flags: BothFlags::InTheGuideline, ..Y2014 };
const Y2018: FlagRules = FlagRules { claimant_needs_time: Has::No, ..Y2017 };

impl FlagRules {
    pub(super) const fn for_edition(edition: Edition) -> Self {
        by_edition!(edition; Y2005: Y2005, Y2009: Y2009, Y2014: Y2014, Y2017: Y2017, Y2018: Y2018)
    }
}
