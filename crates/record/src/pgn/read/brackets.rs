//! Variations: opened, closed, unclosed, and brackets that are not variations.

use super::game::{GameReader, OpenLine};
use crate::pgn::{
    Comment, NoteKind, Span, Token,
    boundary::{is_followed_by_end, score_of},
};

/// Deeper than any annotator goes; protects the memory against a text of nothing but brackets.
const DEEPEST: usize = 1000;

impl<'a> GameReader<'a> {
    /// `(`: opens a variation on the last move.
    pub(super) fn open(&mut self) {
        if !self.boundary.open(&self.scanner) {
            return self.note_stray();
        }
        if self.entry().is_none() {
            return self.keep_as_comment(NoteKind::CommentInBrackets);
        }
        if self.frames.len() > DEEPEST {
            return self.keep_as_comment(NoteKind::TooDeep);
        }
        let number_off = self.number_off();
        let OpenLine { line, before, .. } = *self.top();
        let last = self.game.line(line).moves().len() - 1;
        match self.game.vary(line, last) {
            Some(new) => self.frames.push(OpenLine::new(new, before, number_off)),
            None => self.keep_as_comment(NoteKind::TooDeep),
        }
    }

    /// `)`.
    pub(super) fn close(&mut self) {
        if self.boundary.close() {
            self.leave(self.scanner.span().start);
        } else {
            self.note_stray();
        }
    }

    /// Leaves the current line, which ends at this byte.
    fn leave(&mut self, end: usize) {
        let Some(frame) = self.frames.pop() else { return };
        if let Some(start) = frame.broken {
            self.game.line_mut(frame.line).unread = Some(self.unread(start, end));
            return;
        }
        if !self.game.line(frame.line).moves().is_empty() {
            return;
        }
        // It has no moves: it was a comment, or empty.
        let parent = self.top().line;
        let dropped = self.game.drop_last_line(parent);
        let comments = dropped.map(|line| line.before).unwrap_or_default();
        let span = Span { start: end, end: (end + 1).min(self.bytes.len()) };
        let kind = if comments.is_empty() {
            NoteKind::VariationEmpty
        } else {
            NoteKind::CommentInBrackets
        };
        self.notes.note(kind, span);
        for comment in comments {
            self.add_comment(comment);
        }
    }

    /// Closes all lines; only the main line should be open.
    pub(super) fn close_all(&mut self, end: usize) {
        while self.frames.len() > 1 {
            self.notes.note(NoteKind::VariationUnclosed, Span { start: end, end });
            self.leave(end);
        }
        let OpenLine { line, broken, .. } = *self.top();
        if let Some(start) = broken {
            self.game.line_mut(line).unread = Some(self.unread(start, end));
            self.top().broken = None;
        }
    }

    /// Keeps a bracket that is not a variation as a comment, up to its end or the end of the game.
    fn keep_as_comment(&mut self, kind: NoteKind) {
        let start = self.scanner.span().start;
        self.notes.note(kind, self.scanner.span());
        let outside = self.boundary.depth - 1;
        while self.boundary.depth > outside {
            let before = self.scanner.clone();
            let ends = match self.scanner.token() {
                Some(Token::Open) => !self.boundary.open(&self.scanner),
                Some(Token::Close) => !self.boundary.close(),
                Some(Token::Tag { .. } | Token::BadTag(_)) | None => true,
                Some(token) => score_of(&token).is_some() && is_followed_by_end(&self.scanner),
            };
            if ends {
                self.scanner = before;
                break;
            }
        }
        let text = self.unread(start, self.scanner.at()).text;
        let inside = text.strip_prefix('(').unwrap_or(&text);
        let inside = inside.strip_suffix(')').unwrap_or(inside);
        self.add_comment(Comment::new(if kind == NoteKind::TooDeep { &text } else { inside }));
    }

    /// Skips a token of a line that could not be read.
    pub(super) fn skip(&mut self, token: Token<'a>) {
        let outside = self.frames.len() - 1;
        match token {
            Token::Open => drop(self.boundary.open(&self.scanner)),
            Token::Close => {
                let closes = self.boundary.close();
                if closes && self.boundary.depth < outside {
                    self.leave(self.scanner.span().start);
                }
            }
            Token::Score(_) | Token::Move(_) => {
                let may_end = self.boundary.depth == 0 || is_followed_by_end(&self.scanner);
                if let Some(score) = score_of(&token).filter(|_| may_end) {
                    if matches!(token, Token::Move(_)) {
                        self.notes.note(NoteKind::ScoreOther, self.scanner.span());
                    }
                    self.close_all(self.scanner.span().start);
                    self.score(score);
                }
            }
            _ => {}
        }
    }
}
