//! Sentences with gaps: `claims repetition [with {move}]`. One row of such a sentence is all that a new verb needs;
//! the reference page, the reader and its error messages are made from the same row.
//!
//! Words stand for themselves, `{slot}` for a value, `[…]` may be left out, `(a|b)` is one or the other. A word is
//! known in its other forms too, and articles may be left out or added.

use super::{
    forms::{is_article, is_determiner, is_form},
    slots::{self, Values},
    words::Word,
};

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PatternPart {
    Word(&'static str),
    Slot(&'static str),
    Optional(Vec<PatternPart>),
    OneOf(Vec<Vec<PatternPart>>),
}

/// Reads a sentence with gaps.
pub(super) fn compile(pattern: &'static str) -> Vec<PatternPart> {
    let mut rest = pattern;
    sequence(&mut rest)
}

/// Up to the end, or to a sign that closes what this is a part of.
fn sequence(rest: &mut &'static str) -> Vec<PatternPart> {
    let mut pieces = Vec::new();
    loop {
        *rest = rest.trim_start();
        let Some(sign) = rest.chars().next() else { return pieces };
        match sign {
            ']' | ')' | '|' => return pieces,
            '[' => pieces.push(PatternPart::Optional(vec![PatternPart::OneOf(choices(rest))])),
            '(' => pieces.push(PatternPart::OneOf(choices(rest))),
            '{' => {
                let (slot, after) = rest.split_once('}').unwrap_or((rest, ""));
                pieces.push(PatternPart::Slot(slot.trim_start_matches('{')));
                *rest = after;
            }
            ',' | ';' | ':' => {
                let (stop, after) = rest.split_at(1);
                pieces.push(PatternPart::Word(stop));
                *rest = after;
            }
            _ => {
                let ends = |sign: char| sign.is_whitespace() || "[](){}|,;:".contains(sign);
                let (word, after) = rest.split_at(rest.find(ends).unwrap_or(rest.len()));
                pieces.push(PatternPart::Word(word));
                *rest = after;
            }
        }
    }
}

/// What stands between brackets, from the opening one to behind the closing one.
fn choices(rest: &mut &'static str) -> Vec<Vec<PatternPart>> {
    let mut choices = Vec::new();
    while rest.starts_with(['[', '(', '|']) {
        *rest = rest.get(1..).unwrap_or_default();
        choices.push(sequence(rest));
    }
    *rest = rest.strip_prefix([']', ')']).unwrap_or(rest);
    choices
}

/// How far reading came, and what would have let it go on.
#[derive(Clone, Debug, Default)]
pub(super) struct Furthest {
    /// The index of the word that did not fit.
    pub(super) at: usize,
    /// What would have fitted there.
    pub(super) expected: Vec<String>,
    /// The words that would have fitted there, to find the nearest.
    pub(super) known: Vec<String>,
}

impl Furthest {
    /// At this word this was expected.
    pub(super) fn note(
        &mut self,
        at: usize,
        expected: &str,
        known: impl IntoIterator<Item = String>,
    ) {
        if at < self.at {
            return;
        }
        if at > self.at {
            *self = Self { at, ..Self::default() };
        }
        if !self.expected.iter().any(|other| other == expected) {
            self.expected.push(expected.to_owned());
            self.known.extend(known);
        }
    }
}

/// Every way in which the words from an index on begin with a sentence: where it ends, and its values.
pub(super) fn fits(
    pieces: &[PatternPart],
    words: &[Word],
    at: usize,
    values: &Values,
    furthest: &mut Furthest,
) -> Vec<(usize, Values)> {
    let Some((first, others)) = pieces.split_first() else { return vec![(at, values.clone())] };
    let mut ways = Vec::new();
    match first {
        PatternPart::Word(word) => {
            let is_it = |at: usize| words.get(at).is_some_and(|found| is_form(found, word));
            if is_it(at) {
                ways.push((at + 1, values.clone()));
            } else if is_article(word) {
                ways.push((at, values.clone()));
            } else if is_passed_over(words, at) && is_it(at + 1) {
                ways.push((at + 2, values.clone()));
            } else {
                furthest.note(at, &format!("“{word}”"), [(*word).to_owned()]);
            }
        }
        PatternPart::Slot(slot) => {
            let from = |at: usize| slots::read(slot, words.get(at..).unwrap_or_default());
            let (mut begin, mut found) = (at, from(at));
            if found.is_empty() && is_passed_over(words, at) {
                (begin, found) = (at + 1, from(at + 1));
            }
            if found.is_empty() {
                furthest.note(at, slots::meaning(slot), slots::known(slot));
            }
            for (length, value) in found {
                ways.push((begin + length, values.with(slot, value)));
            }
        }
        PatternPart::Optional(inner) => {
            ways = fits(inner, words, at, values, furthest);
            if !ways.iter().any(|(end, _)| *end == at) {
                ways.push((at, values.clone()));
            }
        }
        PatternPart::OneOf(choices) => {
            for choice in choices {
                ways.extend(fits(choice, words, at, values, furthest));
            }
        }
    }
    let mut all = Vec::new();
    for (at, values) in ways {
        for way in fits(others, words, at, &values, furthest) {
            // An article can be passed over in two ways.
            if !all.contains(&way) {
                all.push(way);
            }
        }
    }
    all
}

/// Whether there is a word that says nothing before a thing.
fn is_passed_over(words: &[Word], at: usize) -> bool {
    words.get(at).is_some_and(is_determiner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::words::split;

    fn check(pattern: &'static str, text: &str, ends: &[usize]) {
        let found = fits(
            &compile(pattern),
            &split(text, 1),
            0,
            &Values::default(),
            &mut Furthest::default(),
        );
        let found: Vec<usize> = found.into_iter().map(|(end, _)| end).collect();
        assert_eq!(found, ends, "{pattern}: {text}");
    }

    #[test]
    fn sentences_have_gaps_options_and_choices() {
        check("touches {square}", "touches e4", &[2]);
        check("touches {square}", "touches e9", &[]);
        check("(stops|halts) [the] clocks", "Halts the clocks now", &[3]);
        check("(stops|halts) [the] clocks", "stops clocks", &[2]);
        check("claims [the] {time}[, {time}]", "claims 2:00, 0:30", &[4, 2]);
    }

    #[test]
    fn the_furthest_failure_is_told() {
        let mut furthest = Furthest::default();
        let words = split("touches the e9", 1);
        for pattern in ["touches [the] {square}", "lifts {square}"] {
            assert!(
                fits(&compile(pattern), &words, 0, &Values::default(), &mut furthest).is_empty()
            );
        }
        assert_eq!((furthest.at, furthest.expected.len()), (2, 1));
    }
}
