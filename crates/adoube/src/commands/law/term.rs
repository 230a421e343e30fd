//! `adoube law term WORDS`.

use adoube_chess::notation::Language;
use adoube_laws::{Edition, Provision};
use clap::Args;
use serde::Serialize;

use super::{EditionOptions, provision::ProvisionFacts, search::entry};
use crate::answer::{Answer, Audience, Exit};
use adoube_record::{
    i18n::Key,
    lookup::{
        glossary::{self, MatchQuality, Term},
        search,
    },
};

#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "adoube law term rokada --lang hr\n",
        "adoube law term \"flag-fall\" --lang sr-Cyrl",
    )
)]
pub(super) struct Options {
    #[arg(required = true, num_args = 1.., value_name = "TERM")]
    term: Vec<String>,
    #[command(flatten)]
    edition: EditionOptions,
}

/// The most provisions that are shown.
const ARTICLES: usize = 3;

/// The provisions that use it, in the language of the reader.
fn provisions(term: &Term, edition: Edition, audience: &Audience) -> Vec<Provision> {
    let variants = term.in_language(audience.words.language());
    let query = variants.first().copied().unwrap_or_default();
    let mut found = search::find(query, edition, &audience.words);
    found.truncate(ARTICLES);
    found
}

fn paragraph(term: &Term, options: &Options, audience: &Audience) -> String {
    let own = term.in_language(audience.words.language()).join(" / ");
    let mut text = audience.color_mode.strong(&own) + "\n";
    let line = |language: Language| {
        format!("  {:<8} {}\n", language.tag(), term.in_language(language).join(" / "))
    };
    text.extend(Language::ALL.into_iter().map(line));
    let edition = options.edition.edition_or_current();
    let provisions = provisions(term, edition, audience);
    if !provisions.is_empty() {
        text += &(audience.words.plain(Key::TermInTheLaws) + "\n");
    }
    for provision in provisions {
        text += &entry(provision, edition, audience);
    }
    text
}

/// The translations of a term.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts {
    /// The query.
    query: String,
    /// The number of terms found.
    count: usize,
    /// The terms, the exact ones first.
    terms: Vec<TermFacts>,
}

/// A term.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct TermFacts {
    /// The term in every language.
    languages: Vec<LanguageFacts>,
    /// Some provisions that use it.
    provisions: Vec<ProvisionFacts>,
}

/// A term in a language.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct LanguageFacts {
    /// The tag of the language.
    language: &'static str,
    /// The words for it, the usual one first.
    words: Vec<&'static str>,
}

impl TermFacts {
    fn new(term: &Term, options: &Options, audience: &Audience) -> Self {
        let edition = options.edition.edition_or_current();
        let languages = Language::ALL.into_iter().map(|language| LanguageFacts {
            language: language.tag(),
            words: term.in_language(language).to_vec(),
        });
        let provisions = provisions(term, edition, audience);
        let provisions = provisions.into_iter();
        Self {
            languages: languages.collect(),
            provisions: provisions
                .map(|provision| ProvisionFacts::new(provision, edition, &audience.words))
                .collect(),
        }
    }
}

pub(super) fn run(options: &Options, audience: &Audience) -> Answer {
    let query = options.term.join(" ");
    let mut found = glossary::find(&query, MatchQuality::Part);
    // Exact matches hide the others.
    if found.first().is_some_and(|(fit, _)| *fit == MatchQuality::Whole) {
        found.retain(|(fit, _)| *fit == MatchQuality::Whole);
    }
    let terms: Vec<TermFacts> =
        found.iter().map(|(_, term)| TermFacts::new(term, options, audience)).collect();
    let facts = Facts { query: query.clone(), count: terms.len(), terms };
    if found.is_empty() {
        let text = audience.words.say(Key::TermNothing, [("text", query.into())]) + "\n";
        return Answer::new(Exit::No, text, &facts);
    }
    let paragraphs: Vec<String> =
        found.iter().map(|(_, term)| paragraph(term, options, audience)).collect();
    Answer::new(Exit::Yes, paragraphs.join("\n"), &facts)
}
