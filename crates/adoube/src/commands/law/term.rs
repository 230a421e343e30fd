//! `adoube law term WORDS`.
//!
//! JSON: `{"query", "count", "terms": [{"en", "sl", "hr", "sr-Latn", "sr-Cyrl", "articles"}]}`, each language a list of
//! variants; the exact ones first.

use std::cmp::Reverse;

use adoube_chess::notation::Language;
use adoube_laws::Provision;
use clap::Args;
use serde_json::{Map, Value, json};

use super::{InEdition, folding, provision, search};
use crate::answer::{Answer, Exit, Reader};
use adoube_record::words::{Key, TERMS};

/// Say a term of the Laws in all five languages, and where the Laws speak of it.
///
/// The term may be given in any of the languages; capitals, accents and scripts make no difference. The exit code is 1 if there is none.
#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "Examples:\n",
        "  adoube law term rokada --lang hr\n",
        "  adoube law term \"flag-fall\" --lang sr-Cyrl",
    )
)]
pub(super) struct Options {
    /// The term
    #[arg(required = true, num_args = 1.., value_name = "TERM")]
    term: Vec<String>,
    #[command(flatten)]
    edition: InEdition,
}

/// One term: its variants in each language, in the order of [`LANGUAGES`].
struct Term {
    variants: [Vec<&'static str>; LANGUAGES.len()],
}

/// The columns of the list.
const LANGUAGES: [Language; 5] =
    [Language::En, Language::Sl, Language::Hr, Language::SrLatn, Language::SrCyrl];

/// As many as a person wants to read.
const ARTICLES: usize = 3;

fn terms() -> impl Iterator<Item = Term> {
    let rows = TERMS.lines().skip(1);
    rows.map(|row| {
        let mut columns = row.split('\t').map(|column| column.split(" / ").collect::<Vec<_>>());
        Term { variants: std::array::from_fn(|_| columns.next().unwrap_or_default()) }
    })
}

impl Term {
    /// How well words fit: a whole term best, then its beginning, then a part of it.
    fn fits(&self, wanted: &[String]) -> Option<u8> {
        let fit = |variant: &&str| {
            let words = folding::words(variant);
            if words == wanted {
                Some(2)
            } else if words.starts_with(wanted) {
                Some(1)
            } else {
                words.windows(wanted.len().max(1)).any(|part| part == wanted).then_some(0)
            }
        };
        self.variants.iter().flatten().filter_map(fit).max()
    }

    fn in_language(&self, language: Language) -> &[&'static str] {
        let column = LANGUAGES.iter().position(|other| *other == language);
        column.map_or(&[], |column| self.variants[column].as_slice())
    }

    /// The provisions that use it, in the words of the reader.
    fn provisions(&self, reader: &Reader) -> Vec<Provision> {
        let variants = self.in_language(reader.words.language());
        let query = variants.first().copied().unwrap_or_default();
        let mut found = search::find(query, &reader.words);
        found.truncate(ARTICLES);
        found
    }

    fn paragraph(&self, options: &Options, reader: &Reader) -> String {
        let own = self.in_language(reader.words.language()).join(" / ");
        let mut text = reader.ink.strong(&own) + "\n";
        let line = |language: Language| {
            format!("  {:<8} {}\n", language.tag(), self.in_language(language).join(" / "))
        };
        text.extend(LANGUAGES.into_iter().map(line));
        let provisions = self.provisions(reader);
        if !provisions.is_empty() {
            text += &(reader.words.plain(Key::TermInTheLaws) + "\n");
        }
        for provision in provisions {
            text += &search::entry(provision, options.edition.chosen(), reader);
        }
        text
    }

    fn facts(&self, options: &Options, reader: &Reader) -> Value {
        let mut facts = Map::new();
        for language in LANGUAGES {
            facts.insert(language.tag().to_owned(), json!(self.in_language(language)));
        }
        let provisions = self.provisions(reader);
        let edition = options.edition.chosen();
        let about = provisions.iter().map(|p| provision::Facts::of(*p, edition, &reader.words));
        facts.insert("provisions".to_owned(), json!(about.collect::<Vec<_>>()));
        Value::Object(facts)
    }
}

pub(super) fn run(options: &Options, reader: &Reader) -> Answer {
    let query = options.term.join(" ");
    let wanted = folding::words(&query);
    let mut found: Vec<(Reverse<u8>, Term)> = terms()
        .filter(|_| !wanted.is_empty())
        .filter_map(|term| term.fits(&wanted).map(|fit| (Reverse(fit), term)))
        .collect();
    found.sort_by_key(|(fit, _)| *fit);
    // What fits as a whole makes the rest uninteresting.
    if found.first().is_some_and(|(fit, _)| fit.0 == 2) {
        found.retain(|(fit, _)| fit.0 == 2);
    }
    let terms: Vec<Value> = found.iter().map(|(_, term)| term.facts(options, reader)).collect();
    let facts = json!({ "query": query, "count": terms.len(), "terms": terms });
    if found.is_empty() {
        let text = reader.words.say(Key::TermNothing, [("text", query.into())]) + "\n";
        return Answer::new(Exit::No, text, &facts);
    }
    let paragraphs: Vec<String> =
        found.iter().map(|(_, term)| term.paragraph(options, reader)).collect();
    Answer::new(Exit::Yes, paragraphs.join("\n"), &facts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_term_is_there_in_every_language() {
        let mut count = 0;
        for term in terms() {
            for (language, variants) in LANGUAGES.iter().zip(&term.variants) {
                let is_said = !variants.is_empty() && variants.iter().all(|text| !text.is_empty());
                assert!(is_said, "{:?} in {}", term.variants[0], language.tag());
            }
            count += 1;
        }
        assert!(count > 180, "{count} terms");
    }
}
