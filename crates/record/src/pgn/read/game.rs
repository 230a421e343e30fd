//! One game, token by token.

use adoube_chess::{Position, notation::game::Score};

use super::{
    FenStrictness,
    notes::{LineCounter, Notes},
};
use crate::pgn::{
    Comment, Game, LineId, Nag, NoteKind, Scanner, Span, Token,
    boundary::{Boundary, Place, is_followed_by_end},
    escape::unescape_comment,
    game::{AnnotatedMove, UnreadText},
    scan::{BYTE_ORDER_MARK, decoded, nag_number},
    word::Letters,
};

/// A line while it is read.
pub(super) struct OpenLine {
    pub(super) line: LineId,
    /// The position after its last move.
    pub(super) position: Position,
    /// The position before its last move.
    pub(super) before: Position,
    /// By how much its move numbers are known to be wrong.
    pub(super) number_off: i64,
    /// The offset from which it could not be read.
    pub(super) broken: Option<usize>,
}

impl OpenLine {
    pub(super) const fn new(line: LineId, position: Position, number_off: i64) -> Self {
        Self { line, position, before: position, number_off, broken: None }
    }
}

/// A game while it is read.
pub(super) struct GameReader<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) scanner: Scanner<'a>,
    pub(super) notes: Notes<'a>,
    pub(super) game: Game,
    /// The open lines; the first is the main line.
    pub(super) frames: Vec<OpenLine>,
    /// Whether the movetext has begun.
    pub(super) in_moves: bool,
    /// The places of the tags.
    pub(super) tag_spans: Vec<Span>,
    /// Decides where the next game begins.
    pub(super) boundary: Boundary,
    pub(super) letters: Option<&'static Letters>,
    pub(super) rigour: FenStrictness,
    /// Whether a number precedes the next move.
    pub(super) has_number: bool,
    /// Annotations before their move.
    pub(super) early_nags: Vec<Nag>,
    /// Whether the last token was a word of prose.
    pub(super) in_prose: bool,
}

impl<'a> GameReader<'a> {
    pub(super) fn new(
        bytes: &'a [u8],
        at: usize,
        lines: LineCounter<'a>,
        letters: Option<&'static Letters>,
        rigour: FenStrictness,
    ) -> Self {
        let game = Game::default();
        let position = *game.start();
        let mut reader = Self {
            bytes,
            scanner: Scanner::starting_at(bytes, at),
            notes: Notes::new(bytes, lines),
            game,
            frames: vec![OpenLine::new(LineId::MAIN, position, 0)],
            in_moves: false,
            tag_spans: Vec::new(),
            boundary: Boundary::default(),
            letters,
            rigour,
            has_number: false,
            early_nags: Vec::new(),
            in_prose: false,
        };
        if bytes[at..].starts_with(BYTE_ORDER_MARK) {
            let end = at + BYTE_ORDER_MARK.len();
            reader.notes.note(NoteKind::ByteOrderMark, Span { start: at, end });
        }
        reader
    }

    /// The game and the offset after it; none if there are only escapes.
    pub(super) fn read(mut self) -> Option<(Game, usize)> {
        let mut is_there = false;
        let mut end = self.bytes.len();
        while let Some(token) = self.scanner.token() {
            if self.boundary.place(&token, &self.scanner) == Place::Next {
                end = self.scanner.span().start;
                break;
            }
            is_there |= !matches!(token, Token::Escape(_));
            self.take(token);
        }
        if !is_there {
            return None;
        }
        self.finish(end);
        self.game.notes = self.notes.kept;
        self.game.more_notes = self.notes.more;
        Some((self.game, end))
    }

    fn take(&mut self, token: Token<'a>) {
        let was_prose = std::mem::take(&mut self.in_prose);
        match token {
            Token::Tag { name, value } => self.tag(name, value),
            Token::BadTag(line) => self.bad_tag(line),
            _ if self.is_broken() => self.skip(token),
            Token::Escape(text) => self.game.escapes.push(decoded(text).into_owned()),
            Token::Comment(text) | Token::LineComment(text) => self.comment(text),
            Token::Unclosed(text) => {
                self.notes.note(NoteKind::CommentUnclosed, self.scanner.span());
                self.comment(text);
            }
            _ => {
                self.begin_moves();
                if self.is_broken() { self.skip(token) } else { self.movetext(token, was_prose) }
            }
        }
    }

