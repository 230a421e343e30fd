//! A finding as a row.

use adoube_laws::Citation;

use super::column::{Cell, Column, ToCell};
use crate::{
    audit::{AuditedGame, Detail, Finding, describe},
    i18n::Localizer,
};

/// A struct whose fields are the columns of a table.
macro_rules! columns {
    (
        $(#[$about:meta])* $row:ident
        $($(#[$attribute:meta])* $field:ident: $value:ty,)*
    ) => {
        $(#[$about])*
        pub struct $row {
            $($(#[$attribute])* pub $field: $value,)*
        }

        /// The columns in their order.
        pub const COLUMNS: [Column; [$(stringify!($field)),*].len()] =
            [$(Column { name: stringify!($field), is_number: <$value>::IS_NUMBER }),*];

        impl $row {
            /// The value of each of the [`COLUMNS`].
            pub fn cells(&self) -> [Cell; COLUMNS.len()] {
                [$(self.$field.to_cell()),*]
            }
        }
    };
}

columns! {
    /// A finding as one row of a table.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    Row
    /// The file, as it was called.
    file: String,
    /// The number of the game in it, from 1.
    game: u64,
    /// The line of the finding.
    line: u64,
    /// The character in the line.
    column: u64,
    /// The half-move, from 1.
    ply: Option<u64>,
    /// The same as people count: `34...`.
    turn: Option<String>,
    /// What is written there.
    written: String,
    /// The name of the kind.
    kind: &'static str,
    /// The severity.
    severity: &'static str,
    /// The year of the edition.
    edition: u64,
    /// Why this edition.
    edition_by: &'static str,
    /// The provisions, by their names.
    provisions: Vec<String>,
    /// Their articles in the edition.
    articles: Vec<String>,
    /// Moves that were meant or possible, in SAN.
    moves: Vec<String>,
    /// After which half-moves the position occurred; 0 is the beginning.
    plies: Vec<u32>,
    /// Half-moves: too many, or without a pawn's move or a capture.
    half_moves: Option<u64>,
    /// Milliseconds on the clock, or spent.
    shown_ms: Option<u64>,
    /// The maximum of these milliseconds.
    most_ms: Option<u64>,
    /// The result that the Laws give, if it is another.
    right_result: Option<String>,
    /// The result of the game.
    result: String,
    /// `White`.
    white: String,
    /// `Black`.
    black: String,
    /// `Event`.
    event: String,
    /// `Site`.
    site: String,
    /// `Date`.
    date: String,
    /// `Round`.
    round: String,
    /// The finding as a sentence in the language of the user.
    text: String,
}

impl Row {
    /// The row of a finding in a game of a file; the game's number is that in its chunk.
    pub fn new(file: &str, game: &AuditedGame, finding: &Finding, words: &Localizer) -> Self {
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
            result: game.roster.result.clone(),
            white: game.roster.white.clone(),
            black: game.roster.black.clone(),
            event: game.roster.event.clone(),
            site: game.roster.site.clone(),
            date: game.roster.date.clone(),
            round: game.roster.round.clone(),
            text: describe::sentence(finding, words),
            ..Self::default()
        };
        row.set_detail(&finding.detail);
        row
    }

    fn set_detail(&mut self, detail: &Detail) {
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_know_what_they_hold() {
        let row = Row::default();
        for (cell, column) in row.cells().iter().zip(COLUMNS) {
            assert_eq!(matches!(cell, Cell::Number(_)), column.is_number, "{}", column.name);
        }
    }
}
