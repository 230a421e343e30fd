//! Sentences with gaps: `claims repetition [with {move}]`. One row of such a sentence is all that a new verb needs;
//! the reference page, the reader and its error messages are made from the same row.
//!
//! Words stand for themselves, `{slot}` for a value, `[…]` may be left out, `(a|b)` is one or the other. A word of
//! English is known in its other forms too, and articles may be left out or added. Other languages list the forms; for
//! writing, `{slot:gen}` names the grammatical case of the value.

use super::{
    forms::is_article,
    language::{Grammar, Inflection},
    slots::{self, Values},
    words::Word,
};

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PatternPart {
    Word(&'static str),
    Slot(&'static str, Inflection),
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
                let slot = slot.trim_start_matches('{');
                let (slot, code) = slot.split_once(':').unwrap_or((slot, ""));
                let inflection = Inflection::from_code(code).unwrap_or_default();
                pieces.push(PatternPart::Slot(slot, inflection));
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
    /// Whether anything is noted. A line is read without first: most can be read, and notes take their time.
    pub(super) is_noted: bool,
}

impl Furthest {
    /// For a line that cannot be read.
    pub(super) fn noted() -> Self {
        Self { is_noted: true, ..Self::default() }
    }

    /// At this word this was expected.
    pub(super) fn note(
        &mut self,
        at: usize,
        expected: &str,
        known: impl IntoIterator<Item = String>,
    ) {
        if at < self.at || !self.is_noted {
            return;
        }
        if at > self.at {
            *self = Self { at, ..Self::noted() };
        }
        if !self.expected.iter().any(|other| other == expected) {
            self.expected.push(expected.to_owned());
            self.known.extend(known);
        }
    }

    /// At this word this word of a sentence was expected. Most patterns fail at once, so nothing is made for those.
    fn note_word(&mut self, at: usize, word: &str, grammar: &Grammar) {
        if at >= self.at && self.is_noted {
            self.note(at, &grammar.quoted(word), [word.to_owned()]);
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
    grammar: &'static Grammar,
) -> Vec<(usize, Values)> {
    let Some((first, others)) = pieces.split_first() else { return vec![(at, values.clone())] };
    let mut ways = Vec::new();
    match first {
        PatternPart::Word(word) => {
            let is_it = |at: usize| words.get(at).is_some_and(|found| grammar.is_word(found, word));
            if is_it(at) {
                ways.push((at + 1, values.clone()));
            } else if grammar.is_english() && is_article(word) {
                ways.push((at, values.clone()));
            } else if is_it(at + 1) && is_passed_over(words, at, grammar) {
                ways.push((at + 2, values.clone()));
            } else {
                furthest.note_word(at, word, grammar);
            }
        }
        PatternPart::Slot(slot, _) => {
            let from = |at: usize| slots::read(slot, words.get(at..).unwrap_or_default(), grammar);
            let (mut begin, mut found) = (at, from(at));
            if found.is_empty() && is_passed_over(words, at, grammar) {
                (begin, found) = (at + 1, from(at + 1));
            }
            if found.is_empty() && furthest.is_noted && at >= furthest.at {
                furthest.note(at, slots::meaning(slot, grammar), slots::known(slot, grammar));
            }
            for (length, value) in found {
                ways.push((begin + length, values.with(slot, value)));
            }
        }
        PatternPart::Optional(inner) => {
            ways = fits(inner, words, at, values, furthest, grammar);
            if !ways.iter().any(|(end, _)| *end == at) {
                ways.push((at, values.clone()));
            }
        }
        PatternPart::OneOf(choices) => {
            for choice in choices {
                ways.extend(fits(choice, words, at, values, furthest, grammar));
            }
        }
    }
    let mut all = Vec::new();
    for (at, values) in ways {
        for way in fits(others, words, at, &values, furthest, grammar) {
            // An article can be passed over in two ways.
            if !all.contains(&way) {
                all.push(way);
            }
        }
    }
    all
}

/// Whether there is a word that says nothing before a thing.
fn is_passed_over(words: &[Word], at: usize, grammar: &Grammar) -> bool {
    words.get(at).is_some_and(|word| grammar.is_determiner(word))
}

/// The slots of a pattern from left to right.
pub(super) fn slots_of(pieces: &[PatternPart]) -> Vec<&'static str> {
    let each = pieces.iter().flat_map(|piece| match piece {
        PatternPart::Word(_) => Vec::new(),
        PatternPart::Slot(slot, _) => vec![*slot],
        PatternPart::Optional(inner) => slots_of(inner),
        PatternPart::OneOf(choices) => choices.iter().flat_map(|choice| slots_of(choice)).collect(),
    });
    each.collect()
}

#[cfg(test)]
mod tests {
    use adoube_chess::notation::Language;

    use super::*;
    use crate::case::words::split;

    fn check(pattern: &'static str, text: &str, ends: &[usize]) {
        let found = fits(
            &compile(pattern),
            &split(text, 1),
            0,
            &Values::default(),
            &mut Furthest::default(),
            Grammar::of(Language::En),
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
        let mut furthest = Furthest::noted();
        let words = split("touches the e9", 1);
        for pattern in ["touches [the] {square}", "lifts {square}"] {
            let english = Grammar::of(Language::En);
            let values = Values::default();
            assert!(fits(&compile(pattern), &words, 0, &values, &mut furthest, english).is_empty());
        }
        assert_eq!((furthest.at, furthest.expected.len()), (2, 1));
    }
}
