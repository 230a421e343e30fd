//! The kind of every act.

use super::ActionKind;
use crate::vocabulary::{
    Action, AdjournAct, AdjournStep, ArbiterAct, Claim, HandAct, Intent, PresenceAct, Request,
    SheetAct, Voice,
};

impl ActionKind {
    /// The kind of an act; none if nobody has a right to it.
    pub const fn of(action: &Action) -> Option<Self> {
        match action {
            Action::Tick | Action::Testify(_) => None,
            Action::Hand { act, .. } => Self::of_hand(*act),
            Action::Make(_) => Some(Self::Make),
            Action::Play(_) => Some(Self::Play),
            Action::Say(voice) => Self::of_voice(voice),
            Action::Press { .. } => Some(Self::Press),
            Action::StopClocks(_) => Some(Self::StopClocks),
            Action::Sheet(act) => Self::of_sheet(act),
            Action::Presence(act) => Self::of_presence(*act),
            Action::Adjourn(act) => Some(Self::of_adjournment(act)),
            Action::Arbiter(arbitration) => Some(Self::of_arbiter(&arbitration.act)),
            Action::Report(_) => Some(Self::Report),
        }
    }

    const fn of_hand(act: HandAct) -> Option<Self> {
        match act {
            HandAct::Touch { intent: Intent::ToPlay, .. } => Some(Self::Touch),
            HandAct::Touch { intent: Intent::Accident, .. } | HandAct::Displace { .. } => None,
            HandAct::Lift { .. } => Some(Self::Lift),
            HandAct::Fetch { .. } => Some(Self::Fetch),
            HandAct::Hold { .. } => Some(Self::Hold),
            HandAct::Place { .. } => Some(Self::Place),
            HandAct::PutAside => Some(Self::PutAside),
            HandAct::Remove { .. } => Some(Self::Remove),
            HandAct::PutRight => Some(Self::PutRight),
        }
    }

    const fn of_voice(voice: &Voice) -> Option<Self> {
        match voice {
            Voice::Adjusting => Some(Self::Adjust),
            Voice::AboutToCastle => Some(Self::AnnounceCastling),
            Voice::OfferDraw => Some(Self::OfferDraw),
            Voice::Accept => Some(Self::AcceptDraw),
            Voice::Decline => Some(Self::DeclineDraw),
            Voice::WouldCorrect => Some(Self::CorrectByAgreement),
            Voice::ConfirmEvidence => Some(Self::ConfirmEvidence),
            Voice::DisputeEvidence => Some(Self::DisputeEvidence),
            Voice::Resign => Some(Self::Resign),
            Voice::Claim(claim) => Some(Self::of_claim(claim)),
            Voice::Request(request) => Self::of_request(request),
            Voice::CallArbiter(_) => Some(Self::CallArbiter),
            Voice::Appeal(_) => Some(Self::Appeal),
            Voice::Announce(_) => Some(Self::Announce),
            Voice::Repeat(_) => Some(Self::Repeat),
            Voice::OfferDrawIf(_)
            | Voice::WithdrawOffer
            | Voice::WithdrawClaim
            | Voice::Refuse(_)
            | Voice::Accuse(_)
            | Voice::Other(_) => None,
        }
    }

    const fn of_claim(claim: &Claim) -> Self {
        match claim {
            Claim::Repetition(_) => Self::ClaimRepetition,
            Claim::FiftyMoves(_) => Self::ClaimFiftyMoves,
            Claim::FlagFall => Self::ClaimFlagFall,
            Claim::IllegalMove => Self::ClaimIllegalMove,
            Claim::Touch => Self::ClaimTouch,
            Claim::Irregularity(_) => Self::ClaimIrregularity,
            Claim::NoEffort => Self::ClaimNoEffort,
            Claim::CannotWin => Self::ClaimCannotWin,
        }
    }

    /// Nobody may ask for the number of moves.
    const fn of_request(request: &Request) -> Option<Self> {
        match request {
            Request::MoveNumber => None,
            Request::Piece => Some(Self::RequestPiece),
            Request::Scoresheet => Some(Self::RequestScoresheet),
            Request::BlankScoresheet => Some(Self::RequestBlankScoresheet),
            Request::Explanation(_) => Some(Self::RequestExplanation),
            Request::MovesAndTime => Some(Self::RequestMovesAndTime),
            Request::ToLeave(_) => Some(Self::RequestLeave),
            Request::Device => Some(Self::RequestDevice),
            Request::Assistant(_) => Some(Self::RequestAssistant),
            Request::ConsentToDraw => Some(Self::RequestConsent),
            Request::Increment => Some(Self::RequestIncrement),
        }
    }

