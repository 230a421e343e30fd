//! Tokens, with a way back, and comments that nobody closed.

use memchr::{memchr_iter, memmem};

use crate::pgn::{Scanner, Span, Token};

/// A scanner that can be set back.
#[derive(Clone)]
pub(super) struct Cursor<'a> {
    bytes: &'a [u8],
    /// How many bytes come before what the scanner sees.
    base: usize,
    scanner: Scanner<'a>,
    /// Of a comment that was not closed: where it really ends.
    cut: Option<Span>,
}

/// A token, or a comment without its closing brace.
#[derive(Clone, Copy)]
pub(super) enum Piece<'a> {
    Token(Token<'a>),
    /// A comment that goes on until the next game, or to the end.
    Unclosed(&'a [u8]),
}

impl<'a> Cursor<'a> {
    pub(super) fn new(bytes: &'a [u8], at: usize) -> Self {
        Self { bytes, base: at, scanner: Scanner::new(&bytes[at..]), cut: None }
    }

    /// Where the last token stands.
    pub(super) fn span(&self) -> Span {
        let span = self.scanner.span();
        self.cut.unwrap_or(Span { start: self.base + span.start, end: self.base + span.end })
    }

    /// How far it has come.
    pub(super) fn at(&self) -> usize {
        self.cut.map_or(self.base + self.scanner.at(), |cut| cut.end)
    }

    /// Goes on from here.
    pub(super) fn seek(&mut self, at: usize) {
        *self = Self::new(self.bytes, at.min(self.bytes.len()));
    }

    pub(super) fn next(&mut self) -> Option<Piece<'a>> {
        if let Some(cut) = self.cut {
            self.seek(cut.end);
        }
        let token = self.scanner.token()?;
        let span = self.span();
        Some(match token {
            Token::Comment(text) => match next_game(text) {
                Some(end) => self.cut_comment(span.start, text, end),
                None => Piece::Token(token),
            },
            Token::Stray(text) if text.first() == Some(&b'{') => {
                let text = &text[1..];
                self.cut_comment(span.start, text, next_game(text).unwrap_or(text.len()))
            }
            _ => Piece::Token(token),
        })
    }

    fn cut_comment(&mut self, start: usize, text: &'a [u8], end: usize) -> Piece<'a> {
        self.cut = Some(Span { start, end: start + 1 + end });
        Piece::Unclosed(&text[..end])
    }
}

/// Where in a comment the tags of another game begin: after an empty line, in lines of their own.
fn next_game(text: &[u8]) -> Option<usize> {
    let begins_lines = memmem::find_iter(text, b"\n[").map(|at| at + 1);
    begins_lines.into_iter().find(|at| {
        let before = text[..*at].trim_ascii_end();
        let breaks = memchr_iter(b'\n', &text[before.len()..*at]).count();
        breaks > 1 && is_tag(&text[*at..])
    })
}

/// Whether a line begins with a name in a square bracket, and a quotation mark after it.
pub(super) fn is_tag(line: &[u8]) -> bool {
    let Some(inside) = line.strip_prefix(b"[") else { return false };
    let name = inside.iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_');
    let name = name.count();
    let rest = &inside[name..];
    let space = rest.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    name > 0 && space > 0 && rest.get(space) == Some(&b'"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tags_of_another_game_end_a_comment() {
        assert_eq!(next_game(b"oh\n\n[Event \"x\"]\n"), Some(4));
        assert_eq!(next_game(b"oh\r\n \r\n[Event \"x\"]"), Some(7));
        assert_eq!(next_game(b"see\n[Event \"x\"]"), None);
        assert_eq!(next_game(b"see\n\n[1] and [Event]"), None);
    }
}
