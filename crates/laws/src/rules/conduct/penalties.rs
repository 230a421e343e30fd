//! The list of penalties, and its limits.
//!
//! **Says:** what an arbiter may impose, one penalty or several at once.
//! **Differs:** the list grows: a fine since 2014, exclusion from rounds since 2017; the opponent of a
//! player whose game is declared lost wins in 2005 and 2009, later the arbiter decides; since 2017 both
//! scores together stay within the points of a game.
//! **Decides from:** the catalogue, which has each penalty of an edition as a provision.

use std::mem::discriminant;

use adoube_chess::Colour;

use super::values::{ConductRules, OpponentOfLoser};
use crate::{
    Provision,
    clock::PerPlayer,
    regulations::{Announcement, GameResult, Has},
    state::{Stage, Table},
    vocabulary::{Measure, Outcome, Penalty, Refusal, RefusalReason},
};

impl Penalty {
    /// Returns the provision of the list.
    pub const fn provision(self) -> Provision {
        match self {
            Self::Warning => Provision::PenaltyWarning,
            Self::MoreTimeForOpponent(_) => Provision::PenaltyMoreTimeForOpponent,
            Self::LessTime(_) => Provision::PenaltyLessTime,
            Self::LossOfGame(_) => Provision::PenaltyLossOfGame,
            Self::FewerPoints(_) => Provision::PenaltyFewerPoints,
            Self::MorePointsForOpponent(_) => Provision::PenaltyMorePointsForOpponent,
            Self::Fine => Provision::PenaltyFine,
            Self::ExclusionFromRounds(_) => Provision::PenaltyExclusionFromRounds,
            Self::Expulsion => Provision::PenaltyExpulsion,
        }
    }

    /// Reports whether its amount is zero.
    const fn is_empty(self) -> bool {
        match self {
            Self::MoreTimeForOpponent(time) | Self::LessTime(time) => time.is_zero(),
            Self::ExclusionFromRounds(rounds) => rounds == 0,
            Self::Warning
            | Self::LossOfGame(_)
            | Self::FewerPoints(_)
            | Self::MorePointsForOpponent(_)
            | Self::Fine
            | Self::Expulsion => false,
        }
    }
}

/// Checks that these penalties may be imposed together on a player who has broken a provision.
pub(super) fn check_lawful(
    table: &Table,
    whom: Colour,
    under: Provision,
    penalties: &[Penalty],
) -> Result<(), Refusal> {
    if table.cite(under).is_none() {
        return Err(RefusalReason::NotInEdition.into());
    }
    if penalties.is_empty() {
        return refuse(table, RefusalReason::NotAPenalty, Provision::Penalties);
    }
    for (place, penalty) in penalties.iter().enumerate() {
        let before = penalties.get(..place).unwrap_or_default();
        let is_twice = before.iter().any(|other| discriminant(other) == discriminant(penalty));
        if is_twice || penalty.is_empty() {
            return refuse(table, RefusalReason::NotAPenalty, penalty.provision());
        }
        check_listed(table, *penalty)?;
        check_in_time(table, *penalty)?;
        if let Penalty::LossOfGame(mark) = penalty {
            check_opponents_score(table, under, *mark)?;
        }
    }
    check_within_limits(table, whom, penalties)
}

/// Checks that the edition's list has it. A fine must have been announced.
fn check_listed(table: &Table, penalty: Penalty) -> Result<(), Refusal> {
    let provision = penalty.provision();
    if table.cite(provision).is_none() {
        return refuse(table, RefusalReason::NotAPenalty, Provision::Penalties);
    }
    let is_announced = table.regulations().fines == Some(Announcement::Announced);
    if penalty == Penalty::Fine && !is_announced {
        return refuse(table, RefusalReason::NotAPenalty, provision);
    }
    Ok(())
}

/// Checks that there is still a clock or a result that it can change.
fn check_in_time(table: &Table, penalty: Penalty) -> Result<(), Refusal> {
    let is_of_clock = match penalty.measure() {
        Some(Measure::Time) => true,
        Some(Measure::Result) => false,
        Some(Measure::Rounds) | None => return Ok(()),
    };
    match table.stage() {
        Stage::Over { outcome, .. } if is_of_clock => {
            refuse(table, RefusalReason::GameIsOver(*outcome), penalty.provision())
        }
        Stage::Void => refuse(table, RefusalReason::GameIsVoid, penalty.provision()),
        Stage::BeforeStart | Stage::Playing | Stage::Adjourned | Stage::Over { .. } => Ok(()),
    }
}

