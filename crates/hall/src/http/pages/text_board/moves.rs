//! Moves as they are read out, and why a typed text is none.

use adoube_chess::{
    Colour, Move, Position,
    notation::{self, Language, ReadError, ReadErrorKind, announce},
};
use adoube_laws::{
    Provision,
    history::{History, ReachedBy},
    rules::sheets::appendix,
    table::Table,
};
use adoube_record::{
    describe::colour_name,
    i18n::{Localizer, TextBoardKey},
};

use super::sentence::Sentence;

/// The maximum number of suggested moves.
const MAX: usize = 8;

/// Explains why a text is not a move, and suggests moves that may have been meant.
pub(super) fn not_read(
    table: &Table,
    text: &str,
    error: Option<&ReadError>,
    words: &Localizer,
) -> Sentence {
    let typed = ("text", text.into());
    let Some(error) = error else {
        return Sentence::new(words.say(TextBoardKey::NoPosition, [("example", "e2e4".into())]));
    };
    let candidates = table.position().map(|position| {
        let candidates = error.candidates.iter().take(MAX);
        let named = candidates.map(|&played| write_move(table, position, played, words.language()));
        named.collect::<Vec<_>>().join(", ")
    });
    let moves = ("moves", candidates.unwrap_or_default().into());
    match error.kind {
        ReadErrorKind::Ambiguous => {
            Sentence::new(words.say(TextBoardKey::Ambiguous, [typed, moves]))
        }
        ReadErrorKind::NoSuchMove => {
            let sentence = words.say(TextBoardKey::NoSuchMove, [typed, moves]);
            Sentence::under(sentence, table.cite(Provision::LegalAndIllegalMove), words)
        }
        ReadErrorKind::Unreadable => {
            let help = super::commands::split_list(&words.plain(TextBoardKey::WordsHelp));
            let help = ("help", help.into_iter().next().unwrap_or_default().into());
            Sentence::new(words.say(TextBoardKey::NotUnderstood, [typed, help]))
        }
    }
}

/// Writes a move in the notation of the table's edition and the user's letters.
pub(super) fn write_move(
    table: &Table,
    position: &Position,
    played: Move,
    language: Language,
) -> String {
    notation::write(position, played, &appendix(table.edition()).style(language))
}

/// Describes the last move in the words of the Laws, and in notation.
pub(super) fn last(table: &Table, words: &Localizer) -> Sentence {
    let before = table.history().before();
    let position = before.as_ref().and_then(History::position);
    match (table.history().reached(), position) {
        (ReachedBy::By(played), Some(position)) => describe_move(table, position, played, words),
        (ReachedBy::Start, _) => Sentence::new(words.plain(TextBoardKey::NoMove)),
        (ReachedBy::By(_) | ReachedBy::Illegally | ReachedBy::FromIllegalBoard, _) => {
            Sentence::new(words.plain(TextBoardKey::LastUnsayable))
        }
    }
}

/// Describes a move as it is spoken: the player, the move in the words of the Laws, and in notation.
pub(super) fn describe_move(
    table: &Table,
    position: &Position,
    played: Move,
    words: &Localizer,
) -> Sentence {
    let colour: Colour = position.turn();
    Sentence::new(words.say(
        TextBoardKey::Last,
        [
            ("colour", colour_name(colour).into()),
            ("announced", Sentence::announcement(&announce::write(position, played)).into()),
            ("written", write_move(table, position, played, words.language()).into()),
        ],
    ))
}
