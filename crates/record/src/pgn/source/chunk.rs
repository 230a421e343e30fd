//! Whole games of a stream, and their place in it.

use crate::{
    encoding::{EncodingGuesser, TextEncoding},
    pgn::{
        LineColumn, Span,
        span::{characters, line_around, line_ends},
    },
};

/// Some consecutive games of a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chunk {
    /// Their bytes in UTF-8, decoded from other encodings if necessary.
    pub bytes: Vec<u8>,
    /// The number of bytes of the unpacked stream before them.
    pub offset: u64,
    /// The number of their first line, counted from 1.
    pub line: u64,
    /// The column at which they begin, counted from 1; several games may share a line.
    pub column: u64,
    /// How its last game ends.
    pub ending: Ending,
    /// The encoding that was guessed, in the first chunk of a stream that is not UTF-8, and wherever the guess changes.
    pub guess: Option<EncodingGuess>,
}

/// The encoding that was guessed for a text that is not UTF-8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EncodingGuess {
    /// The encoding.
    pub encoding: TextEncoding,
    /// The first word that was decoded.
    pub span: Span,
}

/// How the last game of a chunk ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ending {
    /// It is complete.
    #[default]
    Whole,
    /// It is above [`LARGEST_GAME`](super::LARGEST_GAME); the rest was skipped.
    TooLarge,
    /// The stream was cut off within it or after it; the error comes next.
    BrokenOff,
}

impl Default for Chunk {
    fn default() -> Self {
        Self {
            bytes: Vec::new(),
            offset: 0,
            line: 1,
            column: 1,
            ending: Ending::Whole,
            guess: None,
        }
    }
}

impl From<&[u8]> for Chunk {
    /// A whole text as one chunk.
    fn from(text: &[u8]) -> Self {
        let mut chunk = Self { bytes: text.to_vec(), ..Self::default() };
        chunk.decode(&mut EncodingGuesser::default());
        chunk
    }
}

impl Chunk {
    /// Converts the bytes to UTF-8; `guesser` knows what came before in the stream.
    pub(super) fn decode(&mut self, guesser: &mut EncodingGuesser) {
        self.drop_cut_character();
        let before = guesser.guessed();
        let Some(decoded) = guesser.decode(&self.bytes) else { return };
        let span = Span { start: decoded.first.start, end: decoded.first.end };
        let changed = guesser.guessed().filter(|guessed| Some(*guessed) != before);
        self.guess = changed.map(|encoding| EncodingGuess { encoding, span });
        self.bytes = decoded.text.into_bytes();
    }

    /// An incomplete game may end within a character of UTF-8.
    fn drop_cut_character(&mut self) {
        if self.ending != Ending::Whole
            && let Err(error) = str::from_utf8(&self.bytes)
            && error.error_len().is_none()
        {
            self.bytes.truncate(error.valid_up_to());
        }
    }

    /// The place of the byte `at` in the file. For many places, [`Chunk::places`] is faster.
    pub fn place(&self, at: usize) -> LineColumn {
        self.places().place(at)
    }

    /// The place after the chunk.
    pub(super) fn end(&self) -> LineColumn {
        self.place(self.bytes.len())
    }

    /// Computes places one after the other.
    pub const fn places(&self) -> Places<'_> {
        Places { chunk: self, at: 0, place: LineColumn { line: self.line, column: self.column } }
    }

    /// The line of the byte `at`, without its end.
    pub fn line_around(&self, at: usize) -> &[u8] {
        line_around(&self.bytes, at).1
    }
}

/// Computes places in a chunk, each starting from the one before it.
#[derive(Clone, Debug)]
pub struct Places<'a> {
    chunk: &'a Chunk,
    /// The last byte that was asked for.
    at: usize,
    /// Its place.
    place: LineColumn,
}

impl Places<'_> {
    /// The place of the byte `at` in the file.
    pub fn place(&mut self, at: usize) -> LineColumn {
        let text = &self.chunk.bytes;
        let at = at.min(text.len());
        let between = &text[self.at.min(at)..self.at.max(at)];
        let lines = line_ends(between);
        let LineColumn { line, column } = self.place;
        self.place = match (at >= self.at, lines) {
            (true, 0) => LineColumn { line, column: column + characters(between) },
            (false, 0) => LineColumn { line, column: column.saturating_sub(characters(between)) },
            (forward, _) => {
                let (start, _) = line_around(text, at);
                let line = if forward { line + lines } else { line.saturating_sub(lines) };
                let first = if start == 0 { self.chunk.column } else { 1 };
                LineColumn { line, column: first + characters(&text[start..at]) }
            }
        };
        self.at = at;
        self.place
    }
}
