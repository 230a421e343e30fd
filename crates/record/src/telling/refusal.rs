//! Why something cannot be done.

use adoube_laws::table::{Refusal, Why};

use super::{
    outcome::outcome,
    scene::{From, Scene, of},
};
use crate::words::PlayKey;

/// Why it cannot be done, and where it is written if the Laws say so.
pub fn refusal(refusal: &Refusal, scene: Scene<'_>) -> String {
    let told = why(&refusal.why, scene);
    match refusal.cite {
        Some(cite) => format!("{told} ({})", Scene::articles(&[cite]).join(", ")),
        None => told,
    }
}

fn why(why: &Why, scene: Scene<'_>) -> String {
    let words = scene.words;
    let square = |square| [("square", scene.square(square).into())];
    match why {
        Why::GameIsOver(end) => {
            words.say(PlayKey::RefusalGameIsOver, [("outcome", outcome(*end, words).into())])
        }
        Why::QuestionOpen(id) => words.say(PlayKey::RefusalQuestionOpen, [("number", id.0.into())]),
        Why::NotYourMove { to_move } => words.say(PlayKey::RefusalNotYourMove, [of(*to_move)]),
        Why::MustPlay(moves) => {
            let told = ("moves", scene.moves(moves, From::Now).into());
            words.say(PlayKey::RefusalMustPlay, [told, ("count", moves.len().into())])
        }
        Why::NothingThere(on) => words.say(PlayKey::RefusalNothingThere, square(*on)),
        Why::OwnPieceThere(on) => words.say(PlayKey::RefusalOwnPieceThere, square(*on)),
        Why::NotForYou => words.plain(PlayKey::RefusalNotForYou),
        Why::GameIsVoid => words.plain(PlayKey::RefusalGameIsVoid),
        Why::NotStarted => words.plain(PlayKey::RefusalNotStarted),
        Why::AlreadyStarted => words.plain(PlayKey::RefusalAlreadyStarted),
        Why::NotPresent => words.plain(PlayKey::RefusalNotPresent),
        Why::ClocksStopped => words.plain(PlayKey::RefusalClocksStopped),
        Why::NoSuchQuestion => words.plain(PlayKey::RefusalNoSuchQuestion),
        Why::NotAnAnswer => words.plain(PlayKey::RefusalNotAnAnswer),
        Why::NotInEdition => words.plain(PlayKey::RefusalNotInEdition),
        Why::RightLost => words.plain(PlayKey::RefusalRightLost),
        Why::WriteFirst => words.plain(PlayKey::RefusalWriteFirst),
        Why::CompleteScoresheetFirst => words.plain(PlayKey::RefusalCompleteScoresheetFirst),
        Why::IllegalMove => words.plain(PlayKey::RefusalIllegalMove),
        Why::HandEmpty => words.plain(PlayKey::RefusalHandEmpty),
        Why::NoOffer => words.plain(PlayKey::RefusalNoOffer),
        Why::OwnOffer => words.plain(PlayKey::RefusalOwnOffer),
        Why::CannotWithdraw => words.plain(PlayKey::RefusalCannotWithdraw),
        Why::AgreementNotAllowed => words.plain(PlayKey::RefusalAgreementNotAllowed),
        Why::NothingOfTheKind => words.plain(PlayKey::RefusalNothingOfTheKind),
        Why::TooLate => words.plain(PlayKey::RefusalTooLate),
        Why::NoGround => words.plain(PlayKey::RefusalNoGround),
        Why::OwnFlagDown => words.plain(PlayKey::RefusalOwnFlagDown),
        Why::NotAPenalty => words.plain(PlayKey::RefusalNotAPenalty),
        Why::ScoreTooHigh => words.plain(PlayKey::RefusalScoreTooHigh),
        Why::NoLeave => words.plain(PlayKey::RefusalNoLeave),
        Why::NoSuchLine => words.plain(PlayKey::RefusalNoSuchLine),
        Why::MayNotBeTold => words.plain(PlayKey::RefusalMayNotBeTold),
        Why::AlreadyDone => words.plain(PlayKey::RefusalAlreadyDone),
        Why::ClockNotRunning => words.plain(PlayKey::RefusalClockNotRunning),
        Why::Unintelligible => words.plain(PlayKey::RefusalUnintelligible),
        Why::AnnounceFirst => words.plain(PlayKey::RefusalAnnounceFirst),
        Why::AssistantNeeded => words.plain(PlayKey::RefusalAssistantNeeded),
        Why::GiveBackFirst => words.plain(PlayKey::RefusalGiveBackFirst),
        Why::StillPlaying => words.plain(PlayKey::RefusalStillPlaying),
        Why::NoConditions => words.plain(PlayKey::RefusalNoConditions),
        Why::OnlyDisplayed => words.plain(PlayKey::RefusalOnlyDisplayed),
        Why::TooEarly => words.plain(PlayKey::RefusalTooEarly),
        Why::DecisionIsFinal => words.plain(PlayKey::RefusalDecisionIsFinal),
        Why::Adjourned => words.plain(PlayKey::RefusalAdjourned),
        Why::NotInRegulations => words.plain(PlayKey::RefusalNotInRegulations),
        Why::NotTheSealedMove => words.plain(PlayKey::RefusalNotTheSealedMove),
    }
}
