//! The provisions that arbiters use most often, for pages that offer a choice. Any other suitable provision
//! may be named as well.

use Provision as P;

use crate::Provision;

impl Provision {
    /// The provisions for which players are penalised most often.
    pub const USUAL_BREACHES: [Self; 15] = [
        P::IllegalMovePenalty,
        P::DisturbingTheOpponent,
        P::ElectronicDevices,
        P::NotesAndAdvice,
        P::LeavingThePlayingArea,
        P::LeavingTheVenue,
        P::Smoking,
        P::ClockHandling,
        P::DisplacementPenalised,
        P::AdjustingPieces,
        P::RecordingMoves,
        P::ScoresheetVisible,
        P::RefusalToComply,
        P::GoodNameOfChess,
        P::CasesNotRegulated,
    ];

    /// The provisions under which results are declared most often.
    pub const USUAL_RESULTS: [Self; 5] = [
        P::CasesNotRegulated,
        P::DefaultTime,
        P::DeviceForfeit,
        P::RefusalToComply,
        P::BothPlayersRefuse,
    ];

    /// The provisions under which a result that came about by a fault is set aside.
    pub const GROUNDS_TO_SET_ASIDE: [Self; 9] = [
        P::ArbiterAppliesTheLaws,
        P::ArbiterSeesToFairPlay,
        P::ArbiterServesTheCompetition,
        P::DefectiveClock,
        P::WrongClockSetting,
        P::ClocksAfterIrregularity,
        P::TimeForDisturbance,
        P::CasesNotRegulated,
        P::RulingsByFide,
    ];

    /// The provisions under which decisions are most often only recorded.
    pub const USUAL_DECISIONS: [Self; 7] = [
        P::ArbiterAppliesTheLaws,
        P::ArbiterServesTheCompetition,
        P::ArbiterSeesToFairPlay,
        P::ArbiterObservesTheGames,
        P::PersonalInspection,
        P::NoInterference,
        P::CasesNotRegulated,
    ];
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Edition;

    #[test]
    fn the_usual_ones_can_carry_it() {
        for breach in P::USUAL_BREACHES {
            assert!(breach.can_carry_penalty(), "{}", breach.name());
        }
        for result in P::USUAL_RESULTS {
            assert!(result.can_carry_result(), "{}", result.name());
        }
        for decision in P::USUAL_DECISIONS {
            let can = |edition: &Edition| decision.can_carry_decision(*edition);
            assert!(Edition::ALL.iter().any(can), "{}", decision.name());
        }
    }
}
