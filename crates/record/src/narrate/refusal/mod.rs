//! Why an act is refused.

mod decisive;

use adoube_laws::table::{Ground, Refusal, RefusalReason, Stage};

use self::decisive::decisive;
use super::{
    context::{Context, PlayedFrom, colour_value},
    ground::ground,
    outcome::outcome,
};
use crate::i18n::PlayKey;

/// Why an act is refused, with the article if the Laws say so.
pub fn refusal(refusal: &Refusal, context: Context<'_>) -> String {
    let (sentence, cite) = match *context.before.stage() {
        // It is too late because the game is over.
        Stage::Over { outcome, under } if refusal.why == RefusalReason::TooLate => {
            (why(&RefusalReason::GameIsOver(outcome), context), under.or(refusal.cite))
        }
        _ => {
            let sentence = decisive(refusal, context).unwrap_or_else(|| why(&refusal.why, context));
            (sentence, refusal.cite)
        }
    };
    let sentence = match cite {
        Some(cite) => format!("{sentence} ({})", context.article(cite)),
        None => sentence,
    };
    match &refusal.ground {
        Some(flag @ Ground::FlagNotCalled(_)) => {
            format!("{sentence} {}", ground(flag, None, context))
        }
        _ => sentence,
    }
}

fn why(why: &RefusalReason, context: Context<'_>) -> String {
    let words = context.words;
    let square = |square| [("square", context.square(square).into())];
    let other = [("what", "other".into())];
    match why {
        RefusalReason::GameIsOver(end) => {
            words.say(PlayKey::RefusalGameIsOver, [("outcome", outcome(*end, words).into())])
        }
        RefusalReason::QuestionOpen(id) => {
            words.say(PlayKey::RefusalQuestionOpen, [("number", id.0.into())])
        }
        RefusalReason::NotYourMove { to_move } => {
            words.say(PlayKey::RefusalNotYourMove, [colour_value(*to_move)])
        }
        RefusalReason::MustPlay(moves) => {
            let moves_value = ("moves", context.moves(moves, PlayedFrom::Now).into());
            words.say(PlayKey::RefusalMustPlay, [moves_value, ("count", moves.len().into())])
        }
        RefusalReason::NothingThere(on) => words.say(PlayKey::RefusalNothingThere, square(*on)),
        RefusalReason::OwnPieceThere(on) => words.say(PlayKey::RefusalOwnPieceThere, square(*on)),
        RefusalReason::NotForYou => words.say(PlayKey::RefusalNotForYouBecause, other),
        RefusalReason::ClockToBeSet => words.plain(PlayKey::RefusalClockToBeSet),
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
        RefusalReason::TooLate => words.say(PlayKey::RefusalTooLateBecause, other),
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
        RefusalReason::TooEarly => words.say(PlayKey::RefusalTooEarlyBecause, other),
        RefusalReason::DecisionIsFinal => words.plain(PlayKey::RefusalDecisionIsFinal),
        RefusalReason::Adjourned => words.plain(PlayKey::RefusalAdjourned),
        RefusalReason::NotInRegulations => words.plain(PlayKey::RefusalNotInRegulations),
        RefusalReason::NotTheSealedMove => words.plain(PlayKey::RefusalNotTheSealedMove),
    }
}
