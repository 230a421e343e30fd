//! The tag pairs of a game, and lines that should be tags.

use super::game::GameReader;
use crate::pgn::{
    Comment, NoteKind, Span,
    scan::decoded,
    tags::{RepairedTag, repair, tag_name, unescape_value},
};

impl<'a> GameReader<'a> {
    /// `[Name "value"]`.
    pub(super) fn tag(&mut self, name: &'a [u8], value: &'a [u8]) {
        let span = self.scanner.span();
        let (name, value) = (decoded(name), decoded(value));
        if has_bare_quote(&value) {
            self.notes.note(NoteKind::TagQuotes, span);
        }
        let value = self.unescaped(&value, span);
        self.add_tag(&name, value, span);
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

    fn unescaped(&mut self, value: &str, span: Span) -> String {
        let (plain, needless) = unescape_value(value);
        for _ in 0..needless {
            self.notes.note(NoteKind::TagEscape, span);
        }
        plain.into_owned()
    }

    /// A line in square brackets that is not a valid tag.
    pub(super) fn bad_tag(&mut self, line: &'a [u8]) {
        let span = self.scanner.span();
        if let Some(RepairedTag { name, value, kind }) = repair(line) {
            self.notes.note(kind, span);
            let (name, value) = (decoded(name), decoded(value));
            let value = self.unescaped(&value, span);
            self.add_tag(&name, value, span);
        } else {
            self.notes.note(NoteKind::TagUnreadable, span);
            let line = decoded(line.trim_ascii_end());
            self.add_comment(Comment::new(line));
        }
    }
}

/// Whether a value has an unescaped quotation mark.
fn has_bare_quote(value: &str) -> bool {
    let mut escaped = false;
    value.chars().any(|sign| {
        let bare = sign == '"' && !escaped;
        escaped = sign == '\\' && !escaped;
        bare
    })
}
