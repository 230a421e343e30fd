//! Lists of sentences, each with what it means.

use std::sync::OnceLock;

use adoube_chess::notation::Language;

use super::{
    forms::is_article,
    language::Grammar,
    pattern::{self, Furthest, PatternPart, compile, slots_of},
    values::Values,
    words::Word,
};

/// A way to say a sentence.
pub(super) struct Pattern {
    pub(super) pieces: Vec<PatternPart>,
    /// The words of which one stands first; nothing if it can begin with a value.
    first: Option<Vec<&'static str>>,
}

impl Pattern {
    fn new(pieces: Vec<PatternPart>) -> Self {
        let first = first_words(&pieces);
        Self { pieces, first }
    }

    /// Whether words from an index on can begin with it. Nearly all patterns fall away here.
    fn can_begin(&self, words: &[Word], at: usize, grammar: &Grammar) -> bool {
        let Some(first) = &self.first else { return true };
        let is_one = |at: usize| {
            words.get(at).is_some_and(|word| first.iter().any(|known| grammar.is_word(word, known)))
        };
        is_one(at) || words.get(at).is_some_and(|word| grammar.is_determiner(word)) && is_one(at + 1)
    }
}

/// The words by which a pattern can begin.
fn first_words(pieces: &[PatternPart]) -> Option<Vec<&'static str>> {
    let (first, rest) = pieces.split_first()?;
    match first {
        // An article may be left out.
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

/// A sentence with gaps and what it means.
pub(super) struct Row<B: 'static> {
    /// The sentence as it is written in the list and on the reference page; other languages name it as their key.
    pub(super) sentence: &'static str,
    /// The ways to say it in each language.
    patterns: [OnceLock<Vec<Pattern>>; Language::ALL.len()],
    /// The slots in the order of the English sentence.
    slots: Vec<&'static str>,
    pub(super) build: B,
}

impl<B> Row<B> {
    /// The patterns in a language.
    pub(super) fn patterns(&self, language: Language) -> &[Pattern] {
        self.patterns[language as usize].get_or_init(|| {
            if language == Language::En {
                vec![Pattern::new(compile(self.sentence))]
            } else {
                let known = Grammar::of(language).patterns(self.sentence).iter();
                known.map(|pieces| Pattern::new(pieces.clone())).collect()
            }
        })
    }

    /// Whether words begin with a word by which it begins in a language.
    pub(super) fn can_begin(&self, words: &[Word], grammar: &Grammar) -> bool {
        let patterns = self.patterns(grammar.language()).iter();
        patterns.filter(|pattern| pattern.first.is_some()).any(|own| own.can_begin(words, 0, grammar))
    }

    /// Every way in which words from an index on begin with the sentence in a language: where it ends, and its values in
    /// the order of the English sentence.
    pub(super) fn fitting(
        &self,
        words: &[Word],
        at: usize,
        furthest: &mut Furthest,
        grammar: &'static Grammar,
    ) -> Vec<(usize, Values)> {
        let mut ways = Vec::new();
        for pattern in self.patterns(grammar.language()) {
            if !furthest.is_noted && !pattern.can_begin(words, at, grammar) {
                continue;
            }
            let none = Values::default();
            let fits = pattern::fits(&pattern.pieces, words, at, &none, furthest, grammar);
            if grammar.is_english() {
                return fits;
            }
            let ordered = |(end, values): (usize, Values)| (end, values.in_order(&self.slots));
            ways.extend(fits.into_iter().map(ordered));
        }
        ways
    }
}

/// A list of sentences.
pub(super) struct Rows<B: 'static>(Vec<Row<B>>);

impl<B: Copy> Rows<B> {
    /// The rows of a list.
    pub(super) fn new(rows: &[(&'static str, B)]) -> Self {
        let row = |(sentence, build): &(&'static str, B)| {
            let slots = slots_of(&compile(sentence));
            Row { sentence, patterns: Default::default(), slots, build: *build }
        };
        Self(rows.iter().map(row).collect())
    }

    /// One after the other.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Row<B>> {
        self.0.iter()
    }

    /// The sentences alone.
    pub(super) fn sentences(&self) -> impl Iterator<Item = &'static str> {
        self.0.iter().map(|row| row.sentence)
    }
}
