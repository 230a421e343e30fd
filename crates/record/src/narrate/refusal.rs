//! Why something cannot be done.

use adoube_chess::Square;
use adoube_laws::{
    Provision,
    table::{Latent, Refusal, RefusalReason, Table},
};

use super::{
    outcome::outcome,
    scene::{From, Scene, first_article, of},
};
use crate::i18n::PlayKey;

/// Why it cannot be done, and where it is written if the Laws say so.
pub fn refusal(refusal: &Refusal, scene: Scene<'_>) -> String {
    let told = match (decisive(refusal, scene), scene.before.outcome()) {
        (Some(key), _) => scene.words.plain(key),
        // What it is too late for is that the game is over.
        (None, Some(end)) if refusal.why == RefusalReason::TooLate => {
            why(&RefusalReason::GameIsOver(end), scene)
        }
        (None, _) => why(&refusal.why, scene),
    };
    match refusal.cite {
        Some(cite) => format!("{told} ({})", first_article(cite)),
        None => told,
    }
}

/// The decisive fact, where the provision shows what it is.
fn decisive(refusal: &Refusal, scene: Scene<'_>) -> Option<PlayKey> {
    let provision = refusal.cite?.provision();
    Some(match (&refusal.why, provision) {
        (RefusalReason::NothingOfTheKind, Provision::IllegalMoveCompleted)
            if has_uncompleted_move(scene.before) =>
        {
            PlayKey::RefusalNotCompleted
        }
        (RefusalReason::NothingOfTheKind, Provision::RapidWithoutRecording) => {
            PlayKey::RefusalRapidNotRecorded
        }
        (RefusalReason::NothingOfTheKind, Provision::RecordingNotRequired) => {
            PlayKey::RefusalRecordingNotRequired
        }
        (
            RefusalReason::NothingOfTheKind,
            Provision::IncrementRequest
            | Provision::QuickplayFinish
            | Provision::QuickplayRulesAnnounced,
        ) => PlayKey::RefusalGuidelinesNotInForce,
        (RefusalReason::NothingOfTheKind, Provision::FlagFallNoticed) => PlayKey::RefusalFlagIsUp,
        (RefusalReason::TooLate, Provision::AdjustingPieces) => {
            PlayKey::RefusalAnnounceAdjustingFirst
        }
        (RefusalReason::TooLate, Provision::RapidIllegalMove) => PlayKey::RefusalNextMoveMade,
        _ => return None,
    })
}

/// Whether an illegal move is in the game that nobody has pressed, or stands on the board with nothing in the hand.
fn has_uncompleted_move(table: &Table) -> bool {
    let is_illegal = |latent: &Latent| matches!(latent, Latent::IllegalMove { .. });
    let (stands, record) = (table.board(), table.history().board());
    let differs = |square| stands.piece_on(square) != record.piece_on(square);
    let is_moved = Square::ALL.into_iter().any(differs);
    let holds_nothing = table.player(table.to_move()).hands.held.is_empty();
    table.latent().iter().any(is_illegal) || is_moved && holds_nothing
}

