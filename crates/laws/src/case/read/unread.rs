//! Diagnostics for lines that are not understood: how far they can be parsed, and what was probably meant.

use crate::{
    Article,
    case::{
        acts::{self, who},
        fault::Problem,
        language::Grammar,
        slots::{self, Furthest, clock::is_like_time},
        suggest,
        words::Word,
    },
    nearest,
    vocabulary::Who,
};

/// Acts that are not understood.
pub(super) struct UnparsedActs {
    /// The word at which parsing began.
    pub(super) from: usize,
    pub(super) furthest: Furthest,
    /// The sentences that were probably meant.
    pub(super) meant: Vec<String>,
}

/// Finds how far acts that are not understood can be parsed, unless the explanation would not be read.
pub(super) fn unread(
    words: &[Word],
    grammar: &'static Grammar,
    is_explained: bool,
) -> UnparsedActs {
    let mut furthest = Furthest::noted();
    let Some(actor) = who(words, &mut furthest, grammar) else {
        return UnparsedActs { from: 0, furthest, meant: Vec::new() };
    };
    let mut furthest = Furthest::noted();
    if !is_explained {
        return UnparsedActs { from: actor.length, furthest, meant: Vec::new() };
    }
    let words = words.get(actor.length..).unwrap_or_default();
    acts::read(words, &actor, &mut furthest, grammar);
    let meant = suggested(words, actor.who, &furthest, grammar);
    UnparsedActs { from: actor.length, furthest, meant }
}

/// Suggests sentences for an act that is not understood. A single mistyped word in an otherwise clear
/// sentence is corrected directly.
fn suggested(
    words: &[Word],
    who: Who,
    furthest: &Furthest,
    grammar: &'static Grammar,
) -> Vec<String> {
    let is_join = |word: &Word| {
        let is_sign = [",", ";", "."].iter().any(|said| word.is(said));
        is_sign || grammar.says("joiner", std::slice::from_ref(word), 0).is_some()
    };
    let failed = furthest.at.min(words.len());
    let before = words.get(..failed).unwrap_or_default();
    let begin = before.iter().rposition(is_join).map_or(0, |at| at + 1);
    let rest = words.get(begin..).unwrap_or_default();
    let length = rest.iter().position(is_join).filter(|at| *at > 0).unwrap_or(rest.len());
    let known = furthest.known.iter().map(String::as_str);
    let is_slip = || {
        let word = words.get(failed).filter(|_| failed > begin);
        word.is_some_and(|word| !nearest::ranked(&word.text, known).is_empty())
    };
    if is_slip() {
        Vec::new()
    } else {
        suggest::sentences(rest.get(..length).unwrap_or_default(), who, grammar)
    }
}

/// Returns the problem with a word that does not fit.
pub(super) fn misread(word: &Word, furthest: &Furthest, grammar: &'static Grammar) -> Problem {
    let wanted = |slots: &[&str]| {
        let mut meanings = slots.iter().map(|slot| slots::meaning(slot, grammar));
        meanings.any(|meaning| furthest.expected.iter().any(|expected| expected == meaning))
    };
    let is_first = furthest.at == 0;
    let alone = std::slice::from_ref(word);
    let mut times = ["time", "gain", "loss"].into_iter();
    let is_time = times.any(|slot| !slots::read(slot, alone, grammar).is_empty());
    if word.quoted {
        Problem::NotUnderstood
    } else if wanted(&["provision", "provisions"]) && word.text.parse::<Article>().is_ok() {
        Problem::UnknownArticle
    } else if is_like_time(&word.text)
        && !is_time
        && (is_first || wanted(&["time", "gain", "loss", "correction"]))
    {
        Problem::BadTime
    } else {
        Problem::NotUnderstood
    }
}