/// Checks that the arbiter may give this result to the opponent of a player whose game is declared lost.
fn check_opponents_score(table: &Table, under: Provision, mark: GameResult) -> Result<(), Refusal> {
    // These rules leave the opponent's score to the arbiter where the list does not.
    let left_to_arbiter = matches!(under, Provision::RefusalToComply | Provision::DeviceForfeit);
    match ConductRules::for_edition(table.edition()).opponent_of_loser {
        OpponentOfLoser::Wins if mark != GameResult::Win && !left_to_arbiter => {
            refuse(table, RefusalReason::NotAPenalty, Provision::PenaltyLossOfGame)
        }
        OpponentOfLoser::Wins | OpponentOfLoser::ArbiterDecides => Ok(()),
    }
}

/// Checks that the scores named stay within the points of a game.
fn check_within_limits(table: &Table, whom: Colour, penalties: &[Penalty]) -> Result<(), Refusal> {
    let marks = match outcome_after(table, whom, penalties) {
        Some(outcome) => outcome.marks,
        None => named(whom, penalties),
    };
    let is_limited = table.regulations().terms().score_limit == Has::Yes;
    if is_limited && !table.regulations().points.is_within_maximum(marks) {
        return refuse(table, RefusalReason::ScoreTooHigh, Provision::ScoreLimits);
    }
    Ok(())
}

/// Returns the result after these penalties: of a game that is over, or that ends with them.
pub(super) fn outcome_after(table: &Table, whom: Colour, penalties: &[Penalty]) -> Option<Outcome> {
    let lost = penalties.iter().find_map(|penalty| match penalty {
        Penalty::LossOfGame(mark) => Some(*mark),
        _ => None,
    });
    let ended = lost.map(|mark| lost_by(table, whom, mark));
    let mut outcome = ended.or(table.outcome())?;
    for penalty in penalties {
        match penalty {
            // Results are ordered with the win first, so `max` picks the lower one.
            Penalty::FewerPoints(most) => {
                outcome.marks[whom] = outcome.marks[whom].max(*most);
            }
            Penalty::MorePointsForOpponent(least) => {
                outcome.marks[!whom] = outcome.marks[!whom].min(*least);
            }
            Penalty::Warning
            | Penalty::MoreTimeForOpponent(_)
            | Penalty::LessTime(_)
            | Penalty::LossOfGame(_)
            | Penalty::Fine
            | Penalty::ExclusionFromRounds(_)
            | Penalty::Expulsion => {}
        }
    }
    Some(outcome)
}

/// Returns the result of a game that a player has lost: by forfeit, if it had not begun.
pub(crate) fn lost_by(table: &Table, whom: Colour, opponent: GameResult) -> Outcome {
    let outcome = Outcome::loss(whom, opponent);
    let is_before = *table.stage() == Stage::BeforeStart;
    if is_before { outcome.by_forfeit() } else { outcome }
}

/// Returns the scores named for a game that has no result yet.
fn named(whom: Colour, penalties: &[Penalty]) -> PerPlayer<GameResult> {
    let mut marks = PerPlayer { white: GameResult::Loss, black: GameResult::Loss };
    for penalty in penalties {
        match penalty {
            Penalty::FewerPoints(most) => marks[whom] = *most,
            Penalty::MorePointsForOpponent(least) => marks[!whom] = *least,
            Penalty::Warning
            | Penalty::MoreTimeForOpponent(_)
            | Penalty::LessTime(_)
            | Penalty::LossOfGame(_)
            | Penalty::Fine
            | Penalty::ExclusionFromRounds(_)
            | Penalty::Expulsion => {}
        }
    }
    marks
}

fn refuse<T>(table: &Table, why: RefusalReason, provision: Provision) -> Result<T, Refusal> {
    Err(Refusal { why, cite: table.cite(provision), ground: None })
}
