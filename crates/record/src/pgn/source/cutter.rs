//! Where one game ends and the next begins.

use memchr::{memchr2, memchr3, memrchr2};

use crate::pgn::{
    Scanner, Token,
    scan::{
        BYTE_ORDER_MARK, Braces, LONGEST_BAD_TAG, Seen, TagContext, TagLine, TagSyntax, blanks,
        braces, next_event, score,
    },
};

/// Whether a text goes on after what is at hand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum More {
    MayCome,
    No,
}

/// Goes through a text that comes bit by bit and finds where games begin, by tags, comments and escapes
/// alone; what stands between them is passed over.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cutter {
    /// How far the text is understood.
    pub(super) at: usize,
    /// Where the last game that was seen begins.
    pub(super) cut: usize,
    pub(super) seen: Seen,
}

impl Cutter {
    /// Goes on as far as `text` allows.
    pub(super) fn advance(&mut self, text: &[u8], more: More) {
        while let Some(step) = self.step(text, more) {
            self.at += step;
        }
    }

    /// How long the next thing is; nothing if too little of it is at hand.
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
        if tag.writing != TagSyntax::Exact
            && more == More::MayCome
            && rest.len() < LONGEST_BAD_TAG
            && memchr2(b'\n', b'\r', rest).is_none()
        {
            return None;
        }
        if tag.writing == TagSyntax::Bracket {
            self.seen.movetext = true;
        } else if self.seen.begins_another(tag.name, text, self.at) {
            self.cut = self.at;
        }
        Some(tag.length)
    }

    /// Of games without tags: where the last begins that follows a result.
    pub(super) fn cut_after_score(&mut self, text: &[u8]) {
        let mut scanner = Scanner::new(&text[..self.at]);
        let (mut depth, mut scored) = (0_usize, false);
        while let Some(token) = scanner.token() {
            match token {
                Token::Open => depth += 1,
                Token::Close => depth = depth.saturating_sub(1),
                _ if depth > 0 => {}
                Token::Score(_) => scored = true,
                Token::Number(_) => self.cut_if(&mut scored, &scanner),
                // This begins a game too, but would be an escape if it came first in a chunk.
                Token::Move([b'%', ..]) => scored = false,
                Token::Move(word) if score(word).is_none() => self.cut_if(&mut scored, &scanner),
                _ => {}
            }
        }
    }

    fn cut_if(&mut self, scored: &mut bool, scanner: &Scanner<'_>) {
        if std::mem::take(scored) {
            self.cut = scanner.span().start;
        }
    }

    /// The bytes before the last cut, or so many, were taken away.
    pub(super) fn shift(&mut self, taken: usize) {
        self.at = self.at.saturating_sub(taken);
        self.cut = 0;
    }
}

/// From moves to the next tag, comment or escape; or else to the last line, which may not be whole.
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
