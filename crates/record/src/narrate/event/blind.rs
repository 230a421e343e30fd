//! Games with players who cannot see.

use adoube_laws::table::BlindFact;

use crate::{
    i18n::PlayKey,
    narrate::{
        context::{Context, colour_value},
        time::length,
    },
};

/// Events of announcements and of games with two boards.
pub(super) fn blind(fact: &BlindFact, context: Context<'_>) -> String {
    let words = context.words;
    let quoted = |text: &String| ("text", text.clone().into());
    match fact {
        BlindFact::Announced { by, text, .. } => {
            words.say(PlayKey::EventAnnounced, [colour_value(*by), quoted(text)])
        }
        BlindFact::Misspoken { by, text } => {
            words.say(PlayKey::EventMisspoken, [colour_value(*by), quoted(text)])
        }
        BlindFact::Repeated { by, text } => {
            words.say(PlayKey::EventRepeated, [colour_value(*by), quoted(text)])
        }
        BlindFact::CameApart { by, text, misled: true, .. } => {
            words.say(PlayKey::EventCameApartMisled, [colour_value(*by), quoted(text)])
        }
        BlindFact::CameApart { by, text, misled: false, .. } => {
            words.say(PlayKey::EventCameApart, [colour_value(*by), quoted(text)])
        }
        BlindFact::Assisted { whose, .. } => {
            words.say(PlayKey::EventAssisted, [colour_value(*whose)])
        }
        BlindFact::Joined => words.plain(PlayKey::EventJoined),
        BlindFact::Told { to, moves, used } => {
            let with = [
                colour_value(*to),
                ("whitemoves", moves.white.get().into()),
                ("blackmoves", moves.black.get().into()),
                ("whitetime", length(used.white, words).into()),
                ("blacktime", length(used.black, words).into()),
            ];
            words.say(PlayKey::EventTold, with)
        }
    }
}
