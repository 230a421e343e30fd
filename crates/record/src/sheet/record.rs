//! Sheets made from games.

use adoube_chess::{
    Colour, Move, Position,
    notation::{self, Style},
};
use adoube_laws::{
    clock::{Milliseconds, PerPlayer},
    table::{Line, Outcome, ScoresheetKeeper, SheetMark, Table},
};

use super::{Heading, Person, Sheet, SheetEntry};

/// The parts of a game that a scoresheet needs.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The heading.
    pub heading: Heading,
    /// The position in which it began.
    pub start: Position,
    /// The moves, all legal.
    pub plies: Vec<RecordedPly>,
    /// The result.
    pub result: Option<Outcome>,
}

/// A half-move with its offer and time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordedPly {
    /// The move.
    pub moved: Move,
    /// Whether a draw was offered with it.
    pub offer: bool,
    /// The clock reading of the player after it.
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
    pub fn from_record(record: &Record, style: &Style) -> Self {
        let mut position = record.start;
        let mut entries = Vec::with_capacity(record.plies.len());
        for ply in &record.plies {
            entries.push(SheetEntry {
                text: Some(notation::write(&position, ply.moved, style)),
                offer: ply.offer,
                time: ply.time,
                ..SheetEntry::empty(position.fullmoves(), position.turn())
            });
            position = position.play_unchecked(ply.moved);
        }
        Self { entries, result: record.result, ..Self::blank(record.heading.clone(), record.start) }
    }

    /// A player's sheet of a game that was played at a table, as it was written. There is none if the arbiter kept the
    /// score, or if the game began in an impossible position.
    pub fn from_table(table: &Table, whose: Colour, heading: Heading) -> Option<Self> {
        let sheet = &table.player(whose).sheet;
        let start = Position::composed(table.setup().board()).ok()?;
        if sheet.keeper == ScoresheetKeeper::Arbiter {
            return None;
        }
        let mut lines = EntryLines { start, entries: Vec::new() };
        for written in sheet.entries() {
            match &written.mark {
                SheetMark::Move { line, text } => {
                    let entry = lines.on(*line);
                    // An entry that was overwritten counts as struck out.
                    entry.struck.extend(entry.text.take());
                    entry.text = Some(text.to_string());
                }
                SheetMark::Struck(line) => {
                    let entry = lines.on(*line);
                    entry.struck.extend(entry.text.take());
                }
                SheetMark::Offer => lines.on(Line(written.after.0)).offer = true,
                SheetMark::Time(time) => lines.on(Line(written.after.0)).time = Some(*time),
                // Other notes are not part of the game's record.
                SheetMark::Note(_) => {}
            }
        }
        let names = &table.setup().names;
        let players = PerPlayer::from_fn(|colour| {
            let known = heading.players[colour].clone();
            let name = if known.name.is_empty() { names[colour].clone() } else { known.name };
            Person { name, ..known }
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
            signed: PerPlayer::from_fn(|colour| table.player(colour).sheet.signed.is_some()),
            ..Self::blank(heading, start)
        })
    }
}

/// The lines of a sheet that were reached.
struct EntryLines {
    start: Position,
    entries: Vec<SheetEntry>,
}

/// A limit on lines written ahead; anything beyond is put on the last line.
const FARTHEST: usize = 20_000;

impl EntryLines {
    fn on(&mut self, line: Line) -> &mut SheetEntry {
        let place = (line.0.max(1) as usize - 1).min(FARTHEST);
        while self.entries.len() <= place {
            let (number, mover) = place_of(&self.start, self.entries.len());
            self.entries.push(SheetEntry::empty(number, mover));
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

#[cfg(test)]
mod tests {
    use adoube_chess::Colour::{Black, White};
    use adoube_laws::{
        Edition,
        clock::At,
        regulations::Regulations,
        table::{Action, ArbiterAct, Plan, Setup, SheetAct, Who},
    };

    use super::*;

    /// A table after these actions, one each second.
    fn table(done: &[(Who, Action)]) -> Table {
        let control = "5400+30".parse().expect("it is a time control");
        let setup = Setup {
            names: PerPlayer { white: "Novak".to_owned(), black: "Ilić".to_owned() },
            ..Setup::default()
        };
        let mut table = Table::new(Regulations::new(Edition::Y2017, control), setup);
        for (at, (who, action)) in (0..).zip(done) {
            table = table.act(At::new(at * 1000), *who, action).expect("it can be done").table;
        }
        table
    }

    fn plays(by: Colour, from: &str, to: &str) -> (Who, Action) {
        let [from, to] = [from, to].map(|square| square.parse().expect("it is a square"));
        (Who::Player(by), Action::Play(Plan::new(from, to)))
    }

    fn does(by: Colour, act: SheetAct) -> (Who, Action) {
        (Who::Player(by), Action::Sheet(act))
    }

    fn writes(by: Colour, text: &str) -> (Who, Action) {
        does(by, SheetAct::Write { line: None, text: text.to_owned() })
    }

    #[test]
    fn a_sheet_of_the_table_is_as_it_was_written() {
        let table = table(&[
            (Who::Arbiter, Action::Arbiter(ArbiterAct::Start.into())),
            plays(White, "e2", "e4"),
            writes(White, "e5"),
            does(White, SheetAct::Strike(Line(1))),
            does(White, SheetAct::Write { line: Some(Line(1)), text: "e4".to_owned() }),
            plays(Black, "e7", "e5"),
            writes(White, "e5"),
            does(White, SheetAct::WriteOffer),
            does(White, SheetAct::WriteTime(Milliseconds::minutes(89))),
            plays(White, "g1", "f3"),
            writes(White, "Sf3"),
        ]);
        let sheet =
            Sheet::from_table(&table, White, Heading::default()).expect("White has written");
        let texts: Vec<_> = sheet.entries.iter().map(|entry| entry.text.as_deref()).collect();
        assert_eq!(texts, [Some("e4"), Some("e5"), Some("Sf3")]);
        assert_eq!(sheet.entries[0].struck, ["e5"]);
        assert!(sheet.entries[1].offer);
        assert_eq!(sheet.entries[1].time, Some(Milliseconds::minutes(89)));
        assert_eq!((sheet.entries[2].number, sheet.entries[2].mover), (2, White));
        assert_eq!(sheet.heading.players.black.name, "Ilić");
        assert_eq!(sheet.heading.edition, Some(Edition::Y2017));
        assert!(sheet.heading.control.is_some());
        assert_eq!(sheet.last_position().map(|position| position.turn()), Some(Black));
        let empty = Sheet::from_table(&table, Black, Heading::default()).expect("there is a sheet");
        assert!(empty.entries.is_empty());
    }
}
