//! The grammar of a language, for parsing and writing.

use std::{collections::HashMap, sync::OnceLock};

use adoube_chess::notation::Language;

use super::{english, phrase::Phrase, tsv};
use crate::case::{
    forms::is_form,
    pattern::{PatternPart, compile},
    words::Word,
};

/// A language of cases.
pub(in crate::case) struct Grammar {
    language: Language,
    /// Whether letters may lack their diacritics: c for č, dj for đ.
    is_tolerant: bool,
    /// The patterns for each English sentence; the first one is used for writing.
    sentences: HashMap<&'static str, Vec<Vec<PatternPart>>>,
    /// The same as in the file, for the reference page.
    shown: HashMap<&'static str, Vec<&'static str>>,
    /// The names for each slot: the variant, and its phrases.
    names: HashMap<&'static str, Vec<(&'static str, Vec<Phrase>)>>,
    /// Inflected words, filler words, and the like, by key.
    phrases: HashMap<&'static str, Vec<Phrase>>,
    /// Words that may be skipped before a noun; a separate list because it is looked up most often.
    determiners: Vec<&'static str>,
    /// Number words.
    numbers: Vec<(&'static str, u32)>,
    /// Descriptions of slots, examples, headings: `gap/square`.
    texts: HashMap<String, &'static str>,
}

/// The numbers that people write as words.
const NUMBERS: [u32; 18] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 30, 40, 50, 60, 90];

/// The row for “time passes”.
pub(in crate::case) const PASSES: &str = "passes";

macro_rules! include_files {
    ($(#[$english_doc:meta])* En "en" []; $($(#[$doc:meta])* $language:ident $tag:literal $script:tt;)+) => {
        /// The file of a language; English has none.
        pub(in crate::case) const fn file(language: Language) -> &'static str {
            match language {
                Language::En => "",
                $(Language::$language => {
                    include_str!(concat!("../../../texts/", $tag, "/case-language.tsv"))
                })+
            }
        }
    };
}

adoube_chess::for_each_language!(include_files);

type Grammars = [OnceLock<Grammar>; Language::ALL.len()];

/// All grammars, in the order of languages: with exact spelling, and with missing diacritics accepted.
static EXACT: Grammars = [const { OnceLock::new() }; Language::ALL.len()];
static TOLERANT: Grammars = [const { OnceLock::new() }; Language::ALL.len()];

