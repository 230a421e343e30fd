//! The scanner.

use adoube_chess::notation::game::Score;
use memchr::{memchr, memchr2};

use super::Token;
use crate::pgn::Span;

/// Takes tokens off the front of a text.
#[derive(Clone, Debug)]
pub struct Scanner<'a> {
    bytes: &'a [u8],
    at: usize,
    start: usize,
}

impl<'a> Scanner<'a> {
    /// A scanner at the beginning of `bytes`.
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0, start: 0 }
    }

    /// Where the last token stands, with its braces, brackets or quotation marks.
    pub const fn span(&self) -> Span {
        Span { start: self.start, end: self.at }
    }

    /// How far it has come.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The next token.
    pub fn token(&mut self) -> Option<Token<'a>> {
        while self.bytes.get(self.at)?.is_ascii_whitespace() {
            self.at += 1;
        }
        self.start = self.at;
        let rest = &self.bytes[self.at..];
        let (token, length) = match rest[0] {
            b'{' => braces(rest),
            b'[' => tag(rest),
            b';' => line(rest, Token::LineComment),
            b'%' if self.begins_line() => line(rest, Token::Escape),
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

    fn begins_line(&self) -> bool {
        self.at == 0 || matches!(self.bytes[self.at - 1], b'\n' | b'\r')
    }
}

/// How many digits come first.
fn digits(bytes: &[u8]) -> usize {
    bytes.iter().take_while(|byte| byte.is_ascii_digit()).count()
}

fn braces(rest: &[u8]) -> (Token<'_>, usize) {
    match memchr(b'}', rest) {
        Some(end) => (Token::Comment(&rest[1..end]), end + 1),
        None => (Token::Stray(rest), rest.len()),
    }
}

fn line<'a>(rest: &'a [u8], token: fn(&'a [u8]) -> Token<'a>) -> (Token<'a>, usize) {
    let end = memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
    (token(&rest[1..end]), end)
}

/// `[Name "value"]`, or what stands in its place up to the end of the line.
fn tag(rest: &[u8]) -> (Token<'_>, usize) {
    let stray = || line(rest, Token::Stray);
    let Some(open) = memchr2(b'"', b'\n', rest).filter(|at| rest[*at] == b'"') else {
        return stray();
    };
    let mut end = open + 1;
    loop {
        match rest.get(end) {
            Some(b'\\') => end += 2,
            Some(b'"') => break,
            Some(b'\n') | None => return stray(),
            Some(_) => end += 1,
        }
    }
    let close = end + 1 + rest[end + 1..].iter().take_while(|byte| **byte == b' ').count();
    if rest.get(close) != Some(&b']') {
        return stray();
    }
    (Token::Tag { name: rest[1..open].trim_ascii(), value: &rest[open + 1..end] }, close + 1)
}

/// A move, a move number or a result: everything up to a space or a sign of PGN.
fn word(rest: &[u8]) -> (Token<'_>, usize) {
    let ends = |byte: &u8| byte.is_ascii_whitespace() || b"{}[]()$;\"*".contains(byte);
    let length = rest.iter().position(ends).unwrap_or(rest.len());
    for (text, score) in
        [(&b"1-0"[..], Score::WhiteWins), (b"0-1", Score::BlackWins), (b"1/2-1/2", Score::Draw)]
    {
        if &rest[..length] == text {
            return (Token::Score(score), length);
        }
    }
    let number = digits(rest);
    let dots = rest[number..].iter().take_while(|byte| **byte == b'.').count();
    if number > 0 && (dots > 0 || number == length) || number == 0 && dots > 0 {
        return (Token::Number(&rest[..number + dots]), number + dots);
    }
    (Token::Move(&rest[..length]), length)
}
