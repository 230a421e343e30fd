//! The tokenizer of scoresheets: numbers, moves and a result. A move includes parts separated by spaces:
//! `exd6 e.p.`, `Kb1 (=)`, `О – О`, `Sg1 - f3`.
//!
//! Lookahead is limited to a few bytes and the spaces after a token, so the total time is linear in the
//! length of the text.

use super::Score;
use crate::notation::{announce, draft, glyph, marks};

/// A piece of the text and its byte offset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token<'t> {
    pub(super) begin: usize,
    pub(super) kind: Kind<'t>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind<'t> {
    /// `12.`, `12...` or a bare `12`. A number that is impossibly large is still a number.
    Number(u32),
    Move(&'t str),
    /// The rest of the text, which begins with an announcement. The caller determines its length and
    /// [skips](Tokens::pass) it.
    Announcements(&'t str),
    Score(Score),
}

/// The tokens of a text.
pub(super) struct Tokens<'t> {
    text: &'t str,
    at: usize,
    /// The byte after the last character that is neither a space nor a full stop.
    end: usize,
}

impl<'t> Tokens<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        let blank = |sign: char| sign.is_whitespace() || sign == '.';
        Self { text, at: draft::beginning(text), end: text.trim_end_matches(blank).len() }
    }

    /// Skips `length` bytes.
    pub(super) fn pass(&mut self, length: usize) {
        self.at += length;
    }

    fn take(&mut self, length: usize, kind: Kind<'t>) -> Token<'t> {
        let begin = self.at;
        self.at += length;
        Token { begin, kind }
    }
}

impl<'t> Iterator for Tokens<'t> {
    type Item = Token<'t>;

    fn next(&mut self) -> Option<Token<'t>> {
        // Dots without a number stand for White's move, which is already known.
        let filling = |sign: char| is_between_words(sign) || matches!(sign, '.' | '…');
        let rest = self.text[self.at..].trim_start_matches(filling);
        self.at = self.text.len() - rest.len();
        if rest.is_empty() {
            return None;
        }
        // A result may contain spaces, `1 - 0`, if nothing follows.
        if let Some(score) = score(&self.text[self.at..self.end]) {
            return Some(self.take(rest.len(), Kind::Score(score)));
        }
        if let Some((score, length)) = score_word(rest) {
            return Some(self.take(length, Kind::Score(score)));
        }
        if let Some((number, length)) = number(rest) {
            return Some(self.take(length, Kind::Number(number)));
        }
        if announce::begins_announcement(rest) {
            return Some(self.take(0, Kind::Announcements(rest)));
        }
        let length = move_length(rest);
        Some(self.take(length, Kind::Move(&rest[..length])))
    }
}

const fn is_between_words(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, ',' | ';')
}

fn first_word(text: &str) -> &str {
    text.split(is_between_words).next().unwrap_or(text)
}

/// The longest result is `1/2 – 1/2`, with room for more spaces.
const LONGEST_SCORE: usize = 16;

/// Parses a result that is the first word of a text; returns its length too.
fn score_word(text: &str) -> Option<(Score, usize)> {
    let mut signs = text.char_indices().take(LONGEST_SCORE + 1);
    let end = signs.find(|&(_, sign)| is_between_words(sign)).map_or(text.len(), |(end, _)| end);
    Some((score(&text[..end])?, end))
}

/// Parses the forms of results that people write. `0-0` is castling.
fn score(text: &str) -> Option<Score> {
    if text.len() > LONGEST_SCORE {
        return None;
    }
    let plain: String = text
        .trim_end_matches('.')
        .chars()
        .filter(|sign| !sign.is_whitespace())
        .map(|sign| if glyph::is_dash(sign) || sign == ':' { '-' } else { sign })
        .collect();
    Some(match plain.to_lowercase().as_str() {
        "1-0" => Score::WhiteWins,
        "0-1" => Score::BlackWins,
        "½-½" | "1/2-1/2" | "½" | "1/2" | "0.5-0.5" | "remi" | "remis" | "реми" | "draw" => {
            Score::Draw
        }
        "*" => Score::Open,
        _ => return None,
    })
}

/// Parses a move number at the beginning of a text: digits followed by dots, or a word of digits.
fn number(text: &str) -> Option<(u32, usize)> {
    let after = text.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let digits = text.len() - after.len();
    let dotted = after.starts_with(['.', '…', ')']);
    if digits == 0 || !(dotted || after.is_empty() || after.starts_with(is_between_words)) {
        return None;
    }
    let length = text.len() - after.trim_start_matches(['.', '…', ')']).len();
    Some((text[..digits].parse().unwrap_or(u32::MAX), length))
}

/// Returns the length of the move at the beginning of a text.
fn move_length(rest: &str) -> usize {
    let mut length = first_word(rest).len();
    while let Some(longer) = joined_by_dash(rest, length) {
        length = longer;
    }
    length + marks::read(&rest[length..]).1
}

/// Returns the end of the next word, if a dash with spaces joins it to the text before.
fn joined_by_dash(rest: &str, length: usize) -> Option<usize> {
    let next = rest[length..].trim_start();
    let word = first_word(next);
    let joined = rest[..length].ends_with(glyph::is_dash) || word.starts_with(glyph::is_dash);
    (joined && !word.is_empty()).then(|| rest.len() - next.len() + word.len())
}