fn why(why: &RefusalReason, scene: Scene<'_>) -> String {
    let words = scene.words;
    let square = |square| [("square", scene.square(square).into())];
    match why {
        RefusalReason::GameIsOver(end) => {
            words.say(PlayKey::RefusalGameIsOver, [("outcome", outcome(*end, words).into())])
        }
        RefusalReason::QuestionOpen(id) => {
            words.say(PlayKey::RefusalQuestionOpen, [("number", id.0.into())])
        }
        RefusalReason::NotYourMove { to_move } => {
            words.say(PlayKey::RefusalNotYourMove, [of(*to_move)])
        }
        RefusalReason::MustPlay(moves) => {
            let told = ("moves", scene.moves(moves, From::Now).into());
            words.say(PlayKey::RefusalMustPlay, [told, ("count", moves.len().into())])
        }
        RefusalReason::NothingThere(on) => words.say(PlayKey::RefusalNothingThere, square(*on)),
        RefusalReason::OwnPieceThere(on) => words.say(PlayKey::RefusalOwnPieceThere, square(*on)),
        RefusalReason::NotForYou => words.plain(PlayKey::RefusalNotForYou),
        RefusalReason::GameIsVoid => words.plain(PlayKey::RefusalGameIsVoid),
        RefusalReason::NotStarted => words.plain(PlayKey::RefusalNotStarted),
        RefusalReason::AlreadyStarted => words.plain(PlayKey::RefusalAlreadyStarted),
        RefusalReason::NotPresent => words.plain(PlayKey::RefusalNotPresent),
        RefusalReason::ClocksStopped => words.plain(PlayKey::RefusalClocksStopped),
        RefusalReason::NoSuchQuestion => words.plain(PlayKey::RefusalNoSuchQuestion),
        RefusalReason::NotAnAnswer => words.plain(PlayKey::RefusalNotAnAnswer),
        RefusalReason::NotInEdition => words.plain(PlayKey::RefusalNotInEdition),
        RefusalReason::RightLost => words.plain(PlayKey::RefusalRightLost),
        RefusalReason::WriteFirst => words.plain(PlayKey::RefusalWriteFirst),
        RefusalReason::CompleteScoresheetFirst => {
            words.plain(PlayKey::RefusalCompleteScoresheetFirst)
        }
        RefusalReason::IllegalMove => words.plain(PlayKey::RefusalIllegalMove),
        RefusalReason::HandEmpty => words.plain(PlayKey::RefusalHandEmpty),
        RefusalReason::NoOffer => words.plain(PlayKey::RefusalNoOffer),
        RefusalReason::OwnOffer => words.plain(PlayKey::RefusalOwnOffer),
        RefusalReason::CannotWithdraw => words.plain(PlayKey::RefusalCannotWithdraw),
        RefusalReason::AgreementNotAllowed => words.plain(PlayKey::RefusalAgreementNotAllowed),
        RefusalReason::NothingOfTheKind => words.plain(PlayKey::RefusalNothingOfTheKind),
        RefusalReason::TooLate => words.plain(PlayKey::RefusalTooLate),
        RefusalReason::NoGround => words.plain(PlayKey::RefusalNoGround),
        RefusalReason::OwnFlagDown => words.plain(PlayKey::RefusalOwnFlagDown),
        RefusalReason::NotAPenalty => words.plain(PlayKey::RefusalNotAPenalty),
        RefusalReason::ScoreTooHigh => words.plain(PlayKey::RefusalScoreTooHigh),
        RefusalReason::NoLeave => words.plain(PlayKey::RefusalNoLeave),
        RefusalReason::NoSuchLine => words.plain(PlayKey::RefusalNoSuchLine),
        RefusalReason::MayNotBeTold => words.plain(PlayKey::RefusalMayNotBeTold),
        RefusalReason::AlreadyDone => words.plain(PlayKey::RefusalAlreadyDone),
        RefusalReason::ClockNotRunning => words.plain(PlayKey::RefusalClockNotRunning),
        RefusalReason::Unintelligible => words.plain(PlayKey::RefusalUnintelligible),
        RefusalReason::AnnounceFirst => words.plain(PlayKey::RefusalAnnounceFirst),
        RefusalReason::AssistantNeeded => words.plain(PlayKey::RefusalAssistantNeeded),
        RefusalReason::GiveBackFirst => words.plain(PlayKey::RefusalGiveBackFirst),
        RefusalReason::StillPlaying => words.plain(PlayKey::RefusalStillPlaying),
        RefusalReason::NoConditions => words.plain(PlayKey::RefusalNoConditions),
        RefusalReason::OnlyDisplayed => words.plain(PlayKey::RefusalOnlyDisplayed),
        RefusalReason::TooEarly => words.plain(PlayKey::RefusalTooEarly),
        RefusalReason::DecisionIsFinal => words.plain(PlayKey::RefusalDecisionIsFinal),
        RefusalReason::Adjourned => words.plain(PlayKey::RefusalAdjourned),
        RefusalReason::NotInRegulations => words.plain(PlayKey::RefusalNotInRegulations),
        RefusalReason::NotTheSealedMove => words.plain(PlayKey::RefusalNotTheSealedMove),
    }
}
