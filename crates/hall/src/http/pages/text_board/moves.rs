//! Typed moves in any notation, and spoken moves.

use adoube_chess::{
    Colour, Move, Position, Square,
    notation::{self, Language, ReadError, ReadErrorKind, announce},
};
use adoube_laws::{
    Provision,
    history::{History, ReachedBy},
    regulations::BoardMode,
    rules::sheets::appendix,
    table::{Plan, Table},
};
use adoube_record::{
    describe::colour_name,
    i18n::{Localizer, TextBoardKey},
};

use super::sentence::Sentence;

/// The maximum number of suggested moves.
const MAX: usize = 8;

/// Parses a move at a table: as announced, in notation, or by both squares. Whether it may be played is for
/// the Laws to decide.
pub(super) fn read(table: &Table, text: &str) -> Result<Plan, Option<ReadError>> {
    let Some(position) = table.position() else { return by_squares(text).ok_or(None) };
    let written = match notation::read(position, text) {
        Ok(reading) => return Ok(reading.moved.into()),
        Err(error) => error,
    };
    let spoken = match announce::read(position, text) {
        Ok(played) => return Ok(played.into()),
        Err(error) => error,
    };
    // On a screen nothing illegal can happen, and the refusal cites its article. Elsewhere typing does not
    // touch a piece, and a typo must not be carried out.
    let is_screen = table.regulations().board == BoardMode::Enforced;
    let stands = |plan: &Plan| is_screen && position.piece_on(plan.from).is_some();
    if let Some(plan) = by_squares(text).filter(stands) {
        return Ok(plan);
    }
    let is_better = |error: &ReadError| error.kind != ReadErrorKind::Unreadable;
    Err(Some(if is_better(&written) || !is_better(&spoken) { written } else { spoken }))
}

/// Parses two squares, with or without a hyphen.
fn by_squares(text: &str) -> Option<Plan> {
    let plain: String =
        text.chars().filter(|sign| !matches!(sign, '-' | '–' | ' ' | 'x')).collect();
    let plain = plain.to_lowercase();
    let (from, to) = plain.split_at_checked(2)?;
    Some(Plan::new(from.parse::<Square>().ok()?, to.parse().ok()?))
}

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
