//! The file of a language: `kind<TAB>key<TAB>text` in every line.

/// One row.
pub(in crate::case) struct Row {
    pub(in crate::case) kind: &'static str,
    pub(in crate::case) key: &'static str,
    pub(in crate::case) text: &'static str,
}

/// The kinds of rows.
pub(in crate::case) const KINDS: [&str; 8] =
    ["sentence", "name", "gap", "example", "form", "words", "heading", "mark"];

/// Iterates over the rows of a file, without its header and remarks. An invalid line is skipped here and
/// found by a test.
pub(super) fn rows(text: &'static str) -> impl Iterator<Item = Row> {
    lines(text).filter_map(|(_, line)| row(line))
}

/// Iterates over the lines that should be rows, with their numbers.
pub(in crate::case) fn lines(text: &'static str) -> impl Iterator<Item = (usize, &'static str)> {
    let is_row = |line: &str| !line.trim().is_empty() && !line.starts_with('#');
    let numbered = text.lines().enumerate().skip(1).map(|(at, line)| (at + 1, line));
    numbered.filter(move |(_, line)| is_row(line))
}

/// Parses one line.
pub(in crate::case) fn row(line: &'static str) -> Option<Row> {
    let mut fields = line.split('\t').map(str::trim);
    let (kind, key, text) = (fields.next()?, fields.next()?, fields.next()?);
    let is_whole = KINDS.contains(&kind) && !text.is_empty() && fields.next().is_none();
    is_whole.then_some(Row { kind, key, text })
}
