//! One game, token by token.

use adoube_chess::{Position, notation::game::Score};

use super::{
    cursor::Cursor,
    letters::Letters,
    notes::{LineCounter, Notes},
};
use crate::pgn::{
    Comment, Game, LineId, Nag, NoteKind, Span, Token,
    decode::{Encoding, decode},
    escape::unescape_comment,
    game::{AnnotatedMove, Unread},
    scan::{BYTE_ORDER_MARK, Seen},
    span::line_around,
};

/// What a token does to the game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Flow {
    /// It goes on.
    On,
    /// It is over.
    Over,
    /// The token belongs to the next game.
    NextGame,
}

/// A line that is being read.
pub(super) struct OpenLine {
    pub(super) line: LineId,
    /// After its last move.
    pub(super) position: Position,
    /// Before it.
    pub(super) before: Position,
    /// By how much the numbers of its moves are known to be wrong.
    pub(super) number_off: i64,
    /// The byte from which on it cannot be read.
    pub(super) broken: Option<usize>,
    /// How many brackets were opened since.
    pub(super) skipped: usize,
}

impl OpenLine {
    pub(super) const fn new(line: LineId, position: Position, number_off: i64) -> Self {
        Self { line, position, before: position, number_off, broken: None, skipped: 0 }
    }
}

