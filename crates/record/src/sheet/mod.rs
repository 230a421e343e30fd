//! Scoresheets as values: what a player wrote, right or wrong, or a clean copy of a game.
//!
//! | from | to |
//! |---|---|
//! | a game | [`Record::from_game`], [`Sheet::from_record`], clean, in a language and a style |
//! | a game played at a table | [`Sheet::from_table`], as it was written |
//! | a text that somebody types in | [`read`], as it was written |
//! | two sheets, and perhaps the game
//! [`compare`]: where they differ, and what the Laws say about it |
//!
//! [`text`] writes a sheet in the form that [`read`] reads.

pub mod compare;
mod from_game;
mod heading;
mod read;
mod record;
mod style;
mod text;
pub(crate) mod time;

use adoube_chess::{Colour, Position, notation};
use adoube_laws::{
    clock::{Milliseconds, PerPlayer},
    table::Outcome,
};

pub use heading::{Heading, Person};
pub use read::{MOST_ENTRIES, SheetFault, SheetFaultKind, read};
pub use record::{Record, RecordedPly};
pub use style::style_of;
pub(crate) use text::{OFFER, date};
#[cfg(feature = "pdf")]
pub(crate) use text::{caption, control, laws, title};
pub use text::{men, text};
pub use time::read as read_time;

/// A scoresheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The heading.
    pub heading: Heading,
    /// Whose it is; none if it was made from the game.
    pub whose: Option<Colour>,
    /// The position in which the game began.
    pub start: Position,
    /// Its entries, in their order.
    pub entries: Vec<SheetEntry>,
    /// The result written on it.
    pub result: Option<Outcome>,
    /// Who signed it.
    pub signed: PerPlayer<bool>,
}

/// The entry of one half-move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetEntry {
    /// The number of the move, as written.
    pub number: u32,
    /// The player in whose column it is.
    pub mover: Colour,
    /// The text, right or wrong; none if the place is empty.
    pub text: Option<String>,
    /// Earlier texts that were struck out and can still be read.
    pub struck: Vec<String>,
    /// Whether a draw offer is marked.
    pub offer: bool,
    /// The clock time that was noted.
    pub time: Option<Milliseconds>,
}

impl SheetEntry {
    /// An empty place.
    pub const fn empty(number: u32, mover: Colour) -> Self {
        Self { number, mover, text: None, struck: Vec::new(), offer: false, time: None }
    }

    /// Whether the place is completely empty.
    pub fn is_blank(&self) -> bool {
        self.text.is_none() && self.struck.is_empty() && !self.offer && self.time.is_none()
    }
}

impl Sheet {
    /// A sheet without entries.
    pub fn blank(heading: Heading, start: Position) -> Self {
        Self {
            heading,
            whose: None,
            start,
            entries: Vec::new(),
            result: None,
            signed: PerPlayer::default(),
        }
    }

    /// Whether any time is noted on it.
    pub fn has_times(&self) -> bool {
        self.entries.iter().any(|entry| entry.time.is_some())
    }

    /// The position after the last move, if every entry up to there can be read as a legal move.
    pub fn last_position(&self) -> Option<Position> {
        let mut position = self.start;
        for entry in &self.entries {
            let reading = notation::read(&position, entry.text.as_deref()?).ok()?;
            position = position.play_unchecked(reading.moved);
        }
        Some(position)
    }

    /// The last entry with a text.
    pub fn last_entry(&self) -> Option<&SheetEntry> {
        self.entries.iter().rev().find(|entry| entry.text.is_some())
    }

    /// The entries by rows of a move each: its number, White's entry and Black's.
    pub fn rows(&self) -> Vec<SheetRow<'_>> {
        let mut rows: Vec<SheetRow<'_>> = Vec::with_capacity(self.entries.len() / 2 + 1);
        for entry in &self.entries {
            let follows = entry.mover == Colour::Black
                && rows.last().is_some_and(|row| row.number == entry.number && row.black.is_none());
            match rows.last_mut() {
                Some(row) if follows => row.black = Some(entry),
                _ => rows.push(SheetRow {
                    number: entry.number,
                    white: (entry.mover == Colour::White).then_some(entry),
                    black: (entry.mover == Colour::Black).then_some(entry),
                }),
            }
        }
        rows
    }
}

/// A row of a sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SheetRow<'a> {
    /// The number of the move.
    pub number: u32,
    /// The entry in White's column.
    pub white: Option<&'a SheetEntry>,
    /// The entry in Black's column.
    pub black: Option<&'a SheetEntry>,
}
