//! Everything that a case can say, for reference pages.

use super::{acts, expected, frame, penalties};

/// A list of sentences. Words stand for themselves, `{…}` for a value, `[…]` may be left out, `(a|b)` is one or the
/// other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// What the sentences are for; a name that stays.
    pub name: &'static str,
    /// The sentences.
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

/// The values that stand in the gaps: the name of the gap, what belongs there, and the words that can stand there, as
/// far as they can be listed.
pub fn gaps() -> Vec<(&'static str, &'static str, Vec<String>)> {
    super::slots::all()
}
