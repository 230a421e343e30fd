//! Two sheets compared with each other, and with the game if it is known.
//!
//! A move that one player left out, or wrote twice, must not make all later lines differ. So it is found out first
//! what was played: that is the game, or else the line of legal moves that explains most of what stands on both sheets
//! (`likely`). Each sheet is then laid beside it (`align`), and only where an entry is not the move is there
//! something to tell.

mod align;
mod laws;
mod likely;
mod remarks;
mod text;

use adoube_chess::{
    Colour, Move, Position,
    notation::{self, ReadErrorKind},
};
use adoube_laws::clock::PerPlayer;

use super::{Record, Sheet, SheetEntry, making::place_of};
use align::{Aligned, align};
use likely::likely;
pub use remarks::Remark;
pub use text::{ComparisonText, describe};

/// What came of holding two sheets against each other.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// Where it is known from what was played.
    pub basis: Basis,
    /// The position in which the game began.
    pub start: Position,
    /// The moves that were played, as far as that can be known.
    pub moves: Vec<Move>,
    /// Where a sheet is not as it was played, the first one first.
    pub partings: Vec<Parting>,
    /// What else differs.
    pub remarks: Vec<Remark>,
}

/// From what it is known what was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// From the game.
    Game,
    /// From the two sheets.
    Sheets,
}

/// A place where a sheet is not as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parting {
    /// The place.
    pub place: MovePlace,
    /// What was played there; nothing if an entry belongs to no move.
    pub played: Option<Move>,
    /// What stands on each sheet.
    pub sheets: PerPlayer<EntryReading>,
}

/// A half-move of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct MovePlace {
    /// How many half-moves were played before it.
    pub ply: usize,
    /// The number of the move.
    pub number: u32,
    /// Whose move it is.
    pub mover: Colour,
}

impl MovePlace {
    fn of(start: &Position, ply: usize) -> Self {
        let (number, mover) = place_of(start, ply);
        Self { ply, number, mover }
    }
}

/// What stands on a sheet for a half-move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryReading {
    /// The text, if there is any.
    pub text: Option<String>,
    /// Where it stands, if that is another place than it should.
    pub stands_at: Option<(u32, Colour)>,
    /// What it means.
    pub meaning: Meaning,
}

/// What an entry means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// The move that was played.
    AsPlayed,
    /// Another legal move.
    Other(Move),
    /// No legal move; these are near it.
    NoSuchMove(Vec<Move>),
    /// One of several.
    Ambiguous(Vec<Move>),
    /// It cannot be read.
    Illegible,
    /// Nothing stands there.
    Missing,
    /// It belongs to no move: a line written twice, or a move that was not played.
    TooMany,
    /// It was written after the last move that was played.
    InAdvance,
    /// Nothing is asked of this sheet here.
    Nothing,
}

impl Comparison {
    /// Whether there is nothing to tell.
    pub fn agrees(&self) -> bool {
        self.partings.is_empty() && self.remarks.is_empty()
    }

    /// The position before a half-move.
    fn before(&self, ply: usize) -> Position {
        let played = self.moves.iter().take(ply);
        played.fold(self.start, |position, moved| position.play_unchecked(*moved))
    }
}

/// Holds two sheets against each other, and against the game if it is known.
pub fn compare(sheets: PerPlayer<&Sheet>, game: Option<&Record>) -> Comparison {
    let written = sheets.map(written_entries);
    let (start, moves, read) = if let Some(game) = game {
        let moves = game.plies.iter().map(|ply| ply.moved).collect();
        (game.start, moves, PerPlayer::of(|colour| written[colour].len()))
    } else {
        let texts = PerPlayer::of(|colour| texts(&written[colour]));
        let found = likely(&sheets.white.start, &texts);
        (sheets.white.start, found.moves, found.read)
    };
    let positions = positions(&start, &moves);
    let basis = if game.is_some() { Basis::Game } else { Basis::Sheets };
    let mut comparison =
        Comparison { basis, start, moves, partings: Vec::new(), remarks: Vec::new() };
    let aligned = PerPlayer::of(|colour| {
        let entries = &written[colour][..read[colour]];
        align(entries, &comparison.moves, &positions)
    });
    comparison.partings = partings(&comparison, &positions, &written, &aligned);
    comparison.remarks = remarks::all(&comparison, sheets, game, &aligned);
    let is_followed = Colour::ALL.into_iter().all(|colour| read[colour] == written[colour].len());
    if !is_followed {
        let place = MovePlace::of(&comparison.start, comparison.moves.len());
        comparison.remarks.insert(0, Remark::NotFollowed(place));
    }
    comparison
}

