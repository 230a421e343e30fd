//! Everything that a case can say, for reference pages.

use adoube_chess::notation::Language;

use super::{acts, case_setup, expected, language::Grammar, read::Keyword, slots::penalties};

/// A list of sentences. Words stand for themselves, `{…}` for a value, `[…]` is optional, `(a|b)` is one or the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// A stable name for the purpose of the sentences.
    pub name: &'static str,
    /// The sentences in English; other languages use them as keys.
    pub sentences: Vec<&'static str>,
}

/// Returns everything that a case can say, apart from announcements with their own syntax.
pub fn vocabulary() -> Vec<Chapter> {
    let chapter = |name, sentences: Vec<&'static str>| Chapter { name, sentences };
    vec![
        chapter("announcements", case_setup::ANNOUNCED.sentences().collect()),
        chapter("on the board and the clock", acts::board_sentences().collect()),
        chapter("by voice, pen and presence", acts::person_sentences().collect()),
        chapter("by the arbiter", acts::ARBITER.sentences().collect()),
        chapter("penalties", penalties::PENALTIES.sentences().collect()),
        chapter(
            "decisions",
            expected::DECIDED.sentences().chain([expected::CITES, expected::AGAINST]).collect(),
        ),
        chapter("orders", expected::ORDERS.sentences().collect()),
        chapter("the table afterwards", expected::STATES.sentences().collect()),
    ]
}

/// Returns the announcements with their own syntax after a keyword.
pub fn keywords() -> Vec<&'static str> {
    Keyword::sentences().collect()
}

/// Returns the slots: the name, the description, and the possible words, as far as they can be listed.
pub fn gaps(language: Language) -> Vec<(&'static str, &'static str, Vec<String>)> {
    super::slots::all(Grammar::for_language(language))
}

/// Returns a sentence of the lists in a language; the first form is the one used for writing.
pub fn sentence_forms(sentence: &'static str, language: Language) -> Vec<String> {
    let grammar = Grammar::for_language(language);
    if grammar.is_english() { vec![sentence.to_owned()] } else { grammar.shown(sentence) }
}

/// Returns a heading of the reference page in a language, by the English one.
pub fn heading(english: &'static str, language: Language) -> &'static str {
    Grammar::for_language(language).text("heading", english).unwrap_or(english)
}
