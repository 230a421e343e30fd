//! Where a sheet parts from the game, and from the other sheet. Nothing here changes anything.

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

/// A line of a sheet that is not as the game was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deviation {
    /// The line.
    pub line: Line,
    /// The number of the move, as it stands on the sheet.
    pub number: u32,
    /// Whose move it is.
    pub mover: Colour,
    /// In what it departs.
    pub departure: Departure,
}

/// In what a line departs from the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Departure {
    /// Nothing stands there.
    Missing,
    /// It was written before it was played, and is still to be played.
    InAdvance(String),
    /// It is another move than was played.
    OtherMove {
        /// As it was written.
        text: String,
        /// What it means.
        means: Move,
    },
    /// It is no legal move in the position of the game.
    NoSuchMove(String),
    /// Several moves can be meant.
    Ambiguous {
        /// As it was written.
        text: String,
        /// What it can mean.
        candidates: Vec<Move>,
    },
    /// It is not the notation of a move.
    Illegible(String),
}

/// Where two sheets part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parting {
    /// On which line.
    pub line: Line,
    /// The number of the move.
    pub number: u32,
    /// Whose move it is.
    pub mover: Colour,
    /// What stands on the one.
    pub one: Option<String>,
    /// What stands on the other.
    pub other: Option<String>,
}

/// All lines on which a sheet departs from the game, the first one first.
pub fn with_game(sheet: &Sheet, history: &History) -> Vec<Deviation> {
    let lines = sheet.lines();
    let numbering = Numbering::of(history);
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
        note(*line, Departure::InAdvance(text));
    }
    found
}

/// In what a line departs from the half-move that was played there.
fn departure(
    entry: Option<&Entry>,
    before: &crate::history::RecordedPosition,
    reached: ReachedBy,
) -> Option<Departure> {
    let Some(text) = entry.and_then(Entry::text) else { return Some(Departure::Missing) };
    // After an illegal move there is nothing to hold a text against.
    let (Some(position), ReachedBy::By(played)) = (before.position(), reached) else { return None };
    let text = text.to_owned();
    match notation::read(position, &text) {
        Ok(reading) if reading.moved == played => None,
        Ok(reading) => Some(Departure::OtherMove { text, means: reading.moved }),
        Err(error) => Some(match error.kind {
            ReadErrorKind::Unreadable => Departure::Illegible(text),
            ReadErrorKind::NoSuchMove => Departure::NoSuchMove(text),
            ReadErrorKind::Ambiguous => Departure::Ambiguous { text, candidates: error.candidates },
        }),
    }
}

/// The first line on which two sheets of a game do not mean the same.
pub fn parting(one: &Sheet, other: &Sheet, history: &History) -> Option<Parting> {
    let (one, other) = (one.lines(), other.lines());
    let lines: BTreeSet<Line> = one.keys().chain(other.keys()).copied().collect();
    let line = lines.into_iter().find(|line| {
        let texts = [&one, &other].map(|sheet| sheet.get(line).and_then(|entry| entry.text()));
        match texts {
            [Some(one), Some(other)] => !is_same(one, other, history, *line),
            [None, _] | [_, None] => true,
        }
    })?;
    let (number, mover) = Numbering::of(history).place(line);
    let text = |entry: Option<&&Entry>| entry.and_then(|entry| entry.text()).map(str::to_owned);
    Some(Parting { line, number, mover, one: text(one.get(&line)), other: text(other.get(&line)) })
}

/// Whether two texts on a line mean the same move, or are the same.
fn is_same(one: &str, other: &str, history: &History, line: Line) -> bool {
    one.trim() == other.trim()
        || meaning(history, line, one)
            .is_some_and(|means| meaning(history, line, other) == Some(means))
}

/// The move that a text on a line means in the game.
pub(super) fn meaning(history: &History, line: Line, text: &str) -> Option<Move> {
    let before = line.0.checked_sub(1)?;
    if before > history.plies().0 {
        return None;
    }
    let game = history.back_to(Ply(before));
    notation::read(game.position()?, text).ok().map(|reading| reading.moved)
}

/// The move that stands on a line of a sheet, if it is another than the game has there.
pub(crate) fn other_move(sheet: &Sheet, history: &History, line: Line) -> Option<Move> {
    let written = meaning(history, line, sheet.standing(line)?.text()?)?;
    (played(history, line) != Some(written)).then_some(written)
}

/// The move that the game has on a line.
pub(super) fn played(history: &History, line: Line) -> Option<Move> {
    if line.0 == 0 || line.0 > history.plies().0 {
        return None;
    }
    match history.back_to(Ply(line.0)).reached() {
        ReachedBy::By(played) => Some(played),
        ReachedBy::Start | ReachedBy::Illegally | ReachedBy::FromIllegalBoard => None,
    }
}

/// How the lines of a game are numbered.
struct Numbering {
    first: Colour,
    number: u32,
}

impl Numbering {
    fn of(history: &History) -> Self {
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
