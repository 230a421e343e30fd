//! Players and pairings from CSV: tables as text, as spreadsheets and pairing programs write them.
//!
//! The first line names the columns, in English. Fields are separated by commas, semicolons or tabs,
//! whichever is most frequent in the first line; a field that contains the separator is in double quotes, and
//! a double quote inside it is doubled. The text is UTF-8, with or without a byte order mark; other encodings
//! are refused, because letters would be lost unnoticed. Empty lines are skipped.

mod boards;
mod pairings;
mod players;
mod scan;
#[cfg(test)]
mod tests;

use adoube_laws::regulations::Place;
pub use boards::{ListedBoard, boards};
pub use pairings::pair;
pub use players::{enter, players};
use scan::Field;
pub(super) use scan::{records, text};

use super::{Problem, ValidationError, ValidationErrors};

/// A parsed table: every row has a field for each column.
struct Sheet {
    /// The columns in their order.
    columns: Vec<&'static str>,
    rows: Vec<Row>,
}

/// A row of a table.
struct Row {
    fields: Vec<Field>,
}

/// A known column.
struct Column {
    name: &'static str,
    /// Other names it may have.
    aliases: &'static [&'static str],
}

impl Sheet {
    /// Parses a table with these known columns.
    fn read(bytes: &[u8], known: &[Column]) -> Result<Self, ValidationErrors> {
        let mut lines = records(text(bytes)?)?.into_iter();
        let header = lines.next().ok_or(Problem::NoHeader)?;
        let mut found = Vec::new();
        let mut columns: Vec<&'static str> = Vec::new();
        for field in &header {
            let name = normalise(&field.text);
            let is_meant =
                |column: &&Column| column.name == name || column.aliases.contains(&name.as_str());
            match known.iter().find(is_meant) {
                None => found.push(unknown(field, known)),
                Some(column) if columns.contains(&column.name) => {
                    found.push(Problem::SaidTwice.in_field(column.name).at(field.place));
                }
                Some(column) => columns.push(column.name),
            }
        }
        let rows: Vec<Row> = lines.map(|fields| Row { fields }).collect();
        for row in rows.iter().filter(|row| row.fields.len() != header.len()) {
            let (found_here, expected) = (row.fields.len(), header.len());
            let problem = Problem::FieldCount { found: found_here, expected };
            found.push(problem.without_field().at(row.place()));
        }
        if found.is_empty() { Ok(Self { columns, rows }) } else { Err(ValidationErrors(found)) }
    }

    /// Reports an error if a column is missing.
    fn require(&self, name: &'static str) -> Result<(), ValidationErrors> {
        if self.has(name) {
            return Ok(());
        }
        Err(Problem::MissingColumn(name).without_field().at(Place { line: 1, column: 1 }).into())
    }

    fn has(&self, name: &'static str) -> bool {
        self.columns.contains(&name)
    }

    /// Returns the field of a column in a row; `None` if it is empty or there is no such column.
    fn field<'a>(&self, row: &'a Row, name: &'static str) -> Option<&'a Field> {
        let at = self.columns.iter().position(|column| *column == name)?;
        row.fields.get(at).filter(|field| !field.text.is_empty())
    }

    /// Returns the place of a column in a row, or of the row itself.
    fn place(&self, row: &Row, name: Option<&'static str>) -> Place {
        let at = name.and_then(|name| self.columns.iter().position(|column| *column == name));
        at.and_then(|at| row.fields.get(at)).map_or_else(|| row.place(), |field| field.place)
    }
}

impl Row {
    fn place(&self) -> Place {
        self.fields.first().map_or(Place { line: 1, column: 1 }, |field| field.place)
    }
}

/// Normalises the name of a column, so that spelling variants compare equal.
fn normalise(name: &str) -> String {
    name.trim().to_lowercase().replace([' ', '_'], "-").replace('.', "")
}

fn unknown(field: &Field, known: &[Column]) -> ValidationError {
    let known = known.iter().map(|column| column.name).collect();
    Problem::UnknownColumn { found: field.text.clone(), known }.without_field().at(field.place)
}

/// Parses a field, or reports an error at its place.
fn parsed<T>(
    field: Option<&Field>,
    name: &'static str,
    found: &mut Vec<ValidationError>,
    read: impl FnOnce(&str) -> Result<T, Problem>,
) -> Option<T> {
    let field = field?;
    read(&field.text).map_err(|problem| found.push(problem.in_field(name).at(field.place))).ok()
}

/// Parses a whole number without a sign.
fn number<T: std::str::FromStr>(text: &str) -> Result<T, Problem> {
    let is_plain = text.bytes().all(|digit| digit.is_ascii_digit());
    let number = if is_plain { text.parse().ok() } else { None };
    number.ok_or_else(|| Problem::NotANumber(text.to_owned()))
}

/// Parses one of several words.
fn one_of<T: Copy>(text: &str, words: &[(&'static str, T)]) -> Result<T, Problem> {
    let plain = normalise(text);
    let value = words.iter().find(|(word, _)| *word == plain).map(|(_, value)| *value);
    value.ok_or_else(|| Problem::NotOneOf {
        found: text.to_owned(),
        known: words.iter().map(|(word, _)| *word).collect(),
    })
}
