//! `adoube law search WORDS`.
//!
//! JSON: `{"edition", "query", "count", "provisions"}`, each provision as `adoube law` has it; best first.

use std::cmp::Reverse;

use adoube_laws::{Edition, Provision};
use clap::Args;
use serde::Serialize;

use super::{InEdition, folding, provision};
use crate::answer::{Answer, Exit, Reader};
use adoube_record::words::{Key, Words};

/// Find provisions by words of their sentence or their name.
///
/// Searches the sentences in the language of the answer and the English names; capitals, accents and endings make little difference. The best come first. The exit code is 1 if there is none.
#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "Examples:\n",
        "  adoube law search intended move\n",
        "  adoube law search padec zastavice --lang sl --edition 2009",
    )
)]
pub(super) struct Options {
    /// Words to look for
    #[arg(required = true, num_args = 1..)]
    words: Vec<String>,
    /// Show at most so many
    #[arg(long, value_name = "NUMBER", default_value_t = 10)]
    limit: usize,
    #[command(flatten)]
    edition: InEdition,
}

#[derive(Serialize)]
struct Facts {
    edition: String,
    query: String,
    count: usize,
    provisions: Vec<provision::Facts>,
}

pub(super) fn run(options: &Options, reader: &Reader) -> Answer {
    let (edition, words) = (options.edition.chosen(), &reader.words);
    let query = options.words.join(" ");
    let found = find(&query, words);
    let shown = &found[..found.len().min(options.limit)];
    let facts = Facts {
        edition: edition.to_string(),
        query: query.clone(),
        count: found.len(),
        provisions: shown.iter().map(|&p| provision::Facts::of(p, edition, words)).collect(),
    };
    if found.is_empty() {
        let text = words.say(Key::SearchNothing, [("text", query.into())]) + "\n";
        return Answer::new(Exit::No, text, &facts);
    }
    let mut text = words.say(Key::SearchFound, [("count", found.len().into())]) + "\n";
    for &provision in shown {
        text += &entry(provision, edition, reader);
    }
    let numbers = shown.iter().flat_map(|p| p.articles(having(*p, edition)));
    text += &provision::footnote(numbers, words);
    let more = found.len() - shown.len();
    if more > 0 {
        text = text + "\n" + &words.say(Key::SearchMore, [("count", more.into())]) + "\n";
    }
    Answer::new(Exit::Yes, text, &facts)
}

/// The numbers in the edition, else in the newest that has it, the name and the sentence.
pub(super) fn entry(provision: Provision, edition: Edition, reader: &Reader) -> String {
    let having = having(provision, edition);
    let numbers = provision::shown(provision.articles(having));
    let head = if having == edition {
        format!("{numbers}  {provision}")
    } else {
        format!("{numbers} ({having})  {provision}")
    };
    format!("\n{}\n{}\n", reader.ink.strong(&head), reader.words.provision(provision))
}

/// The edition, if it has the provision, else the newest that does.
fn having(provision: Provision, edition: Edition) -> Edition {
    std::iter::once(edition)
        .chain(Edition::ALL.into_iter().rev())
        .find(|edition| edition.cite(provision).is_some())
        .unwrap_or(edition)
}

/// What is less than this part of the best is noise.
const WORTH_SHOWING: u32 = 4;

/// The provisions that have these words, best first.
pub(super) fn find(query: &str, words: &Words) -> Vec<Provision> {
    let texts: Vec<[Vec<String>; 2]> = Provision::ALL
        .iter()
        .map(|&provision| [words.provision(provision), provision.name().to_owned()])
        .map(|texts| texts.map(|text| folding::words(&text)))
        .collect();
    let wanted: Vec<Wanted> =
        folding::words(query).into_iter().map(|word| Wanted::new(word, &texts)).collect();
    let relevance = |texts: &[Vec<String>; 2]| -> u32 {
        texts.iter().map(|text| relevance(&wanted, text)).sum()
    };
    let mut found: Vec<(Reverse<u32>, Provision)> = texts
        .iter()
        .map(|texts| Reverse(relevance(texts)))
        .zip(Provision::ALL.iter().copied())
        .collect();
    found.sort();
    let best = found.first().map_or(0, |(relevance, _)| relevance.0);
    found.retain(|(relevance, _)| relevance.0 > 0 && relevance.0 * WORTH_SHOWING >= best);
    found.into_iter().map(|(_, provision)| provision).collect()
}

/// A word of the query. A rare one says more than one that stands everywhere.
struct Wanted {
    word: String,
    weight: u32,
}

impl Wanted {
    fn new(word: String, texts: &[[Vec<String>; 2]]) -> Self {
        let has =
            |texts: &&[Vec<String>; 2]| texts.iter().flatten().any(|own| closeness(&word, own) > 0);
        let rarity = texts.len() / texts.iter().filter(has).count().max(1);
        Self { word, weight: 1 + rarity.max(1).ilog2() }
    }
}

/// How well a text answers a query: twice as well if the words stand there one behind the other.
fn relevance(wanted: &[Wanted], text: &[String]) -> u32 {
    let closest = |wanted: &Wanted| text.iter().map(|own| closeness(&wanted.word, own)).max();
    let sum: u32 = wanted.iter().map(|wanted| wanted.weight * closest(wanted).unwrap_or(0)).sum();
    let follows = |place: &[String]| {
        place.iter().zip(wanted).all(|(own, wanted)| closeness(&wanted.word, own) > 0)
    };
    let is_phrase = !wanted.is_empty() && text.windows(wanted.len()).any(follows);
    if is_phrase { 2 * sum } else { sum }
}

/// Endings are at most this long: potez-ami.
const LONGEST_ENDING: usize = 3;
/// What two words must share to be forms of one.
const SHORTEST_STEM: usize = 3;

/// 3 for the same word, 2 if the text goes on or they seem to be forms of one word.
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

#[cfg(test)]
mod tests {
    use adoube_chess::notation::Language;

    use super::*;

    #[track_caller]
    fn check(language: Language, query: &str, first: Provision) {
        assert_eq!(find(query, &Words::of(language)).first(), Some(&first), "{query}");
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
        assert_eq!(find("zebra", &Words::of(Language::En)), []);
        assert_eq!(find("", &Words::of(Language::En)), []);
        assert_eq!(find("!?", &Words::of(Language::En)), []);
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
}