    const fn of_sheet(act: &SheetAct) -> Option<Self> {
        match act {
            SheetAct::Write { .. } => Some(Self::Write),
            SheetAct::Strike(_) => Some(Self::Strike),
            SheetAct::WriteOffer => Some(Self::WriteOffer),
            SheetAct::WriteTime(_) => Some(Self::WriteTime),
            SheetAct::Complete => Some(Self::CompleteScoresheet),
            SheetAct::Borrow => Some(Self::BorrowScoresheet),
            SheetAct::GiveBack => Some(Self::GiveBackScoresheet),
            SheetAct::Sign(_) => Some(Self::Sign),
            SheetAct::HandOver => Some(Self::HandOverScoresheet),
            SheetAct::TakeElectronic => Some(Self::TakeElectronic),
            SheetAct::Replace(_) => Some(Self::ReplaceScoresheet),
            SheetAct::KeepFor(_) => Some(Self::KeepScore),
            SheetAct::WriteNote(_) | SheetAct::Hide => None,
        }
    }

    const fn of_presence(act: PresenceAct) -> Option<Self> {
        match act {
            PresenceAct::Arrive => Some(Self::Arrive),
            PresenceAct::Leave(_) => Some(Self::Leave),
            PresenceAct::Return => Some(Self::Return),
            PresenceAct::Device(_)
            | PresenceAct::Notes
            | PresenceAct::Analyses
            | PresenceAct::Smokes
            | PresenceAct::Disturbs
            | PresenceAct::Disgraces
            | PresenceAct::ShakesHands
            | PresenceAct::Enters
            | PresenceAct::UsesBag
            | PresenceAct::Interferes => None,
        }
    }

    const fn of_adjournment(act: &AdjournAct) -> Self {
        match act {
            AdjournAct::Ask => Self::AskToAdjourn,
            AdjournAct::Seal(_) => Self::Seal,
            AdjournAct::HandOver => Self::HandOverEnvelope,
            AdjournAct::State(_) => Self::StateSealedMove,
        }
    }

    const fn of_arbiter(act: &ArbiterAct) -> Self {
        match act {
            ArbiterAct::Come => Self::Come,
            ArbiterAct::DrawArray(_) => Self::DrawArray,
            ArbiterAct::Start => Self::Start,
            ArbiterAct::Stop => Self::Stop,
            ArbiterAct::Restart(_) => Self::Restart,
            ArbiterAct::SetClock { .. } => Self::SetClock,
            ArbiterAct::ReplaceClock(_) => Self::ReplaceClock,
            ArbiterAct::InstallSetting(_) => Self::InstallSetting,
            ArbiterAct::Notice(what) => Self::Notice(what.matter),
            ArbiterAct::Restore(_) => Self::Restore,
            ArbiterAct::Answer { .. } => Self::Answer,
            ArbiterAct::Penalise { .. } => Self::Penalise,
            ArbiterAct::Compensate(_) => Self::Compensate,
            ArbiterAct::Permit { .. } => Self::Permit,
            ArbiterAct::Excuse(_) => Self::Excuse,
            ArbiterAct::Declare { .. } => Self::Declare,
            ArbiterAct::Adjourn(step) => Self::of_step(step),
            ArbiterAct::Decide { .. } => Self::Decide,
            ArbiterAct::Tell(_) => Self::Tell,
            ArbiterAct::AppointAssistants => Self::AppointAssistants,
            ArbiterAct::PlayWentOn { .. } => Self::PlayWentOn,
            ArbiterAct::Reconstruct => Self::Reconstruct,
            ArbiterAct::DecideAppeal(_) => Self::DecideAppeal,
        }
    }

    const fn of_step(step: &AdjournStep) -> Self {
        match step {
            AdjournStep::Request => Self::RequestSealing,
            AdjournStep::CheckEnvelope => Self::CheckEnvelope,
            AdjournStep::Appoint { .. } => Self::AppointResumption,
            AdjournStep::Resume => Self::Resume,
            AdjournStep::Open(_) => Self::OpenEnvelope,
            AdjournStep::OpenReply(_) => Self::OpenReply,
            AdjournStep::EnvelopeLost => Self::LoseEnvelope,
            AdjournStep::PositionLost => Self::LosePosition,
        }
    }
}
