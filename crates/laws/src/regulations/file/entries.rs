//! Finds entries of a TOML table by path, and removes them by span.

use std::ops::Range;

use toml::de::{DeTable, DeValue};

/// Returns the span of the entry at a path such as `open-points.sixty-minutes`.
pub(super) fn place_of(table: &DeTable<'_>, path: &str) -> Option<Range<usize>> {
    let (name, rest) = path.split_once('.').unwrap_or((path, ""));
    let (key, value) = table.get_key_value(name)?;
    match value.get_ref() {
        DeValue::Table(inner) if !rest.is_empty() => place_of(inner, rest),
        _ => Some(key.span()),
    }
}

/// Removes the entry whose key or value is at a span; returns whether there was one.
pub(super) fn leave_out(table: &mut DeTable<'_>, place: &Range<usize>) -> bool {
    let stands_there =
        table.iter().find(|(key, value)| key.span() == *place || value.span() == *place);
    if let Some(name) = stands_there.map(|(key, _)| key.get_ref().to_string()) {
        return table.remove(name.as_str()).is_some();
    }
    table.iter_mut().any(|(_, value)| match value.get_mut() {
        DeValue::Table(inner) => leave_out(inner, place),
        _ => false,
    })
}
