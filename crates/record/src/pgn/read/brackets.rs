//! Variations: opened, closed, broken, and brackets that are none.

use adoube_chess::notation::game::Score;

use super::{
    cursor::Cursor,
    game::{Flow, GameReader, OpenLine},
};
use crate::pgn::{Comment, NoteKind, Span, Token, scan};

/// Deeper than any annotator goes; it keeps a text of nothing but brackets from filling the memory.
const DEEPEST: usize = 1000;

impl<'a> GameReader<'a> {
    /// `(`: a line instead of the last move.
    pub(super) fn open(&mut self) {
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
        let span = self.cursor.span();
        if self.frames.len() == 1 {
            return self.notes.note(NoteKind::Stray, span);
        }
        self.leave(span.start);
    }

    /// Leaves the line that is being read, which ends at this byte.
    fn leave(&mut self, end: usize) {
        let Some(frame) = self.frames.pop() else { return };
        if let Some(start) = frame.broken {
            self.game.line_mut(frame.line).unread = Some(self.unread(start, end));
            return;
        }
        if !self.game.line(frame.line).moves().is_empty() {
            return;
        }
        // Nothing was played in it: it was a comment, or nothing at all.
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

    /// Closes all lines, of which only the main one should be open.
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

    /// What stands in a bracket that is no variation, up to where it closes.
    fn keep_as_comment(&mut self, kind: NoteKind) {
        let start = self.cursor.span().start;
        self.notes.note(kind, self.cursor.span());
        let mut depth = 1;
        let mut end = self.cursor.at();
        let mut ahead = self.cursor.clone();
        while let Some(token) = ahead.next() {
            match token {
                Token::Open => depth += 1,
                Token::Close => depth -= 1,
                Token::Tag { .. } => break,
                _ => {}
            }
            end = ahead.at();
            if depth == 0 {
                break;
            }
        }
        let text = self.unread(start, end).text;
        self.cursor.seek(end);
        let inside = text.strip_prefix('(').unwrap_or(&text);
        let inside = inside.strip_suffix(')').unwrap_or(inside);
        self.add_comment(Comment::new(if kind == NoteKind::TooDeep { &text } else { inside }));
    }

    /// Passes over a token of a line that is broken.
    pub(super) fn skip(&mut self, token: Token<'a>) -> Flow {
        let is_main = self.frames.len() == 1;
        let end = self.cursor.span().start;
        if matches!(token, Token::Number(number) if self.begins_at_number(number)) {
            return Flow::NextGame;
        }
        let frame = self.top();
        match token {
            Token::Open => frame.skipped += 1,
            Token::Close if frame.skipped > 0 => frame.skipped -= 1,
            Token::Close if !is_main => self.leave(end),
            Token::Score(_) | Token::Move(_) => {
                let may_end = is_main && frame.skipped == 0;
                if let Some(score) = self.score_of(token)
                    && (may_end || self.is_followed_by_end())
                {
                    return self.end_broken(score);
                }
            }
            _ => {}
        }
        Flow::On
    }

    /// The result that a token is, in whatever signs.
    fn score_of(&mut self, token: Token<'a>) -> Option<Score> {
        match token {
            Token::Score(score) => Some(score),
            Token::Move(word) => {
                let score = scan::score(word)?;
                self.notes.note(NoteKind::ScoreOther, self.cursor.span());
                Some(score)
            }
            _ => None,
        }
    }

    fn end_broken(&mut self, score: Score) -> Flow {
        self.close_all(self.cursor.span().start);
        self.score(score)
    }

    /// Whether nothing more of this game follows.
    pub(super) fn is_followed_by_end(&self) -> bool {
        let mut ahead: Cursor<'_> = self.cursor.clone();
        matches!(ahead.next(), None | Some(Token::Tag { .. } | Token::BadTag(_)))
    }
}
