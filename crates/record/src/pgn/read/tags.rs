//! Tags, and what people write in their place.

use super::{
    game::{Flow, Reader},
    line_end,
};
use crate::pgn::{Comment, Kind, Span};

impl<'a> Reader<'a> {
    /// `[Name "value"]`. After moves it belongs to the next game.
    pub(super) fn tag(&mut self, name: &'a [u8], value: &'a [u8]) -> Flow {
        if self.in_moves {
            return Flow::NextGame;
        }
        let span = self.cursor.span();
        let (name, value) = (self.text(name), self.text(value));
        let value = self.unescaped(&value, span);
        self.add_tag(&name, value, span);
        Flow::On
    }

    fn add_tag(&mut self, name: &str, value: String, span: Span) {
        let is_of_name = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
        let mut name = name.to_owned();
        if !name.chars().all(is_of_name) {
            self.notes.note(Kind::TagName, span);
            name = name.replace(|sign| !is_of_name(sign), "_");
        }
        if self.game.tags.iter().any(|tag| tag.name == name) {
            self.notes.note(Kind::TagRepeated, span);
        }
        self.game.tags.push(name, value);
        self.tag_spans.push(span);
    }

    /// The value of a tag without its escapes.
    fn unescaped(&mut self, value: &str, span: Span) -> String {
        if !value.contains('\\') {
            return value.to_owned();
        }
        let mut plain = String::with_capacity(value.len());
        let mut signs = value.chars().peekable();
        while let Some(sign) = signs.next() {
            match (sign, signs.peek()) {
                ('\\', Some(&next @ ('"' | '\\'))) => {
                    plain.push(next);
                    signs.next();
                }
                ('\\', _) => {
                    self.notes.note(Kind::TagEscape, span);
                    plain.push('\\');
                }
                _ => plain.push(sign),
            }
        }
        plain
    }

    /// Something in a square bracket that the scanner did not take for a tag.
    pub(super) fn stray_tag(&mut self) -> Flow {
        let start = self.cursor.span().start;
        let end = line_end(self.bytes, start);
        let bytes = self.bytes[start..end].trim_ascii_end();
        let span = Span { start, end: start + bytes.len() };
        let line = self.text(bytes);
        let found = mended(&line);
        if self.in_moves {
            let begins_line = start == 0 || matches!(self.bytes[start - 1], b'\n' | b'\r');
            if begins_line && found.is_some() {
                return Flow::NextGame;
            }
            if !self.is_broken() {
                self.notes.note(Kind::Stray, Span { start, end: start + 1 });
            }
            self.cursor.seek(start + 1);
            return Flow::On;
        }
        self.cursor.seek(span.end);
        if let Some(Mended { name, value, kind }) = found {
            self.notes.note(kind, span);
            let value = self.unescaped(value, span);
            self.add_tag(name, value, span);
        } else {
            self.notes.note(Kind::TagUnreadable, span);
            self.add_comment(Comment::new(line));
        }
        Flow::On
    }
}

/// A tag that is not written as it should be.
struct Mended<'a> {
    name: &'a str,
    value: &'a str,
    kind: Kind,
}

/// What a line that begins with a bracket was meant to say.
fn mended(line: &str) -> Option<Mended<'_>> {
    let inside = line.strip_prefix('[')?.trim();
    let (inside, is_closed) = match inside.strip_suffix(']') {
        Some(inside) => (inside.trim_end(), true),
        None => (inside, false),
    };
    let (name, value) = match inside.split_once(char::is_whitespace) {
        Some((name, value)) => (name, value.trim()),
        None => inside.split_at(inside.find('"')?),
    };
    if name.is_empty() || !name.starts_with(|sign: char| sign.is_ascii_alphabetic()) {
        return None;
    }
    let quotes = ['"', '“', '”', '„', '«', '»', '\''];
    let opened = value.strip_prefix(quotes);
    let closed = opened.unwrap_or(value).strip_suffix(quotes);
    let kind = match (opened, closed) {
        (Some(_), Some(_)) if is_closed => Kind::TagQuotes,
        (None, _) => Kind::TagUnquoted,
        _ => Kind::TagUnclosed,
    };
    Some(Mended { name, value: closed.or(opened).unwrap_or(value), kind })
}
