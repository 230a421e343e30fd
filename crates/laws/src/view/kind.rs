//! The kinds of acts that the Laws give somebody a right to, or ask of somebody.

use serde::{Deserialize, Serialize};

use crate::{Provision, vocabulary::Matter};

/// Kinds with the provision that speaks of each. The first column is also the name in JSON.
macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident under $provision:ident,)*) => {
        /// A kind of act. What nobody has a right to, such as a disturbance, has no kind.
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum ActionKind {
            $($(#[$doc])* $name,)*
            /// The arbiter sees something that is wrong.
            Notice(Matter),
        }

        impl ActionKind {
            /// All of them.
            pub fn all() -> impl Iterator<Item = Self> {
                let notices = Matter::ALL.iter().map(|matter| Self::Notice(*matter));
                [$(Self::$name),*].into_iter().chain(notices)
            }

            /// Its name.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => stringify!($name),)*
                    Self::Notice(_) => "Notice",
                }
            }

            /// The provision that gives the right, or asks for the act.
            pub const fn under(self) -> Provision {
                match self {
                    $(Self::$name => Provision::$provision,)*
                    Self::Notice(matter) => of_matter(matter),
                }
            }
        }
    };
}

kinds! {
    /// To touch a piece.
    Touch under TouchMove,
    /// To take a piece up.
    Lift under TouchMove,
    /// To take a piece from beside the board.
    Fetch under PromotionInVariousWays,
    /// To let the piece in the hand touch a square.
    Hold under PromotionChoiceFinal,
    /// To put the piece in the hand on a square.
    Place under PieceReleased,
    /// To put the piece in the hand beside the board.
    PutAside under CaptureMade,
    /// To take a piece off the board.
    Remove under CaptureMade,
    /// To put displaced pieces back.
    PutRight under DisplacedPiecesRestored,
    /// To make a move and leave the clock alone.
    Make under PlayersMoveAlternately,
    /// To make a move and press the clock.
    Play under MoveCompleted,
    /// To press the clock.
    Press under RightToPressClock,
    /// To stop the clocks.
    StopClocks under PlayerStopsClocks,
    /// To say that one adjusts.
    Adjust under AdjustingPieces,
    /// To say that one is about to castle.
    AnnounceCastling under Chess960CastlingAnnounced,
    /// To offer a draw.
    OfferDraw under DrawOffer,
    /// To accept a draw.
    AcceptDraw under DrawByAgreement,
    /// To refuse a draw.
    DeclineDraw under DrawOfferStands,
    /// To resign.
    Resign under Resignation,
    /// To claim a draw because of a position that stood three times.
    ClaimRepetition under RepetitionClaim,
    /// To claim a draw because of fifty moves.
    ClaimFiftyMoves under FiftyMovesClaim,
    /// To claim that a flag has fallen.
    ClaimFlagFall under FlagFallNoticed,
    /// To claim that an illegal move was played.
    ClaimIllegalMove under IllegalMoveCompleted,
    /// To put an illegal move right by agreement.
    CorrectByAgreement under RapidIllegalMove,
    /// To complain of how the opponent touched or moved.
    ClaimTouch under TouchForfeitsComplaint,
    /// To claim that something else is wrong.
    ClaimIrregularity under IrregularityReported,
    /// To claim a draw since the opponent does not try to win.
    ClaimNoEffort under QuickplayClaim,
    /// To claim a draw since the opponent cannot win.
    ClaimCannotWin under QuickplayClaim,
    /// To confirm what the opponent submits with a claim.
    ConfirmEvidence under ClaimWithoutArbiter,
    /// Not to confirm it.
    DisputeEvidence under ClaimWithoutArbiter,
    /// To ask for a piece.
    RequestPiece under PlayerStopsClocks,
    /// To ask for a look at a scoresheet.
    RequestScoresheet under ArbitersRecordShown,
    /// To ask for a scoresheet to write on.
    RequestBlankScoresheet under RapidWithoutRecording,
    /// To ask what the Laws mean.
    RequestExplanation under RightToExplanation,
    /// To ask for the number of moves and the time, as players who cannot see do.
    RequestMovesAndTime under AssistantTellsMovesAndTime,
    /// To ask for leave to go out.
    RequestLeave under LeavingThePlayingArea,
    /// To ask for leave to have a device.
    RequestDevice under ElectronicDevices,
    /// To ask for an assistant.
    RequestAssistant under AssistantMovesPieces,
    /// To ask for consent to a draw.
    RequestConsent under DrawRestrictions,
    /// To ask for extra time for each move.
    RequestIncrement under IncrementRequest,
    /// To call the arbiter.
    CallArbiter under ArbiterObservesTheGames,
    /// To appeal.
    Appeal under Appeal,
    /// To announce a move.
    Announce under AnnouncedMoves,
    /// To repeat an announced move.
    Repeat under AnnouncedMoves,
    /// To write a move down.
    Write under RecordingMoves,
    /// To strike out what stands on a line.
    Strike under RecordingMoves,
    /// To mark a draw offer.
    WriteOffer under DrawOfferRecorded,
    /// To write the time on a clock.
    WriteTime under UseOfScoresheet,
    /// To complete the scoresheet.
    CompleteScoresheet under RecordCompletedAfterFlagFall,
    /// To take the opponent's scoresheet.
    BorrowScoresheet under OnePlayerNeedNotRecord,
    /// To give it back.
    GiveBackScoresheet under OnePlayerNeedNotRecord,
    /// To sign.
    Sign under SignedResult,
    /// To hand the scoresheet over.
    HandOverScoresheet under ScoresheetsBelongToOrganiser,
    /// To take an electronic scoresheet.
    TakeElectronic under ElectronicScoresheet,
    /// To replace a defective electronic scoresheet.
    ReplaceScoresheet under DefectiveElectronicScoresheet,
    /// To keep the score for a player.
    KeepScore under AssistantKeepsScore,
    /// To arrive.
    Arrive under DefaultTime,
    /// To go out.
    Leave under LeavingThePlayingArea,
    /// To come back.
    Return under LeavingThePlayingArea,
    /// To ask to adjourn.
    AskToAdjourn under EarlyAdjournment,
    /// To seal a move.
    Seal under SealedMove,
    /// To hand the envelope over.
    HandOverEnvelope under SealedMove,
    /// To state what was sealed.
    StateSealedMove under EnvelopeLost,
    /// To tell the arbiter of an irregularity.
    Report under IrregularityReported,
    /// To come to the board, where somebody waits.
    Come under ArbiterObservesTheGames,
    /// To have an array drawn.
    DrawArray under Chess960RandomChoice,
    /// To start the game.
    Start under StartOfWhitesClock,
    /// To stop the clocks, as the arbiter.
    Stop under ArbiterStopsClocks,
    /// To start a clock again.
    Restart under RestartOfClocks,
    /// To set a clock.
    SetClock under ClocksAfterIrregularity,
    /// To replace the clock.
    ReplaceClock under DefectiveClock,
    /// To install the right setting.
    InstallSetting under WrongClockSetting,
    /// To restore a position.
    Restore under DisplacementFoundLater,
    /// To answer a question.
    Answer under TermArbitersDiscretion,
    /// To penalise a player.
    Penalise under Penalties,
    /// To give time after a disturbance.
    Compensate under TimeForDisturbance,
    /// To give leave for something.
    Permit under ArbiterAppliesTheLaws,
    /// To let a player come late.
    Excuse under DefaultTime,
    /// To declare a result.
    Declare under ArbiterAppliesTheLaws,
    /// To record a decision.
    Decide under ArbiterAppliesTheLaws,
    /// To tell the players something.
    Tell under ArbiterDoesNotIntervene,
    /// To appoint assistants.
    AppointAssistants under AssistantsOfTheArbiter,
    /// To record that play went on after the end of the game.
    PlayWentOn under ArbiterAppliesTheLaws,
    /// To have the game reconstructed.
    Reconstruct under ReconstructionOfTheGame,
    /// To decide on an appeal.
    DecideAppeal under Appeal,
    /// To ask a player to seal.
    RequestSealing under SealedMove,
    /// To check the envelope.
    CheckEnvelope under EnvelopeInSafekeeping,
    /// To appoint the resumption.
    AppointResumption under ResumptionSessions,
    /// To resume the game.
    Resume under SetUpForResumption,
    /// To open the envelope.
    OpenEnvelope under EnvelopeOpened,
    /// To open the envelope with the reply.
    OpenReply under SealingPlayerAbsent,
    /// To find that the envelope is lost.
    LoseEnvelope under EnvelopeLost,
    /// To find that the adjourned position is not known.
    LosePosition under AdjournedPositionUnknown,
}

/// The provision under which something that is wrong is dealt with.
const fn of_matter(matter: Matter) -> Provision {
    match matter {
        Matter::IllegalMove => Provision::IllegalMoveCompleted,
        Matter::IllegalPosition => Provision::IllegalPosition,
        Matter::Touch => Provision::TouchMove,
        Matter::Release => Provision::PieceReleased,
        Matter::TwoHands => Provision::OneHand,
        Matter::FlagFall => Provision::FlagFallNoticed,
        Matter::Displacement => Provision::DisplacementFoundLater,
        Matter::InitialPosition => Provision::WrongInitialPosition,
        Matter::BoardPlacement => Provision::WrongBoardPlacement,
        Matter::ReversedColours => Provision::ReversedColours,
        Matter::DefectiveClock => Provision::DefectiveClock,
        Matter::ClockSetting => Provision::WrongClockSetting,
        Matter::Clock | Matter::PressWithoutMove => Provision::ClockHandling,
        Matter::OutOfTurn => Provision::PlayersMoveAlternately,
        Matter::BoardsDisagree => Provision::BoardsDisagree,
        Matter::Scoresheet => Provision::RecordingMoves,
        Matter::EndOfGame => Provision::Checkmate,
    }
}
