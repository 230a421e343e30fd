//! The evaluation of a position by an engine.

use std::{fmt, str::FromStr};

/// `0.35`, `-1.20,22` or `#-3`, from White's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Evaluation {
    /// The score for White.
    pub worth: Score,
    /// The search depth.
    pub depth: Option<u32>,
}

/// A score for White.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// In hundredths of a pawn.
    Centipawns(i32),
    /// Mate in this many moves; against White if negative.
    Mate(i32),
}

/// A text that is no evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an evaluation is 0.35, -1.20,22 or #-3")]
pub struct NotAnEvaluation;

impl FromStr for Evaluation {
    type Err = NotAnEvaluation;

    fn from_str(text: &str) -> Result<Self, NotAnEvaluation> {
        let (worth, depth) = match text.split_once([',', '/']) {
            Some((worth, depth)) => {
                (worth, Some(depth.trim().parse().map_err(|_| NotAnEvaluation)?))
            }
            None => (text, None),
        };
        let worth = match worth.trim().strip_prefix('#') {
            Some(moves) => Score::Mate(moves.parse().map_err(|_| NotAnEvaluation)?),
            None => Score::Centipawns(hundredths(worth.trim()).ok_or(NotAnEvaluation)?),
        };
        Ok(Self { worth, depth })
    }
}

/// A decimal number in hundredths; further digits are dropped.
fn hundredths(text: &str) -> Option<i32> {
    let (sign, size) = match text.strip_prefix('-') {
        Some(size) => (-1, size),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, fraction) = size.split_once('.').unwrap_or((size, ""));
    let is_number = |part: &str| part.bytes().all(|sign| sign.is_ascii_digit());
    if (whole.is_empty() && fraction.is_empty()) || !is_number(whole) || !is_number(fraction) {
        return None;
    }
    let whole: i32 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    let digit = |at: usize| fraction.as_bytes().get(at).map_or(0, |digit| i32::from(digit - b'0'));
    Some(sign * whole.checked_mul(100)?.checked_add(digit(0) * 10 + digit(1))?)
}

impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.worth {
            Score::Mate(moves) => write!(f, "#{moves}")?,
            Score::Centipawns(worth) => {
                let sign = if worth < 0 { "-" } else { "" };
                write!(
                    f,
                    "{sign}{}.{:02}",
                    worth.unsigned_abs() / 100,
                    worth.unsigned_abs() % 100
                )?;
            }
        }
        match self.depth {
            Some(depth) => write!(f, ",{depth}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evaluations_are_read_and_written() {
        for (text, written) in [
            ("0.35", Some("0.35")),
            ("-1.2,22", Some("-1.20,22")),
            ("+0.05", Some("0.05")),
            ("-.5", Some("-0.50")),
            ("3", Some("3.00")),
            ("#-3", Some("#-3")),
            ("#5,30", Some("#5,30")),
            ("", None),
            ("-", None),
            ("x", None),
            ("1.2.3", None),
            ("0.35,", None),
            ("99999999999", None),
        ] {
            let read = text.parse::<Evaluation>().ok().map(|read| read.to_string());
            assert_eq!(read.as_deref(), written, "{text}");
        }
    }
}
