//! Events.

mod adjournment;
mod blind;
mod conduct;
mod consequence;
mod draw;
mod hands;
mod presence;
pub(super) mod question;
mod sheet;

use adoube_chess::Colour;
use adoube_laws::{
    clock::Milliseconds,
    regulations::Interruptions,
    table::{Completion, Event, Fact, Latent, Manner, RapidFact, Reason, Stage, Who},
};
pub(super) use conduct::matter;
pub use conduct::{calls, conduct};
use question::{answered, question_sentences};

use super::{
    context::{Context, colour_value},
    latent::latent,
    ruling::ruling,
    time::measured,
};
use crate::i18n::PlayKey;

/// An event in one sentence; a decision or a question in several.
pub fn event(event: &Event, context: Context<'_>) -> Vec<String> {
    sentences(&event.fact, context)
}

/// Play continued after the end of the game, with the article by which it had ended.
fn play_went_on(context: Context<'_>) -> String {
    let under = match context.before.stage() {
        Stage::Over { under, .. } => *under,
        _ => None,
    };
    let articles = under.map_or_else(|| "none".to_owned(), |cite| context.article(cite));
    context.words.say(PlayKey::EventPlayWentOn, [("articles", articles.into())])
}

/// An event in one text.
pub(super) fn fact(fact: &Fact, context: Context<'_>) -> String {
    sentences(fact, context).join(" ")
}

fn sentences(fact: &Fact, context: Context<'_>) -> Vec<String> {
    let words = context.words;
    let rendered = match fact {
        Fact::Asked(question) => return question_sentences(question, context),
        Fact::Ruled(decided) => return ruling(decided, context).sentences(),
        Fact::Answered { question, answer, .. } => answered(*question, answer, context),
        Fact::Started(whose) => words.say(PlayKey::EventStarted, [colour_value(*whose)]),
        Fact::FlagFell { whose, .. } => words.say(PlayKey::EventFlagFell, [colour_value(*whose)]),
        Fact::SaidAdjusting(by) => words.say(PlayKey::EventSaidAdjusting, [colour_value(*by)]),
        Fact::SaidCastling(by) => words.say(PlayKey::EventSaidCastling, [colour_value(*by)]),
        Fact::Pressed { by, manner, .. } => pressed(*by, *manner, context),
        Fact::PressedByOther { whose, .. } => {
            words.say(PlayKey::EventPressedByOther, [colour_value(*whose)])
        }
        Fact::MoveCompleted { by, how } => words.say(completed(*how), [colour_value(*by)]),
        Fact::ClocksStopped { by, why } => stopped(*by, *why, context),
        Fact::PlayWentOn { .. } => play_went_on(context),
        Fact::ClockRestarted(whose) => {
            words.say(PlayKey::EventClockRestarted, [colour_value(*whose)])
        }
        Fact::Interrupted { lasted } => interrupted(*lasted, context),
        Fact::IrregularityArose(matter) => {
            words.say(PlayKey::EventCame, [("matter", latent(matter, context).into())])
        }
        Fact::IrregularityLapsed(Latent::Scoresheet { .. }) => {
            words.plain(PlayKey::EventWrittenForClaim)
        }
        Fact::IrregularityLapsed(matter) => {
            words.say(PlayKey::EventLapsed, [("matter", latent(matter, context).into())])
        }
        Fact::IrregularityNoticed(matter) => {
            words.say(PlayKey::EventNoticed, [("matter", latent(matter, context).into())])
        }
        Fact::ArrayDrawn(number) => {
            words.say(PlayKey::EventArrayDrawn, [("number", (*number).into())])
        }
        Fact::Adjournment(fact) => adjournment::adjournment(fact, context),
        Fact::Draw(fact) => draw::draw(fact, context),
        Fact::Rapid(fact) => rapid(*fact, context),
        Fact::Blind(fact) => blind::blind(fact, context),
        Fact::Sheet(fact) => sheet::sheet(fact, context),
        Fact::Presence(fact) => presence::presence(fact, context),
        Fact::Conduct(fact) => conduct(fact, context),
        Fact::Touched { .. }
        | Fact::Lifted { .. }
        | Fact::Fetched { .. }
        | Fact::Held { .. }
        | Fact::Placed { .. }
        | Fact::PutAside { .. }
        | Fact::Removed { .. }
        | Fact::Displaced { .. }
        | Fact::PutRight { .. }
        | Fact::MoveMade { .. }
        | Fact::MoveReplaced { .. }
        | Fact::MoveTakenBack { .. }
        | Fact::IllegalMoveCompleted { .. }
        | Fact::IllegalMoveMade { .. } => hands::on_the_board(fact, context),
    };
    vec![rendered]
}

fn rapid(fact: RapidFact, context: Context<'_>) -> String {
    let words = context.words;
    match fact {
        RapidFact::IllegalPositionSeen { .. } => words.plain(PlayKey::EventIllegalPositionSeen),
        RapidFact::IllegalPositionGone => words.plain(PlayKey::EventIllegalPositionGone),
        RapidFact::WouldCorrect { by, .. } => {
            words.say(PlayKey::EventWouldCorrect, [colour_value(by)])
        }
    }
}

fn pressed(by: Colour, manner: Manner, context: Context<'_>) -> String {
    let manner = match manner {
        Manner::Proper => return context.words.say(PlayKey::EventPressed, [colour_value(by)]),
        Manner::Banging => "banging",
        Manner::Rough => "rough",
        Manner::Hovering => "hovering",
    };
    context
        .words
        .say(PlayKey::EventPressedImproperly, [colour_value(by), ("manner", manner.into())])
}

const fn completed(how: Completion) -> PlayKey {
    match how {
        Completion::Press => PlayKey::EventMoveCompleted,
        Completion::EndOfGame => PlayKey::EventMoveCompletedByEndOfGame,
        Completion::NextMove => PlayKey::EventMoveCompletedByNextMove,
        Completion::Sealing => PlayKey::EventMoveCompletedBySealing,
    }
}

fn interrupted(lasted: Milliseconds, context: Context<'_>) -> String {
    let runs_on = Some(Interruptions::ClocksRunOn);
    let key = if context.before.regulations().interruptions == runs_on {
        PlayKey::EventInterruptedClocksRanOn
    } else {
        PlayKey::EventInterrupted
    };
    context.words.say(key, [("time", measured(lasted, context.words).into())])
}

fn stopped(by: Who, why: Option<Reason>, context: Context<'_>) -> String {
    let words = context.words;
    let Some(by) = by.side() else { return words.plain(PlayKey::EventClocksStoppedByArbiter) };
    let why = match why {
        None | Some(Reason::Other) => {
            return words.say(PlayKey::EventClocksStopped, [colour_value(by)]);
        }
        Some(Reason::Help) => "help",
        Some(Reason::NoPiece) => "no-piece",
        Some(Reason::Displacement) => "displacement",
        Some(Reason::Irregularity) => "irregularity",
        Some(Reason::Claim) => "claim",
        Some(Reason::FaultyClock) => "faulty-clock",
    };
    words.say(PlayKey::EventClocksStoppedBecause, [colour_value(by), ("why", why.into())])
}
