//! What an arbiter does: the act as it is written on a button, and to whom or what it is done.

use adoube_chess::Colour;
use adoube_laws::table::{Action, AdjournStep, ArbiterAct, Order, Restored, Who};

use super::{by, labelled};
use crate::{
    i18n::PlayKey,
    narrate::{context::Context, event::question::given, order::order, outcome, penalty::penalty},
};

/// An act of the arbiter: as the fact that it would be, as what would follow from it, or by its label.
pub(super) fn act(act: &ArbiterAct, who: Who, action: &Action, context: Context<'_>) -> String {
    if let Some(told) = becomes_fact(act, context).filter(|_| who == Who::Arbiter) {
        return told;
    }
    match details(act, context) {
        Some(details) => by(who, &details, context),
        None => labelled(who, action, context),
    }
}

/// What it is as a fact, where facts have words for it.
fn becomes_fact(act: &ArbiterAct, context: Context<'_>) -> Option<String> {
    let words = context.words;
    let quoted = |text: &String| [("text", text.clone().into())];
    Some(match act {
        ArbiterAct::Come => words.plain(PlayKey::EventArbiterCame),
        ArbiterAct::DrawArray(number) => {
            words.say(PlayKey::EventArrayDrawn, [("number", (*number).into())])
        }
        ArbiterAct::Stop => words.plain(PlayKey::EventClocksStoppedByArbiter),
        ArbiterAct::PlayWentOn { .. } => words.plain(PlayKey::EventPlayWentOn),
        ArbiterAct::Excuse(whom) => words.say(PlayKey::EventExcused, [super::of(*whom)]),
        ArbiterAct::Adjourn(step) => match step {
            AdjournStep::CheckEnvelope => words.plain(PlayKey::EventEnvelopeChecked),
            AdjournStep::Resume => words.plain(PlayKey::EventResumed),
            AdjournStep::Open(sealed) => words.say(PlayKey::EventOpened, quoted(&sealed.text)),
            AdjournStep::OpenReply(sealed) => {
                words.say(PlayKey::EventReplyOpened, quoted(&sealed.text))
            }
            AdjournStep::EnvelopeLost => words.plain(PlayKey::EventEnvelopeLost),
            AdjournStep::Appoint { place, .. } if place.is_empty() => {
                words.plain(PlayKey::EventResumptionAppointed)
            }
            AdjournStep::Appoint { place, .. } => {
                words.say(PlayKey::EventResumptionAppointedAt, [("place", place.clone().into())])
            }
            AdjournStep::Request | AdjournStep::PositionLost => return None,
        },
        _ => return None,
    })
}

/// To whom or what it is done, in the words of what would follow from it.
fn details(act: &ArbiterAct, context: Context<'_>) -> Option<String> {
    let words = context.words;
    let ordered = |what: Order| Some(order(&what, context));
    match act {
        ArbiterAct::SetClock { whose, to } => ordered(Order::SetClock { whose: *whose, to: *to }),
        ArbiterAct::InstallSetting(each) => ordered(Order::InstallSetting(each.clone())),
        ArbiterAct::Restart(Some(whose)) => ordered(Order::StartClock(*whose)),
        ArbiterAct::Restore(Restored::After(ply)) => ordered(Order::Restore(*ply)),
        ArbiterAct::Answer { answer, .. } => Some(given(answer, words)),
        ArbiterAct::Penalise { whom, penalties, .. } => {
            let each = penalties.iter().map(|one| penalty(*one, *whom, words));
            Some(each.collect::<Vec<_>>().join(" "))
        }
        ArbiterAct::Compensate(times) => {
            let given = Colour::ALL.into_iter().filter(|colour| !times[*colour].is_zero());
            let each = given.map(|to| order(&Order::AddTime { to, time: times[to] }, context));
            Some(each.collect::<Vec<_>>().join(" "))
        }
        ArbiterAct::Permit { whom, what } => ordered(Order::Permit { whom: *whom, what: *what }),
        ArbiterAct::Excuse(whom) => Some(words.say(PlayKey::EventExcused, [super::of(*whom)])),
        ArbiterAct::Declare { outcome: declared, .. }
        | ArbiterAct::DecideAppeal(Some(declared)) => Some(outcome(*declared, words)),
        _ => None,
    }
}
