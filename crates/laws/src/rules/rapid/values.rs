//! Values that differ by edition: changes to the competition rules in unsupervised rapid chess and blitz.

use crate::{
    Edition,
    clock::MoveNumber,
    edition::by_edition,
    regulations::{Has, Regulations, Rules},
};

/// The rules without supervision.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RapidRules {
    pub(super) illegal_move: IllegalMove,
    /// What an arbiter does who notices both kings in check, or a pawn on the last rank.
    pub(crate) illegal_position: IllegalPosition,
    /// When it is too late to correct a wrong start.
    pub(crate) too_late: TooLate,
    /// Whether the arbiter rules on touched pieces only on request.
    pub(super) touch_on_request: Has,
}

/// The treatment of an illegal move. Once the opponent has moved it is too late in every edition.
#[derive(Clone, Copy, Debug)]
pub(super) struct IllegalMove {
    /// Whether an arbiter who sees it in time acts, or only the opponent can claim it.
    pub(super) arbiter: Arbiter,
    pub(super) costs: IllegalMoveConsequence,
    /// Whether the players can agree to correct it when it is too late for a claim.
    pub(super) by_agreement: Has,
    pub(super) unpressed: UnpressedClaim,
}

/// The answer to a claim made before the clock was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum UnpressedClaim {
    /// It is not an illegal move.
    IsNone,
    /// The article on such games says from when it can be claimed.
    IsTooEarly,
}

/// What an arbiter does who sees an illegal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Arbiter {
    /// Nothing: the opponent has to claim it.
    WaitsForClaim,
    /// Acts, if the opponent has not moved yet.
    ActsInTime,
}

/// The penalty for an illegal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum IllegalMoveConsequence {
    /// As in the competition rules.
    AsInCompetition,
    /// Loss of the game; a draw if the opponent cannot mate.
    TheGame,
}

/// What an arbiter does who sees an impossible position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum IllegalPosition {
    /// Nothing.
    Nothing,
    /// Intervenes, if possible.
    StepsIn,
    /// Waits until the next move is completed, and declares a draw if the position is still illegal.
    WaitsOneMove,
}

/// When it is too late to correct a wrong setup, board or clock.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TooLate {
    /// Once each player has made this many moves.
    pub(crate) after: MoveNumber,
    pub(super) counted: CountedMoves,
    /// Whether a clock can still be corrected if the schedule of the event would suffer.
    pub(super) unless_schedule_suffers: Has,
}

/// Which moves count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CountedMoves {
    /// Those made on the board.
    Made,
    /// Those completed.
    Completed,
}

/// The rules of an edition for rapid chess and for blitz.
#[derive(Clone, Copy)]
pub(crate) struct RapidAndBlitz {
    pub(crate) rapid: RapidRules,
    blitz: RapidRules,
}

const Y2005: RapidAndBlitz = {
    let rapid = RapidRules {
        illegal_move: IllegalMove {
            arbiter: Arbiter::WaitsForClaim,
            costs: IllegalMoveConsequence::AsInCompetition,
            by_agreement: Has::No,
            unpressed: UnpressedClaim::IsTooEarly,
        },
        illegal_position: IllegalPosition::StepsIn,
        too_late: TooLate {
            after: MoveNumber::new(3),
            counted: CountedMoves::Made,
            unless_schedule_suffers: Has::No,
        },
        touch_on_request: Has::Yes,
    };
    let illegal_move = IllegalMove { costs: IllegalMoveConsequence::TheGame, ..rapid.illegal_move };
    let blitz = RapidRules { illegal_move, illegal_position: IllegalPosition::Nothing, ..rapid };
    RapidAndBlitz { rapid, blitz }
};
const Y2009: RapidAndBlitz = {
    let too_late = TooLate { counted: CountedMoves::Completed, ..Y2005.rapid.too_late };
    let illegal_move = IllegalMove { by_agreement: Has::Yes, ..Y2005.blitz.illegal_move };
    RapidAndBlitz {
        rapid: RapidRules { too_late, ..Y2005.rapid },
        blitz: RapidRules { illegal_move, too_late, ..Y2005.blitz },
    }
};
const Y2014: RapidAndBlitz = {
    let rapid = RapidRules {
        illegal_move: IllegalMove {
            arbiter: Arbiter::ActsInTime,
            costs: IllegalMoveConsequence::TheGame,
            by_agreement: Has::Yes,
            unpressed: UnpressedClaim::IsNone,
        },
        illegal_position: IllegalPosition::WaitsOneMove,
        too_late: TooLate {
            after: MoveNumber::new(10),
            counted: CountedMoves::Completed,
            unless_schedule_suffers: Has::Yes,
        },
        touch_on_request: Has::No,
    };
    RapidAndBlitz { rapid, blitz: rapid }
};
const Y2018: RapidAndBlitz = {
    let illegal_move =
        IllegalMove { costs: IllegalMoveConsequence::AsInCompetition, ..Y2014.rapid.illegal_move };
    let rapid = RapidRules { illegal_move, ..Y2014.rapid };
    RapidAndBlitz { rapid, blitz: rapid }
};

impl RapidAndBlitz {
    pub(crate) const fn for_edition(edition: Edition) -> Self {
        by_edition!(edition; Y2005: Y2005, Y2009: Y2009, Y2014: Y2014, Y2018: Y2018)
    }
}

impl RapidRules {
    /// Returns the rules under these regulations; `None` where the competition rules apply.
    pub(crate) fn under(regulations: &Regulations) -> Option<Self> {
        let both = RapidAndBlitz::for_edition(regulations.edition);
        match regulations.rules() {
            Rules::Competition => None,
            Rules::Rapid => Some(both.rapid),
            Rules::Blitz => Some(both.blitz),
        }
    }
}
