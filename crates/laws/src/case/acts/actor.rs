//! The person who acts, named at the beginning of a line or after “and”.

use adoube_chess::Colour;

use super::names_its_actor;
use crate::{
    case::{
        language::Grammar,
        pattern::PatternPart,
        slots::{self, Furthest, Value, fit_phrase},
        words::Word,
    },
    vocabulary::Who,
};

/// The person named before a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::case) struct NamedActor {
    /// The number of words that name them.
    pub(in crate::case) length: usize,
    pub(in crate::case) who: Who,
    /// The name of an arbiter.
    pub(in crate::case) name: String,
    /// Whether the sentence itself names whose flag or telephone it is, with nobody named before it.
    pub(in crate::case) is_in_sentence: bool,
}

impl NamedActor {
    /// Creates a actor without a name of their own.
    pub(in crate::case) const fn new(length: usize, who: Who) -> Self {
        Self { length, who, name: String::new(), is_in_sentence: false }
    }
}

/// The words for persons who are neither players nor arbiters.
const BYSTANDERS: [&str; 7] =
    ["spectator", "somebody", "captain", "bystander", "anybody", "neighbour", "neighbor"];

/// Parses the person who acts, the number of words, and the name of an arbiter.
pub(in crate::case) fn who(
    words: &[Word],
    furthest: &mut Furthest,
    grammar: &'static Grammar,
) -> Option<NamedActor> {
    let found =
        if grammar.is_english() { in_english(words, grammar) } else { local(words, grammar) };
    if found.is_none() {
        let mut known: Vec<String> = slots::known("side", grammar);
        if grammar.is_english() {
            known.extend(["Arbiter", "Spectator", "time", "White's", "Black's"].map(str::to_owned));
        } else {
            let others = ["who/arbiter", "who/spectator", "who/assistant", "who/nobody"];
            known.extend(others.map(|key| grammar.first(key).to_owned()));
        }
        furthest.note(0, grammar.expected("who"), known);
    }
    found
}

/// Parses the person in a language other than English. Only the nominative names the actor.
fn local(words: &[Word], grammar: &'static Grammar) -> Option<NamedActor> {
    let nominative = |key: &str| {
        let forms = grammar.phrases(key).iter().filter_map(|phrase| phrase.forms.first());
        forms.filter_map(|form| grammar.begins(&form.pieces, words, 0)).max()
    };
    for colour in Colour::ALL {
        if let Some(length) = nominative(slots::side_key(colour)) {
            let player = grammar.says("player", words, length).unwrap_or(0);
            return Some(NamedActor::new(length + player, Who::Player(colour)));
        }
    }
    if let Some((length, values)) = fit_phrase("who/assistant", words, 0, grammar) {
        return Some(NamedActor::new(length, Who::Assistant(values.side().ok()?)));
    }
    let rank = grammar.says("rank", words, 0).unwrap_or(0);
    if let Some(length) = grammar.says("who/arbiter", words, rank) {
        return Some(arbiter(words, rank + length));
    }
    if let Some(length) = nominative("who/spectator") {
        return Some(NamedActor::new(length, Who::Bystander));
    }
    let times = grammar.phrases("who/nobody").iter().filter_map(|phrase| phrase.forms.first());
    let is_time = |pieces: &[PatternPart]| {
        let first = pieces.get(..1).unwrap_or_default();
        grammar.begins(first, words, 0).is_some()
    };
    if times.map(|form| form.pieces.as_slice()).any(is_time) {
        return Some(NamedActor::new(1, Who::Timekeeper));
    }
    names_its_actor(words, grammar).then(|| NamedActor {
        is_in_sentence: true,
        // The sentence says whose it is.
        ..NamedActor::new(0, Who::Player(Colour::White))
    })
}

/// Parses an arbiter, whose name may follow the word.
fn arbiter(words: &[Word], at: usize) -> NamedActor {
    let named = |word: &&Word| !word.quoted && word.text.starts_with(char::is_uppercase);
    let name: Vec<&str> =
        words.iter().skip(at).take_while(named).map(|word| word.text.as_str()).collect();
    NamedActor { name: name.join(" "), ..NamedActor::new(at + name.len(), Who::Arbiter) }
}

fn in_english(words: &[Word], grammar: &'static Grammar) -> Option<NamedActor> {
    let is = |at: usize, word: &str| words.get(at).is_some_and(|found| found.is(word));
    let side = |slot: &str, at: usize| {
        let found = slots::read(slot, words.get(at..).unwrap_or_default(), grammar);
        match found.first() {
            Some((_, Value::Side(colour))) => Some(*colour),
            _ => None,
        }
    };
    if let Some(colour) = side("side", 0) {
        return Some(NamedActor::new(1 + usize::from(is(1, "player")), Who::Player(colour)));
    }
    if let Some(colour) = side("whose", 0) {
        if is(1, "assistant") {
            return Some(NamedActor::new(2, Who::Assistant(colour)));
        }
        // “White's flag falls”, “Black's phone rings”: the sentence begins with the owner.
        return Some(NamedActor::new(0, Who::Player(colour)));
    }
    let article = usize::from(["the", "a", "an"].iter().any(|word| is(0, word)));
    if let Some(colour) = side("side", article)
        && is(article + 1, "player")
    {
        return Some(NamedActor::new(article + 2, Who::Player(colour)));
    }
    let rank = article + usize::from(is(article, "chief") || is(article, "deputy"));
    if is(rank, "arbiter") {
        return Some(arbiter(words, rank + 1));
    }
    if BYSTANDERS.iter().any(|word| is(article, word)) {
        return Some(NamedActor::new(article + 1, Who::Bystander));
    }
    is(0, "time").then(|| NamedActor::new(1, Who::Timekeeper))
}
