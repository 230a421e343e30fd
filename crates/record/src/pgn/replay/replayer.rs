//! The replay of games.

use adoube_chess::{
    Move, Position,
    notation::{Leniency, game::Score},
    san::Line,
};

use super::{ReplayFault, ReplayedPly, Visitor, setup::Setup};
use crate::pgn::{
    Chunk, NoteKind, Scanner, Span, Token,
    boundary::{Boundary, Place, score_at_end},
    scan::{nag_number, score, written_number},
    source::Ending,
    tags::{RepairedTag, repair},
    word::{LONGEST, Letters},
};

/// Replays the games of a chunk for a visitor.
pub fn replay<'a, V: Visitor<'a>>(chunk: &'a Chunk, visitor: &mut V) {
    let mut player = Replayer {
        scanner: Scanner::new(&chunk.bytes),
        visitor,
        boundary: Boundary::default(),
        stage: Stage::Between,
        game: CurrentGame::default(),
        line: Line::new(Position::initial()),
    };
    player.run();
    player.finish(chunk.ending);
}

/// The stage of a game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// No game has begun.
    Between,
    /// Reading tags.
    Tags,
    /// Playing moves.
    Moves,
    /// Skipping moves.
    Faulty,
}

/// The state of the current game.
#[derive(Default)]
pub(super) struct CurrentGame<'a> {
    setup: Setup<'a>,
    pub(super) start: usize,
    end: usize,
    /// The offset of the outermost open variation.
    opened: Span,
    score: Option<Score>,
    /// The written move number minus the real one, as last seen: only a change is reported.
    number_off_by: i64,
    /// The letters of another language in which it is written.
    pub(super) letters: Option<&'static Letters>,
    /// The end of the last word of prose.
    pub(super) prose: usize,
}

pub(super) struct Replayer<'v, 'a, V> {
    pub(super) scanner: Scanner<'a>,
    pub(super) visitor: &'v mut V,
    boundary: Boundary,
    stage: Stage,
    pub(super) game: CurrentGame<'a>,
    pub(super) line: Line,
}

impl<'a, V: Visitor<'a>> Replayer<'_, 'a, V> {
    fn run(&mut self) {
        loop {
            if self.boundary.depth > 0 {
                self.scanner.pass_variations(&mut self.boundary.depth);
                self.game.end = self.scanner.at();
            } else if self.is_playing() {
                self.play_on();
            }
            let Some(token) = self.scanner.token() else { return };
            self.take(token);
        }
    }

    /// Whether moves in regular notation may follow.
    #[inline]
    fn is_playing(&self) -> bool {
        self.stage == Stage::Moves && self.game.score.is_none() && self.game.letters.is_none()
    }

    /// Plays numbers and moves in regular notation as long as they follow each other, with the comments and
    /// glyphs between them.
    #[inline]
    fn play_on(&mut self) {
        loop {
            let rest = self.scanner.rest();
            match rest.first() {
                Some(b'0'..=b'9') => {
                    let reached = i64::from(self.line.position().fullmoves());
                    let expected = reached + self.game.number_off_by;
                    // Another game may begin here, without a score before it.
                    if expected == 1 && self.boundary.has_moves {
                        return;
                    }
                    let Some(length) = number_is(rest, expected) else { return };
                    self.scanner.advance(length);
                }
                Some(b'a'..=b'h' | b'B' | b'K' | b'N' | b'O' | b'Q' | b'R') => {
                    let Some((played, length)) = self.line.play_first(rest) else { return };
                    self.scanner.advance(length);
                    self.emit_ply(played, &rest[..length], self.scanner.span());
                }
                Some(b'{') => {
                    let Some(text) = self.scanner.closed_comment() else { return };
                    self.visitor.comment(text, self.scanner.span());
                }
                Some(b'$') => {
                    let digits = self.scanner.nag();
                    self.nag(digits, self.scanner.span());
                }
                _ => return,
            }
            self.game.end = self.scanner.at();
        }
    }

