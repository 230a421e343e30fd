//! What the arbiter can base on a provision: a result, a penalty, a decision. A rule on notation ends no
//! game, and a definition cannot be broken.

use Provision as P;

use crate::{Edition, Kind, Provision, Subject};

impl Provision {
    /// Reports whether a result that came about by a fault can be set aside under it.
    pub fn can_set_result_aside(self) -> bool {
        Self::GROUNDS_TO_SET_ASIDE.contains(&self)
    }

    /// Reports whether a game can have a result by it.
    pub fn can_carry_result(self) -> bool {
        self.can_lose_by_conduct()
            || matches!(
                self,
                P::CasesNotRegulated
                    | P::RulingsByFide
                    | P::AimOfTheGame
                    | P::AimOutOfReach
                    | P::Checkmate
                    | P::Resignation
                    | P::ResignationWithoutMatingChance
                    | P::Stalemate
                    | P::DeadPosition
                    | P::DrawByAgreement
                    | P::DefaultTime
                    | P::FlagFallNoticed
                    | P::FlagFall
                    | P::FlagFallWithoutMatingChance
                    | P::BothFlagsFallenInLastPeriod
                    | P::IllegalMoveCompleted
                    | P::IllegalMovePenalty
                    | P::IllegalMovesWithoutMatingChance
                    | P::TwoHandsPenalty
                    | P::PressWithoutMovePenalty
                    | P::SignedResult
                    | P::RepetitionClaim
                    | P::RepetitionAboutToAppear
                    | P::RepetitionHasAppeared
                    | P::FiftyMovesClaim
                    | P::FiftyMovesWithIntendedMove
                    | P::FiftyMovesPlayed
                    | P::CorrectDrawClaim
                    | P::DrawWithoutClaim
                    | P::FivefoldRepetition
                    | P::SeventyFiveMoves
                    | P::QuickplayClaim
                    | P::QuickplayClaimAccepted
                    | P::QuickplayClaimPostponed
                    | P::QuickplayDecisionFinal
                    | P::ClaimWithoutArbiter
                    | P::ClaimOpponentCannotWin
                    | P::ClaimOpponentDoesNotTry
                    | P::ClaimReferredToArbiter
                    | P::BothPlayersRefuse
                    | P::Appeal
                    | P::RapidIllegalMove
                    | P::RapidIllegalPosition
                    | P::RapidWinOnTime
                    | P::RapidBothFlagsFallen
                    | P::ArbiterCallsFlagFall
                    | P::BlitzIllegalMove
                    | P::EndedBeforeResumption
                    | P::SealedMoveFaulty
                    | P::SealedMoveAmbiguous
                    | P::SealedMoveUnclear
                    | P::SealedMoveIllegal
                    | P::LateForResumption
                    | P::LateSealerSaved
            )
    }

    /// Reports whether it is about keeping the score.
    const fn is_on_scoresheets(self) -> bool {
        matches!(
            self,
            P::RecordingMoves
                | P::ElectronicScoresheet
                | P::NothingWrittenInAdvance
                | P::RecordedBeforeNextMove
                | P::DrawOfferRecorded
                | P::ScoresheetVisible
                | P::ScoresheetsBelongToOrganiser
                | P::RecordCompletedAfterFlagFall
                | P::NeitherPlayerRecords
                | P::OnePlayerNeedNotRecord
                | P::ReconstructionOfTheGame
                | P::FirstMoveOfNextPeriod
                | P::SignedResult
        )
    }

    /// Reports whether a player can be penalised for breaking it.
    pub fn can_carry_penalty(self) -> bool {
        self.can_lose_by_conduct()
            || self.is_on_scoresheets()
            || matches!(
                self,
                P::CasesNotRegulated
                    | P::PlayersMoveAlternately
                    | P::HavingTheMove
                    | P::OneHand
                    | P::AdjustingPieces
                    | P::TouchMove
                    | P::TouchedOwnPiece
                    | P::TouchedOpponentsPiece
                    | P::TouchedBothColours
                    | P::TouchedKingAndRook
                    | P::TouchedRookBeforeKing
                    | P::IntendedCastlingIllegal
                    | P::PromotionChoiceFinal
                    | P::PieceReleased
                    | P::CaptureMade
                    | P::CastlingMade
                    | P::PromotionMade
                    | P::DefaultTime
                    | P::RightToPressClock
                    | P::SameHandPressesClock
                    | P::ClockHandling
                    | P::AdjustingOnOwnTimeOnly
                    | P::PlayerStopsClocks
                    | P::ReasonForStoppingClocks
                    | P::DisplacedPiecesRestored
                    | P::DisplacementPenalised
                    | P::IllegalMoveCompleted
                    | P::PromotionNotCompleted
                    | P::KingCaptured
                    | P::IllegalMovePenalty
                    | P::TwoHandsForOneMove
                    | P::TwoHandsPenalty
                    | P::PressWithoutMove
                    | P::PressWithoutMovePenalty
                    | P::AlgebraicNotation
                    | P::DrawRestrictions
                    | P::DrawOffer
                    | P::DrawOfferStands
                    | P::IncorrectDrawClaim
                    | P::IntendedMoveMustBePlayed
                    | P::QuickplayClaim
                    | P::QuickplayClaimPostponed
                    | P::QuickplayClaimRejected
                    | P::HelpWithReconstruction
                    | P::PlayersCheckClaims
                    | P::NoInterference
                    | P::PhonesOfOthers
                    | P::RapidIllegalMove
                    | P::BlitzIllegalMove
                    | P::ArbitersRecordShown
                    | P::AnnouncedMoves
                    | P::MisspokenMove
                    | P::AssistantAnnouncesMoves
                    | P::SealedMove
                    | P::PlayedMoveMustBeSealed
                    | P::LateForResumption
                    | P::Chess960CastlingByHand
                    | P::Chess960CastlingAnnounced
            )
    }

    /// Reports whether the arbiter takes decisions under it that only need to be recorded. This excludes
    /// what the Laws themselves order, and notation and definitions, which leave nothing to decide.
    pub fn can_carry_decision(self, edition: Edition) -> bool {
        match self.kind(edition) {
            Kind::Arbiter | Kind::Physical => true,
            Kind::Record => self.articles(edition).iter().any(|article| {
                !matches!(edition.subject(article), Subject::Notation | Subject::Glossary)
            }),
            Kind::Rule | Kind::Procedure => false,
        }
    }

    /// Reports whether it is a rule of conduct or a penalty: a breach may cost the game.
    const fn can_lose_by_conduct(self) -> bool {
        matches!(
            self,
            P::GoodNameOfChess
                | P::PlayingVenue
                | P::LeavingTheVenue
                | P::LeavingThePlayingArea
                | P::EnteringThePlayingArea
                | P::ReportingWhenLeaving
                | P::NotesAndAdvice
                | P::ElectronicDevices
                | P::DeviceForfeit
                | P::PersonalInspection
                | P::Smoking
                | P::UseOfScoresheet
                | P::FinishedPlayersAreSpectators
                | P::DisturbingTheOpponent
                | P::ConductPenalised
                | P::RefusalToComply
                | P::Penalties
                | P::PenaltyMorePointsForOpponent
                | P::PenaltyFewerPoints
                | P::PenaltyLossOfGame
                | P::PenaltyExpulsion
        )
    }
}
