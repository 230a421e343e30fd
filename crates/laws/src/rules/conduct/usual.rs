//! The provisions under which arbiters act most often, for pages that offer a choice. Any other that can carry it may be
//! named as well.

use Provision as P;

use crate::Provision;

impl Provision {
    /// What players are penalised for most often.
    pub const USUAL_BREACHES: [Self; 14] = [
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

    /// Under what results have to be declared most often.
    pub const USUAL_RESULTS: [Self; 5] = [
        P::CasesNotRegulated,
        P::DefaultTime,
        P::DeviceForfeit,
        P::RefusalToComply,
        P::BothPlayersRefuse,
    ];

    /// Under what arbiters most often take a decision that only has to be recorded.
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
