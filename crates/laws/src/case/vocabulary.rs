//! Everything that a case can say, for reference pages.

use adoube_chess::notation::Language;

use super::{acts, expected, frame, language::Grammar, read::Keyword, slots::penalties};

/// A list of sentences. Words stand for themselves, `{…}` for a value, `[…]` may be left out, `(a|b)` is one or the
/// other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// What the sentences are for; a name that stays.
    pub name: &'static str,
    /// The sentences in English; other languages have them as their keys.
    pub sentences: Vec<&'static str>,
}

/// Everything that a case can say, apart from what its first lines announce in a syntax of their own.
pub fn vocabulary() -> Vec<Chapter> {
    let chapter = |name, sentences: Vec<&'static str>| Chapter { name, sentences };
    vec![
        chapter("announcements", frame::ANNOUNCED.sentences().collect()),
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

/// What the first lines announce in a syntax of their own, behind a keyword.
pub fn keywords() -> Vec<&'static str> {
    Keyword::sentences().collect()
}

/// The values that stand in the gaps: the name of the gap, what belongs there, and the words that can stand there, as
/// far as they can be listed.
pub fn gaps(language: Language) -> Vec<(&'static str, &'static str, Vec<String>)> {
    super::slots::all(Grammar::of(language))
}

/// How a sentence of the lists is said in a language, the way that is written first.
pub fn said(sentence: &'static str, language: Language) -> Vec<String> {
    let grammar = Grammar::of(language);
    if grammar.is_english() { vec![sentence.to_owned()] } else { grammar.shown(sentence) }
}

/// A heading of the reference page in a language, by the English one.
pub fn heading(english: &'static str, language: Language) -> &'static str {
    Grammar::of(language).text("heading", english).unwrap_or(english)
}
