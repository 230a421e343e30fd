//! Notes in the making.

use std::collections::BTreeSet;

use adoube_chess::FenError;

use crate::pgn::{
    Excerpt, LineColumn, Note, NoteKind, Span,
    span::{characters, line_around, line_ends},
};

/// More than anybody reads of one game; what comes after is counted.
const MOST: usize = 200;

/// Counts lines as it goes through a text.
#[derive(Clone)]
pub(super) struct LineCounter<'a> {
    bytes: &'a [u8],
    /// The start of a line.
    at: usize,
    /// Its number.
    line: u64,
}

impl<'a> LineCounter<'a> {
    pub(super) const fn new(bytes: &'a [u8], first: u64) -> Self {
        Self { bytes, at: 0, line: first }
    }

    /// The place of a byte. Going forward costs what lies between, going back what lies between too.
    pub(super) fn place(&mut self, byte: usize) -> LineColumn {
        let (start, _) = line_around(self.bytes, byte);
        if start >= self.at {
            self.line += line_ends(&self.bytes[self.at..start]);
        } else {
            self.line -= line_ends(&self.bytes[start..self.at]);
        }
        self.at = start;
        let before = &self.bytes[start..byte.min(self.bytes.len())];
        LineColumn { line: self.line, column: 1 + characters(before) }
    }
}

/// The notes of one game.
pub(super) struct Notes<'a> {
    bytes: &'a [u8],
    pub(super) lines: LineCounter<'a>,
    pub(super) kept: Vec<Note>,
    pub(super) more: usize,
    /// The kinds that are noted once a game.
    told: BTreeSet<NoteKind>,
}

impl<'a> Notes<'a> {
    pub(super) fn new(bytes: &'a [u8], lines: LineCounter<'a>) -> Self {
        Self { bytes, lines, kept: Vec::new(), more: 0, told: BTreeSet::new() }
    }

    pub(super) fn note(&mut self, kind: NoteKind, span: Span) {
        self.with_candidates(kind, span, Vec::new());
    }

    /// The same, unless it was told of this game already.
    pub(super) fn once(&mut self, kind: NoteKind, span: Span) {
        if self.told.insert(kind) {
            self.note(kind, span);
        }
    }

    /// A FEN that gives no position, and why.
    pub(super) fn with_fen(&mut self, span: Span, fen: String, error: FenError) {
        let before = self.kept.len();
        self.note(NoteKind::FenUnreadable, span);
        if let Some(note) = self.kept.get_mut(before) {
            note.fen = Some(Box::new((fen, error)));
        }
    }

    pub(super) fn with_candidates(&mut self, kind: NoteKind, span: Span, candidates: Vec<String>) {
        if self.kept.len() >= MOST {
            self.more += 1;
            return;
        }
        let place = self.lines.place(span.start);
        let excerpt = Excerpt::of(self.bytes, span);
        let word = excerpt.text.chars().skip(excerpt.before).take(excerpt.width).collect();
        self.kept.push(Note { kind, span, place, word, excerpt, candidates, fen: None });
    }
}
