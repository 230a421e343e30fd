//! Games with players who cannot see.

use adoube_laws::table::BlindFact;

use crate::{
    i18n::PlayKey,
    narrate::{
        context::{Context, of},
        time::length,
    },
};

/// What became fact of announcements and two boards.
pub(super) fn blind(fact: &BlindFact, context: Context<'_>) -> String {
    let words = context.words;
    let quoted = |text: &String| ("text", text.clone().into());
    match fact {
        BlindFact::Announced { by, text, .. } => {
            words.say(PlayKey::EventAnnounced, [of(*by), quoted(text)])
        }
        BlindFact::Misspoken { by, text } => {
            words.say(PlayKey::EventMisspoken, [of(*by), quoted(text)])
        }
        BlindFact::Repeated { by, text } => {
            words.say(PlayKey::EventRepeated, [of(*by), quoted(text)])
        }
        BlindFact::CameApart { by, text, misled: true, .. } => {
            words.say(PlayKey::EventCameApartMisled, [of(*by), quoted(text)])
        }
        BlindFact::CameApart { by, text, misled: false, .. } => {
            words.say(PlayKey::EventCameApart, [of(*by), quoted(text)])
        }
        BlindFact::Assisted { whose, .. } => words.say(PlayKey::EventAssisted, [of(*whose)]),
        BlindFact::Joined => words.plain(PlayKey::EventJoined),
        BlindFact::Told { to, moves, used } => {
            let told = [
                of(*to),
                ("whitemoves", moves.white.get().into()),
                ("blackmoves", moves.black.get().into()),
                ("whitetime", length(used.white, words).into()),
                ("blacktime", length(used.black, words).into()),
            ];
            words.say(PlayKey::EventTold, told)
        }
    }
}
