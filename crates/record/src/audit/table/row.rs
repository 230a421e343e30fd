//! A row, and its columns.

use std::fmt::Display;

use adoube_laws::Citation;
use serde::Serialize;

use crate::{
    audit::{Detail, Finding, Game, tell},
    words::Words,
};

/// A finding as one row of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Row {
    /// The file, as it was called.
    pub file: String,
    /// The number of the game in it, from 1.
    pub game: u64,
    /// Where the finding stands.
    pub line: u64,
    /// The character in the line.
    pub column: u64,
    /// The half-move, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ply: Option<u64>,
    /// The same as people count: `34...`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<String>,
    /// What is written there.
    pub written: String,
    /// The name of the kind.
    pub kind: &'static str,
    /// How much it weighs.
    pub severity: &'static str,
    /// The year of the edition.
    pub edition: u64,
    /// Why that one.
    pub edition_by: &'static str,
    /// The provisions, by their names.
    pub provisions: Vec<String>,
    /// Their articles in the edition.
    pub articles: Vec<String>,
    /// Moves that were meant or possible, in the notation of PGN.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
    /// After which half-moves the position stood; 0 is the beginning.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub plies: Vec<u32>,
    /// Half-moves: too many, or without a pawn's move or a capture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub half_moves: Option<u64>,
    /// Milliseconds on the clock, or spent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shown_ms: Option<u64>,
    /// The most that they can be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most_ms: Option<u64>,
    /// The result that the Laws give, where it is another.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub right_result: Option<String>,
    /// The result of the game.
    pub result: String,
    /// `White`.
    pub white: String,
    /// `Black`.
    pub black: String,
    /// `Event`.
    pub event: String,
    /// `Site`.
    pub site: String,
    /// `Date`.
    pub date: String,
    /// `Round`.
    pub round: String,
    /// What was found, as a sentence in the language that was asked for.
    pub text: String,
}

/// A column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// Whether it holds numbers; texts else.
    pub is_number: bool,
}

/// What stands in a column of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// A number.
    Number(Option<u64>),
    /// A text; the parts of a list have a space between them.
    Text(Option<String>),
}

const fn number(name: &'static str) -> Column {
    Column { name, is_number: true }
}

const fn text(name: &'static str) -> Column {
    Column { name, is_number: false }
}

/// The columns in their order.
pub const COLUMNS: [Column; 27] = [
    text("file"),
    number("game"),
    number("line"),
    number("column"),
    number("ply"),
    text("turn"),
    text("written"),
    text("kind"),
    text("severity"),
    number("edition"),
    text("edition_by"),
    text("provisions"),
    text("articles"),
    text("moves"),
    text("plies"),
    number("half_moves"),
    number("shown_ms"),
    number("most_ms"),
    text("right_result"),
    text("result"),
    text("white"),
    text("black"),
    text("event"),
    text("site"),
    text("date"),
    text("round"),
    text("text"),
];

impl Row {
    /// The row of a finding in a game of a file; the game's number is that in its chunk.
    pub fn new(file: &str, game: &Game, finding: &Finding, words: &Words) -> Self {
        let names = |name: &dyn Fn(&Citation) -> String| finding.cites.iter().map(name).collect();
        let mut row = Self {
            file: file.to_owned(),
            game: game.number,
            line: finding.place.line,
            column: finding.place.column,
            ply: finding.turn.map(|turn| u64::from(turn.ply)),
            turn: finding.turn.map(|turn| turn.to_string()),
            written: finding.written.clone(),
            kind: finding.kind.name(),
            severity: finding.severity.name(),
            edition: u64::from(game.edition.year()),
            edition_by: game.because.name(),
            provisions: names(&|cited| cited.provision().name().to_owned()),
            articles: names(&|cited| cited.articles()[0].to_string()),
            result: game.players.result.clone(),
            white: game.players.white.clone(),
            black: game.players.black.clone(),
            event: game.players.event.clone(),
            site: game.players.site.clone(),
            date: game.players.date.clone(),
            round: game.players.round.clone(),
            text: tell::sentence(finding, words),
            ..Self::default()
        };
        row.tell(&finding.detail);
        row
    }

    fn tell(&mut self, detail: &Detail) {
        match detail {
            Detail::Nearest(moves) => self.moves.clone_from(moves),
            Detail::TooMany(plies) | Detail::Quiet(plies) => {
                self.half_moves = Some(u64::from(*plies));
            }
            Detail::Result { right, .. } => self.right_result = Some(right.to_string()),
            Detail::Stood { plies, intended, .. } => {
                self.plies.clone_from(plies);
                self.moves.extend(intended.clone());
            }
            Detail::Clock { shown, most } => {
                (self.shown_ms, self.most_ms) = (Some(shown.get()), Some(most.get()));
            }
            _ => {}
        }
    }

    /// What stands in each of the [`COLUMNS`].
    pub fn cells(&self) -> [Cell; COLUMNS.len()] {
        let some = |text: &str| Cell::Text((!text.is_empty()).then(|| text.to_owned()));
        let count = |number: u64| Cell::Number(Some(number));
        [
            some(&self.file),
            count(self.game),
            count(self.line),
            count(self.column),
            Cell::Number(self.ply),
            Cell::Text(self.turn.clone()),
            some(&self.written),
            some(self.kind),
            some(self.severity),
            count(self.edition),
            some(self.edition_by),
            some(&list(&self.provisions)),
            some(&list(&self.articles)),
            some(&list(&self.moves)),
            some(&list(&self.plies)),
            Cell::Number(self.half_moves),
            Cell::Number(self.shown_ms),
            Cell::Number(self.most_ms),
            Cell::Text(self.right_result.clone()),
            some(&self.result),
            some(&self.white),
            some(&self.black),
            some(&self.event),
            some(&self.site),
            some(&self.date),
            some(&self.round),
            some(&self.text),
        ]
    }
}

fn list(items: &[impl Display]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_and_tables_have_the_same_columns() {
        let row = Row {
            ply: Some(1),
            turn: Some("1.".into()),
            moves: vec!["e4".into()],
            plies: vec![0],
            half_moves: Some(1),
            shown_ms: Some(1),
            most_ms: Some(1),
            right_result: Some("1-0".into()),
            ..Row::default()
        };
        let json = serde_json::to_value(&row).unwrap();
        let mut names: Vec<&str> = COLUMNS.iter().map(|column| column.name).collect();
        names.sort_unstable();
        assert_eq!(json.as_object().unwrap().keys().collect::<Vec<_>>(), names);
        for (cell, column) in row.cells().iter().zip(COLUMNS) {
            assert_eq!(matches!(cell, Cell::Number(_)), column.is_number, "{}", column.name);
        }
    }
}
