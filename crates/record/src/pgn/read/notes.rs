//! Notes in the making.

use std::collections::BTreeSet;

use memchr::{memchr_iter, memrchr2};

use super::decode;
use crate::pgn::{Excerpt, Kind, Note, Place, Span};

/// More than anybody reads of one game; what comes after is counted.
const MOST: usize = 200;

/// Counts lines as it goes through a text.
#[derive(Clone)]
pub(super) struct Lines<'a> {
    bytes: &'a [u8],
    at: usize,
    line: u64,
}

impl<'a> Lines<'a> {
    pub(super) const fn new(bytes: &'a [u8], first: u64) -> Self {
        Self { bytes, at: 0, line: first }
    }

    /// The place of a byte. Going forward costs what lies between, going back what lies between too.
    pub(super) fn place(&mut self, byte: usize) -> Place {
        let byte = byte.min(self.bytes.len());
        let breaks = |bytes: &[u8]| memchr_iter(b'\n', bytes).count() as u64;
        if byte >= self.at {
            self.line += breaks(&self.bytes[self.at..byte]);
        } else {
            self.line -= breaks(&self.bytes[byte..self.at]);
        }
        self.at = byte;
        let start = memrchr2(b'\n', b'\r', &self.bytes[..byte]).map_or(0, |at| at + 1);
        let column = decode(&self.bytes[start..byte]).0.chars().count() as u64 + 1;
        Place { line: self.line, column }
    }
}

/// The notes of one game.
pub(super) struct Notes<'a> {
    bytes: &'a [u8],
    pub(super) lines: Lines<'a>,
    pub(super) kept: Vec<Note>,
    pub(super) more: usize,
    /// What is told once a game.
    told: BTreeSet<Kind>,
}

impl<'a> Notes<'a> {
    pub(super) fn new(bytes: &'a [u8], lines: Lines<'a>) -> Self {
        Self { bytes, lines, kept: Vec::new(), more: 0, told: BTreeSet::new() }
    }

    pub(super) fn note(&mut self, kind: Kind, span: Span) {
        self.with_candidates(kind, span, Vec::new());
    }

    /// The same, unless it was told of this game already.
    pub(super) fn once(&mut self, kind: Kind, span: Span) {
        if self.told.insert(kind) {
            self.note(kind, span);
        }
    }

    pub(super) fn with_candidates(&mut self, kind: Kind, span: Span, candidates: Vec<String>) {
        if self.kept.len() >= MOST {
            self.more += 1;
            return;
        }
        let place = self.lines.place(span.start);
        let excerpt = Excerpt::of(self.bytes, span);
        let word = excerpt.text.chars().skip(excerpt.before).take(excerpt.width).collect();
        self.kept.push(Note { kind, span, place, word, excerpt, candidates });
    }
}
