//! Suggestions for a sentence that is not understood: sentences for that person, nearest in verb and object first.

use adoube_chess::notation::Language;

use super::{
    acts,
    language::Grammar,
    pattern::{PatternPart, slots_of},
    slots::{self, Row, joined},
    words::Word,
};
use crate::{nearest, vocabulary::Who};

/// Verbs that people use interchangeably.
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

/// The maximum number of suggestions.
const MOST: usize = 5;

/// Returns sentences that may have been meant by the words of an act.
pub(super) fn sentences(words: &[Word], who: Who, grammar: &'static Grammar) -> Vec<String> {
    let search = Search { words: behind_particles(words, grammar), who, grammar };
    let mut found: Vec<(usize, String)> = Vec::new();
    for row in acts::rows_of(who) {
        let english = english_verbs(row);
        for pieces in row.patterns(grammar.language()) {
            let cost = search.cost(pieces, &english);
            found.extend(cost.map(|cost| (cost, search.spoken(pieces))));
        }
    }
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

/// The longest word before a verb in another language that counts as a particle: `se`, `je`, `bi`.
const PARTICLE: usize = 2;

/// Returns the words from the verb on.
fn behind_particles<'a>(words: &'a [Word], grammar: &Grammar) -> &'a [Word] {
    let is_verb = |word: &Word| grammar.is_english() || word.text.chars().count() > PARTICLE;
    words.iter().position(is_verb).and_then(|at| words.get(at..)).unwrap_or(words)
}

/// The cost of another verb, of an extra word in the text, and of a missing one.
const ALIKE_VERB: usize = 2;
const OTHER_VERB: usize = 8;
const NOT_SAID: usize = 4;
const TOO_MUCH: usize = 1;
/// Suggestions that cost this much more than the nearest are dropped.
const FURTHER: usize = 3;

/// A search for suggestions.
struct Search<'a> {
    words: &'a [Word],
    who: Who,
    grammar: &'static Grammar,
}

impl Search<'_> {
    /// Returns the distance of a sentence from the words; `None` if they have neither verb nor object in common.
    fn cost(&self, pieces: &[PatternPart], english: &[&str]) -> Option<usize> {
        let (words, grammar) = (self.words, self.grammar);
        let (first, rest) = words.split_first()?;
        let verbs = verbs(pieces, grammar).into_iter();
        let verb = verbs.map(|known| self.verb_cost(first, known, english)).min()?;
        let literals = literals(pieces);
        let says_nothing = |word: &Word| {
            grammar.is_determiner(word)
                || grammar.is_english() && (word.is("that") || word.is("of"))
        };
        let objects: Vec<(usize, &Word)> =
            rest.iter().enumerate().filter(|(_, word)| !says_nothing(word)).collect();
        let slots = slots_of(pieces);
        let reads = |slot: &str, at: usize| {
            !slots::read(slot, rest.get(at..).unwrap_or_default(), grammar).is_empty()
        };
        let is_said = |at: usize, word: &Word| {
            literals.iter().any(|known| is_near(word, known, grammar))
                || slots.iter().any(|slot| reads(slot, at) || is_name_word(slot, word, grammar))
        };
        let common = objects.iter().filter(|(at, word)| is_said(*at, word)).count();
        if verb >= OTHER_VERB && common == 0 {
            return None;
        }
        let is_missing = |known: &Vec<&str>| {
            !words.iter().any(|word| known.iter().any(|known| is_near(word, known, grammar)))
        };
        let missing = needed_words(pieces).iter().filter(|known| is_missing(known)).count();
        let gaps = needed_slots(pieces);
        let is_read = |slot: &&&str| (0..rest.len()).any(|at| reads(slot, at));
        let missing = missing + gaps.len() - gaps.iter().filter(is_read).count();
        Some(verb + (objects.len() - common) * NOT_SAID + missing * TOO_MUCH)
    }

    /// Returns the cost if the first word is not a verb of the sentence. Verbs are compared by their
    /// English equivalents.
    fn verb_cost(&self, said: &Word, known: &str, english: &[&str]) -> usize {
        if self.grammar.is_word(said, known) {
            return 0;
        }
        let said_in_english = self.in_english(said);
        let is_alike = |group: &&&[&str]| {
            english.iter().any(|verb| group.contains(verb))
                && group.iter().any(|other| said_in_english.iter().any(|said| said == other))
        };
        if ALIKE.iter().any(|group| is_alike(&group)) {
            return ALIKE_VERB;
        }
        // A known verb is not mistyped.
        let is_known = !said_in_english.is_empty();
        if is_near(said, known, self.grammar) && !is_known { 1 } else { OTHER_VERB }
    }

    /// Returns the verbs of the lists above that a word matches.
    fn in_english(&self, said: &Word) -> Vec<&'static str> {
        let all = || ALIKE.iter().flat_map(|group| group.iter().copied());
        if self.grammar.is_english() {
            return all().filter(|verb| self.grammar.is_word(said, verb)).collect();
        }
        let is_it = |pieces: &Vec<PatternPart>| {
            verbs(pieces, self.grammar).iter().any(|verb| self.grammar.is_word(said, verb))
        };
        let rows = acts::rows_of(self.who);
        let rows = rows.filter(|row| row.patterns(self.grammar.language()).iter().any(is_it));
        rows.flat_map(english_verbs).filter(|verb| all().any(|known| known == *verb)).collect()
    }

    /// Writes a sentence as somebody would: optional parts are left out, and of several words the one used is kept.
    fn spoken(&self, pieces: &[PatternPart]) -> String {
        let mut said: Vec<String> = Vec::new();
        for piece in pieces {
            match piece {
                PatternPart::Word(word) => said.push((*word).to_owned()),
                PatternPart::Slot(slot, _) => {
                    said.push(slots::example_in(slot, self.grammar).to_owned());
                }
                PatternPart::Optional(_) => {}
                PatternPart::OneOf(choices) => {
                    let is_said = |choice: &&Vec<PatternPart>| {
                        let known = literals(choice);
                        let is = |word: &Word| {
                            known.iter().any(|known| is_near(word, known, self.grammar))
                        };
                        self.words.iter().any(is)
                    };
                    let choice = choices.iter().find(is_said).or(choices.first());
                    said.extend(choice.map(|choice| self.spoken(choice)));
                }
            }
        }
        joined(&said)
    }
}