/// A game that is being read.
pub(super) struct GameReader<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) cursor: Cursor<'a>,
    pub(super) notes: Notes<'a>,
    pub(super) game: Game,
    /// The lines that are open; the main line always is.
    pub(super) frames: Vec<OpenLine>,
    /// Whether the first token of the moves was seen.
    pub(super) in_moves: bool,
    /// Where the tags stand.
    pub(super) tag_spans: Vec<Span>,
    /// What tells where the next game begins.
    pub(super) seen: Seen,
    pub(super) letters: Option<&'static Letters>,
    /// The number before the next move.
    pub(super) number: Option<(i64, Span)>,
    /// Annotations that stand before their move.
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
    ) -> Self {
        let game = Game::default();
        let position = *game.start();
        let mut reader = Self {
            bytes,
            cursor: Cursor::new(bytes, at),
            notes: Notes::new(bytes, lines),
            game,
            frames: vec![OpenLine::new(LineId::MAIN, position, 0)],
            in_moves: false,
            tag_spans: Vec::new(),
            seen: Seen::default(),
            letters,
            number: None,
            early_nags: Vec::new(),
            in_prose: false,
        };
        if bytes[at..].starts_with(BYTE_ORDER_MARK) {
            let end = at + BYTE_ORDER_MARK.len();
            reader.notes.note(NoteKind::ByteOrderMark, Span { start: at, end });
            reader.cursor.seek(end);
        }
        reader
    }

    /// The game, and the byte behind it.
    pub(super) fn read(mut self) -> (Game, usize) {
        while let Some(token) = self.cursor.next() {
            match self.take(token) {
                Flow::On => {}
                Flow::Over => break,
                Flow::NextGame => {
                    self.cursor.seek(self.cursor.span().start);
                    break;
                }
            }
        }
        let end = self.cursor.at();
        self.finish(end);
        self.game.notes = self.notes.kept;
        self.game.more_notes = self.notes.more;
        (self.game, end)
    }

    fn take(&mut self, token: Token<'a>) -> Flow {
        let was_prose = std::mem::take(&mut self.in_prose);
        match token {
            Token::Tag { name, value } => return self.tag(name, value),
            Token::BadTag(line) => return self.bad_tag(line),
            _ if self.is_broken() => return self.skip(token),
            Token::Escape(text) => self.game.escapes.push(decode(text).0.into_owned()),
            Token::Comment(text) | Token::LineComment(text) => self.comment(text),
            Token::Unclosed(text) => {
                self.notes.note(NoteKind::CommentUnclosed, self.cursor.span());
                self.comment(text);
            }
            _ => {
                self.begin_moves();
                if self.is_broken() {
                    return self.skip(token);
                }
                return self.movetext(token, was_prose);
            }
        }
        Flow::On
    }

    fn movetext(&mut self, token: Token<'a>, was_prose: bool) -> Flow {
        match token {
            Token::Number(text) if self.begins_at_number(text) => return Flow::NextGame,
            Token::Number(text) => self.number(text),
            Token::Move(text) => return self.word(text, was_prose),
            Token::Nag(digits) => self.nag(digits),
            Token::Open => self.open(),
            Token::Close => self.close(),
            Token::Offer => {
                self.notes.note(NoteKind::DrawOffer, self.cursor.span());
                self.add_comment(Comment::draw_offer());
            }
            Token::Score(score) => return self.score(score),
            _ => self.notes.note(NoteKind::Stray, self.cursor.span()),
        }
        Flow::On
    }

    pub(super) fn top(&mut self) -> &mut OpenLine {
        let last = self.frames.len() - 1;
        &mut self.frames[last]
    }

    pub(super) fn is_broken(&self) -> bool {
        self.frames.last().is_some_and(|frame| frame.broken.is_some())
    }

    /// The last move of the line that is being read.
    pub(super) fn entry(&mut self) -> Option<&mut AnnotatedMove> {
        let line = self.top().line;
        self.game.line_mut(line).moves_mut().last_mut()
    }

    fn comment(&mut self, text: &'a [u8]) {
        let text = self.text(text);
        self.add_comment(Comment::new(unescape_comment(&text)));
    }

    /// The text of bytes, with a note if they are not UTF-8.
    pub(super) fn text(&mut self, bytes: &'a [u8]) -> std::borrow::Cow<'a, str> {
        let (text, encoding) = decode(bytes);
        if encoding == Encoding::Windows1252 {
            self.notes.once(NoteKind::Encoding, self.cursor.span());
        }
        text
    }

    /// A comment belongs to the move before it, or to the variation before it, or to its line.
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
        let number = str::from_utf8(digits).ok().and_then(|digits| digits.parse().ok());
        if let Some(number) = number {
            return self.annotate(vec![Nag(number)]);
        }
        self.notes.note(NoteKind::NagUnreadable, self.cursor.span());
        self.add_comment(Comment::new(format!("${}", decode(digits).0)));
    }

    pub(super) fn annotate(&mut self, nags: Vec<Nag>) {
        match self.entry() {
            Some(entry) => entry.nags.extend(nags),
            None => self.early_nags.extend(nags),
        }
    }

    /// The result of the game, or something that looks like it inside a variation.
    pub(super) fn score(&mut self, score: Score) -> Flow {
        if self.frames.len() > 1 && !self.is_followed_by_end() {
            self.notes.note(NoteKind::ScoreInVariation, self.cursor.span());
            self.add_comment(Comment::new(score.to_string()));
            return Flow::On;
        }
        let span = self.cursor.span();
        self.close_all(span.start);
        self.game.score = Some(score);
        let differs = self.game.tags.result().is_some_and(|result| result != score);
        if differs {
            self.notes.note(NoteKind::ScoreDiffers, span);
        }
        self.after_score(span);
        Flow::Over
    }

    /// Comments behind the score are of this game if they stand in its line, or if nothing else follows.
    fn after_score(&mut self, score: Span) {
        let (start, line) = line_around(self.bytes, score.end);
        let end = start + line.len();
        let mut ahead = self.cursor.clone();
        let mut comments = Vec::new();
        let mut stop = self.cursor.at();
        loop {
            let text = match ahead.next() {
                Some(Token::Comment(text) | Token::LineComment(text)) => text,
                Some(_) => break,
                None => {
                    stop = ahead.at().max(stop);
                    break;
                }
            };
            comments.push((ahead.span(), text));
            if ahead.span().start < end {
                stop = ahead.at();
            }
        }
        for (span, text) in comments.into_iter().filter(|(span, _)| span.start < stop) {
            self.cursor.seek(span.end);
            self.notes.note(NoteKind::CommentAfterScore, span);
            self.comment(text);
        }
        self.cursor.seek(stop);
    }

    /// The game is read as far as it goes.
    fn finish(&mut self, end: usize) {
        self.begin_moves();
        self.close_all(end);
        let is_empty = self.game.tags.is_empty() && self.game.line(LineId::MAIN).moves().is_empty();
        if self.game.score.is_none() && !is_empty {
            let end = self.bytes[..end].trim_ascii_end().len();
            self.notes.note(NoteKind::ScoreMissing, Span { start: end, end });
        }
    }

    /// The text from a byte on, in one line.
    pub(super) fn unread(&self, start: usize, end: usize) -> Unread {
        let text = decode(&self.bytes[start..end]).0;
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        Unread { text, span: Span { start, end } }
    }
}
