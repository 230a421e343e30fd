//! Two sheets compared with each other, and with the game if it is known.
//!
//! A move that one player left out or wrote twice must not make all later lines differ. So the played moves are determined
//! first: those of the game, or the line of legal moves that explains most entries of both sheets (`likely`). Each sheet is then
//! aligned with them (`align`), and only entries that differ are reported.

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

use super::{Record, Sheet, SheetEntry, record::place_of};
use align::{Alignment, align};
use likely::{Reconstruction, likely};
pub use remarks::Remark;
pub use text::{ComparisonText, describe};

/// The result of comparing two sheets.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// The source of the played moves.
    pub basis: Basis,
    /// The position in which the game began.
    pub start: Position,
    /// The played moves, as far as known.
    pub moves: Vec<Move>,
    /// The places where a sheet differs from the played moves, in order.
    pub partings: Vec<SheetDifference>,
    /// Other differences.
    pub remarks: Vec<Remark>,
}

/// The source of the played moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// The game.
    Game,
    /// The two sheets.
    Sheets,
}

/// A place where a sheet differs from the played moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetDifference {
    /// The place.
    pub place: MovePlace,
    /// The played move; none if an entry belongs to no move.
    pub played: Option<Move>,
    /// The entry of each sheet.
    pub sheets: PerPlayer<EntryReading>,
}

/// A half-move of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct MovePlace {
    /// The number of half-moves before it.
    pub ply: usize,
    /// The number of the move.
    pub number: u32,
    /// The player.
    pub mover: Colour,
}

impl MovePlace {
    fn new(start: &Position, ply: usize) -> Self {
        let (number, mover) = place_of(start, ply);
        Self { ply, number, mover }
    }
}

/// The entry of a sheet for a half-move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryReading {
    /// The text, if there is any.
    pub text: Option<String>,
    /// Its place, if it is not the right one.
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
    /// No legal move; similar ones.
    NoSuchMove(Vec<Move>),
    /// One of several.
    Ambiguous(Vec<Move>),
    /// It cannot be read.
    Illegible,
    /// The place is empty.
    Missing,
    /// It belongs to no move: a line written twice, or a move that was not played.
    TooMany,
    /// It was written after the last played move.
    InAdvance,
    /// Nothing is expected of this sheet here.
    Nothing,
}

impl Comparison {
    /// Whether there are no differences.
    pub fn agrees(&self) -> bool {
        self.partings.is_empty() && self.remarks.is_empty()
    }

    /// Whether the moves were found to the end of both sheets.
    pub fn is_followed(&self) -> bool {
        !self.remarks.iter().any(|remark| matches!(remark, Remark::NotFollowed { .. }))
    }

    /// The position before a half-move.
    fn before(&self, ply: usize) -> Position {
        let played = self.moves.iter().take(ply);
        played.fold(self.start, |position, moved| position.play_unchecked(*moved))
    }
}

/// Compares two sheets with each other, and with the game if it is known.
pub fn compare(sheets: PerPlayer<&Sheet>, game: Option<&Record>) -> Comparison {
    let written = sheets.map(written_entries);
    let (start, found) = if let Some(game) = game {
        let moves = game.plies.iter().map(|ply| ply.moved).collect();
        let read = PerPlayer::from_fn(|colour| written[colour].len());
        (game.start, Reconstruction { moves, read, positions: 0 })
    } else {
        let texts = PerPlayer::from_fn(|colour| texts(&written[colour]));
        (sheets.white.start, likely(&sheets.white.start, &texts))
    };
    let Reconstruction { moves, read, positions: tried } = found;
    let positions = positions(&start, &moves);
    let basis = if game.is_some() { Basis::Game } else { Basis::Sheets };
    let mut comparison =
        Comparison { basis, start, moves, partings: Vec::new(), remarks: Vec::new() };
    let aligned = PerPlayer::from_fn(|colour| {
        let entries = &written[colour][..read[colour]];
        align(entries, &comparison.moves, &positions)
    });
    comparison.partings = partings(&comparison, &positions, &written, &aligned);
    comparison.remarks = remarks::all(&comparison, sheets, game, &aligned);
    let is_followed = Colour::ALL.into_iter().all(|colour| read[colour] == written[colour].len());
    if !is_followed {
        let place = MovePlace::new(&comparison.start, comparison.moves.len());
        comparison.remarks.insert(0, Remark::NotFollowed { place, positions: tried });
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
    aligned: &PerPlayer<Alignment<'_>>,
) -> Vec<SheetDifference> {
    let start = &comparison.start;
    let mut partings = Vec::new();
    for (ply, before) in positions.iter().enumerate() {
        for colour in Colour::ALL {
            for entry in aligned[colour].extra_before(ply) {
                let is_last = ply == comparison.moves.len();
                let mut sheets = PerPlayer::same(EntryReading::nothing());
                sheets[colour] =
                    EntryReading::extra(entry, is_last && comparison.basis == Basis::Game);
                partings.push(SheetDifference {
                    place: MovePlace::new(start, ply),
                    played: None,
                    sheets,
                });
            }
        }
        let Some(played) = comparison.moves.get(ply).copied() else { break };
        let place = MovePlace::new(start, ply);
        let sheets = PerPlayer::from_fn(|colour| {
            let entry = aligned[colour].at(ply);
            read_entry(entry, before, played, place, written[colour].is_empty())
        });
        if Colour::ALL.into_iter().any(|colour| sheets[colour].differs()) {
            partings.push(SheetDifference { place, played: Some(played), sheets });
        }
    }
    partings
}

/// The meaning of an entry, given the move that was played.
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

    /// Whether the entry differs. A correct move on a wrong line is no difference of its own: it follows from a missing or extra
    /// entry before.
    const fn differs(&self) -> bool {
        !matches!(self.meaning, Meaning::AsPlayed | Meaning::Nothing)
    }
}

#[cfg(test)]
mod tests;
