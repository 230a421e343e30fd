//! Where games begin and end: decided in one place for both readers and for splitting a stream.
//!
//! - A tag begins a game after moves, or after tags as described at [`Seen`].
//! - After the score, a move or a move number begins a game. Everything else still belongs to the game before:
//!   a second score, signs, variations, and comments, unless these have a line of their own and moves follow them.
//! - Without a score, the number 1 after a blank line begins a game.
//! - A score inside a variation ends the game if nothing more of the game follows: the variation was not closed.

use adoube_chess::notation::game::Score;

use super::{
    Scanner, Span, Token,
    scan::{Seen, bad_tag_name, begins_at_number, score},
    span::line_around,
};

/// The game that a token belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// The current one, or the first.
    Within,
    /// It begins the next one.
    Next,
}

/// What was seen of the current game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Boundary {
    seen: Seen,
    /// Whether a move of the main line was read, even an unreadable one.
    pub(crate) has_moves: bool,
    /// The number of open brackets.
    pub(crate) depth: usize,
    /// The end of the line with the score.
    score_line: Option<usize>,
    /// Comments before this byte belong to the game although they follow its score.
    comments_until: usize,
    /// The unclosed brackets, computed when one comes before all moves.
    unclosed: Option<UnclosedBrackets>,
}

impl Boundary {
    /// Places the last token of the scanner. After [`Place::Next`], [`Self::leave`] must be called.
    #[inline]
    pub(crate) fn place(&mut self, token: &Token<'_>, scanner: &Scanner<'_>) -> Place {
        let is_next = match token {
            Token::Tag { name, .. } => return self.place_tag(name, scanner),
            Token::BadTag(line) => return self.place_tag(bad_tag_name(line), scanner),
            Token::Escape(_) => return Place::Within,
            Token::Comment(_) | Token::LineComment(_) | Token::Unclosed(_) => {
                if !self.is_scored() || !self.is_comment_of_next(scanner) {
                    return Place::Within;
                }
                self.seen = Seen::default();
                return Place::Next;
            }
            Token::Number(number) => self.depth == 0 && self.begins_at(number, scanner),
            Token::Move(word) => self.depth == 0 && self.is_scored() && score(word).is_none(),
            _ => false,
        };
        if is_next {
            self.seen = Seen::default();
        }
        self.seen.movetext = true;
        if is_next { Place::Next } else { Place::Within }
    }

    #[inline]
    fn place_tag(&mut self, name: &[u8], scanner: &Scanner<'_>) -> Place {
        let at = scanner.span().start;
        if self.seen.begins_another(name, scanner.text(), at) { Place::Next } else { Place::Within }
    }

    #[inline]
    fn begins_at(&self, number: &[u8], scanner: &Scanner<'_>) -> bool {
        let at = scanner.span().start;
        self.is_scored() || self.has_moves && begins_at_number(number, scanner.text(), at)
    }

    /// Resets for the game whose first token was just placed.
    #[inline]
    pub(crate) fn leave(&mut self) {
        *self = Self { seen: self.seen, ..Self::default() };
    }

    /// Whether the score of the game was read.
    #[inline]
    pub(crate) const fn is_scored(&self) -> bool {
        self.score_line.is_some()
    }

    /// Records that the score of the game was read.
    pub(crate) fn note_score(&mut self, score: Span, text: &[u8]) {
        let (start, line) = line_around(text, score.end);
        self.score_line = Some(start + line.len());
    }

    /// Whether a comment after the score belongs to the moves that follow it.
    fn is_comment_of_next(&mut self, scanner: &Scanner<'_>) -> bool {
        let at = scanner.span().start;
        let until = self.score_line.unwrap_or_default().max(self.comments_until);
        if self.depth > 0 || at < until {
            return false;
        }
        let mut ahead = scanner.clone();
        loop {
            match ahead.token() {
                Some(
                    Token::Comment(_)
                    | Token::LineComment(_)
                    | Token::Unclosed(_)
                    | Token::Escape(_),
                ) => {}
                Some(Token::Number(_)) => return true,
                Some(Token::Move(word)) if score(word).is_none() => return true,
                _ => {
                    self.comments_until = ahead.at();
                    return false;
                }
            }
        }
    }

    /// `(`. Whether it opens something: before all moves, an unclosed one is a stray sign.
    pub(crate) fn open(&mut self, scanner: &Scanner<'_>) -> bool {
        if !self.has_moves && self.depth == 0 {
            let unclosed = self.unclosed.get_or_insert_with(|| unclosed_brackets(scanner));
            if unclosed.offsets.binary_search(&scanner.span().start).is_ok() {
                return false;
            }
        }
        self.depth += 1;
        true
    }

    /// Whether more text cannot change which brackets before all moves are closed.
    pub(crate) fn is_decided(&self) -> bool {
        self.unclosed.as_ref().is_none_or(|unclosed| unclosed.is_decided)
    }

    /// `)`. Whether it closes something.
    pub(crate) const fn close(&mut self) -> bool {
        let closes = self.depth > 0;
        self.depth = self.depth.saturating_sub(1);
        closes
    }
}

/// The brackets that are not closed before the score or the next tag.
#[derive(Clone, Debug)]
struct UnclosedBrackets {
    offsets: Vec<usize>,
    /// Whether the score or the tag is there.
    is_decided: bool,
}

/// The unclosed brackets from the last token on.
fn unclosed_brackets(scanner: &Scanner<'_>) -> UnclosedBrackets {
    let mut offsets = vec![scanner.span().start];
    let mut ahead = scanner.clone();
    while let Some(token) = ahead.token() {
        match token {
            Token::Open => offsets.push(ahead.span().start),
            Token::Close => drop(offsets.pop()),
            Token::Tag { .. } | Token::BadTag(_) | Token::Score(_) => {
                return UnclosedBrackets { offsets, is_decided: true };
            }
            _ => {}
        }
    }
    UnclosedBrackets { offsets, is_decided: false }
}

/// Whether the game ends after the last token.
pub(crate) fn is_followed_by_end(scanner: &Scanner<'_>) -> bool {
    matches!(scanner.clone().token(), None | Some(Token::Tag { .. } | Token::BadTag(_)))
}

/// The score at the end of a text, in any notation, and its place.
pub(crate) fn score_at_end(text: &[u8]) -> Option<(Score, Span)> {
    let mut scanner = Scanner::new(text);
    let mut found = None;
    while let Some(token) = scanner.token() {
        found = score_of(&token).map(|score| (score, scanner.span()));
    }
    found
}

/// The score that a token means, in any notation.
pub(crate) fn score_of(token: &Token<'_>) -> Option<Score> {
    match token {
        Token::Score(score) => Some(*score),
        Token::Move(word) => score(word),
        _ => None,
    }
}
