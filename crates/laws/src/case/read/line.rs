//! Parses the beginnings of lines: the time, and the editions.

use crate::{
    Edition,
    case::{
        language::Grammar,
        slots::{self, Value},
        words::Word,
    },
    clock::Milliseconds,
};

/// When something happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::case) enum When {
    /// At the same instant as the line before.
    Same,
    /// This long after the scheduled start.
    At(Milliseconds),
    /// This long after the previous line.
    Later(Milliseconds),
}

/// Parses the time at the beginning of a line and returns its number of words: `0:04:10`, `at 4:10`, `+5s`,
/// `5 s later`, `after 5 s`; a colon, a comma or a dash may follow.
pub(in crate::case) fn when(words: &[Word], grammar: &'static Grammar) -> (usize, When) {
    let says = |key: &str, at: usize| grammar.says(key, words, at);
    let (at, after) = (says("at", 0), says("after", 0));
    let from = at.or(after).unwrap_or(0);
    let rest = words.get(from..).unwrap_or_default();
    let first = |slot| slots::read(slot, rest, grammar).into_iter().next();
    let (length, when) = match (first("gain"), first("time")) {
        (Some((length, Value::Time(time))), _) => (length, When::Later(time)),
        (_, Some((length, Value::Time(time)))) => {
            let later = says("later", from + length);
            let is_later = after.is_some() || later.is_some();
            let length = length + later.unwrap_or(0);
            (length, if is_later { When::Later(time) } else { When::At(time) })
        }
        _ => (0, When::Same),
    };
    let is_sign = |at: usize| {
        let signs = [":", ",", "-", "–", "—"];
        words.get(at).is_some_and(|word| signs.iter().any(|sign| word.is(sign)))
    };
    let mut end = if length > 0 { from + length } else { 0 };
    loop {
        if is_sign(end) {
            end += 1;
        } else if let Some(length) = says("then", end) {
            end += length;
        } else {
            return (end, when);
        }
    }
}

/// Parses the editions at the beginning of an expectation and returns their number of words: `2005, 2009`,
/// `since 2014`, `until 2009`.
pub(in crate::case) fn editions(words: &[Word], grammar: &Grammar) -> (usize, Vec<Edition>) {
    let edition = |at: usize| words.get(at).and_then(|word| word.text.parse::<Edition>().ok());
    for (key, is_since) in [("edition/since", true), ("edition/until", false)] {
        let Some(length) = grammar.says(key, words, 0) else { continue };
        let Some(named) = edition(length) else { continue };
        let holds =
            |edition: &Edition| if is_since { *edition >= named } else { *edition <= named };
        return (length + 1, Edition::ALL.into_iter().filter(holds).collect());
    }
    let (mut at, mut editions) = (0, Vec::new());
    while let Some(edition) = edition(at) {
        editions.push(edition);
        at += 1;
        let comma = words.get(at).filter(|word| word.is(",")).map(|_| 1);
        at += comma.or_else(|| grammar.says("joiner", words, at)).unwrap_or(0);
    }
    (at, editions)
}
