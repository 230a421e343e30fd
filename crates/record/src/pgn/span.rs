//! Places in a text.

use memchr::{memchr2, memchr2_iter, memrchr2};

/// A range of bytes of a chunk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// The first byte.
    pub start: usize,
    /// The byte after the last.
    pub end: usize,
}

impl Span {
    /// From the first byte of one span to the last of the other.
    #[must_use]
    pub const fn to(self, last: Self) -> Self {
        Self { start: self.start, end: last.end }
    }

    /// The text of the span; empty if the text is too short.
    pub fn slice(self, text: &[u8]) -> &[u8] {
        text.get(self.start..self.end).unwrap_or_default()
    }
}

/// A place in a file as editors count it, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LineColumn {
    /// The line.
    pub line: u64,
    /// The character in the line.
    pub column: u64,
}

/// The number of lines that end in `text`: by LF, CR LF or a lone CR.
pub(crate) fn line_ends(text: &[u8]) -> u64 {
    let ends = |at: usize| text[at] == b'\n' || text.get(at + 1) != Some(&b'\n');
    memchr2_iter(b'\n', b'\r', text).filter(|at| ends(*at)).count() as u64
}

/// The line around the byte `at`, without its end, and its offset.
pub(crate) fn line_around(text: &[u8], at: usize) -> (usize, &[u8]) {
    let at = at.min(text.len());
    let start = memrchr2(b'\n', b'\r', &text[..at]).map_or(0, |end| end + 1);
    let length = memchr2(b'\n', b'\r', &text[start..]).unwrap_or(text.len() - start);
    (start, &text[start..start + length])
}

/// The number of characters of a text; a byte that is not UTF-8 counts as one, as in Latin-1.
pub(crate) fn characters(text: &[u8]) -> u64 {
    let of = |part: std::str::Utf8Chunk<'_>| part.valid().chars().count() + part.invalid().len();
    text.utf8_chunks().map(of).sum::<usize>() as u64
}
