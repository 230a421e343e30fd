//! What a sentence that is not understood was perhaps meant to say: sentences for that person, nearest in verb and
//! object first.

use super::{
    acts,
    forms::{is_determiner, is_form},
    pattern::PatternPart,
    slots,
    words::Word,
};
use crate::{nearest, vocabulary::Who};

/// Verbs that people use for one another.
const ALIKE: &[&[&str]] = &[
    &["plays", "moves", "makes", "answers", "replies", "captures", "promotes", "pushes"],
    &["touches", "lifts", "brushes", "takes", "grabs", "handles", "picks"],
    &["places", "puts", "releases", "drops", "lets"],
    &["knocks", "displaces", "upsets", "overturns"],
    &["claims", "demands", "complains", "protests", "points", "alleges", "insists"],
    &["offers", "proposes", "suggests"],
    &["accepts", "agrees", "shakes"],
    &["declines", "rejects", "refuses"],
    &["resigns", "surrenders", "quits", "abandons", "concedes"],
    &["stops", "pauses", "halts", "freezes"],
    &["starts", "restarts", "resumes", "continues"],
    &["presses", "hits", "punches", "slams", "bangs"],
    &["writes", "records", "notes", "notates", "strikes"],
    &["warns", "penalises", "punishes", "sanctions", "cautions", "fines"],
    &["gives", "adds", "grants", "awards", "compensates", "allows"],
    &["sees", "notices", "observes", "spots", "detects", "finds", "discovers"],
    &["decides", "declares", "rules", "judges", "answers"],
    &["leaves", "goes", "walks", "exits"],
    &["returns", "comes", "arrives", "appears"],
    &["calls", "summons", "asks", "requests"],
    &["says", "tells", "shouts", "talks", "speaks", "announces"],
    &["has", "carries", "uses", "brings"],
    &["castles", "rochades"],
    &["falls", "drops", "expires"],
    &["rings", "beeps", "sounds"],
];

/// No more than anybody reads.
const MOST: usize = 5;

/// Sentences that were perhaps meant by the words of a deed.
pub(super) fn sentences(words: &[Word], who: Who) -> Vec<String> {
    let mut found: Vec<(usize, String)> = acts::sentences_of(who)
        .filter_map(|pieces| Some((cost(pieces, words)?, spoken(pieces, words))))
        .collect();
    found.sort_by_key(|(cost, _)| *cost);
    let least = found.first().map_or(0, |(cost, _)| *cost);
    let mut all: Vec<String> = Vec::new();
    for (_, sentence) in found.into_iter().filter(|(cost, _)| *cost <= least + FURTHER) {
        if !all.contains(&sentence) {
            all.push(sentence);
        }
    }
    all.truncate(MOST);
    all
}

/// What another verb costs, a word of the text that the sentence does not have, one that only the sentence has.
const ALIKE_VERB: usize = 2;
const OTHER_VERB: usize = 8;
const NOT_SAID: usize = 4;
const TOO_MUCH: usize = 1;
/// What costs so much more than the nearest is not told.
const FURTHER: usize = 3;

/// How far a sentence is from the words; nothing if they have no verb and no object in common.
fn cost(pieces: &[PatternPart], words: &[Word]) -> Option<usize> {
    let (first, rest) = words.split_first()?;
    let verb = beginnings(pieces).into_iter().map(|known| verb_cost(first, known)).min()?;
    let literals = literals(pieces);
    let objects: Vec<(usize, &Word)> = rest
        .iter()
        .enumerate()
        .filter(|(_, word)| !is_determiner(word) && !word.is("that") && !word.is("of"))
        .collect();
    let is_said = |at: usize, word: &Word| {
        let words = rest.get(at..).unwrap_or_default();
        literals.iter().any(|known| is_near(word, known))
            || slots_of(pieces).iter().any(|slot| !slots::read(slot, words).is_empty())
            || slots_of(pieces).iter().any(|slot| names(slot, word))
    };
    let common = objects.iter().filter(|(at, word)| is_said(*at, word)).count();
    if verb >= OTHER_VERB && common == 0 {
        return None;
    }
    let is_missing = |known: &Vec<&str>| {
        !words.iter().any(|word| known.iter().any(|known| is_near(word, known)))
    };
    let missing = needed_words(pieces).iter().filter(|known| is_missing(known)).count();
    let is_read = |slot: &&&str| {
        (0..rest.len()).any(|at| !slots::read(slot, rest.get(at..).unwrap_or_default()).is_empty())
    };
    let gaps = needed_slots(pieces);
    let missing = missing + gaps.len() - gaps.iter().filter(is_read).count();
    Some(verb + (objects.len() - common) * NOT_SAID + missing * TOO_MUCH)
}

