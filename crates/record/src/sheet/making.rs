//! Sheets made of games.

use adoube_chess::{
    Colour, Move, Position,
    notation::{self, Style},
};
use adoube_laws::{
    clock::{Milliseconds, PerPlayer},
    rules::sheets::{Keeper, Mark},
    table::{Line, Outcome, Table},
};

use super::{Entry, Heading, Person, Sheet};

/// A game, as far as a scoresheet asks for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// What stands above the moves.
    pub heading: Heading,
    /// The position in which it began.
    pub start: Position,
    /// The moves; each is legal where it stands.
    pub plies: Vec<Ply>,
    /// The result.
    pub result: Option<Outcome>,
}

/// A half-move with what is known of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub moved: Move,
    /// Whether a draw was offered with it.
    pub offer: bool,
    /// What the clock of the player showed after it.
    pub time: Option<Milliseconds>,
}

impl Record {
    /// The positions before each move, and the last one.
    pub fn positions(&self) -> Vec<Position> {
        let mut positions = Vec::with_capacity(self.plies.len() + 1);
        let mut position = self.start;
        positions.push(position);
        for ply in &self.plies {
            position = position.play_unchecked(ply.moved);
            positions.push(position);
        }
        positions
    }
}

impl Sheet {
    /// A clean sheet of a game.
    pub fn of_record(record: &Record, style: &Style) -> Self {
        let mut position = record.start;
        let mut entries = Vec::with_capacity(record.plies.len());
        for ply in &record.plies {
            entries.push(Entry {
                text: Some(notation::write(&position, ply.moved, style)),
                offer: ply.offer,
                time: ply.time,
                ..Entry::empty(position.fullmoves(), position.turn())
            });
            position = position.play_unchecked(ply.moved);
        }
        Self { entries, result: record.result, ..Self::blank(record.heading.clone(), record.start) }
    }

    /// A player's sheet of a game that was played at a table, as it was written. There is none if the arbiter kept the
    /// score, or if the game began in a position that no game can have.
    pub fn of_table(table: &Table, whose: Colour, heading: Heading) -> Option<Self> {
        let sheet = &table.player(whose).sheet;
        let start = Position::composed(table.setup().board()).ok()?;
        if sheet.keeper == Keeper::Arbiter {
            return None;
        }
        let mut lines = Lines { start, entries: Vec::new() };
        for written in sheet.entries() {
            match &written.mark {
                Mark::Move { line, text } => {
                    let entry = lines.on(*line);
                    // What stood there before was written over, which is as good as struck out.
                    entry.struck.extend(entry.text.take());
                    entry.text = Some(text.to_string());
                }
                Mark::Struck(line) => {
                    let entry = lines.on(*line);
                    entry.struck.extend(entry.text.take());
                }
                Mark::Offer => lines.on(Line(written.after.0)).offer = true,
                Mark::Time(time) => lines.on(Line(written.after.0)).time = Some(*time),
                // What has no business there is no part of the game's record.
                Mark::Note(_) => {}
            }
        }
        let names = &table.setup().names;
        let players = PerPlayer::of(|colour| Person {
            name: names[colour].clone(),
            ..heading.players[colour].clone()
        });
        let regulations = table.regulations();
        let heading = Heading {
            players,
            edition: Some(table.edition()),
            control: heading
                .control
                .or_else(|| Some(regulations.setting().controls[whose].clone())),
            ..heading
        };
        Some(Self {
            whose: Some(whose),
            entries: lines.entries,
            result: sheet.signed,
            signed: PerPlayer::of(|colour| table.player(colour).sheet.signed.is_some()),
            ..Self::blank(heading, start)
        })
    }
}

/// The places of a sheet, as far as they were reached.
struct Lines {
    start: Position,
    entries: Vec<Entry>,
}

/// Nobody writes that far ahead; a line beyond is the last one.
const FARTHEST: usize = 20_000;

impl Lines {
    fn on(&mut self, line: Line) -> &mut Entry {
        let place = (line.0.max(1) as usize - 1).min(FARTHEST);
        while self.entries.len() <= place {
            let (number, mover) = place_of(&self.start, self.entries.len());
            self.entries.push(Entry::empty(number, mover));
        }
        &mut self.entries[place]
    }
}

/// The number and the column of a half-move, counted from 0.
pub(super) fn place_of(start: &Position, ply: usize) -> (u32, Colour) {
    let before = usize::from(start.turn() == Colour::Black);
    let half_moves = ply.saturating_add(before);
    let number = u32::try_from(half_moves / 2).unwrap_or(u32::MAX);
    let mover = if half_moves.is_multiple_of(2) { Colour::White } else { Colour::Black };
    (start.fullmoves().saturating_add(number), mover)
}
