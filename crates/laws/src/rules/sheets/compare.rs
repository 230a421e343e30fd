//! Differences between a sheet and the game, and between two sheets. Read-only.

use std::collections::BTreeSet;

use adoube_chess::{
    Colour, Move,
    notation::{self, ReadErrorKind},
};

use crate::{
    history::{History, Ply, ReachedBy},
    state::{Entry, Sheet},
    vocabulary::Line,
};

/// A line of a sheet that differs from the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deviation {
    /// The line.
    pub line: Line,
    /// The number of the move on the sheet.
    pub number: u32,
    /// The player who made the move.
    pub mover: Colour,
    /// How it differs.
    pub departure: DeviationKind,
}

/// How a line differs from the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeviationKind {
    /// The line is empty.
    Missing,
    /// It was written in advance, and has not been played yet.
    InAdvance(String),
    /// It is a different move from the one played.
    OtherMove {
        /// The text as written.
        text: String,
        /// The move it means.
        means: Move,
    },
    /// It is not a legal move in the position of the game.
    NoSuchMove(String),
    /// It may mean several moves.
    Ambiguous {
        /// The text as written.
        text: String,
        /// The moves it can mean.
        candidates: Vec<Move>,
    },
    /// It is not the notation of a move.
    Illegible(String),
}

/// The first difference between two sheets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetDifference {
    /// The line.
    pub line: Line,
    /// The number of the move.
    pub number: u32,
    /// The player who made the move.
    pub mover: Colour,
    /// The entry on the one.
    pub one: Option<String>,
    /// The entry on the other.
    pub other: Option<String>,
}

/// Returns all lines on which a sheet differs from the game, in order.
pub fn with_game(sheet: &Sheet, history: &History) -> Vec<Deviation> {
    let lines = sheet.lines();
    let numbering = Numbering::new(history);
    let mut found = Vec::new();
    let mut note = |line: Line, departure| {
        let (number, mover) = numbering.place(line);
        found.push(Deviation { line, number, mover, departure });
    };
    let mut before = None;
    for (number, (reached, stand)) in (0..).zip(history.moments()) {
        let line = Line(number);
        if let Some(position) = before.replace(stand)
            && let Some(departure) = departure(lines.get(&line).copied(), position, reached)
        {
            note(line, departure);
        }
    }
    let played = history.plies().0;
    for (line, entry) in lines.range(Line(played.saturating_add(1))..) {
        let text = entry.text().unwrap_or_default().to_owned();
        note(*line, DeviationKind::InAdvance(text));
    }
    found
}

/// Returns how a line differs from the half-move played.
fn departure(
    entry: Option<&Entry>,
    before: &crate::history::RecordedPosition,
    reached: ReachedBy,
) -> Option<DeviationKind> {
    let Some(text) = entry.and_then(Entry::text) else { return Some(DeviationKind::Missing) };
    // After an illegal move there is nothing to compare a text with.
    let (Some(position), ReachedBy::By(played)) = (before.position(), reached) else { return None };
    let text = text.to_owned();
    match notation::read(position, &text) {
        Ok(reading) if reading.moved == played => None,
        Ok(reading) => Some(DeviationKind::OtherMove { text, means: reading.moved }),
        Err(error) => Some(match error.kind {
            ReadErrorKind::Unreadable => DeviationKind::Illegible(text),
            ReadErrorKind::NoSuchMove => DeviationKind::NoSuchMove(text),
            ReadErrorKind::Ambiguous => {
                DeviationKind::Ambiguous { text, candidates: error.candidates }
            }
        }),
    }
}

/// Returns the first line on which two sheets of a game differ in meaning.
pub fn parting(one: &Sheet, other: &Sheet, history: &History) -> Option<SheetDifference> {
    let (one, other) = (one.lines(), other.lines());
    let lines: BTreeSet<Line> = one.keys().chain(other.keys()).copied().collect();
    let line = lines.into_iter().find(|line| {
        let texts = [&one, &other].map(|sheet| sheet.get(line).and_then(|entry| entry.text()));
        match texts {
            [Some(one), Some(other)] => !is_same(one, other, history, *line),
            [None, _] | [_, None] => true,
        }
    })?;
    let (number, mover) = Numbering::new(history).place(line);
    let text = |entry: Option<&&Entry>| entry.and_then(|entry| entry.text()).map(str::to_owned);
    Some(SheetDifference {
        line,
        number,
        mover,
        one: text(one.get(&line)),
        other: text(other.get(&line)),
    })
}

/// Reports whether two texts on a line mean the same move, or are equal.
fn is_same(one: &str, other: &str, history: &History, line: Line) -> bool {
    one.trim() == other.trim()
        || meaning(history, line, one)
            .is_some_and(|means| meaning(history, line, other) == Some(means))
}

/// Returns the move that a text on a line means in the game.
pub(super) fn meaning(history: &History, line: Line, text: &str) -> Option<Move> {
    let before = line.0.checked_sub(1)?;
    if before > history.plies().0 {
        return None;
    }
    let game = history.back_to(Ply(before));
    notation::read(game.position()?, text).ok().map(|reading| reading.moved)
}

/// Returns the move on a line of a sheet, if it differs from that of the game.
pub(crate) fn other_move(sheet: &Sheet, history: &History, line: Line) -> Option<Move> {
    let written = meaning(history, line, sheet.standing(line)?.text()?)?;
    (played(history, line) != Some(written)).then_some(written)
}

/// Returns the move of the game on a line.
pub(super) fn played(history: &History, line: Line) -> Option<Move> {
    if line.0 == 0 || line.0 > history.plies().0 {
        return None;
    }
    match history.back_to(Ply(line.0)).reached() {
        ReachedBy::By(played) => Some(played),
        ReachedBy::Start | ReachedBy::Illegally | ReachedBy::FromIllegalBoard => None,
    }
}

/// The numbering of the lines of a game.
struct Numbering {
    first: Colour,
    number: u32,
}

impl Numbering {
    fn new(history: &History) -> Self {
        let start = history.back_to(Ply(0));
        Self { first: start.board().turn(), number: start.board().fullmoves() }
    }

    fn place(&self, line: Line) -> (u32, Colour) {
        let offset = u32::from(self.first == Colour::Black);
        let half_moves = line.0.saturating_sub(1).saturating_add(offset);
        let mover = if half_moves % 2 == 0 { Colour::White } else { Colour::Black };
        (self.number.saturating_add(half_moves / 2), mover)
    }
}
