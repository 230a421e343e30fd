//! Slots for times and clock settings.

use super::{Found, Value, fit_phrase};
use crate::{
    case::{language::Grammar, words::Word},
    clock::{Correction, FlagAfter, Milliseconds, MoveNumber, PeriodNumber, TimeControl},
};

/// Parses `2:00`, `1:30:00`, `0:00.5`, `45 s`, `1 h 30 min`.
pub(super) fn time(words: &[Word], grammar: &'static Grammar) -> Found {
    let found = shown(words).into_iter().chain(spoken(words, grammar));
    found.map(|(length, time)| (length, Value::Time(time))).collect()
}

/// Parses a time as a clock shows it: with hours if there are three numbers.
fn shown(words: &[Word]) -> Option<(usize, Milliseconds)> {
    let word = words.first().filter(|word| !word.quoted)?;
    Some((1, parse_clock_time(&word.text)?))
}

/// Parses `1:30:00`, `6:45` or `0:03.5`.
pub(in crate::case) fn parse_clock_time(text: &str) -> Option<Milliseconds> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|sign| sign.is_ascii_digit());
    let parts: Vec<&str> = whole.split(':').collect();
    if !(2..=3).contains(&parts.len()) || !parts.iter().all(|part| is_number(part)) {
        return None;
    }
    let mut seconds: u64 = 0;
    for (place, part) in parts.into_iter().enumerate() {
        let number: u64 = part.parse().ok()?;
        if place > 0 && number >= 60 {
            return None;
        }
        seconds = seconds.checked_mul(60)?.checked_add(number)?;
    }
    let thousandths = match fraction.len() {
        0 if !text.contains('.') => 0,
        1..=3 if is_number(fraction) => format!("{fraction:0<3}").parse().ok()?,
        _ => return None,
    };
    let time = Milliseconds::seconds(seconds) + Milliseconds::new(thousandths);
    (time <= LONGEST).then_some(time)
}

/// Longer than any game.
const LONGEST: Milliseconds = Milliseconds::hours(1000);

/// The words for units of time.
const UNITS: [(&str, &str); 13] = [
    ("mins", "min"),
    ("secs", "s"),
    ("sec", "s"),
    ("hours", "h"),
    ("hour", "h"),
    ("minutes", "min"),
    ("minute", "min"),
    ("seconds", "s"),
    ("second", "s"),
    ("h", "h"),
    ("min", "min"),
    ("s", "s"),
    ("ms", "ms"),
];

/// Parses a time in words: the longest match.
fn spoken(words: &[Word], grammar: &Grammar) -> Option<(usize, Milliseconds)> {
    let unit = |word: &Word| -> Option<&str> {
        if let Some(short) = local_unit(word, grammar) {
            return Some(short);
        }
        let known = UNITS.iter().find(|(long, _)| long.eq_ignore_ascii_case(&word.text));
        known.map(|(_, short)| *short)
    };
    let number = |at: usize| -> Option<String> {
        let word = words.get(at).filter(|word| !word.quoted)?;
        if word.text.starts_with(|sign: char| sign.is_ascii_digit()) {
            return Some(word.text.clone());
        }
        let is_one = || {
            let next = words.get(at + 1).is_some_and(|word| unit(word).is_some());
            (grammar.is_english() && next && (word.is("a") || word.is("an"))).then_some(1)
        };
        grammar.number(word).or_else(is_one).map(|number| number.to_string())
    };
    let part = |at: usize| {
        let word = words.get(at).filter(|word| !word.quoted)?;
        unit(word).map(str::to_owned).or_else(|| number(at))
    };
    let parts: Vec<String> = (0..6).map_while(part).collect();
    (1..=parts.len()).rev().find_map(|length| {
        let text = parts.get(..length)?.join(" ");
        let time = text.parse().ok().or_else(|| with_fraction(&text))?;
        Some((length, time))
    })
}

/// Returns a unit by its word in another language.
fn local_unit(word: &Word, grammar: &Grammar) -> Option<&'static str> {
    let units = [("unit/hour", "h"), ("unit/minute", "min"), ("unit/second", "s")];
    let alone = std::slice::from_ref(word);
    units.iter().find(|(key, _)| grammar.says(key, alone, 0).is_some()).map(|(_, short)| *short)
}

/// Parses `0.5 s`, `1 min 1.25 s`.
fn with_fraction(text: &str) -> Option<Milliseconds> {
    let (whole, fraction) = text.strip_suffix('s')?.trim_end().rsplit_once('.')?;
    let is_fraction =
        (1..=3).contains(&fraction.len()) && fraction.bytes().all(|sign| sign.is_ascii_digit());
    if !is_fraction {
        return None;
    }
    format!("{whole} s {fraction:0<3} ms").parse().ok()
}

/// Reports whether a word can only be meant as a time.
pub(in crate::case) fn is_like_time(text: &str) -> bool {
    let bare = text.strip_prefix(['+', '-', '−']).unwrap_or(text);
    let is_one = bare.starts_with(|sign: char| sign.is_ascii_digit())
        && bare.chars().all(|sign| sign.is_ascii_alphanumeric() || ":.".contains(sign));
    is_one && (bare.len() < text.len() || bare.contains([':', '.']))
}

