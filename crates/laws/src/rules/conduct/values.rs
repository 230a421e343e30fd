//! What differs by edition.

use crate::{Edition, Provision, edition::by_edition};

/// What an edition says of penalties.
#[derive(Clone, Copy, Debug)]
pub(super) struct ConductRules {
    /// What the opponent of a player gets whose game was declared lost.
    pub(super) opponent_of_loser: OpponentOfLoser,
    /// The rules whose breach is penalised as bad conduct.
    pub(super) conduct: &'static [Provision],
    /// Decisions that are final: nobody can appeal against them.
    pub(super) finals: &'static [Final],
    /// What becomes of the clock of a player who has an assistant.
    pub(super) clock_with_assistant: ClockWithAssistant,
}

/// Decisions that are final.
#[derive(Clone, Copy, Debug)]
pub(super) struct Final {
    /// What says so.
    pub(super) by: Provision,
    /// What they are taken under.
    pub(super) decisions: &'static [Provision],
}

/// What the opponent gets when a game is declared lost as a penalty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OpponentOfLoser {
    /// The win; another score only where the rule that was broken leaves it to the arbiter.
    Wins,
    /// What the arbiter decides.
    ArbiterDecides,
}

/// The clock of a player with an assistant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ClockWithAssistant {
    /// It is adjusted as the arbiter finds fair.
    Adjusted,
    /// So it is, but not that of a player with a disability.
    UnlessDisabled,
}

const Y2005: ConductRules = ConductRules {
    opponent_of_loser: OpponentOfLoser::Wins,
    conduct: &[
        Provision::GoodNameOfChess,
        Provision::LeavingTheVenue,
        Provision::LeavingThePlayingArea,
        Provision::NotesAndAdvice,
        Provision::ElectronicDevices,
        Provision::UseOfScoresheet,
        Provision::Smoking,
        Provision::FinishedPlayersAreSpectators,
        Provision::DisturbingTheOpponent,
    ],
    finals: &[
        Final {
            by: Provision::QuickplayDecisionFinal,
            decisions: &[
                Provision::QuickplayClaimAccepted,
                Provision::QuickplayClaimPostponed,
                Provision::QuickplayClaimRejected,
                Provision::QuickplayDecisionFinal,
            ],
        },
        Final {
            by: Provision::ClaimReferredToArbiter,
            decisions: &[
                Provision::ClaimWithoutArbiter,
                Provision::ClaimOpponentCannotWin,
                Provision::ClaimOpponentDoesNotTry,
                Provision::ClaimReferredToArbiter,
            ],
        },
    ],
    clock_with_assistant: ClockWithAssistant::Adjusted,
};
const Y2014: ConductRules = ConductRules {
    opponent_of_loser: OpponentOfLoser::ArbiterDecides,
    finals: &[],
    clock_with_assistant: ClockWithAssistant::UnlessDisabled,
    // What the scoresheet is for has moved to the article on recording.
    conduct: &[
        Provision::GoodNameOfChess,
        Provision::LeavingTheVenue,
        Provision::LeavingThePlayingArea,
        Provision::EnteringThePlayingArea,
        Provision::ReportingWhenLeaving,
        Provision::NotesAndAdvice,
        Provision::ElectronicDevices,
        Provision::Smoking,
        Provision::FinishedPlayersAreSpectators,
        Provision::DisturbingTheOpponent,
    ],
};

impl ConductRules {
    /// What says that a decision under this provision is final, if anything does.
    pub(super) fn says_final(&self, decision: Provision) -> Option<Provision> {
        let is_among = |finals: &&Final| finals.decisions.contains(&decision);
        self.finals.iter().find(is_among).map(|finals| finals.by)
    }

    /// The values of an edition.
    pub(super) const fn of(edition: Edition) -> Self {
        by_edition!(edition; Y2005: Y2005, Y2014: Y2014)
    }
}
