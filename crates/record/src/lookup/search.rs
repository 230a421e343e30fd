//! Provisions by words of their sentence or their name, in the reader's language.

use std::cmp::Reverse;

use adoube_laws::{Edition, Provision};

use super::folding;
use crate::i18n::Localizer;

/// Results with less than this fraction of the best relevance are left out.
const WORTH_SHOWING: u32 = 4;

/// The provisions whose sentence in an edition has these words, the best first.
pub fn find(query: &str, edition: Edition, words: &Localizer) -> Vec<Provision> {
    let texts: Vec<[Vec<String>; 2]> = Provision::ALL
        .iter()
        .map(|&provision| [words.provision(provision, edition), provision.name().to_owned()])
        .map(|texts| texts.map(|text| folding::words(&text)))
        .collect();
    let wanted: Vec<QueryWord> =
        folding::words(query).into_iter().map(|word| QueryWord::new(word, &texts)).collect();
    let relevance = |texts: &[Vec<String>; 2]| -> u32 {
        texts.iter().map(|text| relevance(&wanted, text)).sum()
    };
    // Of two equally relevant ones, the one whose name begins with the query comes first.
    let rank =
        |texts: &[Vec<String>; 2]| (Reverse(relevance(texts)), first_hit(&wanted, &texts[1]));
    let mut found: Vec<((Reverse<u32>, usize), Provision)> =
        texts.iter().map(rank).zip(Provision::ALL.iter().copied()).collect();
    found.sort();
    let best = found.first().map_or(0, |((relevance, _), _)| relevance.0);
    found.retain(|((relevance, _), _)| relevance.0 > 0 && relevance.0 * WORTH_SHOWING >= best);
    found.into_iter().map(|(_, provision)| provision).collect()
}

/// A word of the query. Rare words weigh more.
struct QueryWord {
    word: String,
    weight: u32,
}

impl QueryWord {
    fn new(word: String, texts: &[[Vec<String>; 2]]) -> Self {
        let has =
            |texts: &&[Vec<String>; 2]| texts.iter().flatten().any(|own| closeness(&word, own) > 0);
        let rarity = texts.len() / texts.iter().filter(has).count().max(1);
        Self { word, weight: 1 + rarity.max(1).ilog2() }
    }
}

/// The relevance of a text for a query: doubled if the words are consecutive.
fn relevance(wanted: &[QueryWord], text: &[String]) -> u32 {
    let closest = |wanted: &QueryWord| text.iter().map(|own| closeness(&wanted.word, own)).max();
    let sum: u32 = wanted.iter().map(|wanted| wanted.weight * closest(wanted).unwrap_or(0)).sum();
    let follows = |place: &[String]| {
        place.iter().zip(wanted).all(|(own, wanted)| closeness(&wanted.word, own) > 0)
    };
    let is_phrase = !wanted.is_empty() && text.windows(wanted.len()).any(follows);
    if is_phrase { 2 * sum } else { sum }
}

/// The index of the first matching word; the length if there is none.
fn first_hit(wanted: &[QueryWord], text: &[String]) -> usize {
    let is_hit = |own: &String| wanted.iter().any(|wanted| closeness(&wanted.word, own) > 0);
    text.iter().position(is_hit).unwrap_or(usize::MAX)
}

/// Endings are at most this long: potez-ami.
const LONGEST_ENDING: usize = 3;
/// The shortest common stem of two forms of a word.
const SHORTEST_STEM: usize = 3;

/// 3 for the same word, 2 for a prefix or another form of the word.
fn closeness(wanted: &str, own: &str) -> u32 {
    let shared = wanted.chars().zip(own.chars()).take_while(|(one, other)| one == other).count();
    let rest = |word: &str| word.chars().count() - shared;
    let goes_on = rest(wanted) == 0;
    let is_form = shared >= SHORTEST_STEM
        && rest(wanted) <= LONGEST_ENDING.min(shared / 2)
        && rest(own) <= LONGEST_ENDING.min(shared / 2);
    match (wanted == own, goes_on || is_form) {
        (true, _) => 3,
        (false, true) => 2,
        (false, false) => 0,
    }
}

/// A fragment of a text, and whether it matches the query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fragment {
    /// The text.
    pub text: String,
    /// Whether it is a word of the query, or a form of one.
    pub is_hit: bool,
}

/// A text split at the matches of a query: the fragments together are the text.
pub fn marked(query: &str, text: &str) -> Vec<Fragment> {
    let wanted = folding::words(query);
    let mut pieces: Vec<Fragment> = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_word = first.is_alphanumeric();
        let ends = |sign: char| sign.is_alphanumeric() != is_word;
        let end = rest.find(ends).unwrap_or(rest.len());
        let (run, after) = rest.split_at(end);
        let answers = |own: &String| wanted.iter().any(|word| closeness(word, own) > 0);
        let is_hit = is_word && folding::words(run).iter().any(answers);
        match pieces.last_mut() {
            Some(last) if last.is_hit == is_hit => last.text.push_str(run),
            _ => pieces.push(Fragment { text: run.to_owned(), is_hit }),
        }
        rest = after;
    }
    pieces
}

#[cfg(test)]
mod tests {
    use adoube_chess::notation::Language;

    use super::*;

    #[track_caller]
    fn check(language: Language, query: &str, first: Provision) {
        let found = find(query, Edition::Y2023, &Localizer::new(language));
        assert_eq!(found.first(), Some(&first), "{query}");
    }

    #[test]
    fn the_best_comes_first() {
        check(Language::En, "intended move", Provision::IntendedMoveMustBePlayed);
        check(Language::En, "DEAD position", Provision::DeadPosition);
        check(Language::Sl, "nameravana poteza", Provision::IntendedMoveMustBePlayed);
        check(Language::Sl, "petkrat", Provision::FivefoldRepetition);
        check(Language::Sl, "obe roke", Provision::TwoHandsForOneMove);
        check(Language::Hr, "novcana kazna", Provision::PenaltyFine);
        check(Language::SrLatn, "kovertirani potez nelegalan", Provision::SealedMoveIllegal);
        check(Language::SrCyrl, "кашњење", Provision::DefaultTime);
        check(Language::SrCyrl, "vreme kasnjenja", Provision::DefaultTime);
    }

    #[test]
    fn what_nobody_says_is_not_found() {
        assert_eq!(find("zebra", Edition::Y2017, &Localizer::new(Language::En)), []);
        assert_eq!(find("", Edition::Y2017, &Localizer::new(Language::En)), []);
        assert_eq!(find("!?", Edition::Y2017, &Localizer::new(Language::En)), []);
    }

    #[test]
    fn forms_of_a_word_are_near() {
        assert_eq!(closeness("poteza", "poteza"), 3);
        assert_eq!(closeness("potez", "poteza"), 2);
        assert_eq!(closeness("potezo", "poteza"), 2);
        assert_eq!(closeness("roke", "roki"), 2);
        assert_eq!(closeness("remi", "reklamacija"), 0);
        assert_eq!(closeness("mover", "movements"), 0);
    }

    #[test]
    fn what_answers_is_marked_and_nothing_is_lost() {
        let pieces = marked("POTEZA", "Vsaka poteza, potezo za potezo.");
        let hits: Vec<&str> =
            pieces.iter().filter(|piece| piece.is_hit).map(|piece| piece.text.as_str()).collect();
        assert_eq!(hits, ["poteza", "potezo", "potezo"]);
        let whole: String = pieces.into_iter().map(|piece| piece.text).collect();
        assert_eq!(whole, "Vsaka poteza, potezo za potezo.");
        assert_eq!(marked("x", ""), []);
    }
}
