//! Parsing rating lists of FIDE and others.

use std::str::FromStr;

use crate::competition::{Federation, Problem, Sex, Title, ValidationErrors, csv};

/// A player on a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct RatingListEntry {
    pub(super) fide_id: Option<u32>,
    pub(super) name: String,
    pub(super) title: Option<Title>,
    pub(super) federation: Option<Federation>,
    pub(super) rating: Option<u16>,
    pub(super) birth_year: Option<u16>,
    pub(super) sex: Option<Sex>,
}

/// The meaning of a column.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Column {
    Id,
    Name,
    Title,
    Federation,
    Rating,
    Birth,
    Sex,
}

/// The names of columns, in lower case without blanks and punctuation.
const COLUMNS: [(Column, &[&str]); 7] = [
    (Column::Id, &["idnumber", "id", "fideid", "fideno"]),
    (Column::Name, &["name", "player"]),
    (Column::Title, &["tit", "title", "ti"]),
    (Column::Federation, &["fed", "federation", "country"]),
    (Column::Rating, &["srtng", "rating", "stdrating", "standard", "elo", "rtg"]),
    (Column::Birth, &["bday", "birthday", "birthyear", "birth", "born"]),
    (Column::Sex, &["sex", "gender"]),
];

/// Parses all players of a list.
pub(super) fn read(bytes: &[u8]) -> Result<Vec<RatingListEntry>, ValidationErrors> {
    let text = &*csv::text(bytes)?;
    let first = text.lines().next().unwrap_or_default();
    let listed: Vec<RatingListEntry> = if text.trim_start().starts_with('<') {
        text.split("<player>").skip(1).map(from_xml).collect()
    } else if first.contains([';', ',', '\t']) {
        from_table(text)?
    } else {
        let columns = fixed_columns(first);
        text.lines().skip(1).map(|line| from_line(line, &columns)).collect()
    };
    if listed.iter().all(|one| one.name.is_empty() && one.fide_id.is_none()) {
        return Err(Problem::NoRatingList.into());
    }
    Ok(listed)
}

/// Returns the column that a word of the header names. FIDE names the rating column by the month, `NOV26`.
fn column(word: &str) -> Option<Column> {
    let plain: String = word.chars().filter(char::is_ascii_alphanumeric).collect();
    let plain = plain.to_ascii_lowercase();
    let is_month = plain.len() == 5
        && plain[..3].bytes().all(|sign| sign.is_ascii_lowercase())
        && plain[3..].bytes().all(|sign| sign.is_ascii_digit());
    if is_month {
        return Some(Column::Rating);
    }
    COLUMNS.iter().find(|(_, names)| names.contains(&plain.as_str())).map(|(column, _)| *column)
}

impl RatingListEntry {
    fn set(&mut self, column: Column, text: &str) {
        let text = text.trim();
        match column {
            Column::Id => self.fide_id = number(text),
            Column::Name => text.clone_into(&mut self.name),
            Column::Title => {
                let title = text.to_lowercase();
                self.title = Title::ALL.into_iter().find(|known| known.lower() == title);
            }
            Column::Federation => self.federation = text.parse().ok(),
            Column::Rating => self.rating = number(text).filter(|rating| *rating <= 4_000),
            Column::Birth => {
                self.birth_year = text.split(['-', '/', '.']).find_map(number);
            }
            Column::Sex => {
                self.sex = match text.to_ascii_lowercase().as_str() {
                    "m" => Some(Sex::Male),
                    "f" | "w" => Some(Sex::Female),
                    _ => None,
                };
            }
        }
    }
}

/// Parses a number; lists have 0 or nothing for an unknown one.
fn number<T: FromStr + Default + PartialEq>(text: &str) -> Option<T> {
    text.trim().parse().ok().filter(|number| *number != T::default())
}

/// Returns the columns of a fixed-width list: the meaning of each, where it begins, and where the next one
/// does.
fn fixed_columns(head: &str) -> Vec<(Column, usize, usize)> {
    // "ID Number" is the only name of two words.
    let head = head.replacen("ID Number", "ID_Number", 1);
    let mut starts: Vec<(usize, &str)> = Vec::new();
    for word in head.split_whitespace() {
        let from = starts.last().map_or(0, |(at, word)| at + word.len());
        starts.extend(head[from..].find(word).map(|at| (from + at, word)));
    }
    let ends = starts.iter().skip(1).map(|(at, _)| *at).chain([usize::MAX]);
    let columns = starts.iter().zip(ends);
    columns.filter_map(|((at, word), end)| Some((column(word)?, *at, end))).collect()
}

fn from_line(line: &str, columns: &[(Column, usize, usize)]) -> RatingListEntry {
    let mut listed = RatingListEntry::default();
    let signs: Vec<char> = line.chars().collect();
    for &(column, from, to) in columns {
        let part: String = signs.iter().skip(from).take(to.saturating_sub(from)).collect();
        listed.set(column, &part);
    }
    listed
}

fn from_xml(player: &str) -> RatingListEntry {
    let mut listed = RatingListEntry::default();
    let mut rest = player.split("</player>").next().unwrap_or_default();
    while let Some((tag, after)) = rest.split_once('<').and_then(|(_, tag)| tag.split_once('>')) {
        let Some((text, next)) = after.split_once("</") else { break };
        if let Some(column) = column(tag) {
            listed.set(column, &unescaped(text));
        }
        rest = next;
    }
    listed
}

fn unescaped(text: &str) -> String {
    let signs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")];
    signs.iter().fold(text.to_owned(), |text, (escaped, sign)| text.replace(escaped, sign))
}

fn from_table(text: &str) -> Result<Vec<RatingListEntry>, ValidationErrors> {
    let mut lines = csv::records(text)?.into_iter();
    let columns: Vec<Option<Column>> =
        lines.next().unwrap_or_default().iter().map(|field| column(&field.text)).collect();
    let listed = lines.map(|fields| {
        let mut listed = RatingListEntry::default();
        for (column, field) in columns.iter().zip(&fields) {
            if let Some(column) = column {
                listed.set(*column, &field.text);
            }
        }
        listed
    });
    Ok(listed.collect())
}