    #[inline]
    fn take(&mut self, token: Token<'a>) {
        let span = self.scanner.span();
        if self.boundary.place(&token, &self.scanner) == Place::Next {
            self.end();
            self.boundary.leave();
        }
        if self.stage == Stage::Between {
            if matches!(token, Token::Escape(_)) {
                return;
            }
            self.begin(span);
        }
        match token {
            Token::Move(word) => self.word(word, span),
            Token::Number(number) => self.number(number, span),
            Token::Tag { name, value } => self.tag(name, value, span),
            Token::BadTag(line) => self.bad_tag(line, span),
            Token::Comment(text) | Token::LineComment(text) => self.comment(text, span),
            Token::Unclosed(text) => {
                if !self.is_skipping() {
                    self.visitor.note(NoteKind::CommentUnclosed, span);
                }
                self.comment(text, span);
            }
            Token::Escape(_) => {}
            Token::Score(score) => self.score(score, span),
            Token::Open | Token::Close | Token::Nag(_) | Token::Offer | Token::Stray(_) => {
                self.sign(token, span);
            }
        }
        self.game.end = self.scanner.at();
    }

    fn begin(&mut self, span: Span) {
        self.game = CurrentGame { start: span.start, end: span.end, ..CurrentGame::default() };
        self.stage = Stage::Tags;
        self.visitor.begin(span.start);
    }

    #[inline]
    fn tag(&mut self, name: &'a [u8], value: &'a [u8], span: Span) {
        self.game.setup.tag(name, value, span);
        self.visitor.tag(name, value, span);
    }

    #[cold]
    fn bad_tag(&mut self, line: &'a [u8], span: Span) {
        match repair(line) {
            Some(RepairedTag { name, value, kind }) => {
                self.visitor.note(kind, span);
                self.tag(name, value, span);
            }
            None => self.visitor.note(NoteKind::TagUnreadable, span),
        }
    }

    /// Marks the tags as complete when the movetext begins.
    #[inline]
    fn movetext(&mut self) {
        if self.stage == Stage::Tags {
            self.first_of_moves();
        }
    }

    fn first_of_moves(&mut self) {
        match self.game.setup.start(self.visitor) {
            Some(position) => {
                self.line = Line::new(position);
                self.stage = Stage::Moves;
                self.visitor.start(&position);
            }
            None => self.stop(),
        }
    }

    /// Skips the rest of this game.
    pub(super) fn stop(&mut self) {
        self.stage = Stage::Faulty;
        self.boundary.has_moves = true;
    }

    #[inline]
    fn number(&mut self, number: &[u8], span: Span) {
        self.movetext();
        if self.stage != Stage::Moves || self.boundary.depth > 0 {
            return;
        }
        let Some(written) = written_number(number) else { return };
        let off_by = written - i64::from(self.line.position().fullmoves());
        let is_new = std::mem::replace(&mut self.game.number_off_by, off_by) != off_by;
        if is_new && off_by != 0 {
            self.visitor.note(NoteKind::Move(Leniency::NumberWrong), span);
        }
    }

    #[inline]
    fn word(&mut self, word: &'a [u8], span: Span) {
        self.movetext();
        if self.boundary.depth > 0 {
            return;
        }
        if self.game.score.is_some() {
            return self.visitor.note(NoteKind::Stray, span);
        }
        if self.stage == Stage::Faulty {
            return self.score_in_other_signs(score(word), span);
        }
        match self.play_word(word) {
            Some(played) => self.emit_ply(played, word, span),
            None => self.odd_word(word, span),
        }
    }

    /// Plays a word in regular notation, with or without `!` and `?` after it.
    fn play_word(&mut self, word: &[u8]) -> Option<Move> {
        if self.game.letters.is_some() || word.len() > LONGEST {
            return None;
        }
        let marks = word.iter().rev().take_while(|byte| matches!(byte, b'!' | b'?')).count();
        let mut text = [b' '; 8];
        text.get_mut(..word.len() - marks)?.copy_from_slice(&word[..word.len() - marks]);
        self.line.play_first(&text).map(|(played, _)| played)
    }

