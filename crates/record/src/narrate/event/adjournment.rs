//! Sealing, the envelope and the resumption.

use adoube_laws::table::AdjournFact;

use crate::{
    i18n::PlayKey,
    narrate::context::{Context, PlayedFrom, colour_value},
};

/// Events of an adjournment. The sealed move stays secret until the envelope is opened.
pub(super) fn adjournment(fact: &AdjournFact, context: Context<'_>) -> String {
    let words = context.words;
    let quoted = |text: &String| ("text", text.clone().into());
    match fact {
        AdjournFact::SealingBegan { by, early: false } => {
            words.say(PlayKey::EventSealingBegan, [colour_value(*by)])
        }
        AdjournFact::SealingBegan { by, early: true } => {
            words.say(PlayKey::EventSealingBeganEarly, [colour_value(*by)])
        }
        AdjournFact::PlayedOpenly { by, played } => {
            let played = ("move", context.played(*played, PlayedFrom::Now).into());
            words.say(PlayKey::EventPlayedOpenly, [colour_value(*by), played])
        }
        AdjournFact::Sealed { by, .. } => words.say(PlayKey::EventSealed, [colour_value(*by)]),
        AdjournFact::Adjourned(envelope) => {
            let number = ("number", envelope.number.into());
            words.say(PlayKey::EventAdjourned, [colour_value(envelope.sealed_by), number])
        }
        AdjournFact::EnvelopeChecked => words.plain(PlayKey::EventEnvelopeChecked),
        AdjournFact::ResumptionAppointed { place, .. } if place.is_empty() => {
            words.plain(PlayKey::EventResumptionAppointed)
        }
        AdjournFact::ResumptionAppointed { place, .. } => {
            words.say(PlayKey::EventResumptionAppointedAt, [("place", place.clone().into())])
        }
        AdjournFact::Resumed => words.plain(PlayKey::EventResumed),
        AdjournFact::Opened { text } => words.say(PlayKey::EventOpened, [quoted(text)]),
        AdjournFact::ReplySealed { by, .. } => {
            words.say(PlayKey::EventReplySealed, [colour_value(*by)])
        }
        AdjournFact::ReplyOpened { text } => words.say(PlayKey::EventReplyOpened, [quoted(text)]),
        AdjournFact::EnvelopeLost => words.plain(PlayKey::EventEnvelopeLost),
        AdjournFact::Stated { by, text } => {
            words.say(PlayKey::EventSealedMoveStated, [colour_value(*by), quoted(text)])
        }
    }
}
