//! The player of games.

use adoube_chess::{
    Move, Position,
    notation::{self, Leniency, ReadError, ReadErrorKind, game::Score},
    san::Line,
};

use super::{Forgiven, ReplayFault, ReplayedPly, Visitor, forgiven, setup::Setup};
use crate::pgn::{
    Chunk, Scanner, Span, Token,
    kings::kings_in_centre,
    scan::{Seen, bad_tag_name, begins_at_number, decoded, score},
    source::Ending,
};

/// Plays through the games of a chunk, and tells `visitor` what they hold.
pub fn replay<'a, V: Visitor<'a>>(chunk: &'a Chunk, visitor: &mut V) {
    let mut player = Replayer {
        scanner: Scanner::new(&chunk.bytes),
        visitor,
        seen: Seen::default(),
        stage: Stage::Between,
        game: CurrentGame::default(),
        line: Line::new(Position::initial()),
    };
    player.run();
    player.finish(chunk.ending);
}

/// How far a game has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// No game has begun.
    Between,
    /// Tags are read.
    Tags,
    /// Moves are played.
    Moves,
    /// Moves are not played any more.
    Faulty,
}

/// What is known of the present game.
#[derive(Default)]
struct CurrentGame<'a> {
    setup: Setup<'a>,
    start: usize,
    end: usize,
    /// How many variations are open.
    depth: usize,
    /// Where the outermost of them begins.
    opened: Span,
    score: Option<Score>,
    /// The written number less the real one, as it was last seen: only a change is reported.
    number_off_by: i64,
    has_moves: bool,
}

struct Replayer<'v, 'a, V> {
    scanner: Scanner<'a>,
    visitor: &'v mut V,
    seen: Seen,
    stage: Stage,
    game: CurrentGame<'a>,
    line: Line,
}

impl<'a, V: Visitor<'a>> Replayer<'_, 'a, V> {
    fn run(&mut self) {
        loop {
            if self.game.depth > 0 {
                self.scanner.pass_variations(&mut self.game.depth);
                self.game.end = self.scanner.at();
            } else if self.stage == Stage::Moves && self.game.score.is_none() {
                self.play_on();
            }
            let Some(token) = self.scanner.token() else { return };
            self.take(token);
        }
    }

    /// Plays as long as numbers and moves follow each other that are written as they should be.
    #[inline]
    fn play_on(&mut self) {
        loop {
            let rest = self.scanner.rest();
            match rest.first() {
                Some(b'0'..=b'9') => {
                    let number = self.line.position().fullmoves();
                    // Another game may begin here, without a score before it.
                    if number == 1 && self.game.has_moves {
                        return;
                    }
                    let expected = i64::from(number) + self.game.number_off_by;
                    let Some(length) = number_is(rest, expected) else { return };
                    self.scanner.advance(length);
                }
                Some(b'a'..=b'h' | b'B' | b'K' | b'N' | b'O' | b'Q' | b'R') => {
                    let Some((played, length)) = self.line.play_first(rest) else { return };
                    self.scanner.advance(length);
                    self.emit_ply(played, &rest[..length], self.scanner.span());
                }
                _ => return,
            }
            self.game.end = self.scanner.at();
        }
    }

    #[inline]
    fn take(&mut self, token: Token<'a>) {
        let span = self.scanner.span();
        match token {
            Token::Move(word) => self.word(word, span),
            Token::Number(number) => self.number(number, span),
            Token::Tag { name, value } => {
                self.begin_with_tag(name, span);
                self.game.setup.tag(name, value, span);
                self.visitor.tag(name, value, span);
            }
            Token::BadTag(line) => {
                self.begin_with_tag(bad_tag_name(line), span);
                self.visitor.forgiven(Forgiven::BadTag, span);
            }
            Token::Comment(text) | Token::LineComment(text) => self.comment(text, span),
            Token::Unclosed(text) => {
                if self.stage != Stage::Between {
                    self.visitor.forgiven(Forgiven::UnclosedComment, span);
                    self.comment(text, span);
                }
            }
            Token::Escape(_) => {}
            Token::Score(score) => self.score(score, span),
            Token::Open | Token::Close | Token::Nag(_) | Token::Offer | Token::Stray(_) => {
                self.sign(token, span);
            }
        }
        self.game.end = span.end;
    }

