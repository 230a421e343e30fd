//! What differs by edition.

use adoube_chess::Sameness;

use crate::{
    Edition,
    clock::Milliseconds,
    edition::by_edition,
    regulations::{KingForcedToMove, Regulations, Rules, SupervisedBlitzPenalty},
};

/// What an edition says of repetitions and of the count of moves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClaimRules {
    pub(super) sameness: Sameness,
    pub(super) without_claim: Option<WithoutClaim>,
    /// What the opponent gets for a wrong claim.
    pub(crate) opponent_gains: ByCategory,
    pub(crate) claimant_loses: ClaimantLoses,
    /// Whether the text leaves open what blitz under supervision costs.
    is_supervised_blitz_open: bool,
}

/// A time for each kind of play.
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
    /// Half of the time that is left.
    Half(Half),
}

/// Half of a time, within limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Half {
    /// It is taken from a player who has more than this …
    pub(crate) above: Milliseconds,
    /// … but no more than this.
    pub(crate) at_most: Milliseconds,
    /// Who has less keeps this; who has less than this keeps all.
    pub(crate) leaves: Milliseconds,
}

/// What ends a game by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WithoutClaim {
    /// Five times in a row, at alternate moves of both players; 75 moves.
    InARow,
    /// Five times, whenever; 75 moves.
    AtAnyTime,
}

const Y2005: ClaimRules = ClaimRules {
    sameness: Sameness::PermanentOrTemporary,
    without_claim: None,
    opponent_gains: ByCategory::minutes(3, 3, 3),
    claimant_loses: ClaimantLoses::Half(Half {
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
    /// What holds under these regulations, which may answer what the edition leaves open.
    pub(super) fn under(regulations: &Regulations) -> Self {
        let mut values = Self::of(regulations.edition);
        let open = &regulations.open_points;
        if values.sameness == Y2005.sameness
            && open.king_forced_to_move == KingForcedToMove::HasLostRight
        {
            values.sameness = Sameness::UntilForced;
        }
        // The clause of one minute is called up for blitz without supervision alone.
        if values.is_supervised_blitz_open
            && regulations.rules() == Rules::Competition
            && open.supervised_blitz_penalty == SupervisedBlitzPenalty::TwoMinutes
        {
            values.opponent_gains.blitz = values.opponent_gains.standard;
        }
        values
    }

    pub(crate) const fn of(edition: Edition) -> Self {
        by_edition!(edition; Y2005: Y2005, Y2009: Y2009, Y2014: Y2014, Y2017: Y2017, Y2023: Y2023)
    }
}
