//! Settings from a TOML file, each with its line.

use std::{collections::BTreeMap, path::Path};

use adoube_laws::nearest;
use toml::{
    Spanned,
    de::{DeString, DeTable, DeValue},
};

use super::{ConfigProblem, Key, ROWS, Source, source::RawSetting};

/// Reads the settings of a file.
pub(super) fn read(
    path: &Path,
    text: &str,
    faults: &mut Vec<ConfigProblem>,
) -> BTreeMap<Key, RawSetting> {
    let (table, broken) = DeTable::parse_recoverable(text);
    let mut file = File { path, text, faults, found: BTreeMap::new() };
    for error in broken {
        let source = file.source(error.span().map_or(0, |span| span.start));
        file.faults.push(ConfigProblem::NotToml { source, reason: error.message().to_owned() });
    }
    file.table("", table.get_ref());
    file.found
}

struct File<'a> {
    path: &'a Path,
    text: &'a str,
    faults: &'a mut Vec<ConfigProblem>,
    found: BTreeMap<Key, RawSetting>,
}

impl File<'_> {
    /// Reads the entries of a table; those of a nested table are named with a dot.
    fn table(&mut self, prefix: &str, table: &DeTable<'_>) {
        let mut entries: Vec<_> = table.iter().collect();
        entries.sort_by_key(|(key, _)| key.span().start);
        for (key, value) in entries {
            let name = format!("{prefix}{}", key.get_ref());
            match value.get_ref() {
                DeValue::Table(inner) if is_table(&name) => self.table(&format!("{name}."), inner),
                _ => self.entry(&name, key, value),
            }
        }
    }

    fn entry(&mut self, name: &str, key: &Spanned<DeString<'_>>, value: &Spanned<DeValue<'_>>) {
        let source = self.source(key.span().start);
        let Some(known) = Key::named(name) else {
            let nearest = nearest(name, ROWS.iter().map(|row| row.name));
            self.faults.push(ConfigProblem::Unknown { source, found: name.to_owned(), nearest });
            return;
        };
        let texts = match value.get_ref() {
            DeValue::Array(values) => {
                values.iter().map(|value| render_scalar(value.get_ref())).collect()
            }
            other => render_scalar(other).map(|text| vec![text]),
        };
        match texts {
            Some(texts) => drop(self.found.insert(known, RawSetting { texts, source })),
            None => self.faults.push(ConfigProblem::bad(&source, known, &self.text[value.span()])),
        }
    }

    fn source(&self, byte: usize) -> Source {
        let before = &self.text[..self.text.floor_char_boundary(byte)];
        Source::File { path: self.path.to_owned(), line: before.matches('\n').count() + 1 }
    }
}

fn is_table(name: &str) -> bool {
    ROWS.iter().any(|row| row.name.strip_prefix(name).is_some_and(|rest| rest.starts_with('.')))
}

/// Renders a scalar value as it would be typed elsewhere.
fn render_scalar(value: &DeValue<'_>) -> Option<String> {
    match value {
        DeValue::String(text) => Some(text.to_string()),
        DeValue::Integer(number) => {
            i64::from_str_radix(number.as_str(), number.radix()).ok().map(|it| it.to_string())
        }
        DeValue::Boolean(value) => Some(value.to_string()),
        _ => None,
    }
}
