//! Players and pairings from CSV: tables as text, as spreadsheets and pairing programs write them.
//!
//! The first line names the columns, in any of the hall's languages or as pairing programs do; accents, capitals, blanks
//! and the script make no difference. Fields are separated by commas, semicolons or tabs, whichever is most frequent in
//! the first line; a field that contains the separator is in double quotes, and a double quote inside it is doubled. The
//! encoding is UTF-8, or the one that is guessed from the letters, such as Windows-1250 and 1251. Empty lines are skipped.

mod boards;
mod headings;
mod pairings;
mod players;
mod scan;
#[cfg(test)]
mod tests;

use adoube_laws::regulations::Place;
use adoube_record::lookup::folded_words;
pub use boards::{ListedBoard, boards, names_boards};
pub use headings::heading;
pub use pairings::pair;
pub use players::{enter, names_players, players};
use scan::Field;
pub(super) use scan::{records, text};

use super::{Problem, ValidationError, ValidationErrors};

/// A parsed table.
struct Sheet {
    /// The columns in their order; `None` for one that is not known, or named twice.
    columns: Vec<Option<&'static str>>,
    /// The headings, as written.
    headings: Vec<String>,
    /// The rows that have a field for each column.
    rows: Vec<Row>,
    /// What is wrong with the headings, and rows with another number of fields.
    faults: Vec<ValidationError>,
}

/// A row of a table.
struct Row {
    fields: Vec<Field>,
}

/// A known column.
struct Column {
    /// Words of which one stands before or behind the name, such as `white` in `white rating`; none for most columns.
    of: &'static [&'static str],
    name: &'static str,
    /// Other names it may have.
    aliases: &'static [&'static str],
}

impl Sheet {
    /// Parses a table with these known columns, which has no faults.
    fn read(bytes: &[u8], known: &[Column]) -> Result<Self, ValidationErrors> {
        let sheet = Self::read_with_faults(bytes, known)?;
        if sheet.faults.is_empty() { Ok(sheet) } else { Err(ValidationErrors(sheet.faults)) }
    }

    /// Parses a table with these known columns.
    fn read_with_faults(bytes: &[u8], known: &[Column]) -> Result<Self, ValidationErrors> {
        let mut lines = records(&text(bytes)?)?.into_iter();
        let header = lines.next().ok_or(Problem::NoHeader)?;
        let mut columns: Vec<Option<&'static str>> = Vec::new();
        let mut faults = Vec::new();
        let mut unknown: Vec<&Field> = Vec::new();
        for field in &header {
            let name = folded(&field.text);
            let column = known.iter().find(|column| column.is_called(&name));
            let is_twice = column.is_some_and(|column| columns.contains(&Some(column.name)));
            match column {
                None => unknown.push(field),
                Some(column) if is_twice => {
                    faults.push(Problem::SaidTwice.in_field(column.name).at(field.place));
                }
                Some(_) => {}
            }
            columns.push(column.filter(|_| !is_twice).map(|column| column.name));
        }
        faults.extend(not_known(&unknown, known));
        let (rows, odd): (Vec<Row>, Vec<Row>) =
            lines.map(|fields| Row { fields }).partition(|row| row.fields.len() == header.len());
        faults.extend(odd.iter().map(|row| {
            let (found, expected) = (row.fields.len(), header.len());
            Problem::FieldCount { found, expected }.without_field().at(row.place())
        }));
        let headings = header.into_iter().map(|field| field.text).collect();
        Ok(Self { columns, headings, rows, faults })
    }

    /// Reports an error if a column is missing.
    fn require(&self, name: &'static str) -> Result<(), ValidationErrors> {
        self.missing(name).map_or(Ok(()), |error| Err(error.into()))
    }

    /// The error that a column is missing.
    fn missing(&self, name: &'static str) -> Option<ValidationError> {
        let first = Place { line: 1, column: 1 };
        (!self.has(name)).then(|| Problem::MissingColumn(name).without_field().at(first))
    }

