//! Parses a sheet that somebody typed in.
//!
//! ```text
//! White: Novak, Ana
//! Black: Petrović, Ива
//! 1. e4 e5
//! 2. Sf3 0:02 Sc6 (=)      a time, and a draw offer
//! 3. ~Lb5~ Lc4 –           struck out and replaced; nothing written for Black
//! 4. ??? Sf6               cannot be read
//! Result: 1-0
//! Signature of White: Novak
//! ```
//!
//! Labels may be in any of the languages, or tags of PGN. Move numbers determine the row of a move; without
//! them half-moves follow each other. Text after a `;` or in braces is a remark.

mod fields;
mod row;

use adoube_chess::{Colour, Position, fen};
use adoube_laws::table::Outcome;

use super::{Heading, Sheet, SheetEntry};
use fields::{Field, KNOWN};
use row::{RowToken, tokens};

/// No game is longer: 75 moves without a capture or a pawn move end it.
pub const MOST_ENTRIES: usize = 12_000;

/// Why a text is no sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetFault {
    /// In which line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub kind: SheetFaultKind,
}

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetFaultKind {
    /// There is no move in it.
    Empty,
    /// There are more moves in it than a game can have.
    TooLong,
    /// This is no result.
    NotAResult(String),
    /// No game can begin in this position.
    NotAStart(String),
}

/// Parses a sheet. The game begins in `start`, unless the text has a `FEN` of its own.
pub fn read(text: &str, whose: Option<Colour>, start: Position) -> Result<Sheet, SheetFault> {
    let blank = Sheet { whose, ..Sheet::blank(Heading::default(), start) };
    let mut reader =
        SheetReader { next: place(&start), sheet: blank, struck: Vec::new(), is_over: false };
    for (number, line) in (1..).zip(text.lines()) {
        let fault = |kind| SheetFault { line: number, kind };
        let line = line.trim().trim_start_matches('\u{feff}');
        if line.starts_with('#') || KNOWN.is_heading(line) {
            continue;
        }
        match KNOWN.field(line) {
            Some((field, value)) => reader.field(field, value).map_err(fault)?,
            None if !reader.is_over => reader.row(line).map_err(fault)?,
            None => {}
        }
    }
    if reader.sheet.entries.iter().all(SheetEntry::is_blank) {
        return Err(SheetFault { line: text.lines().count().max(1), kind: SheetFaultKind::Empty });
    }
    Ok(reader.sheet)
}

fn place(start: &Position) -> (u32, Colour) {
    (start.fullmoves(), start.turn())
}

/// A sheet while it is parsed.
struct SheetReader {
    sheet: Sheet,
    /// The place of the next entry.
    next: (u32, Colour),
    /// Struck-out texts in that place.
    struck: Vec<String>,
    /// Whether the result was reached; no moves follow it.
    is_over: bool,
}

impl SheetReader {
    fn field(&mut self, field: Field, value: &str) -> Result<(), SheetFaultKind> {
        let has_begun = !self.sheet.entries.is_empty();
        let heading = &mut self.sheet.heading;
        let text = super::heading::known_or_empty(value.trim_matches(|sign: char| sign == '_'));
        match field {
            Field::Event => heading.event = text,
            Field::Group => heading.group = text,
            Field::Site => heading.site = text,
            Field::Date => heading.date = text,
            Field::Round => heading.round = text,
            Field::Board => heading.board = text,
            // Below the moves the pieces of the last position are listed under the same labels.
            Field::Player(colour) if !has_begun => heading.players[colour].name = text,
            Field::Arbiter => heading.arbiter = text,
            Field::Signature(by) => self.sheet.signed[by] = !text.is_empty(),
            Field::Result => {
                if !text.is_empty() {
                    let result = outcome(&text).ok_or(SheetFaultKind::NotAResult(text))?;
                    self.sheet.result = Some(result);
                }
                self.is_over = has_begun;
            }
            Field::Fen => {
                let board = fen::read(value).ok();
                let start = board.and_then(|board| Position::composed(&board).ok());
                let start = start.ok_or_else(|| SheetFaultKind::NotAStart(value.to_owned()))?;
                self.sheet.start = start;
                self.next = place(&start);
            }
            Field::Player(_) | Field::Other => {}
        }
        Ok(())
    }

    fn row(&mut self, line: &str) -> Result<(), SheetFaultKind> {
        for piece in tokens(line) {
            match piece {
                RowToken::Number(number, mover) => {
                    self.leave_struck();
                    self.next = (number, mover);
                }
                RowToken::Move(text) => self.write(Some(text)),
                RowToken::Nothing => self.write(None),
                RowToken::Struck(text) => self.struck.push(text),
                RowToken::Offer => self.at_last(|entry| entry.offer = true),
                RowToken::Time(time) => self.at_last(|entry| entry.time = Some(time)),
                RowToken::Sign(sign) => self.at_last(|entry| {
                    if let Some(text) = &mut entry.text {
                        text.extend([" ", &sign]);
                    }
                }),
                RowToken::Result(result) => {
                    self.sheet.result = result;
                    self.is_over = true;
                }
            }
            if self.sheet.entries.len() > MOST_ENTRIES {
                return Err(SheetFaultKind::TooLong);
            }
        }
        self.leave_struck();
        Ok(())
    }

    /// An entry that was struck out and not replaced leaves its place empty.
    fn leave_struck(&mut self) {
        if !self.struck.is_empty() {
            self.write(None);
        }
    }

    fn write(&mut self, text: Option<String>) {
        let (number, mover) = self.next;
        self.next = match mover {
            Colour::White => (number, Colour::Black),
            Colour::Black => (number.saturating_add(1), Colour::White),
        };
        let struck = std::mem::take(&mut self.struck);
        let entry = SheetEntry { text, struck, ..SheetEntry::empty(number, mover) };
        // Dots in the place of White when Black began.
        let is_before_start = (number, mover) < place(&self.sheet.start);
        if !(entry.is_blank() && is_before_start) {
            self.sheet.entries.push(entry);
        }
    }

    fn at_last(&mut self, change: impl FnOnce(&mut SheetEntry)) {
        if let Some(entry) = self.sheet.entries.last_mut() {
            change(entry);
        }
    }
}

/// A result in one of the usual notations.
fn outcome(text: &str) -> Option<Outcome> {
    let plain: String = text
        .chars()
        .filter(|sign| !sign.is_whitespace())
        .map(|sign| if sign == ':' { '-' } else { sign })
        .collect();
    match plain.to_lowercase().as_str() {
        "½" | "1/2" | "0.5-0.5" | "remi" | "remis" | "реми" | "draw" => Some(Outcome::DRAW),
        _ => plain.parse().ok(),
    }
}

#[cfg(test)]
mod tests;
