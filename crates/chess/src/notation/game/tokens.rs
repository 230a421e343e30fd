//! A scoresheet cut into numbers, moves and a result. A move keeps what belongs to it though
//! spaces stand between: `exd6 e.p.`, `Kb1 (=)`, `О – О`, `Sg1 - f3`.

use super::Score;
use crate::notation::{glyph, marks};

/// A piece of the text and the byte where it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token<'t> {
    pub(super) begin: usize,
    pub(super) kind: Kind<'t>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind<'t> {
    /// `12.`, `12...` or a bare `12`. A number too great for anyone to reach is still a number.
    Number(u32),
    Move(&'t str),
    Score(Score),
}

/// The tokens of a text.
pub(super) struct Tokens<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Tokens<'t> {
    pub(super) const fn of(text: &'t str) -> Self {
        Self { text, at: 0 }
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
        // Dots without a number stand for White's move, which the game knows already.
        let filling = |sign: char| is_between_words(sign) || matches!(sign, '.' | '…');
        let rest = self.text[self.at..].trim_start_matches(filling);
        self.at = self.text.len() - rest.len();
        if rest.is_empty() {
            return None;
        }
        let word = first_word(rest);
        // A result may have spaces in it, `1 - 0`, when nothing follows.
        for result in [rest, word] {
            if let Some(score) = score(result) {
                return Some(self.take(result.len(), Kind::Score(score)));
            }
        }
        if let Some((number, length)) = number(word) {
            return Some(self.take(length, Kind::Number(number)));
        }
        let length = move_length(rest, word.len());
        Some(self.take(length, Kind::Move(&rest[..length])))
    }
}

const fn is_between_words(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, ',' | ';')
}

fn first_word(text: &str) -> &str {
    text.split(is_between_words).next().unwrap_or(text)
}

/// The results that people write. `0-0` is castling.
fn score(text: &str) -> Option<Score> {
    // The longest is `1/2 – 1/2`, with room for more spaces.
    const LONGEST: usize = 16;
    let text = text.trim_end_matches(|sign: char| sign.is_whitespace() || sign == '.');
    if text.len() > LONGEST {
        return None;
    }
    let plain: String = text
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

/// A move number: digits with dots after them, or digits alone.
fn number(word: &str) -> Option<(u32, usize)> {
    let after = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let digits = word.len() - after.len();
    let dotted = after.starts_with(['.', '…', ')']);
    if digits == 0 || !(dotted || after.is_empty()) {
        return None;
    }
    let length = word.len() - after.trim_start_matches(['.', '…', ')']).len();
    Some((word[..digits].parse().unwrap_or(u32::MAX), length))
}

/// How far the move reaches whose first word has `length` bytes.
fn move_length(rest: &str, mut length: usize) -> usize {
    while let Some(longer) = joined_by_dash(rest, length) {
        length = longer;
    }
    length + marks::read(&rest[length..]).1
}

/// The end of the next word, if a dash with spaces joins it to what was taken.
fn joined_by_dash(rest: &str, length: usize) -> Option<usize> {
    let next = rest[length..].trim_start();
    let word = first_word(next);
    let joined = rest[..length].ends_with(glyph::is_dash) || word.starts_with(glyph::is_dash);
    (joined && !word.is_empty()).then(|| rest.len() - next.len() + word.len())
}