    /// Names the columns of errors by their headings.
    fn with_headings(&self, mut errors: Vec<ValidationError>) -> ValidationErrors {
        for error in &mut errors {
            let at = error.field.and_then(|field| self.position(field));
            error.heading = at.and_then(|at| self.headings.get(at).cloned());
        }
        errors.sort_by_key(|error| error.place.map(|place| (place.line, place.column)));
        ValidationErrors(errors)
    }

    fn position(&self, name: &'static str) -> Option<usize> {
        self.columns.iter().position(|column| *column == Some(name))
    }

    fn has(&self, name: &'static str) -> bool {
        self.columns.contains(&Some(name))
    }

    /// Returns the field of a column in a row; `None` if it is empty or there is no such column.
    fn field<'a>(&self, row: &'a Row, name: &'static str) -> Option<&'a Field> {
        let at = self.position(name)?;
        row.fields.get(at).filter(|field| !field.text.is_empty())
    }

    /// Returns the place of a column in a row, or of the row itself.
    fn place(&self, row: &Row, name: Option<&'static str>) -> Place {
        let at = name.and_then(|name| self.position(name));
        at.and_then(|at| row.fields.get(at)).map_or_else(|| row.place(), |field| field.place)
    }
}

impl Row {
    fn place(&self) -> Place {
        self.fields.first().map_or(Place { line: 1, column: 1 }, |field| field.place)
    }
}

impl Column {
    /// Whether a folded text names this column.
    fn is_called(&self, text: &str) -> bool {
        let is_named = |text: &str| self.aliases.iter().any(|name| folded(name) == text);
        let is_qualified = |word: &&str| {
            let word = folded(word);
            text.strip_prefix(&word).is_some_and(is_named)
                || text.strip_suffix(&word).is_some_and(is_named)
        };
        folded(self.name) == text
            || if self.of.is_empty() { is_named(text) } else { self.of.iter().any(is_qualified) }
    }
}

/// Folds a text, so that spelling variants compare equal: without accents, capitals, blanks and punctuation, and Cyrillic
/// as Latin.
fn folded(text: &str) -> String {
    folded_words(text).concat()
}

/// Signs of PGN that no heading has.
const NOT_IN_HEADINGS: [char; 5] = ['"', '[', ']', '{', '}'];

/// Whether a line names columns of a table: at least two, one of which is among these.
fn names_columns(line: &str, known: &[Column], expected: &[&str]) -> bool {
    let header = records(line).ok().and_then(|lines| lines.into_iter().next()).unwrap_or_default();
    let is_expected = |field: &Field| {
        let name = folded(&field.text);
        let column = known.iter().find(|column| column.is_called(&name));
        column.is_some_and(|column| expected.contains(&column.name))
    };
    let is_plain = |field: &Field| !field.text.contains(NOT_IN_HEADINGS);
    header.len() > 1 && header.iter().all(is_plain) && header.iter().any(is_expected)
}

fn not_known(fields: &[&Field], known: &[Column]) -> Option<ValidationError> {
    let first = fields.first()?;
    let found: Vec<&str> = fields.iter().map(|field| field.text.as_str()).collect();
    let known = known.iter().map(|column| column.name).collect();
    let problem = Problem::UnknownColumn { found: found.join(", "), known };
    Some(problem.without_field().at(first.place))
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

/// Parses one of several words; other spellings of a value follow the one that is named in errors.
fn one_of<T: Copy + PartialEq>(text: &str, words: &[(&'static str, T)]) -> Result<T, Problem> {
    let plain = folded(text);
    let value = words.iter().find(|(word, _)| folded(word) == plain).map(|(_, value)| *value);
    value.ok_or_else(|| {
        let mut named: Vec<(&'static str, T)> = Vec::new();
        for (word, value) in words {
            if !named.iter().any(|(_, own)| own == value) {
                named.push((word, *value));
            }
        }
        let known = named.into_iter().map(|(word, _)| word).collect();
        Problem::NotOneOf { found: text.to_owned(), known }
    })
}
