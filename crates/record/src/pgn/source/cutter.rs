//! Where one game ends and the next begins.

use memchr::{memchr2, memchr3, memrchr2};

use crate::pgn::{
    Scanner, Token,
    boundary::{Boundary, Place},
    scan::{
        BYTE_ORDER_MARK, Braces, LONGEST_BAD_TAG, Seen, TagContext, TagLine, TagSyntax, blanks,
        braces, next_event, score,
    },
};

/// Whether more text may follow.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum More {
    MayCome,
    No,
}

/// Scans a text that is read in parts and finds where games begin, by tags, comments and escapes
/// alone; everything between them is skipped.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cutter {
    /// How far the text was scanned.
    pub(super) at: usize,
    /// Where the last game begins.
    pub(super) cut: usize,
    pub(super) seen: Seen,
}

impl Cutter {
    /// Scans as far as `text` allows.
    pub(super) fn advance(&mut self, text: &[u8], more: More) {
        while let Some(step) = self.step(text, more) {
            self.at += step;
        }
    }

    /// The length of the next element; none if it is incomplete.
    fn step(&mut self, text: &[u8], more: More) -> Option<usize> {
        let blank = blanks(&text[self.at..]);
        if blank > 0 {
            return Some(blank);
        }
        let rest = &text[self.at..];
        let stands = TagContext::at(text, self.at);
        match rest.first()? {
            b'[' => self.tag(text, stands, more),
            b'{' => match braces(rest) {
                Braces::Closed(length) => Some(length),
                Braces::Broken(length) => next_event(rest).or(Some(length)),
                Braces::Open => None,
            },
            b';' => memchr2(b'\n', b'\r', rest),
            b'%' if stands == TagContext::First => memchr2(b'\n', b'\r', rest),
            _ if rest.len() < BYTE_ORDER_MARK.len() && more == More::MayCome => None,
            _ => {
                self.seen.movetext = true;
                to_next_sign(rest)
            }
        }
    }

    fn tag(&mut self, text: &[u8], stands: TagContext, more: More) -> Option<usize> {
        let rest = &text[self.at..];
        let tag = TagLine::parse(rest, stands);
        if tag.syntax != TagSyntax::Exact
            && more == More::MayCome
            && rest.len() < LONGEST_BAD_TAG
            && memchr2(b'\n', b'\r', rest).is_none()
        {
            return None;
        }
        if tag.syntax == TagSyntax::Bracket {
            self.seen.movetext = true;
        } else if self.seen.begins_another(tag.name, text, self.at) {
            self.cut = self.at;
        }
        Some(tag.length)
    }

    /// For games without tags: finds the last game that follows a score. It stops where what follows the buffer decides
    /// whether a bracket is a variation.
    pub(super) fn cut_after_score(&mut self, text: &[u8]) {
        let mut scanner = Scanner::new(&text[..self.at]);
        let mut boundary = Boundary::default();
        let mut moves = MovesSeen::No;
        while let Some(token) = scanner.token() {
            if boundary.place(&token, &scanner) == Place::Next {
                boundary.leave();
                moves = MovesSeen::No;
                // At the beginning of a chunk it would be an escape.
                if !matches!(token, Token::Move([b'%', ..])) {
                    self.cut = scanner.span().start;
                }
            }
            if boundary.depth == 0 {
                moves = moves.and(&token);
                boundary.has_moves = moves == MovesSeen::Yes;
            }
            match token {
                Token::Open => {
                    let opens = boundary.open(&scanner);
                    let is_certain = match moves {
                        _ if boundary.depth > 1 => true,
                        MovesSeen::Yes => true,
                        MovesSeen::No => boundary.is_decided(),
                        MovesSeen::Perhaps => opens && boundary.is_decided(),
                        MovesSeen::OfAnotherGame => false,
                    };
                    if !is_certain {
                        return;
                    }
                }
                Token::Close => drop(boundary.close()),
                // A second score is a stray sign.
                Token::Score(_) if boundary.depth == 0 && !boundary.is_scored() => {
                    boundary.note_score(scanner.span(), text);
                }
                _ => {}
            }
        }
    }

    /// Adjusts the offsets after `taken` bytes were removed.
    pub(super) fn shift(&mut self, taken: usize) {
        self.at = self.at.saturating_sub(taken);
        self.cut = 0;
    }
}

/// Whether the current game has a move of the main line, as far as that can be said without playing it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum MovesSeen {
    No,
    Perhaps,
    Yes,
    /// There was a word that may be a score, and so the end of the game.
    OfAnotherGame,
}

impl MovesSeen {
    /// With the next token of the main line.
    fn and(self, token: &Token<'_>) -> Self {
        match (self, token) {
            (Self::OfAnotherGame, _) => self,
            (_, Token::Move(word)) if score(word).is_some() => Self::OfAnotherGame,
            (_, Token::Move(word)) if is_regular_move(word) => Self::Yes,
            // Tags may give a position that cannot be played; then every word is a move that is not read.
            (Self::No, Token::Move(_) | Token::Tag { .. } | Token::BadTag(_)) => Self::Perhaps,
            _ => self,
        }
    }
}

/// Whether a word is a move in the notation of PGN, legal or not. Moves of the king are left out: they may show the result.
fn is_regular_move(word: &[u8]) -> bool {
    let end = word.iter().rposition(|byte| !b"!?+#".contains(byte)).map_or(0, |last| last + 1);
    let word = &word[..end];
    let word = match word {
        [before @ .., b'=', b'Q' | b'R' | b'B' | b'N'] => before,
        _ => word,
    };
    let from = match word {
        b"O-O" | b"O-O-O" => return true,
        [from @ .., b'a'..=b'h', b'1'..=b'8'] => from,
        _ => return false,
    };
    let from = from.strip_suffix(b"x").unwrap_or(from);
    match from {
        [b'Q' | b'R' | b'B' | b'N', rest @ ..] => {
            matches!(rest, [] | [b'a'..=b'h' | b'1'..=b'8'] | [b'a'..=b'h', b'1'..=b'8'])
        }
        [] | [b'a'..=b'h'] => true,
        _ => false,
    }
}

/// From moves to the next tag, comment or escape; otherwise to the last line, which may be incomplete.
fn to_next_sign(rest: &[u8]) -> Option<usize> {
    let sign = memchr3(b'[', b'{', b';', rest);
    let before = &rest[..sign.unwrap_or(rest.len())];
    let line = memrchr2(b'\n', b'\r', before).map(|end| end + 1);
    match (sign, line) {
        (Some(_), Some(line)) if rest[line] == b'%' => Some(line),
        (Some(sign), _) => Some(sign),
        (None, Some(line)) if line < rest.len() => Some(line),
        (None, _) => None,
    }
}