/// Reports whether a word is this one, or mistyped from it.
fn is_near(said: &Word, known: &str, grammar: &Grammar) -> bool {
    grammar.is_word(said, known)
        || !said.quoted && known.len() > 3 && nearest::is_near(&said.text, known)
}

/// Reports whether a word belongs to a name for a slot.
fn is_name_word(slot: &str, word: &Word, grammar: &Grammar) -> bool {
    let text = word.text.to_lowercase();
    text.len() > 3
        && slots::known(slot, grammar).iter().any(|known| {
            known.split(' ').any(|part| part.len() > 3 && nearest::is_near(&text, part))
        })
}

/// Returns the verbs by which a sentence begins in English.
fn english_verbs<B>(row: &Row<B>) -> Vec<&'static str> {
    row.patterns(Language::En).iter().flat_map(|pieces| beginnings(pieces)).collect()
}

/// Returns the words by which a sentence can begin.
fn beginnings(pieces: &[PatternPart]) -> Vec<&'static str> {
    let Some((first, rest)) = pieces.split_first() else { return Vec::new() };
    match first {
        PatternPart::Word(word) => vec![word],
        // “White's flag falls”: the verb comes later.
        PatternPart::Slot(..) => literals(rest),
        PatternPart::Optional(inner) => [beginnings(inner), beginnings(rest)].concat(),
        PatternPart::OneOf(choices) => {
            choices.iter().flat_map(|choice| beginnings(choice)).collect()
        }
    }
}

/// Returns the verbs by which a sentence can begin, without the particles before them.
fn verbs(pieces: &[PatternPart], grammar: &Grammar) -> Vec<&'static str> {
    let mut pieces = pieces;
    loop {
        let begin = beginnings(pieces);
        let is_verb = |word: &&str| grammar.is_english() || word.chars().count() > PARTICLE;
        let verbs: Vec<&str> = begin.iter().copied().filter(is_verb).collect();
        match pieces.split_first() {
            Some((PatternPart::Word(_), rest)) if verbs.is_empty() => pieces = rest,
            _ => return verbs,
        }
    }
}

fn literals(pieces: &[PatternPart]) -> Vec<&'static str> {
    let each = pieces.iter().flat_map(|piece| match piece {
        PatternPart::Word(word) => vec![*word],
        PatternPart::Slot(..) => Vec::new(),
        PatternPart::Optional(inner) => literals(inner),
        PatternPart::OneOf(choices) => choices.iter().flat_map(|choice| literals(choice)).collect(),
    });
    each.collect()
}

/// Returns the required words after the verb, each with its alternatives.
fn needed_words(pieces: &[PatternPart]) -> Vec<Vec<&'static str>> {
    let words = |piece: &PatternPart| match piece {
        PatternPart::Word(word) => Some(vec![*word]),
        PatternPart::OneOf(_) => Some(literals(std::slice::from_ref(piece))),
        PatternPart::Slot(..) | PatternPart::Optional(_) => None,
    };
    pieces.iter().skip(1).filter_map(words).filter(|known| !known.contains(&"the")).collect()
}

/// Returns the required slots.
fn needed_slots(pieces: &[PatternPart]) -> Vec<&'static str> {
    let slot = |piece: &PatternPart| match piece {
        PatternPart::Slot(slot, _) => Some(*slot),
        PatternPart::Word(_) | PatternPart::Optional(_) | PatternPart::OneOf(_) => None,
    };
    pieces.iter().filter_map(slot).collect()
}
