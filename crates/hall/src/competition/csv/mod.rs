//! Players and pairings from CSV: tables as text, as spreadsheets and pairing programs write them.
//!
//! The first line names the columns, in English. Fields are parted by commas, semicolons or tabs, whichever the first
//! line has most of; a field that contains one stands in double quotes, and a double quote in it is doubled. The text is
//! UTF-8, with or without a byte order mark; another encoding is refused, for letters would get lost without anybody
//! noticing. Empty lines are passed over.

mod pairings;
mod players;
mod scan;
#[cfg(test)]
mod tests;

use adoube_laws::regulations::Place;
pub use pairings::pair;
pub use players::enter;
use scan::Field;
pub(super) use scan::{records, text};

use super::{Problem, ValidationError, ValidationErrors};

/// A table that was read: every row has a field for each column.
struct Sheet {
    /// The columns in their order.
    columns: Vec<&'static str>,
    rows: Vec<Row>,
}

/// A row of a table.
struct Row {
    fields: Vec<Field>,
}

/// A column that may be there.
struct Column {
    name: &'static str,
    /// What else it is called.
    aliases: &'static [&'static str],
}

impl Sheet {
    /// Reads a table of which these are the columns.
    fn read(bytes: &[u8], known: &[Column]) -> Result<Self, ValidationErrors> {
        let mut lines = records(text(bytes)?)?.into_iter();
        let header = lines.next().ok_or(Problem::NoHeader)?;
        let mut found = Vec::new();
        let mut columns: Vec<&'static str> = Vec::new();
        for field in &header {
            let name = plain(&field.text);
            let is_meant =
                |column: &&Column| column.name == name || column.aliases.contains(&name.as_str());
            match known.iter().find(is_meant) {
                None => found.push(unknown(field, known)),
                Some(column) if columns.contains(&column.name) => {
                    found.push(Problem::SaidTwice.of(column.name).at(field.place));
                }
                Some(column) => columns.push(column.name),
            }
        }
        let rows: Vec<Row> = lines.map(|fields| Row { fields }).collect();
        for row in rows.iter().filter(|row| row.fields.len() != header.len()) {
            let (found_here, expected) = (row.fields.len(), header.len());
            let problem = Problem::FieldCount { found: found_here, expected };
            found.push(problem.alone().at(row.place()));
        }
        if found.is_empty() { Ok(Self { columns, rows }) } else { Err(ValidationErrors(found)) }
    }

    /// Objects if a column is not there.
    fn require(&self, name: &'static str) -> Result<(), ValidationErrors> {
        if self.has(name) {
            return Ok(());
        }
        Err(Problem::MissingColumn(name).alone().at(Place { line: 1, column: 1 }).into())
    }

    fn has(&self, name: &'static str) -> bool {
        self.columns.contains(&name)
    }

    /// The field of a column in a row; none if it is empty or there is no such column.
    fn field<'a>(&self, row: &'a Row, name: &'static str) -> Option<&'a Field> {
        let at = self.columns.iter().position(|column| *column == name)?;
        row.fields.get(at).filter(|field| !field.text.is_empty())
    }

    /// Where a column of a row is, or the row.
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

/// The name of a column without what people write differently.
fn plain(name: &str) -> String {
    name.trim().to_lowercase().replace([' ', '_'], "-").replace('.', "")
}

fn unknown(field: &Field, known: &[Column]) -> ValidationError {
    let known = known.iter().map(|column| column.name).collect();
    Problem::UnknownColumn { found: field.text.clone(), known }.alone().at(field.place)
}

/// Reads a field, or objects.
fn parsed<T>(
    field: Option<&Field>,
    name: &'static str,
    found: &mut Vec<ValidationError>,
    read: impl FnOnce(&str) -> Result<T, Problem>,
) -> Option<T> {
    let field = field?;
    read(&field.text).map_err(|problem| found.push(problem.of(name).at(field.place))).ok()
}

/// A whole number without signs.
fn number<T: std::str::FromStr>(text: &str) -> Result<T, Problem> {
    let is_plain = text.bytes().all(|digit| digit.is_ascii_digit());
    let number = if is_plain { text.parse().ok() } else { None };
    number.ok_or_else(|| Problem::NotANumber(text.to_owned()))
}

/// One of several words.
fn one_of<T: Copy>(text: &str, words: &[(&'static str, T)]) -> Result<T, Problem> {
    let plain = plain(text);
    let value = words.iter().find(|(word, _)| *word == plain).map(|(_, value)| *value);
    value.ok_or_else(|| Problem::NotOneOf {
        found: text.to_owned(),
        known: words.iter().map(|(word, _)| *word).collect(),
    })
}