    /// A tag: it may end a game, and begin one.
    fn begin_with_tag(&mut self, name: &[u8], span: Span) {
        let before = self.scanner.text();
        if self.seen.begins_another(name, before, span.start) && self.stage != Stage::Between {
            self.end();
        }
        if self.stage == Stage::Between {
            self.begin(span);
        }
    }

    fn begin(&mut self, span: Span) {
        self.game = CurrentGame { start: span.start, end: span.end, ..CurrentGame::default() };
        self.stage = Stage::Tags;
        self.visitor.begin(span.start);
    }

    /// Something of the moves comes: the game has begun, and its tags are complete.
    #[inline]
    fn movetext(&mut self, span: Span) {
        if matches!(self.stage, Stage::Between | Stage::Tags) {
            self.first_of_moves(span);
        }
    }

    fn first_of_moves(&mut self, span: Span) {
        self.seen.movetext = true;
        if self.stage == Stage::Between {
            self.begin(span);
        }
        self.stage = Stage::Faulty;
        if let Some(position) = self.game.setup.start(self.visitor) {
            self.line = Line::new(position);
            self.stage = Stage::Moves;
            self.visitor.start(&position);
        }
    }

    /// A move or its number: after a result it begins another game, one without tags.
    #[inline]
    fn next_move(&mut self, span: Span) {
        if self.game.score.is_some() && self.game.depth == 0 && self.stage != Stage::Between {
            self.end();
        }
        self.movetext(span);
    }

    #[inline]
    fn number(&mut self, number: &[u8], span: Span) {
        let may_end = matches!(self.stage, Stage::Moves | Stage::Faulty) && self.game.depth == 0;
        let has_moves = self.game.has_moves || self.stage == Stage::Faulty;
        if may_end && has_moves && begins_at_number(number, self.scanner.text(), span.start) {
            self.end();
        }
        self.next_move(span);
        if self.stage != Stage::Moves || self.game.depth > 0 || !number[0].is_ascii_digit() {
            return;
        }
        let digits = number.iter().take_while(|byte| byte.is_ascii_digit()).take(9);
        let written = digits.fold(0, |sum, byte| 10 * sum + i64::from(byte - b'0'));
        let off_by = written - i64::from(self.line.position().fullmoves());
        if off_by != self.game.number_off_by {
            self.game.number_off_by = off_by;
            self.visitor.forgiven(Forgiven::Move(Leniency::NumberWrong), span);
        }
    }

    #[inline]
    fn word(&mut self, word: &'a [u8], span: Span) {
        if self.game.score.is_some() && self.stage != Stage::Between && score(word).is_some() {
            return self.visitor.forgiven(Forgiven::SecondScore, span);
        }
        self.next_move(span);
        if self.game.depth > 0 {
            return;
        }
        if self.stage == Stage::Faulty {
            if let Some(score) = score(word) {
                self.score(score, span);
            }
            return;
        }
        match self.play_word(word) {
            Some(played) => self.emit_ply(played, word, span),
            None => self.odd_word(word, span),
        }
    }

    /// Plays a word that is as it should be, with or without `!` and `?` after it.
    fn play_word(&mut self, word: &[u8]) -> Option<Move> {
        let marks = word.iter().rev().take_while(|byte| matches!(byte, b'!' | b'?')).count();
        let mut text = [b' '; 8];
        text.get_mut(..word.len() - marks)?.copy_from_slice(&word[..word.len() - marks]);
        self.line.play_first(&text).map(|(played, _)| played)
    }

    #[inline]
    fn emit_ply(&mut self, played: Move, word: &'a [u8], span: Span) {
        self.game.has_moves = true;
        self.visitor.ply(&ReplayedPly::new(played, &self.line, word, span));
    }

