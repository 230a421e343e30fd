//! Collects the notes of a game.

use std::collections::BTreeSet;

use adoube_chess::FenError;

use crate::{
    encoding::TextEncoding,
    pgn::{
        Excerpt, LineColumn, Note, NoteKind, Span,
        span::{characters, line_around, line_ends},
    },
};

/// The most notes of one game; further ones are only counted.
const MOST: usize = 200;

/// Counts lines while moving through a text.
#[derive(Clone)]
pub(super) struct LineCounter<'a> {
    bytes: &'a [u8],
    line: CountedLine,
}

/// A line whose number is known.
#[derive(Clone, Copy)]
pub(super) struct CountedLine {
    /// Its offset.
    pub(super) at: usize,
    pub(super) number: u64,
}

impl<'a> LineCounter<'a> {
    pub(super) const fn new(bytes: &'a [u8], line: CountedLine) -> Self {
        Self { bytes, line }
    }

    /// The last counted line.
    pub(super) const fn line(&self) -> CountedLine {
        self.line
    }

    /// The place of a byte. The cost is proportional to the distance from the last one.
    pub(super) fn place(&mut self, byte: usize) -> LineColumn {
        let (start, _) = line_around(self.bytes, byte);
        let CountedLine { at, number } = self.line;
        let number = if start >= at {
            number + line_ends(&self.bytes[at..start])
        } else {
            number - line_ends(&self.bytes[start..at])
        };
        self.line = CountedLine { at: start, number };
        let before = &self.bytes[start..byte.min(self.bytes.len())];
        LineColumn { line: number, column: 1 + characters(before) }
    }
}

/// The notes of one game.
pub(super) struct Notes<'a> {
    bytes: &'a [u8],
    pub(super) lines: LineCounter<'a>,
    pub(super) kept: Vec<Note>,
    pub(super) more: usize,
    /// The kinds that are noted once a game.
    rendered: BTreeSet<NoteKind>,
}

impl<'a> Notes<'a> {
    pub(super) fn new(bytes: &'a [u8], lines: LineCounter<'a>) -> Self {
        Self { bytes, lines, kept: Vec::new(), more: 0, rendered: BTreeSet::new() }
    }

    pub(super) fn note(&mut self, kind: NoteKind, span: Span) {
        self.with_candidates(kind, span, Vec::new());
    }

    /// Adds a note, unless the game already has one of its kind.
    pub(super) fn once(&mut self, kind: NoteKind, span: Span) {
        if self.rendered.insert(kind) {
            self.note(kind, span);
        }
    }

    /// Adds a note about a FEN, and what is wrong with it.
    pub(super) fn with_fen(&mut self, kind: NoteKind, span: Span, fen: String, error: FenError) {
        let before = self.kept.len();
        self.note(kind, span);
        if let Some(note) = self.kept.get_mut(before) {
            note.fen = Some(Box::new((fen, error)));
        }
    }

    /// Adds a note about the guessed encoding.
    pub(super) fn with_encoding(&mut self, span: Span, encoding: TextEncoding) {
        let before = self.kept.len();
        self.note(NoteKind::Encoding, span);
        if let Some(note) = self.kept.get_mut(before) {
            note.encoding = Some(encoding);
        }
    }

    pub(super) fn with_candidates(&mut self, kind: NoteKind, span: Span, candidates: Vec<String>) {
        if self.kept.len() >= MOST {
            self.more += 1;
            return;
        }
        let place = self.lines.place(span.start);
        let excerpt = Excerpt::new(self.bytes, span);
        let word = excerpt.text.chars().skip(excerpt.before).take(excerpt.width).collect();
        let (fen, encoding) = (None, None);
        self.kept.push(Note { kind, span, place, word, excerpt, candidates, fen, encoding });
    }
}
