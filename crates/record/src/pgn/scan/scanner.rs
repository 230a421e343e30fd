//! The scanner.

use adoube_chess::notation::game::Score;
use memchr::memchr2;

use super::{
    Token,
    class::{blanks, is_significant, word_length},
    structure::{Braces, TagContext, TagLine, TagSyntax, braces, next_event},
};
use crate::pgn::Span;

/// Splits a text into tokens.
///
/// A comment ends at its `}`. If that is missing it must not swallow the games after it: a comment in which a blank line
/// and `[Event "` come before any `}`, or which has no `}` at all, ends before the first line that begins with `[Event "`.
#[derive(Clone, Debug)]
pub struct Scanner<'a> {
    bytes: &'a [u8],
    at: usize,
    start: usize,
    /// No comment that begins before this offset is closed.
    unclosed_until: usize,
}

impl<'a> Scanner<'a> {
    /// A scanner at the beginning of `bytes`.
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0, start: 0, unclosed_until: 0 }
    }

    /// A scanner that starts at the byte `at`.
    pub(crate) const fn starting_at(bytes: &'a [u8], at: usize) -> Self {
        Self { bytes, at, start: at, unclosed_until: 0 }
    }

    /// The place of the last token, with its braces, brackets or quotation marks.
    pub const fn span(&self) -> Span {
        Span { start: self.start, end: self.at }
    }

    /// The whole text.
    pub const fn text(&self) -> &'a [u8] {
        self.bytes
    }

    /// The current offset.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The text after the next blanks.
    #[inline]
    pub(crate) fn rest(&mut self) -> &'a [u8] {
        self.at += blanks(&self.bytes[self.at..]);
        &self.bytes[self.at..]
    }

    /// Skips a token of this length that the caller has parsed.
    #[inline]
    pub(crate) fn advance(&mut self, length: usize) {
        self.start = self.at;
        self.at += length;
    }

    /// Skips the comment that begins here, and returns its text, if it is closed.
    #[inline]
    pub(crate) fn closed_comment(&mut self) -> Option<&'a [u8]> {
        let rest = &self.bytes[self.at..];
        if self.at < self.unclosed_until {
            return None;
        }
        let Braces::Closed(end) = braces(rest) else { return None };
        self.advance(end);
        Some(&rest[1..end - 1])
    }

    /// Skips the annotation glyph that begins here, and returns its digits.
    #[inline]
    pub(crate) fn nag(&mut self) -> &'a [u8] {
        let rest = &self.bytes[self.at..];
        let end = 1 + digits(&rest[1..]);
        self.advance(end);
        &rest[1..end]
    }

    /// Skips tokens while variations are open; may stop early before a bracket.
    pub(crate) fn pass_variations(&mut self, depth: &mut usize) {
        while *depth > 0 {
            let rest = &self.bytes[self.at..];
            let Some(sign) = rest.iter().position(|byte| is_significant(*byte)) else {
                self.at = self.bytes.len();
                return;
            };
            self.at += sign;
            self.at += match rest[sign] {
                b'(' => {
                    *depth += 1;
                    1
                }
                b')' => {
                    *depth -= 1;
                    1
                }
                b'{' => self.comment(&rest[sign..]).1,
                b';' => line(&rest[sign..], Token::LineComment).1,
                b'%' if TagContext::at(self.bytes, self.at) == TagContext::First => {
                    line(&rest[sign..], Token::Escape).1
                }
                b'[' => return,
                _ => 1,
            };
        }
    }

    /// A comment. Whether it is unclosed is computed once for all that follow up to the same place.
    #[inline]
    fn comment(&mut self, rest: &'a [u8]) -> (Token<'a>, usize) {
        if self.at >= self.unclosed_until {
            self.unclosed_until = match braces(rest) {
                Braces::Closed(end) => return (Token::Comment(&rest[1..end - 1]), end),
                Braces::Broken(end) => self.at + end,
                Braces::Open => self.bytes.len(),
            };
        }
        let end = next_event(rest).unwrap_or(rest.len());
        (Token::Unclosed(&rest[1..end]), end)
    }

    /// The next token.
    #[inline]
    pub fn token(&mut self) -> Option<Token<'a>> {
        self.at += blanks(&self.bytes[self.at..]);
        self.start = self.at;
        let rest = &self.bytes[self.at..];
        let (token, length) = match *rest.first()? {
            b'{' => self.comment(rest),
            b'[' => parse_tag_pair(rest, TagContext::at(self.bytes, self.at)),
            b';' => line(rest, Token::LineComment),
            b'%' if TagContext::at(self.bytes, self.at) == TagContext::First => {
                line(rest, Token::Escape)
            }
            b'(' if rest.starts_with(b"(=)") => (Token::Offer, 3),
            b'(' => (Token::Open, 1),
            b')' => (Token::Close, 1),
            b'*' => (Token::Score(Score::Open), 1),
            b'$' => {
                let end = 1 + digits(&rest[1..]);
                (Token::Nag(&rest[1..end]), end)
            }
            b']' | b'}' | b'"' => (Token::Stray(&rest[..1]), 1),
            _ => word(rest),
        };
        self.at += length;
        Some(token)
    }
}

/// The number of leading digits.
#[inline]
fn digits(bytes: &[u8]) -> usize {
    bytes.iter().take_while(|byte| byte.is_ascii_digit()).count()
}

fn line<'a>(rest: &'a [u8], token: fn(&'a [u8]) -> Token<'a>) -> (Token<'a>, usize) {
    let end = memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
    (token(&rest[1..end]), end)
}

/// Parses a tag pair, `[Name "value"]`, or the line that should be one.
#[inline]
fn parse_tag_pair(rest: &[u8], stands: TagContext) -> (Token<'_>, usize) {
    let TagLine { name, value, length, syntax } = TagLine::parse(rest, stands);
    let token = match syntax {
        TagSyntax::Exact | TagSyntax::Loose => Token::Tag { name, value },
        TagSyntax::Bad => Token::BadTag(&rest[..length]),
        TagSyntax::Bracket => Token::Stray(&rest[..length]),
    };
    (token, length)
}

/// A move, a move number or a result: everything up to a blank or a delimiter of PGN.
#[inline]
fn word(rest: &[u8]) -> (Token<'_>, usize) {
    if rest[0].is_ascii_digit() || rest[0] == b'.' {
        return numeric(rest);
    }
    let mut length = word_length(rest);
    // A promotion in parentheses: `e8(Q)`.
    if let Some([b'(', b'A'..=b'Z', b')', ..]) = rest.get(length..) {
        length += 3;
    }
    (Token::Move(&rest[..length]), length)
}

/// A number with its dots, a result, or castling with zeros.
#[inline]
fn numeric(rest: &[u8]) -> (Token<'_>, usize) {
    let number = digits(rest);
    let dots = rest[number..].iter().take_while(|byte| **byte == b'.').count();
    let end = number + dots;
    let after = &rest[end..];
    // `12.Nf3` and `12.0-0` are a number and a move, `0.5-0.5` is neither.
    let decimal = after.first().is_some_and(u8::is_ascii_digit) && !after.starts_with(b"0-0");
    if dots > 0 && !decimal || word_length(after) == 0 {
        return (Token::Number(&rest[..end]), end);
    }
    let length = word_length(rest);
    for (text, score) in
        [(&b"1-0"[..], Score::WhiteWins), (b"0-1", Score::BlackWins), (b"1/2-1/2", Score::Draw)]
    {
        if &rest[..length] == text {
            return (Token::Score(score), length);
        }
    }
    (Token::Move(&rest[..length]), length)
}
