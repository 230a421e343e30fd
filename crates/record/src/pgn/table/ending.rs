//! The end of a game in the vocabulary of PGN.

use adoube_chess::notation::game::Score;
use adoube_laws::{
    Citation, Provision,
    regulations::GameResult,
    table::{DecidedBy, Outcome, Stage, Table},
};

use crate::pgn::Termination;

/// The result in PGN; open if PGN has none for it.
pub(super) fn score(table: &Table) -> Score {
    table.outcome().map_or(Score::Open, |outcome| {
        match (outcome.marks.white, outcome.marks.black) {
            (GameResult::Win, GameResult::Loss) => Score::WhiteWins,
            (GameResult::Loss, GameResult::Win) => Score::BlackWins,
            (GameResult::Draw, GameResult::Draw) => Score::Draw,
            _ => Score::Open,
        }
    })
}

/// Whether PGN has a result for the outcome.
pub(super) fn is_plain(outcome: Outcome) -> bool {
    outcome == Outcome::DRAW || (outcome.by == DecidedBy::Play && outcome.winner().is_some())
}

/// Why the game ended.
pub(super) fn termination(table: &Table) -> Termination {
    let Stage::Over { outcome, under } = table.stage() else { return Termination::Unterminated };
    if outcome.by == DecidedBy::Forfeit {
        return Termination::RulesInfraction;
    }
    match under.map(Citation::provision) {
        Some(
            Provision::FlagFall
            | Provision::FlagFallWithoutMatingChance
            | Provision::FlagFallNoticed
            | Provision::BothFlagsFallenInLastPeriod
            | Provision::FlagFallOnlyOnClaim
            | Provision::ArbiterCallsFlagFall
            | Provision::RapidWinOnTime
            | Provision::RapidBothFlagsFallen,
        ) => Termination::TimeForfeit,
        Some(
            Provision::DefaultTime
            | Provision::NeitherPlayerPresent
            | Provision::IllegalMoveCompleted
            | Provision::IllegalMovePenalty
            | Provision::IllegalMovesWithoutMatingChance
            | Provision::TwoHandsPenalty
            | Provision::PressWithoutMovePenalty
            | Provision::RapidIllegalMove
            | Provision::BlitzIllegalMove
            | Provision::DeviceForfeit
            | Provision::RefusalToComply
            | Provision::BothPlayersRefuse
            | Provision::PenaltyLossOfGame,
        ) => Termination::RulesInfraction,
        Some(
            Provision::QuickplayClaimAccepted
            | Provision::QuickplayClaimPostponed
            | Provision::QuickplayClaimRejected
            | Provision::ClaimReferredToArbiter,
        ) => Termination::Adjudication,
        _ => Termination::Normal,
    }
}
