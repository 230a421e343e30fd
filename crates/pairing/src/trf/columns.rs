//! Fixed columns of a line, read leniently: missing columns at the end count as blank.

use super::error::{Field, Place, ReadError, TrfFault};
use crate::Points;

/// The characters of one line.
pub(super) struct Columns {
    number: usize,
    characters: Vec<char>,
}

impl Columns {
    pub(super) fn new(number: usize, text: &str) -> Self {
        Self { number, characters: text.chars().collect() }
    }

    pub(super) fn len(&self) -> usize {
        self.characters.len()
    }

    /// Returns the columns `from` to `to`, counted from 1, verbatim.
    pub(super) fn raw(&self, from: usize, to: usize) -> String {
        let end = to.min(self.len());
        self.characters.get(from - 1..end).unwrap_or_default().iter().collect()
    }

    /// Returns the same, trimmed.
    pub(super) fn text(&self, from: usize, to: usize) -> String {
        self.raw(from, to).trim().to_owned()
    }

    /// Returns one column; tabs and the like count as blank.
    pub(super) fn character(&self, column: usize) -> char {
        let found = self.characters.get(column - 1).copied();
        found.filter(|character| !character.is_whitespace()).unwrap_or(' ')
    }

    pub(super) fn error(&self, column: usize, fault: TrfFault) -> ReadError {
        ReadError { place: Place { line: self.number, column }, fault }
    }

    pub(super) fn unreadable(&self, from: usize, to: usize, field: Field) -> ReadError {
        let blank =
            self.raw(from, to).chars().take_while(|character| character.is_whitespace()).count();
        let found = self.text(from, to);
        if found.is_empty() {
            return self.error(from, TrfFault::Missing(field));
        }
        self.error(from + blank, TrfFault::Unreadable { field, found })
    }

    pub(super) fn number(&self, from: usize, to: usize, field: Field) -> Result<u32, ReadError> {
        self.text(from, to).parse().map_err(|_| self.unreadable(from, to, field))
    }

    /// Parses a number, or `None` if the field is blank.
    pub(super) fn maybe_number(
        &self,
        from: usize,
        to: usize,
        field: Field,
    ) -> Result<Option<u32>, ReadError> {
        if self.text(from, to).is_empty() {
            Ok(None)
        } else {
            self.number(from, to, field).map(Some)
        }
    }

    pub(super) fn maybe_points(&self, from: usize, to: usize) -> Result<Option<Points>, ReadError> {
        let text = self.text(from, to);
        if text.is_empty() {
            return Ok(None);
        }
        points(&text).map(Some).ok_or_else(|| self.unreadable(from, to, Field::Points))
    }

    /// Returns the words after the code of the record, each with its column.
    pub(super) fn words(&self) -> Vec<(usize, String)> {
        let mut words: Vec<(usize, String)> = Vec::new();
        let mut inside = false;
        for (at, &character) in self.characters.iter().enumerate().skip(3) {
            if character.is_whitespace() || character == ',' {
                inside = false;
            } else if inside {
                if let Some((_, word)) = words.last_mut() {
                    word.push(character);
                }
            } else {
                words.push((at + 1, character.to_string()));
                inside = true;
            }
        }
        words
    }

    /// Parses start numbers in fields of four, each preceded by a blank, from this column to the end.
    pub(super) fn players_from(&self, column: usize) -> Result<Vec<u32>, ReadError> {
        let mut players = Vec::new();
        for from in (column..=self.len()).step_by(5) {
            players.extend(self.maybe_number(from, from + 3, Field::StartNumber)?);
        }
        Ok(players)
    }
}

/// Parses points that fit into four columns with their decimal.
pub(super) fn points(text: &str) -> Option<Points> {
    text.parse().ok().filter(|points: &Points| (-99..=999).contains(&points.in_tenths()))
}
