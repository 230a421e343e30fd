//! Some whole games, and where they stand.

use crate::pgn::{
    Place,
    span::{characters, line_around, line_ends},
};

/// Some whole games of a stream, one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chunk {
    /// Their bytes.
    pub bytes: Vec<u8>,
    /// How many bytes of the unpacked stream come before them.
    pub offset: u64,
    /// The number of their first line, counted from 1.
    pub line: u64,
    /// How its last game ends.
    pub ending: Ending,
}

/// How the last game of a chunk ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ending {
    /// It is there as a whole.
    #[default]
    Whole,
    /// It is larger than any game can be ([`LARGEST_GAME`](super::LARGEST_GAME)); its rest was passed over.
    TooLarge,
    /// The stream broke off within it or after it; the error comes next.
    BrokenOff,
}

impl Default for Chunk {
    fn default() -> Self {
        Self { bytes: Vec::new(), offset: 0, line: 1, ending: Ending::Whole }
    }
}

impl From<&[u8]> for Chunk {
    /// A whole text as one chunk.
    fn from(text: &[u8]) -> Self {
        Self { bytes: text.to_vec(), ..Self::default() }
    }
}

impl Chunk {
    /// Where the byte `at` stands in the file. For many places, [`Chunk::places`] is quicker.
    pub fn place(&self, at: usize) -> Place {
        self.places().place(at)
    }

    /// Places one after the other.
    pub const fn places(&self) -> Places<'_> {
        Places { chunk: self, start: 0, line: self.line }
    }

    /// The line in which the byte `at` stands, without its end.
    pub fn line_around(&self, at: usize) -> &[u8] {
        line_around(&self.bytes, at).1
    }
}

/// Finds places in a chunk; those in rising order are found without counting the lines before them again.
#[derive(Clone, Debug)]
pub struct Places<'a> {
    chunk: &'a Chunk,
    /// The start of a line.
    start: usize,
    /// Its number.
    line: u64,
}

impl Places<'_> {
    /// Where the byte `at` stands in the file.
    pub fn place(&mut self, at: usize) -> Place {
        let text = &self.chunk.bytes;
        let (start, _) = line_around(text, at);
        if start < self.start {
            (self.start, self.line) = (0, self.chunk.line);
        }
        self.line += line_ends(&text[self.start..start]);
        self.start = start;
        let before = &text[start..at.min(text.len())];
        Place { line: self.line, column: 1 + characters(before) }
    }
}