impl Grammar {
    /// Returns the grammar of a language.
    pub(in crate::case) fn for_language(language: Language) -> &'static Self {
        EXACT[language as usize].get_or_init(|| Self::new(language, false))
    }

    /// Returns the grammars to try for a line: exact spelling first, then with missing diacritics accepted.
    pub(in crate::case) fn attempts(&self) -> Vec<&'static Self> {
        let exact = Self::for_language(self.language);
        if self.is_english() {
            return vec![exact];
        }
        let tolerant = &TOLERANT[self.language as usize];
        vec![exact, tolerant.get_or_init(|| Self::new(self.language, true))]
    }

    fn new(language: Language, is_tolerant: bool) -> Self {
        let mut grammar = Self {
            language,
            is_tolerant,
            sentences: HashMap::new(),
            shown: HashMap::new(),
            names: HashMap::new(),
            phrases: HashMap::new(),
            determiners: Vec::new(),
            numbers: Vec::new(),
            texts: HashMap::new(),
        };
        if language == Language::En {
            for (key, text) in english::PHRASES {
                grammar.phrases.insert(key, Phrase::several(text));
            }
            for (key, text) in english::TEXTS {
                grammar.texts.insert((*key).to_owned(), text);
            }
        }
        tsv::rows(file(language)).for_each(|row| grammar.add(&row));
        grammar.let_time_pass();
        grammar.determiners = grammar.plain_words("determiner");
        for number in NUMBERS {
            let words = grammar.plain_words(&format!("number/{number}"));
            grammar.numbers.extend(words.into_iter().map(|word| (word, number)));
        }
        grammar
    }

    fn add(&mut self, row: &tsv::Row) {
        match row.kind {
            "sentence" => {
                self.sentences.entry(row.key).or_default().push(compile(row.text));
                self.shown.entry(row.key).or_default().push(row.text);
            }
            "name" => {
                if let Some((slot, variant)) = row.key.split_once('/') {
                    let phrases = Phrase::several(row.text);
                    self.names.entry(slot).or_default().push((variant, phrases));
                }
            }
            "form" | "words" => {
                self.phrases.entry(row.key).or_default().extend(Phrase::several(row.text));
            }
            kind => drop(self.texts.insert(format!("{kind}/{}", row.key), row.text)),
        }
    }

    /// Splits “time passes”: the words after the first one are what time does.
    fn let_time_pass(&mut self) {
        let rests: Vec<Vec<PatternPart>> = self
            .phrases("who/nobody")
            .iter()
            .flat_map(|phrase| &phrase.forms)
            .filter_map(|form| form.pieces.get(1..).filter(|rest| !rest.is_empty()))
            .map(<[PatternPart]>::to_vec)
            .collect();
        self.sentences.entry(PASSES).or_default().extend(rests);
    }

    /// The language.
    pub(in crate::case) const fn language(&self) -> Language {
        self.language
    }

    /// Reports whether it is the language of the rows.
    pub(in crate::case) fn is_english(&self) -> bool {
        self.language == Language::En
    }

    /// Returns the patterns for an English sentence.
    pub(in crate::case) fn patterns(&self, key: &str) -> &[Vec<PatternPart>] {
        self.sentences.get(key).map_or(&[], Vec::as_slice)
    }

    /// Returns the same for display, without the grammatical cases of the slots.
    pub(in crate::case) fn shown(&self, key: &str) -> Vec<String> {
        let without_cases = |text: &&str| {
            let mut parts = text.split('{');
            let first = parts.next().unwrap_or_default().to_owned();
            parts.fold(first, |shown, part| {
                let (slot, rest) = part.split_once('}').unwrap_or((part, ""));
                let slot = slot.split(':').next().unwrap_or_default();
                format!("{shown}{{{slot}}}{rest}")
            })
        };
        self.shown.get(key).map_or_else(Vec::new, |all| all.iter().map(without_cases).collect())
    }

    /// Returns the names for a slot.
    pub(in crate::case) fn names(&self, slot: &str) -> &[(&'static str, Vec<Phrase>)] {
        self.names.get(slot).map_or(&[], Vec::as_slice)
    }

    /// Returns the phrases for a variant of a slot.
    pub(in crate::case) fn name(&self, slot: &str, variant: &str) -> &[Phrase] {
        let found = self.names(slot).iter().find(|(known, _)| *known == variant);
        found.map_or(&[], |(_, phrases)| phrases.as_slice())
    }

    /// Returns the phrases of a key.
    pub(in crate::case) fn phrases(&self, key: &str) -> &[Phrase] {
        self.phrases.get(key).map_or(&[], Vec::as_slice)
    }

    /// Returns the first word or phrase of a key, which is used for writing.
    pub(in crate::case) fn first(&self, key: &str) -> &'static str {
        let form = self.phrases(key).first().and_then(|phrase| phrase.forms.first());
        form.map_or("", |form| form.text)
    }

    /// Returns a text of a kind: the description of a slot, an example of it, a heading.
    pub(in crate::case) fn text(&self, kind: &str, key: &str) -> Option<&'static str> {
        self.texts.get(&format!("{kind}/{key}")).copied()
    }

    /// Returns what would have been accepted in a place, for an error message.
    pub(in crate::case) fn expected(&self, key: &str) -> &'static str {
        self.text("gap", key).or_else(|| english::text(&format!("gap/{key}"))).unwrap_or("…")
    }

    /// Puts a word into the quotation marks of the language.
    pub(in crate::case) fn quoted(&self, word: &str) -> String {
        let marks = self.text("mark", "quotation").unwrap_or("“…”");
        marks.replace('…', word)
    }

    /// Reports whether a word of a text is this one.
    pub(in crate::case) fn same(&self, found: &Word, word: &str) -> bool {
        found.is(word) || self.is_tolerant && found.is_plainly(word)
    }

    /// Reports whether a word of a text is this word of a sentence; in English in any form.
    pub(in crate::case) fn is_word(&self, found: &Word, word: &str) -> bool {
        if self.is_english() { is_form(found, word) } else { self.same(found, word) }
    }

    /// Reports whether a word may be skipped before a noun.
    pub(in crate::case) fn is_determiner(&self, word: &Word) -> bool {
        self.determiners.iter().any(|known| self.same(word, known))
    }

    /// Parses a number word.
    pub(in crate::case) fn number(&self, word: &Word) -> Option<u32> {
        self.numbers.iter().find(|(known, _)| self.same(word, known)).map(|(_, number)| *number)
    }

    fn plain_words(&self, key: &str) -> Vec<&'static str> {
        let forms = self.phrases(key).iter().flat_map(|phrase| &phrase.forms);
        forms.map(|form| form.text).collect()
    }

    /// Returns how many words from an index on match a phrase of this key: the longest.
    pub(in crate::case) fn says(&self, key: &str, words: &[Word], at: usize) -> Option<usize> {
        let forms = self.phrases(key).iter().flat_map(|phrase| &phrase.forms);
        forms.filter_map(|form| self.begins(&form.pieces, words, at)).max()
    }

    /// Returns how many words from an index on match a phrase without slots.
    pub(in crate::case) fn begins(
        &self,
        pieces: &[PatternPart],
        words: &[Word],
        at: usize,
    ) -> Option<usize> {
        let is = |(place, piece): (usize, &PatternPart)| match piece {
            PatternPart::Word(word) => {
                words.get(at + place).is_some_and(|found| self.same(found, word))
            }
            _ => false,
        };
        (!pieces.is_empty() && pieces.iter().enumerate().all(is)).then_some(pieces.len())
    }
}
