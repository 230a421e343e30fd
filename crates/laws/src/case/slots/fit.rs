//! Matches words against sentences with slots.

use super::{Bindings, known, meaning, read};
use crate::case::{forms::is_article, language::Grammar, pattern::PatternPart, words::Word};

/// How far parsing got, and what would have been accepted there.
#[derive(Clone, Debug, Default)]
pub(in crate::case) struct Furthest {
    /// The index of the word that did not fit.
    pub(in crate::case) at: usize,
    /// What would have been accepted there.
    pub(in crate::case) expected: Vec<String>,
    /// The words that would have been accepted there, to find the nearest.
    pub(in crate::case) known: Vec<String>,
    /// Whether anything is recorded. A line is first parsed without: most lines parse, and recording is slow.
    pub(in crate::case) is_noted: bool,
}

impl Furthest {
    /// Creates a recorder, for a line that cannot be parsed.
    pub(in crate::case) fn noted() -> Self {
        Self { is_noted: true, ..Self::default() }
    }

    /// Records what was expected at a word.
    pub(in crate::case) fn note(
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

    /// Records that this word of a sentence was expected. Most patterns fail at once, so nothing is
    /// allocated for those.
    fn note_word(&mut self, at: usize, word: &str, grammar: &Grammar) {
        if at >= self.at && self.is_noted {
            self.note(at, &grammar.quoted(word), [word.to_owned()]);
        }
    }
}

/// Returns every way in which the words from an index on begin with a sentence: where it ends, and its values.
pub(in crate::case) fn fits(
    pieces: &[PatternPart],
    words: &[Word],
    at: usize,
    values: &Bindings,
    furthest: &mut Furthest,
    grammar: &'static Grammar,
) -> Vec<(usize, Bindings)> {
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
            let from = |at: usize| read(slot, words.get(at..).unwrap_or_default(), grammar);
            let (mut begin, mut found) = (at, from(at));
            if found.is_empty() && is_passed_over(words, at, grammar) {
                (begin, found) = (at + 1, from(at + 1));
            }
            if found.is_empty() && furthest.is_noted && at >= furthest.at {
                furthest.note(at, meaning(slot, grammar), known(slot, grammar));
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
            // An article can be skipped in two ways.
            if !all.contains(&way) {
                all.push(way);
            }
        }
    }
    all
}

/// Reports whether there is a filler word before a noun.
fn is_passed_over(words: &[Word], at: usize, grammar: &Grammar) -> bool {
    words.get(at).is_some_and(|word| grammar.is_determiner(word))
}

/// Returns how many words from an index on match a phrase of this key, and the values of its slots.
pub(in crate::case) fn fit_phrase(
    key: &str,
    words: &[Word],
    at: usize,
    grammar: &'static Grammar,
) -> Option<(usize, Bindings)> {
    let forms = grammar.phrases(key).iter().flat_map(|phrase| &phrase.forms);
    let ways = forms.flat_map(|form| {
        let mut furthest = Furthest::default();
        fits(&form.pieces, words, at, &Bindings::default(), &mut furthest, grammar)
    });
    ways.max_by_key(|(end, _)| *end).map(|(end, values)| (end - at, values))
}

#[cfg(test)]
mod tests {
    use adoube_chess::notation::Language;

    use super::*;
    use crate::case::{pattern::compile, words::split};

    fn check(pattern: &'static str, text: &str, ends: &[usize]) {
        let found = fits(
            &compile(pattern),
            &split(text, 1),
            0,
            &Bindings::default(),
            &mut Furthest::default(),
            Grammar::for_language(Language::En),
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
    fn the_furthest_failure_is_reported() {
        let mut furthest = Furthest::noted();
        let words = split("touches the e9", 1);
        for pattern in ["touches [the] {square}", "lifts {square}"] {
            let english = Grammar::for_language(Language::En);
            let values = Bindings::default();
            assert!(fits(&compile(pattern), &words, 0, &values, &mut furthest, english).is_empty());
        }
        assert_eq!((furthest.at, furthest.expected.len()), (2, 1));
    }
}
