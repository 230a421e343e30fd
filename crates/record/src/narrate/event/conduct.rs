//! Conduct, requests, reports and appeals.

use adoube_laws::table::{Accusation, ConductFact, IrregularityKind, Request, Testimony, Who};

use super::presence::person;
use crate::{
    i18n::PlayKey,
    narrate::context::{Context, Form, colour_value},
};

/// Events of conduct.
pub fn conduct(fact: &ConductFact, context: Context<'_>) -> String {
    let words = context.words;
    let quoted = |text: &String| ("text", text.clone().into());
    match fact {
        ConductFact::ArbiterCalled { by, why } if why.is_empty() => {
            words.say(PlayKey::EventArbiterCalledOnly, [colour_value(*by)])
        }
        ConductFact::ArbiterCalled { by, why } => {
            words.say(PlayKey::EventArbiterCalled, [colour_value(*by), quoted(why)])
        }
        ConductFact::ArbiterCame => words.plain(PlayKey::EventArbiterCame),
        ConductFact::Said { by, words: said } => {
            words.say(PlayKey::EventSaid, [colour_value(*by), quoted(said)])
        }
        ConductFact::Requested { by, what: Request::Explanation(text) } => {
            words.say(PlayKey::EventRequestedExplanation, [colour_value(*by), quoted(text)])
        }
        ConductFact::Requested { by, what } => words.say(requested(what), [colour_value(*by)]),
        ConductFact::Reported { by, matter } => reported(*by, &[*matter], context),
        ConductFact::Accused { by, of: accused, .. } => match accused {
            Accusation::Touched(on) => {
                let piece = ("piece", context.piece(*on, Form::Touched).into());
                words.say(PlayKey::EventAccusedOfTouching, [colour_value(*by), piece])
            }
            Accusation::Resigned => {
                words.say(PlayKey::EventSaidToHaveResigned, [colour_value(*by)])
            }
            Accusation::OfferedDraw => {
                words.say(PlayKey::EventSaidToHaveOffered, [colour_value(*by)])
            }
        },
        ConductFact::Testified { by, says } => {
            let says = match says {
                Testimony::Confirms => "confirms",
                Testimony::Denies => "denies",
            };
            let who = ("who", person(*by).into());
            words.say(PlayKey::EventTestified, [who, ("says", says.into())])
        }
        ConductFact::AccusationJudged { by, believed } => {
            let believed = if *believed { "yes" } else { "no" };
            words.say(
                PlayKey::EventAccusationJudged,
                [colour_value(*by), ("believed", believed.into())],
            )
        }
        ConductFact::Refused { by, what } => {
            words.say(PlayKey::EventRefused, [colour_value(*by), quoted(what)])
        }
        ConductFact::FoundToRefuse { who, .. } => {
            words.say(PlayKey::EventFoundToRefuse, [colour_value(*who)])
        }
        ConductFact::Appealed { by, against, why } => {
            let articles = context.article(*against);
            let articles = ("articles", articles.into());
            words.say(PlayKey::EventAppealed, [colour_value(*by), articles, quoted(why)])
        }
        ConductFact::AppealDecided => words.plain(PlayKey::EventAppealDecided),
        ConductFact::Scored(points) => {
            let [white, black] = [points.white, points.black].map(|own| own.to_string());
            let points = [("white", white.into()), ("black", black.into())];
            words.say(PlayKey::EventScored, points)
        }
    }
}

/// What waits for the arbiter: the reports of one side are one call.
pub fn calls(waiting: &[ConductFact], context: Context<'_>) -> Vec<String> {
    let mut told = Vec::new();
    let mut heard: Vec<Who> = Vec::new();
    for call in waiting {
        let ConductFact::Reported { by, .. } = call else {
            told.push(conduct(call, context));
            continue;
        };
        if heard.contains(by) {
            continue;
        }
        heard.push(*by);
        let matters = waiting.iter().filter_map(|other| match other {
            ConductFact::Reported { by: reporter, matter } if reporter == by => Some(*matter),
            _ => None,
        });
        told.push(reported(*by, &matters.collect::<Vec<_>>(), context));
    }
    told
}

fn reported(by: Who, matters: &[IrregularityKind], context: Context<'_>) -> String {
    let words = context.words;
    let named: Vec<String> = matters.iter().map(|seen| words.plain(matter(*seen))).collect();
    let matter = ("matter", named.join(", ").into());
    words.say(PlayKey::EventReported, [("who", person(by).into()), matter])
}

const fn requested(what: &Request) -> PlayKey {
    match what {
        Request::Piece => PlayKey::EventRequestedPiece,
        Request::Scoresheet => PlayKey::EventRequestedScoresheet,
        Request::BlankScoresheet => PlayKey::EventRequestedBlankScoresheet,
        Request::Explanation(_) => PlayKey::EventRequestedExplanation,
        Request::MoveNumber => PlayKey::EventRequestedMoveNumber,
        Request::MovesAndTime => PlayKey::EventRequestedMovesAndTime,
        Request::ToLeave(_) => PlayKey::EventRequestedToLeave,
        Request::Device => PlayKey::EventRequestedDevice,
        Request::Assistant(_) => PlayKey::EventRequestedAssistant,
        Request::ConsentToDraw => PlayKey::EventRequestedConsent,
        Request::Increment => PlayKey::EventRequestedIncrement,
    }
}

/// An irregularity in a few words.
pub(in crate::narrate) const fn matter(matter: IrregularityKind) -> PlayKey {
    match matter {
        IrregularityKind::IllegalMove => PlayKey::MatterIllegalMove,
        IrregularityKind::IllegalPosition => PlayKey::MatterIllegalPosition,
        IrregularityKind::Touch => PlayKey::MatterTouch,
        IrregularityKind::Release => PlayKey::MatterRelease,
        IrregularityKind::TwoHands => PlayKey::MatterTwoHands,
        IrregularityKind::FlagFall => PlayKey::MatterFlagFall,
        IrregularityKind::Displacement => PlayKey::MatterDisplacement,
        IrregularityKind::InitialPosition => PlayKey::MatterInitialPosition,
        IrregularityKind::BoardPlacement => PlayKey::MatterBoardPlacement,
        IrregularityKind::ReversedColours => PlayKey::MatterReversedColours,
        IrregularityKind::DefectiveClock => PlayKey::MatterDefectiveClock,
        IrregularityKind::ClockSetting => PlayKey::MatterClockSetting,
        IrregularityKind::Clock => PlayKey::MatterClock,
        IrregularityKind::PressWithoutMove => PlayKey::MatterPressWithoutMove,
        IrregularityKind::OutOfTurn => PlayKey::MatterOutOfTurn,
        IrregularityKind::BoardsDisagree => PlayKey::MatterBoardsDisagree,
        IrregularityKind::EndOfGame => PlayKey::MatterEndOfGame,
        IrregularityKind::Scoresheet => PlayKey::MatterScoresheet,
    }
}