    fn movetext(&mut self, token: Token<'a>, was_prose: bool) {
        match token {
            Token::Number(text) => self.number(text),
            Token::Move(_) if self.is_after_score() => self.note_stray(),
            Token::Move(text) => self.word(text, was_prose),
            Token::Nag(digits) => self.nag(digits),
            Token::Open => self.open(),
            Token::Close => self.close(),
            Token::Offer => {
                self.notes.note(NoteKind::DrawOffer, self.scanner.span());
                self.add_comment(Comment::draw_offer());
            }
            Token::Score(score) => self.score(score),
            _ => self.note_stray(),
        }
    }

    pub(super) fn note_stray(&mut self) {
        self.notes.note(NoteKind::Stray, self.scanner.span());
    }

    /// Whether the score was read: nothing after it can be played.
    fn is_after_score(&self) -> bool {
        self.frames.len() == 1 && self.boundary.is_scored()
    }

    pub(super) fn top(&mut self) -> &mut OpenLine {
        let last = self.frames.len() - 1;
        &mut self.frames[last]
    }

    pub(super) fn is_broken(&self) -> bool {
        self.frames.last().is_some_and(|frame| frame.broken.is_some())
    }

    /// The last move of the current line.
    pub(super) fn entry(&mut self) -> Option<&mut AnnotatedMove> {
        let line = self.top().line;
        self.game.line_mut(line).moves_mut().last_mut()
    }

    pub(super) fn comment(&mut self, text: &'a [u8]) {
        if self.is_after_score() {
            self.notes.note(NoteKind::CommentAfterScore, self.scanner.span());
        }
        let text = decoded(text);
        self.add_comment(Comment::new(unescape_comment(&text)));
    }

    /// Adds a comment to the move, the variation or the line before it.
    pub(super) fn add_comment(&mut self, comment: Comment) {
        if comment.is_empty() {
            return;
        }
        let line = self.top().line;
        match self.entry() {
            None => self.game.line_mut(line).before.push(comment),
            Some(entry) => match entry.variations.last_mut() {
                None => entry.comments.push(comment),
                Some(variation) => variation.after.push(comment),
            },
        }
    }

    fn nag(&mut self, digits: &[u8]) {
        if let Some(number) = nag_number(digits) {
            return self.annotate(vec![Nag(number)]);
        }
        self.notes.note(NoteKind::NagUnreadable, self.scanner.span());
        self.add_comment(Comment::new(format!("${}", decoded(digits))));
    }

    pub(super) fn annotate(&mut self, nags: Vec<Nag>) {
        match self.entry() {
            Some(entry) => entry.nags.extend(nags),
            None => self.early_nags.extend(nags),
        }
    }

    /// The score of the game, or something like it inside a variation or after the score.
    pub(super) fn score(&mut self, score: Score) {
        let span = self.scanner.span();
        if self.is_after_score() {
            return self.note_stray();
        }
        if self.frames.len() > 1 && !is_followed_by_end(&self.scanner) {
            self.notes.note(NoteKind::ScoreInVariation, span);
            return self.add_comment(Comment::new(score.to_string()));
        }
        self.close_all(span.start);
        if self.boundary.is_scored() {
            return self.note_stray();
        }
        self.game.score = Some(score);
        self.boundary.note_score(span, self.bytes);
        if self.game.tags.result().is_some_and(|result| result != score) {
            self.notes.note(NoteKind::ScoreDiffers, span);
        }
    }

    /// Finishes the game.
    fn finish(&mut self, end: usize) {
        self.begin_moves();
        self.close_all(end);
        let is_empty = self.game.tags.is_empty() && self.game.line(LineId::MAIN).moves().is_empty();
        if self.game.score.is_none() && !is_empty {
            let end = self.bytes[..end].trim_ascii_end().len();
            self.notes.note(NoteKind::ScoreMissing, Span { start: end, end });
        }
    }

    /// The text from `start` to `end`, in one line.
    pub(super) fn unread(&self, start: usize, end: usize) -> UnreadText {
        let text = decoded(&self.bytes[start..end]);
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        UnreadText { text, span: Span { start, end } }
    }
}
