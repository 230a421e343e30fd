//! Tokens, with a way back.

use crate::pgn::{Scanner, Span, Token};

/// A scanner that can be set back.
#[derive(Clone)]
pub(super) struct Cursor<'a> {
    bytes: &'a [u8],
    /// How many bytes come before what the scanner sees.
    base: usize,
    scanner: Scanner<'a>,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(bytes: &'a [u8], at: usize) -> Self {
        Self { bytes, base: at, scanner: Scanner::new(&bytes[at..]) }
    }

    /// Where the last token stands.
    pub(super) const fn span(&self) -> Span {
        let span = self.scanner.span();
        Span { start: self.base + span.start, end: self.base + span.end }
    }

    /// How far it has come.
    pub(super) const fn at(&self) -> usize {
        self.base + self.scanner.at()
    }

    /// Goes on from here.
    pub(super) fn seek(&mut self, at: usize) {
        *self = Self::new(self.bytes, at.min(self.bytes.len()));
    }

    pub(super) fn next(&mut self) -> Option<Token<'a>> {
        self.scanner.token()
    }
}
