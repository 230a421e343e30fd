//! The tokens of a row.

use adoube_chess::Colour;
use adoube_laws::{clock::Milliseconds, table::Outcome};

use super::outcome;
use crate::sheet::{OFFER, time};

/// A token of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum RowToken {
    /// `12.`, or `12…` before a move of Black.
    Number(u32, Colour),
    /// A move, or an unreadable text in its place.
    Move(String),
    /// An empty place: a dash, an underscore, dots.
    Nothing,
    /// `~Sf3~`.
    Struck(String),
    /// `(=)`.
    Offer,
    Time(Milliseconds),
    /// `e.p.` or a sign of check that belongs to the move before it.
    Sign(String),
    /// `1-0`; none for `*`.
    Result(Option<Outcome>),
}

/// Signs that may be separated from their move by a space.
const SIGNS: [&str; 10] = ["e.p.", "e.p", "ep", "е.п.", "е.п", "+", "++", "#", "!", "†"];

/// The tokens of a row, without remarks.
pub(super) fn tokens(line: &str) -> Vec<RowToken> {
    let line = without_remarks(line);
    let mut tokens = Vec::new();
    for (place, word) in line.split_whitespace().enumerate() {
        cut(word, place == 0, &mut tokens);
    }
    tokens
}

fn without_remarks(line: &str) -> String {
    let line = line.split(';').next().unwrap_or_default();
    let mut depth = 0_u32;
    let mut kept = String::with_capacity(line.len());
    for sign in line.chars() {
        match sign {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if depth == 0 => kept.push(sign),
            _ => {}
        }
    }
    kept
}

fn cut(word: &str, is_first: bool, tokens: &mut Vec<RowToken>) {
    let mut word = word;
    while let Some((piece, rest)) = number(word, is_first) {
        tokens.push(piece);
        word = rest;
    }
    if word.is_empty() {
        return;
    }
    if word.chars().all(|sign| matches!(sign, '-' | '–' | '—' | '_' | '.' | '…')) {
        tokens.push(RowToken::Nothing);
    } else if let Some(struck) = struck(word) {
        tokens.push(RowToken::Struck(struck));
    } else if matches!(word, OFFER | "=" | "(=") {
        tokens.push(RowToken::Offer);
    } else if let Some(time) = time::read(word) {
        tokens.push(RowToken::Time(time));
    } else if SIGNS.contains(&word) {
        tokens.push(RowToken::Sign(word.to_owned()));
    } else if word == "*" {
        tokens.push(RowToken::Result(None));
    } else if let Some(result) = outcome(word).filter(|_| !is_castling(word)) {
        tokens.push(RowToken::Result(Some(result)));
    } else if let Some(bare) = word.strip_suffix(OFFER).filter(|bare| !bare.is_empty()) {
        tokens.push(RowToken::Move(bare.to_owned()));
        tokens.push(RowToken::Offer);
    } else {
        tokens.push(RowToken::Move(word.to_owned()));
    }
}

/// `0-0` is castling here, and a result only in the field of the result.
fn is_castling(word: &str) -> bool {
    word.chars().filter(|sign| *sign == '0').count() == 2
}

/// A number at the beginning of a word, with dots after it, and the rest of the word. At the beginning of a row it needs
/// no dots.
fn number(word: &str, is_first: bool) -> Option<(RowToken, &str)> {
    let after = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let digits = word.len() - after.len();
    let rest = after.trim_start_matches(['.', '…', ')']);
    let dots = after.len() - rest.len();
    if digits == 0 || dots == 0 && !(is_first && after.is_empty()) {
        return None;
    }
    let marks = &after[..dots];
    let is_black =
        marks.contains('…') || marks.len() >= 2 && marks.bytes().all(|sign| sign == b'.');
    let mover = if is_black { Colour::Black } else { Colour::White };
    // A number too great for any game is still a number.
    Some((RowToken::Number(word[..digits].parse().unwrap_or(u32::MAX), mover), rest))
}

fn struck(word: &str) -> Option<String> {
    let inner = word.strip_prefix('~')?.strip_suffix('~')?;
    let text = inner.trim_matches('~');
    (!text.is_empty()).then(|| text.to_owned())
}
