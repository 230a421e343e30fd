//! Sealing, the envelope and the resumption.

use adoube_laws::table::AdjournFact;

use crate::{
    i18n::PlayKey,
    narrate::context::{Context, From, of},
};

/// What became fact of an adjournment. What was sealed stays a secret until the envelope is opened.
pub(super) fn adjournment(fact: &AdjournFact, context: Context<'_>) -> String {
    let words = context.words;
    let quoted = |text: &String| ("text", text.clone().into());
    match fact {
        AdjournFact::SealingBegan { by, early: false } => {
            words.say(PlayKey::EventSealingBegan, [of(*by)])
        }
        AdjournFact::SealingBegan { by, early: true } => {
            words.say(PlayKey::EventSealingBeganEarly, [of(*by)])
        }
        AdjournFact::PlayedOpenly { by, played } => {
            let played = ("move", context.played(*played, From::Now).into());
            words.say(PlayKey::EventPlayedOpenly, [of(*by), played])
        }
        AdjournFact::Sealed { by, .. } => words.say(PlayKey::EventSealed, [of(*by)]),
        AdjournFact::Adjourned(envelope) => {
            let number = ("number", envelope.number.into());
            words.say(PlayKey::EventAdjourned, [of(envelope.sealed_by), number])
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
        AdjournFact::ReplySealed { by, .. } => words.say(PlayKey::EventReplySealed, [of(*by)]),
        AdjournFact::ReplyOpened { text } => words.say(PlayKey::EventReplyOpened, [quoted(text)]),
        AdjournFact::EnvelopeLost => words.plain(PlayKey::EventEnvelopeLost),
        AdjournFact::Stated { by, text } => {
            words.say(PlayKey::EventSealedMoveStated, [of(*by), quoted(text)])
        }
    }
}
