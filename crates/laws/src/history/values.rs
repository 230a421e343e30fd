//! Values that differ by edition.

use adoube_chess::Sameness;

use crate::{
    Edition,
    clock::Milliseconds,
    edition::by_edition,
    regulations::{KingForcedToMove, Regulations, Rules, SupervisedBlitzPenalty},
};

/// The rules of an edition on repetition and the count of moves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClaimRules {
    pub(super) sameness: Sameness,
    pub(super) without_claim: Option<WithoutClaim>,
    /// Time the opponent gains after a wrong claim.
    pub(crate) opponent_gains: ByCategory,
    pub(crate) claimant_loses: ClaimantLoses,
    /// Whether the text leaves open the cost in supervised blitz.
    is_supervised_blitz_open: bool,
}

/// An amount of time for each category of play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ByCategory {
    pub(crate) standard: Milliseconds,
    pub(crate) rapid: Milliseconds,
    pub(crate) blitz: Milliseconds,
}

impl ByCategory {
    const fn minutes(standard: u64, rapid: u64, blitz: u64) -> Self {
        Self {
            standard: Milliseconds::minutes(standard),
            rapid: Milliseconds::minutes(rapid),
            blitz: Milliseconds::minutes(blitz),
        }
    }
}

/// What a wrong claim takes from the claimant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ClaimantLoses {
    Nothing,
    /// Half of the remaining time.
    Half(TimeHalving),
}

/// Half of a time, within limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TimeHalving {
    /// A player with more time than this loses half …
    pub(crate) above: Milliseconds,
    /// … but at most this much.
    pub(crate) at_most: Milliseconds,
    /// A player with less time keeps this much, or everything if less is left.
    pub(crate) leaves: Milliseconds,
}

/// The rule on draws without a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WithoutClaim {
    /// Five consecutive occurrences, at alternate moves of both players; 75 moves.
    InARow,
    /// Five occurrences, not necessarily consecutive; 75 moves.
    AtAnyTime,
}

const Y2005: ClaimRules = ClaimRules {
    sameness: Sameness::PermanentOrTemporary,
    without_claim: None,
    opponent_gains: ByCategory::minutes(3, 3, 3),
    claimant_loses: ClaimantLoses::Half(TimeHalving {
        above: Milliseconds::minutes(2),
        at_most: Milliseconds::minutes(3),
        leaves: Milliseconds::minutes(1),
    }),
    is_supervised_blitz_open: false,
};
const Y2009: ClaimRules =
    ClaimRules { sameness: Sameness::UntilMoved, claimant_loses: ClaimantLoses::Nothing, ..Y2005 };
const Y2014: ClaimRules = ClaimRules {
    without_claim: Some(WithoutClaim::InARow),
    opponent_gains: ByCategory::minutes(2, 2, 1),
    ..Y2009
};
const Y2017: ClaimRules = ClaimRules { without_claim: Some(WithoutClaim::AtAnyTime), ..Y2014 };
const Y2023: ClaimRules = ClaimRules {
    opponent_gains: ByCategory::minutes(2, 1, 1),
    is_supervised_blitz_open: true,
    ..Y2017
};

impl ClaimRules {
    /// Returns the rules under these regulations, which may settle open points of the edition.
    pub(super) fn under(regulations: &Regulations) -> Self {
        let mut values = Self::for_edition(regulations.edition);
        let open = &regulations.open_points;
        if values.sameness == Y2005.sameness
            && open.king_forced_to_move == KingForcedToMove::HasLostRight
        {
            values.sameness = Sameness::UntilForced;
        }
        // The clause of one minute applies to blitz without supervision only.
        if values.is_supervised_blitz_open
            && regulations.rules() == Rules::Competition
            && open.supervised_blitz_penalty == SupervisedBlitzPenalty::TwoMinutes
        {
            values.opponent_gains.blitz = values.opponent_gains.standard;
        }
        values
    }

    pub(crate) const fn for_edition(edition: Edition) -> Self {
        by_edition!(edition; Y2005: Y2005, Y2009: Y2009, Y2014: Y2014, Y2017: Y2017, Y2023: Y2023)
    }
}
