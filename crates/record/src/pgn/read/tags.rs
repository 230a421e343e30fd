//! The tag pairs of a game that is parsed, and what people write in their place.

use super::game::{Flow, GameReader};
use crate::pgn::{Comment, NoteKind, Span, tags::tag_name};

impl<'a> GameReader<'a> {
    /// `[Name "value"]`. After moves it belongs to the next game.
    pub(super) fn tag(&mut self, name: &'a [u8], value: &'a [u8]) -> Flow {
        if self.in_moves {
            return Flow::NextGame;
        }
        let span = self.cursor.span();
        let (name, value) = (self.text(name), self.text(value));
        if self.seen.begins_another(name.as_bytes(), self.bytes, span.start) && self.has_tags() {
            return Flow::NextGame;
        }
        if has_bare_quote(&value) {
            self.notes.note(NoteKind::TagQuotes, span);
        }
        let value = self.unescaped(&value, span);
        self.add_tag(&name, value, span);
        Flow::On
    }

    fn add_tag(&mut self, name: &str, value: String, span: Span) {
        let written = tag_name(name);
        if written != name {
            self.notes.note(NoteKind::TagName, span);
        }
        if self.game.tags.iter().any(|tag| tag.name == written) {
            self.notes.note(NoteKind::TagRepeated, span);
        }
        self.game.tags.push(&written, value);
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
                    self.notes.note(NoteKind::TagEscape, span);
                    plain.push('\\');
                }
                _ => plain.push(sign),
            }
        }
        plain
    }

    /// A line in a square bracket that is no tag as it stands.
    pub(super) fn bad_tag(&mut self, line: &'a [u8]) -> Flow {
        let span = self.cursor.span();
        let line = self.text(line.trim_ascii_end());
        let found = repair(&line);
        let name = found.as_ref().map_or("", |tag| tag.name).as_bytes();
        let begins_another = self.seen.begins_another(name, self.bytes, span.start);
        if self.in_moves || begins_another && self.has_tags() {
            return Flow::NextGame;
        }
        if let Some(RepairedTag { name, value, kind }) = found {
            self.notes.note(kind, span);
            let value = self.unescaped(value, span);
            self.add_tag(name, value, span);
        } else {
            self.notes.note(NoteKind::TagUnreadable, span);
            self.add_comment(Comment::new(line));
        }
        Flow::On
    }

    /// The first tag of a game begins no other.
    fn has_tags(&self) -> bool {
        !self.tag_spans.is_empty()
    }
}

/// A tag that is not written as it should be.
struct RepairedTag<'a> {
    name: &'a str,
    value: &'a str,
    kind: NoteKind,
}

/// What a line that begins with a bracket was meant to say.
fn repair(line: &str) -> Option<RepairedTag<'_>> {
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
        (Some(_), Some(_)) if is_closed => NoteKind::TagQuotes,
        (None, _) => NoteKind::TagUnquoted,
        _ => NoteKind::TagUnclosed,
    };
    Some(RepairedTag { name, value: closed.or(opened).unwrap_or(value), kind })
}

/// Whether a quotation mark stands in a value without a backslash before it.
fn has_bare_quote(value: &str) -> bool {
    let mut escaped = false;
    value.chars().any(|sign| {
        let bare = sign == '"' && !escaped;
        escaped = sign == '\\' && !escaped;
        bare
    })
}
