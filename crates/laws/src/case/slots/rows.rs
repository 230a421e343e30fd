//! Lists of sentences, each with its meaning.

use std::{collections::HashMap, sync::OnceLock};

use adoube_chess::notation::Language;

use super::{Bindings, Furthest, fits};
use crate::case::{
    forms::is_article,
    language::Grammar,
    pattern::{PatternPart, compile, slots_of},
    words::{Word, plainly},
};

/// A sentence with slots and its meaning.
pub(in crate::case) struct Row<B: 'static> {
    /// The sentence as in the list and on the reference page; other languages use it as their key.
    pub(in crate::case) sentence: &'static str,
    /// The patterns in each language.
    patterns: [OnceLock<Vec<Vec<PatternPart>>>; Language::ALL.len()],
    /// The slots in the order of the English sentence.
    slots: Vec<&'static str>,
    pub(in crate::case) build: B,
}

impl<B> Row<B> {
    /// Returns the patterns in a language.
    pub(in crate::case) fn patterns(&self, language: Language) -> &[Vec<PatternPart>] {
        self.patterns[language as usize].get_or_init(|| match language {
            Language::En => vec![compile(self.sentence)],
            _ => Grammar::for_language(language).patterns(self.sentence).to_vec(),
        })
    }

    /// Returns every way in which the words from an index on begin with one of the patterns: where it ends,
    /// and its values in the order of the English sentence.
    fn fitting(
        &self,
        pieces: &[PatternPart],
        (words, at): (&[Word], usize),
        furthest: &mut Furthest,
        grammar: &'static Grammar,
    ) -> Vec<(usize, Bindings)> {
        let ways = fits(pieces, words, at, &Bindings::default(), furthest, grammar);
        if grammar.is_english() {
            return ways;
        }
        ways.into_iter().map(|(end, values)| (end, values.in_order(&self.slots))).collect()
    }
}

/// A list of sentences.
pub(in crate::case) struct Rows<B: 'static> {
    rows: Vec<Row<B>>,
    /// The patterns of each language by their first word.
    beginnings: [OnceLock<Beginnings>; Language::ALL.len()],
}

/// Patterns by their first words, as indices of the row and of the pattern in it.
#[derive(Default)]
struct Beginnings {
    by_word: HashMap<String, Vec<(usize, usize)>>,
    /// Those that can begin with a value.
    others: Vec<(usize, usize)>,
}

impl<B: Copy> Rows<B> {
    /// Creates a list from its rows.
    pub(in crate::case) fn new(rows: &[(&'static str, B)]) -> Self {
        let row = |(sentence, build): &(&'static str, B)| {
            let slots = slots_of(&compile(sentence));
            Row { sentence, patterns: Default::default(), slots, build: *build }
        };
        Self { rows: rows.iter().map(row).collect(), beginnings: Default::default() }
    }

    /// Iterates over the rows.
    pub(in crate::case) fn iter(&self) -> impl Iterator<Item = &Row<B>> {
        self.rows.iter()
    }

    /// Iterates over the sentences.
    pub(in crate::case) fn sentences(&self) -> impl Iterator<Item = &'static str> {
        self.rows.iter().map(|row| row.sentence)
    }

    /// Returns every way in which the words from an index on begin with a sentence of the list, in the
    /// order of the list: where it ends, its row and its values.
    pub(in crate::case) fn fitting(
        &self,
        words: &[Word],
        at: usize,
        furthest: &mut Furthest,
        grammar: &'static Grammar,
    ) -> Vec<(usize, &Row<B>, Bindings)> {
        let language = grammar.language();
        let mut ways = Vec::new();
        for (place, own) in self.candidates(words, at, furthest.is_noted, grammar) {
            let Some(row) = self.rows.get(place) else { continue };
            let Some(pieces) = row.patterns(language).get(own) else { continue };
            let fits = row.fitting(pieces, (words, at), furthest, grammar);
            ways.extend(fits.into_iter().map(|(end, values)| (end, row, values)));
        }
        ways
    }

    /// Reports whether the first word can begin a sentence of the list.
    pub(in crate::case) fn can_begin(&self, words: &[Word], grammar: &'static Grammar) -> bool {
        let beginnings = self.beginnings(grammar.language());
        let first = words.first().filter(|first| !first.quoted);
        first.is_some_and(|first| beginnings.by_word.contains_key(&key(first.bare(), grammar)))
    }

    /// Returns the patterns that can match from an index on. This excludes nearly all; when recording what
    /// would have been accepted, all are tried.
    fn candidates(
        &self,
        words: &[Word],
        at: usize,
        is_all: bool,
        grammar: &'static Grammar,
    ) -> Vec<(usize, usize)> {
        let language = grammar.language();
        if is_all {
            let rows = self.rows.iter().enumerate();
            let own = |(place, row): (usize, &Row<B>)| {
                (0..row.patterns(language).len()).map(move |own| (place, own))
            };
            return rows.flat_map(own).collect();
        }
        let beginnings = self.beginnings(language);
        let mut found = beginnings.others.clone();
        let first = words.get(at);
        let second = words.get(at + 1);
        let second = second.filter(|_| first.is_some_and(|word| grammar.is_determiner(word)));
        for word in first.into_iter().chain(second).filter(|word| !word.quoted) {
            let own = beginnings.by_word.get(&key(word.bare(), grammar));
            found.extend(own.into_iter().flatten());
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    fn beginnings(&self, language: Language) -> &Beginnings {
        self.beginnings[language as usize].get_or_init(|| {
            let grammar = Grammar::for_language(language);
            let mut all = Beginnings::default();
            for (place, row) in self.rows.iter().enumerate() {
                for (own, pieces) in row.patterns(language).iter().enumerate() {
                    let Some(first) = first_words(pieces) else {
                        all.others.push((place, own));
                        continue;
                    };
                    for word in first {
                        let word = key(&word.to_lowercase(), grammar);
                        all.by_word.entry(word).or_default().push((place, own));
                    }
                }
            }
            all
        })
    }
}

/// Returns what all forms of a word have in common: in English the first letter, in other languages the
/// word without diacritics.
fn key(word: &str, grammar: &Grammar) -> String {
    if grammar.is_english() { word.chars().take(1).collect() } else { plainly(word) }
}

/// Returns the words by which a pattern can begin; `None` if it can begin with a value.
fn first_words(pieces: &[PatternPart]) -> Option<Vec<&'static str>> {
    let (first, rest) = pieces.split_first()?;
    match first {
        // An article is optional.
        PatternPart::Word(word) if is_article(word) => None,
        PatternPart::Word(word) => Some(vec![*word]),
        PatternPart::Slot(..) => None,
        PatternPart::Optional(inner) => Some([first_words(inner)?, first_words(rest)?].concat()),
        PatternPart::OneOf(choices) => {
            let mut all = Vec::new();
            for choice in choices {
                all.extend(first_words(choice)?);
            }
            Some(all)
        }
    }
}
