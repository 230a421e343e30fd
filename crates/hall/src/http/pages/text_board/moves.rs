//! A move that was typed, in whatever notation, and how moves are said.

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
    i18n::{BlindKey, Localizer},
};

use super::sentence::Sentence;

/// How many moves are named that may have been meant.
const MOST: usize = 8;

/// The move that a text means at a table: as it is announced, in notation, or by both squares. The text is only read;
/// whether it may be played is for the Laws to say.
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
    // On a screen nothing illegal can happen, and the refusal cites its article. Elsewhere typing touches no piece, and
    // a typo is not carried out.
    let is_screen = table.regulations().board == BoardMode::Enforced;
    let stands = |plan: &Plan| is_screen && position.piece_on(plan.from).is_some();
    if let Some(plan) = by_squares(text).filter(stands) {
        return Ok(plan);
    }
    let is_better = |error: &ReadError| error.kind != ReadErrorKind::Unreadable;
    Err(Some(if is_better(&written) || !is_better(&spoken) { written } else { spoken }))
}

/// Two squares, with or without a hyphen.
fn by_squares(text: &str) -> Option<Plan> {
    let plain: String =
        text.chars().filter(|sign| !matches!(sign, '-' | '–' | ' ' | 'x')).collect();
    let plain = plain.to_lowercase();
    let (from, to) = plain.split_at_checked(2)?;
    Some(Plan::new(from.parse::<Square>().ok()?, to.parse().ok()?))
}

/// Why a text is no move, with those that may have been meant.
pub(super) fn not_read(
    table: &Table,
    text: &str,
    error: Option<&ReadError>,
    words: &Localizer,
) -> Sentence {
    let typed = ("text", text.into());
    let Some(error) = error else {
        return Sentence::new(words.say(BlindKey::NoPosition, [("example", "e2e4".into())]));
    };
    let candidates = table.position().map(|position| {
        let candidates = error.candidates.iter().take(MOST);
        let named = candidates.map(|&played| written(table, position, played, words.language()));
        named.collect::<Vec<_>>().join(", ")
    });
    let moves = ("moves", candidates.unwrap_or_default().into());
    match error.kind {
        ReadErrorKind::Ambiguous => Sentence::new(words.say(BlindKey::Ambiguous, [typed, moves])),
        ReadErrorKind::NoSuchMove => {
            let told = words.say(BlindKey::NoSuchMove, [typed, moves]);
            Sentence::under(told, table.cite(Provision::LegalAndIllegalMove), words)
        }
        ReadErrorKind::Unreadable => {
            let help = super::commands::listed(&words.plain(BlindKey::WordsHelp));
            let help = ("help", help.into_iter().next().unwrap_or_default().into());
            Sentence::new(words.say(BlindKey::NotUnderstood, [typed, help]))
        }
    }
}

/// A move in the notation of the table's edition and the reader's letters.
pub(super) fn written(
    table: &Table,
    position: &Position,
    played: Move,
    language: Language,
) -> String {
    notation::write(position, played, &appendix(table.edition()).style(language))
}

/// The last move in the words of the Laws, and in notation.
pub(super) fn last(table: &Table, words: &Localizer) -> Sentence {
    let before = table.history().before();
    let position = before.as_ref().and_then(History::position);
    match (table.history().reached(), position) {
        (ReachedBy::By(played), Some(position)) => said(table, position, played, words),
        (ReachedBy::Start, _) => Sentence::new(words.plain(BlindKey::NoMove)),
        (ReachedBy::By(_) | ReachedBy::Illegally | ReachedBy::FromIllegalBoard, _) => {
            Sentence::new(words.plain(BlindKey::LastUnsayable))
        }
    }
}

/// A move as it is said: who, in the words of the Laws, and in notation.
pub(super) fn said(
    table: &Table,
    position: &Position,
    played: Move,
    words: &Localizer,
) -> Sentence {
    let colour: Colour = position.turn();
    Sentence::new(words.say(
        BlindKey::Last,
        [
            ("colour", colour_name(colour).into()),
            ("announced", Sentence::announcement(&announce::write(position, played)).into()),
            ("written", written(table, position, played, words.language()).into()),
        ],
    ))
}