fn verb_cost(said: &Word, known: &str) -> usize {
    if is_form(said, known) {
        return 0;
    }
    let alike = ALIKE
        .iter()
        .any(|group| group.contains(&known) && group.iter().any(|other| is_form(said, other)));
    if alike {
        return ALIKE_VERB;
    }
    // A verb that is known is not mistyped.
    let is_known = || ALIKE.iter().flat_map(|group| group.iter()).any(|verb| is_form(said, verb));
    if is_near(said, known) && !is_known() { 1 } else { OTHER_VERB }
}

/// Whether a word is this one, or mistyped from it.
fn is_near(said: &Word, known: &str) -> bool {
    is_form(said, known) || !said.quoted && known.len() > 3 && nearest::is_near(&said.text, known)
}

/// Whether a word belongs to a name that can stand in a gap.
fn names(slot: &str, word: &Word) -> bool {
    let text = word.text.to_lowercase();
    text.len() > 3
        && slots::known(slot).iter().any(|known| {
            known.split(' ').any(|part| part.len() > 3 && nearest::is_near(&text, part))
        })
}

/// The words by which a sentence can begin.
fn beginnings(pieces: &[PatternPart]) -> Vec<&'static str> {
    let Some((first, rest)) = pieces.split_first() else { return Vec::new() };
    match first {
        PatternPart::Word(word) => vec![word],
        // “White's flag falls”: the verb comes later.
        PatternPart::Slot(_) => literals(rest),
        PatternPart::Optional(inner) => [beginnings(inner), beginnings(rest)].concat(),
        PatternPart::OneOf(choices) => {
            choices.iter().flat_map(|choice| beginnings(choice)).collect()
        }
    }
}

fn literals(pieces: &[PatternPart]) -> Vec<&'static str> {
    let each = pieces.iter().flat_map(|piece| match piece {
        PatternPart::Word(word) => vec![*word],
        PatternPart::Slot(_) => Vec::new(),
        PatternPart::Optional(inner) => literals(inner),
        PatternPart::OneOf(choices) => choices.iter().flat_map(|choice| literals(choice)).collect(),
    });
    each.collect()
}

fn slots_of(pieces: &[PatternPart]) -> Vec<&'static str> {
    let each = pieces.iter().flat_map(|piece| match piece {
        PatternPart::Word(_) => Vec::new(),
        PatternPart::Slot(slot) => vec![*slot],
        PatternPart::Optional(inner) => slots_of(inner),
        PatternPart::OneOf(choices) => choices.iter().flat_map(|choice| slots_of(choice)).collect(),
    });
    each.collect()
}

/// The words that cannot be left out, behind the verb: each with those that may stand for it.
fn needed_words(pieces: &[PatternPart]) -> Vec<Vec<&'static str>> {
    let words = |piece: &PatternPart| match piece {
        PatternPart::Word(word) => Some(vec![*word]),
        PatternPart::OneOf(_) => Some(literals(std::slice::from_ref(piece))),
        PatternPart::Slot(_) | PatternPart::Optional(_) => None,
    };
    pieces.iter().skip(1).filter_map(words).filter(|known| !known.contains(&"the")).collect()
}

/// The gaps that cannot be left out.
fn needed_slots(pieces: &[PatternPart]) -> Vec<&'static str> {
    let slot = |piece: &PatternPart| match piece {
        PatternPart::Slot(slot) => Some(*slot),
        PatternPart::Word(_) | PatternPart::Optional(_) | PatternPart::OneOf(_) => None,
    };
    pieces.iter().filter_map(slot).collect()
}

/// A sentence as somebody would write it: what may be left out is, of several words the one that was said.
fn spoken(pieces: &[PatternPart], words: &[Word]) -> String {
    let mut said: Vec<String> = Vec::new();
    for piece in pieces {
        match piece {
            PatternPart::Word(word) => said.push((*word).to_owned()),
            PatternPart::Slot(slot) => said.push(slots::example(slot).to_owned()),
            PatternPart::Optional(_) => {}
            PatternPart::OneOf(choices) => {
                let is_said = |choice: &&Vec<PatternPart>| {
                    let known = literals(choice);
                    words.iter().any(|word| known.iter().any(|known| is_near(word, known)))
                };
                let choice = choices.iter().find(is_said).or(choices.first());
                said.extend(choice.map(|choice| spoken(choice, words)));
            }
        }
    }
    said.join(" ").replace(" :", ":").replace(" ,", ",")
}