/// The entries that have a text.
fn written_entries(sheet: &Sheet) -> Vec<&SheetEntry> {
    sheet.entries.iter().filter(|entry| entry.text.is_some()).collect()
}

fn texts<'a>(entries: &[&'a SheetEntry]) -> Vec<&'a str> {
    entries.iter().filter_map(|entry| entry.text.as_deref()).collect()
}

fn positions(start: &Position, moves: &[Move]) -> Vec<Position> {
    let mut positions = Vec::with_capacity(moves.len() + 1);
    let mut position = *start;
    positions.push(position);
    for moved in moves {
        position = position.play_unchecked(*moved);
        positions.push(position);
    }
    positions
}

fn partings(
    comparison: &Comparison,
    positions: &[Position],
    written: &PerPlayer<Vec<&SheetEntry>>,
    aligned: &PerPlayer<Aligned<'_>>,
) -> Vec<Parting> {
    let start = &comparison.start;
    let mut partings = Vec::new();
    for (ply, before) in positions.iter().enumerate() {
        for colour in Colour::ALL {
            for entry in aligned[colour].extra_before(ply) {
                let is_last = ply == comparison.moves.len();
                let mut sheets = PerPlayer::same(EntryReading::nothing());
                sheets[colour] =
                    EntryReading::extra(entry, is_last && comparison.basis == Basis::Game);
                partings.push(Parting { place: MovePlace::of(start, ply), played: None, sheets });
            }
        }
        let Some(played) = comparison.moves.get(ply).copied() else { break };
        let place = MovePlace::of(start, ply);
        let sheets = PerPlayer::of(|colour| {
            let entry = aligned[colour].at(ply);
            read_entry(entry, before, played, place, written[colour].is_empty())
        });
        if Colour::ALL.into_iter().any(|colour| sheets[colour].differs()) {
            partings.push(Parting { place, played: Some(played), sheets });
        }
    }
    partings
}

/// What an entry means where another move, or the same, was played.
fn read_entry(
    entry: Option<&SheetEntry>,
    position: &Position,
    played: Move,
    place: MovePlace,
    is_empty: bool,
) -> EntryReading {
    let Some((entry, text)) = entry.and_then(|entry| Some((entry, entry.text.as_deref()?))) else {
        let meaning = if is_empty { Meaning::Nothing } else { Meaning::Missing };
        return EntryReading { text: None, stands_at: None, meaning };
    };
    let meaning = match notation::read(position, text) {
        Ok(reading) if reading.moved == played => Meaning::AsPlayed,
        Ok(reading) => Meaning::Other(reading.moved),
        Err(error) => match error.kind {
            ReadErrorKind::Unreadable => Meaning::Illegible,
            ReadErrorKind::NoSuchMove => Meaning::NoSuchMove(error.candidates),
            ReadErrorKind::Ambiguous => Meaning::Ambiguous(error.candidates),
        },
    };
    let is_there = (entry.number, entry.mover) == (place.number, place.mover);
    let stands_at = (!is_there).then_some((entry.number, entry.mover));
    EntryReading { text: Some(text.to_owned()), stands_at, meaning }
}

impl EntryReading {
    const fn nothing() -> Self {
        Self { text: None, stands_at: None, meaning: Meaning::Nothing }
    }

    fn extra(entry: &SheetEntry, is_after_the_end: bool) -> Self {
        let meaning = if is_after_the_end { Meaning::InAdvance } else { Meaning::TooMany };
        Self { text: entry.text.clone(), stands_at: Some((entry.number, entry.mover)), meaning }
    }

    /// Whether there is something to tell. A move that only stands on another line is no difference of its own: it
    /// follows from what is missing or too many before.
    const fn differs(&self) -> bool {
        !matches!(self.meaning, Meaning::AsPlayed | Meaning::Nothing)
    }
}

#[cfg(test)]
mod tests;