    /// A word that is not SAN as it should be.
    #[cold]
    fn odd_word(&mut self, word: &'a [u8], span: Span) {
        if let Some(score) = score(word) {
            self.visitor.forgiven(Forgiven::Score, span);
            return self.score(score, span);
        }
        if let Some(ignored) = ignored(word) {
            return self.visitor.forgiven(ignored, span);
        }
        let text = decoded(word);
        let read = if word.len() > LONGEST_WORD {
            Err(ReadError { column: 1, kind: ReadErrorKind::Unreadable, candidates: Vec::new() })
        } else {
            notation::read(self.line.position(), &text)
        };
        if read.is_err() && self.pass_kings_in_centre(span) {
            return;
        }
        let position = self.line.position();
        match read {
            Ok(reading) => {
                forgiven::in_move(&text, position, &reading, |what| {
                    self.visitor.forgiven(what, span);
                });
                self.line.play_unchecked(reading.moved);
                self.emit_ply(reading.moved, word, span);
                if reading.draw_offer {
                    self.visitor.offer(span);
                }
            }
            Err(error) => {
                self.visitor.fault(ReplayFault::Move { error, position, word }, span);
                self.stage = Stage::Faulty;
            }
        }
    }

    /// Passes over kings that were put into the centre to show the result; says whether that was it.
    fn pass_kings_in_centre(&mut self, from: Span) -> bool {
        let Some((length, _)) = kings_in_centre(&self.scanner.text()[from.start..]) else {
            return false;
        };
        self.scanner.advance(from.start + length - self.scanner.at());
        let end = self.scanner.at();
        self.visitor.forgiven(Forgiven::KingsPlaced, Span { start: from.start, end });
        true
    }

    fn comment(&mut self, text: &'a [u8], span: Span) {
        if self.stage != Stage::Between && self.game.depth == 0 {
            self.visitor.comment(text, span);
        }
    }

    fn score(&mut self, score: Score, span: Span) {
        self.movetext(span);
        if self.game.depth > 0 {
            return;
        }
        if self.game.score.is_some() {
            self.visitor.forgiven(Forgiven::SecondScore, span);
        } else {
            self.game.score = Some(score);
        }
    }

    fn sign(&mut self, token: Token<'_>, span: Span) {
        self.movetext(span);
        match token {
            Token::Open => {
                if self.game.depth == 0 {
                    self.game.opened = span;
                }
                self.game.depth += 1;
            }
            Token::Close if self.game.depth > 0 => self.game.depth -= 1,
            _ if self.game.depth > 0 || self.stage == Stage::Faulty => {}
            Token::Offer => self.visitor.offer(span),
            Token::Nag(digits) => {
                let number = str::from_utf8(digits).ok().and_then(|digits| digits.parse().ok());
                match number {
                    Some(nag) => self.visitor.nag(nag, span),
                    None => self.visitor.forgiven(Forgiven::Nag, span),
                }
            }
            _ => self.visitor.forgiven(Forgiven::Stray, span),
        }
    }

    /// Ends the present game.
    fn end(&mut self) {
        if self.stage == Stage::Tags {
            self.first_of_moves(Span { start: self.game.end, end: self.game.end });
            self.seen.movetext = false;
        }
        if self.game.depth > 0 {
            self.visitor.forgiven(Forgiven::UnclosedVariation, self.game.opened);
        }
        let span = Span { start: self.game.start, end: self.game.end };
        self.visitor.end(self.game.score, span);
        self.stage = Stage::Between;
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
            Ending::BrokenOff if self.game.score.is_some() && self.game.depth == 0 => {}
            Ending::BrokenOff => self.visitor.fault(ReplayFault::BrokenOff, end),
        }
        self.end();
    }
}

/// No move is longer, in any language.
const LONGEST_WORD: usize = 64;

/// What a word is that stands among the moves and is none: signs apart from their move, `e.p.`. Two hyphens
/// are a move, one that no player may make.
fn ignored(word: &[u8]) -> Option<Forgiven> {
    let is_sign = |byte: &u8| b"!?+#=-/~<>^_|,:".contains(byte);
    match word {
        b"e.p." | b"e.p" | b"ep" | b"ep." => Some(Forgiven::EnPassantSign),
        b"--" => None,
        _ if word.iter().all(is_sign) => Some(Forgiven::Signs),
        _ => None,
    }
}

/// The length of the number with which a text begins, if it is the one that is expected and dots follow it.
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
