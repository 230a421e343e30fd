//! Values that differ by edition.

use crate::{Edition, Provision, edition::by_edition};

/// The rules of an edition on penalties.
#[derive(Clone, Copy, Debug)]
pub(super) struct ConductRules {
    /// The opponent's result when a game is declared lost.
    pub(super) opponent_of_loser: OpponentOfLoser,
    /// The rules whose breach is penalised as misconduct.
    pub(super) conduct: &'static [Provision],
    /// Final decisions, without appeal.
    pub(super) finals: &'static [FinalDecisions],
    /// How the clock of a player with an assistant is treated.
    pub(super) clock_with_assistant: ClockWithAssistant,
}

/// Decisions that are final.
#[derive(Clone, Copy, Debug)]
pub(super) struct FinalDecisions {
    /// The provision that makes them final.
    pub(super) by: Provision,
    /// The provisions under which they are taken.
    pub(super) decisions: &'static [Provision],
}

/// The opponent's result when a game is declared lost as a penalty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OpponentOfLoser {
    /// A win; another score only where the rule that was broken leaves it to the arbiter.
    Wins,
    /// As the arbiter decides.
    ArbiterDecides,
}

/// How the clock of a player with an assistant is treated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ClockWithAssistant {
    /// It is adjusted as the arbiter finds fair.
    Adjusted,
    /// The same, except for a player with a disability.
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
        FinalDecisions {
            by: Provision::QuickplayDecisionFinal,
            decisions: &[
                Provision::QuickplayClaimAccepted,
                Provision::QuickplayClaimPostponed,
                Provision::QuickplayClaimRejected,
                Provision::QuickplayDecisionFinal,
            ],
        },
        FinalDecisions {
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
    // The rule on the use of the scoresheet has moved to the article on recording.
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
    /// Returns the provision that makes a decision under this one final, if any.
    pub(super) fn says_final(&self, decision: Provision) -> Option<Provision> {
        let is_among = |finals: &&FinalDecisions| finals.decisions.contains(&decision);
        self.finals.iter().find(is_among).map(|finals| finals.by)
    }

    /// Returns the values of an edition.
    pub(super) const fn for_edition(edition: Edition) -> Self {
        by_edition!(edition; Y2005: Y2005, Y2014: Y2014)
    }
}