/// Parses a time with a sign before it.
pub(super) fn signed(words: &[Word], signs: &[char], grammar: &'static Grammar) -> Found {
    let Some(bare) = words.first().and_then(|word| word.text.strip_prefix(signs)) else {
        return Vec::new();
    };
    let mut without: Vec<Word> = words.iter().take(6).cloned().collect();
    if let Some(first) = without.first_mut() {
        *first = Word::new(bare.to_owned(), first.column, first.quoted);
    }
    time(&without, grammar)
}

/// Parses a time, with or without a plus.
pub(super) fn amount(words: &[Word], grammar: &'static Grammar) -> Found {
    let more = signed(words, &['+'], grammar);
    if more.is_empty() { time(words, grammar) } else { more }
}

/// Parses `12:00`, optionally followed by `in period 2`, `after 40 moves`, `with the flag up` in this order.
pub(super) fn correction(words: &[Word], grammar: &'static Grammar) -> Found {
    let mut found = Vec::new();
    for (length, value) in time(words, grammar) {
        let Value::Time(time) = value else { continue };
        let mut correction = Correction { time: Some(time), ..Correction::default() };
        let mut at = length;
        found.push((at, Value::Correction(correction)));
        if let Some((length, period)) = numbered("correction/period", words, at, grammar) {
            correction.period = Some(PeriodNumber::new(period));
            at += length;
            found.push((at, Value::Correction(correction)));
        }
        if let Some((length, moves)) = numbered("correction/moves", words, at, grammar)
            && let Ok(moves) = u16::try_from(moves)
        {
            correction.completed = Some(MoveNumber::new(moves));
            at += length;
            found.push((at, Value::Correction(correction)));
        }
        if let Some((length, _)) = fit_phrase("correction/flag-up", words, at, grammar) {
            correction.flag = FlagAfter::IsLifted;
            at += length;
            found.push((at, Value::Correction(correction)));
        }
    }
    found.reverse();
    found
}

/// Parses a phrase with a number in it.
fn numbered(
    key: &str,
    words: &[Word],
    at: usize,
    grammar: &'static Grammar,
) -> Option<(usize, u32)> {
    let (length, values) = fit_phrase(key, words, at, grammar)?;
    Some((length, values.number().ok()?))
}

/// Replaces the words for units and “then” by English ones, as [`TimeControl::spoken`] expects.
pub(in crate::case) fn with_english_units(text: &str, grammar: &Grammar) -> String {
    if grammar.is_english() {
        return text.to_owned();
    }
    let words = crate::case::words::split(text, 1);
    let english = |word: &Word| {
        let alone = std::slice::from_ref(word);
        let then = grammar.says("then", alone, 0).map(|_| "then");
        let known = local_unit(word, grammar).or(then);
        if word.quoted {
            format!("\"{}\"", word.text)
        } else {
            known.unwrap_or(&word.text).to_owned()
        }
    };
    words.iter().map(english).collect::<Vec<_>>().join(" ")
}

/// Longer than any time control.
const MOST_WORDS: usize = 24;

/// Parses a time control with its units, the longest match; or one word in PGN form.
pub(super) fn control(words: &[Word], grammar: &'static Grammar) -> Found {
    let most = words.iter().take(MOST_WORDS).count();
    let found = (1..=most).rev().find_map(|length| {
        let taken = words.get(..length)?;
        // A sign at the end belongs to the sentence.
        let is_sign =
            taken.last().is_some_and(|word| [",", ";", ":"].iter().any(|sign| word.is(sign)));
        if is_sign {
            return None;
        }
        if taken.iter().any(|word| word.quoted) {
            return None;
        }
        let text: Vec<&str> = taken.iter().map(|word| word.text.as_str()).collect();
        let text = with_english_units(&text.join(" "), grammar);
        Some((length, TimeControl::spoken(&text).ok()?))
    });
    found.map(|(length, control)| (length, Value::Control(control))).into_iter().collect()
}

#[cfg(test)]
mod tests {
    use adoube_chess::notation::Language;

    use super::*;
    use crate::case::words::split;

    #[test]
    fn times_are_read_as_clocks_show_them_and_as_people_say_them() {
        for (text, words, milliseconds) in [
            ("2:00", 1, 120_000),
            ("1:30:00", 1, 5_400_000),
            ("0:03.5", 1, 3500),
            ("45 s", 2, 45_000),
            ("45s then", 1, 45_000),
            ("1 h 30 min and", 4, 5_400_000),
            ("2 minutes 1", 2, 120_000),
            ("90:00", 1, 5_400_000),
            ("0.5s", 1, 500),
            ("1.25 seconds", 2, 1250),
            ("1 min 0.5 s", 4, 60_500),
        ] {
            let found = time(&split(text, 1), Grammar::for_language(Language::En));
            let expected = (words, Value::Time(Milliseconds::new(milliseconds)));
            assert_eq!(found.first(), Some(&expected), "{text}");
        }
        for text in ["", "2", "2:", "x", "1:2:3:4", "99999999999999999:00", "\"2:00\""] {
            assert_eq!(time(&split(text, 1), Grammar::for_language(Language::En)), [], "{text}");
        }
        for text in ["1:60", "0:60:00", "0:00:75", "0:99.5", "1.s", "0.1234s", "1.5ms"] {
            assert_eq!(time(&split(text, 1), Grammar::for_language(Language::En)), [], "{text}");
        }
        assert_eq!(
            signed(&split("+2 min", 1), &['+'], Grammar::for_language(Language::En)).len(),
            1
        );
    }
}