    #[inline]
    pub(super) fn emit_ply(&mut self, played: Move, word: &'a [u8], span: Span) {
        self.boundary.has_moves = true;
        self.visitor.ply(&ReplayedPly::new(played, &self.line, word, span));
    }

    pub(super) fn comment(&mut self, text: &'a [u8], span: Span) {
        if self.boundary.depth == 0 {
            self.visitor.comment(text, span);
        }
    }

    fn score(&mut self, score: Score, span: Span) {
        self.movetext();
        if self.boundary.depth > 0 {
            return;
        }
        if self.game.score.is_some() {
            return self.visitor.note(NoteKind::Stray, span);
        }
        self.game.score = Some(score);
        self.boundary.note_score(span, self.scanner.text());
    }

    pub(super) fn score_in_other_signs(&mut self, score: Option<Score>, span: Span) {
        if let Some(score) = score {
            self.visitor.note(NoteKind::ScoreOther, span);
            self.score(score, span);
        }
    }

    fn sign(&mut self, token: Token<'_>, span: Span) {
        self.movetext();
        match token {
            Token::Open => {
                if self.boundary.depth == 0 {
                    self.game.opened = span;
                }
                if !self.boundary.open(&self.scanner) {
                    self.visitor.note(NoteKind::Stray, span);
                }
            }
            Token::Close if self.boundary.close() => {}
            _ if self.boundary.depth > 0 || self.is_skipping() => {}
            Token::Offer => self.visitor.offer(span),
            Token::Nag(digits) => self.nag(digits, span),
            _ => self.visitor.note(NoteKind::Stray, span),
        }
    }

    #[inline]
    fn nag(&mut self, digits: &[u8], span: Span) {
        match nag_number(digits) {
            Some(nag) => self.visitor.nag(nag, span),
            None => self.visitor.note(NoteKind::NagUnreadable, span),
        }
    }

    /// Whether moves are skipped that cannot be played.
    fn is_skipping(&self) -> bool {
        self.stage == Stage::Faulty && self.game.score.is_none()
    }

    /// Ends the current game.
    fn end(&mut self) {
        self.movetext();
        if self.boundary.depth > 0 {
            self.end_in_variation();
        }
        let span = Span { start: self.game.start, end: self.game.end };
        self.visitor.end(self.game.score, span);
        self.stage = Stage::Between;
    }

    /// Ends a game inside a variation, perhaps with its score.
    #[cold]
    fn end_in_variation(&mut self) {
        let Span { start, .. } = self.game.opened;
        if self.stage != Stage::Faulty {
            self.visitor.note(NoteKind::VariationUnclosed, self.game.opened);
        }
        let found = score_at_end(&self.scanner.text()[start..self.game.end]);
        if let Some((score, _)) = found.filter(|_| self.game.score.is_none()) {
            self.game.score = Some(score);
        }
    }

    /// Ends the last game of the chunk.
    fn finish(mut self, ending: Ending) {
        if self.stage == Stage::Between {
            return;
        }
        let end = Span { start: self.game.end, end: self.game.end };
        match ending {
            Ending::Whole => {}
            Ending::TooLarge => self.visitor.fault(ReplayFault::TooLarge, end),
            // It may have been the end of the game, too.
            Ending::BrokenOff if self.game.score.is_some() && self.boundary.depth == 0 => {}
            Ending::BrokenOff => self.visitor.fault(ReplayFault::BrokenOff, end),
        }
        self.end();
    }
}

/// The length of the number at the beginning of a text, if it is the expected one and dots follow it.
#[inline]
fn number_is(text: &[u8], expected: i64) -> Option<usize> {
    let mut at = 0;
    let mut number = 0;
    while let Some(digit @ b'0'..=b'9') = text.get(at).copied() {
        number = 10 * number + i64::from(digit - b'0');
        at += 1;
        if at > 9 {
            return None;
        }
    }
    let dots = text[at..].iter().take_while(|byte| **byte == b'.').count();
    let ends = text.get(at + dots).is_some_and(|byte| !byte.is_ascii_digit());
    (number == expected && dots > 0 && ends).then_some(at + dots)
}
