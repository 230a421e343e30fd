//! The `001` line.

use super::{
    cell::{Cell, ResultLetter},
    columns::Columns,
    error::{Field, ReadError, TrfFault},
};
use crate::{Colour, Points};

/// A player with all rounds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerLine {
    /// Start number, from 1.
    pub number: u32,
    /// `m` or `w`.
    pub sex: Option<char>,
    /// As written: `g`, `WM`, `FM` …
    pub title: String,
    /// As written.
    pub name: String,
    /// The rating.
    pub rating: Option<u32>,
    /// Three letters.
    pub federation: String,
    /// The FIDE number, as written.
    pub fide_id: String,
    /// The date of birth, as written.
    pub birth: String,
    /// The points.
    pub points: Option<Points>,
    /// The rank.
    pub rank: Option<u32>,
    /// One for each round.
    pub cells: Vec<Cell>,
}

/// The column where the cell of the first round begins.
const FIRST_CELL: usize = 92;

impl PlayerLine {
    pub(super) fn read(line: &Columns) -> Result<Self, ReadError> {
        let number = line.number(5, 8, Field::StartNumber)?;
        if number == 0 {
            return Err(line.unreadable(5, 8, Field::StartNumber));
        }
        let sex = line.character(10);
        let mut cells = Vec::new();
        for at in (FIRST_CELL..=line.len()).step_by(10) {
            cells.push(read_cell(line, at)?);
        }
        while cells.last() == Some(&Cell::BLANK) {
            cells.pop();
        }
        Ok(Self {
            number,
            sex: (sex != ' ').then_some(sex),
            title: line.text(11, 13),
            name: line.text(15, 47),
            rating: line.maybe_number(49, 52, Field::Rating)?,
            federation: line.text(54, 56),
            fide_id: line.text(58, 68),
            birth: line.text(70, 79),
            points: line.maybe_points(81, 84)?,
            rank: line.maybe_number(86, 89, Field::Rank)?,
            cells,
        })
    }

    pub(super) fn write(&self) -> String {
        let rating = self.rating.map_or_else(String::new, |rating| rating.to_string());
        let points = self.points.map_or_else(String::new, |points| points.to_string());
        let rank = self.rank.map_or_else(String::new, |rank| rank.to_string());
        let mut line = format!(
            "001 {:>4} {}{:>3} {:<33.33} {rating:>4} {:<3.3} {:>11.11} {:<10.10} {points:>4} {rank:>4}",
            self.number,
            self.sex.unwrap_or(' '),
            self.title,
            self.name,
            self.federation,
            self.fide_id,
            self.birth,
        );
        for cell in &self.cells {
            line.push_str(&write_cell(*cell));
        }
        line
    }
}

fn read_cell(line: &Columns, at: usize) -> Result<Cell, ReadError> {
    if line.text(at, at + 9).is_empty() {
        return Ok(Cell::BLANK);
    }
    let opponent = line.maybe_number(at, at + 3, Field::StartNumber)?;
    let colour = match line.character(at + 5) {
        'w' | 'W' => Some(Colour::White),
        'b' | 'B' | 's' | 'S' => Some(Colour::Black),
        ' ' | '-' => None,
        _ => return Err(line.unreadable(at + 5, at + 5, Field::Colour)),
    };
    let Some(mark) = ResultLetter::read(line.character(at + 7)) else {
        return Err(line.unreadable(at + 7, at + 7, Field::Result));
    };
    for column in [at + 4, at + 6, at + 8, at + 9] {
        if line.character(column) != ' ' {
            return Err(line.error(
                column,
                TrfFault::Unreadable { field: Field::Result, found: line.text(at, at + 9) },
            ));
        }
    }
    Ok(Cell { opponent: opponent.filter(|&number| number != 0), colour, mark, blank: false })
}

fn write_cell(cell: Cell) -> String {
    if cell.blank {
        return " ".repeat(10);
    }
    let opponent = cell.opponent.map_or_else(|| "0000".to_owned(), |number| number.to_string());
    let colour = match cell.colour {
        Some(Colour::White) => 'w',
        Some(Colour::Black) => 'b',
        None => '-',
    };
    format!("  {opponent:>4} {colour} {}", cell.mark.letter())
}
