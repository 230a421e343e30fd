//! `adoube law term WORDS`.
//!
//! JSON: `{"query", "count", "terms": [{"en", "sl", "hr", "sr-Latn", "sr-Cyrl", "articles"}]}`, each language a list of
//! variants; the exact ones first.

use adoube_chess::notation::Language;
use adoube_laws::{Edition, Provision};
use clap::Args;
use serde_json::{Map, Value, json};

use super::{EditionOptions, provision, search::entry};
use crate::answer::{Answer, Audience, Exit};
use adoube_record::{
    i18n::Key,
    lookup::{
        glossary::{self, Fit, Term},
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

/// As many as a person wants to read.
const ARTICLES: usize = 3;

/// The provisions that use it, in the words of the reader.
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

fn facts(term: &Term, options: &Options, audience: &Audience) -> Value {
    let mut facts = Map::new();
    for language in Language::ALL {
        facts.insert(language.tag().to_owned(), json!(term.in_language(language)));
    }
    let edition = options.edition.edition_or_current();
    let provisions = provisions(term, edition, audience);
    let about = provisions.iter().map(|p| provision::Facts::of(*p, edition, &audience.words));
    facts.insert("provisions".to_owned(), json!(about.collect::<Vec<_>>()));
    Value::Object(facts)
}

pub(super) fn run(options: &Options, audience: &Audience) -> Answer {
    let query = options.term.join(" ");
    let mut found = glossary::find(&query, Fit::Part);
    // What fits as a whole makes the rest uninteresting.
    if found.first().is_some_and(|(fit, _)| *fit == Fit::Whole) {
        found.retain(|(fit, _)| *fit == Fit::Whole);
    }
    let terms: Vec<Value> = found.iter().map(|(_, term)| facts(term, options, audience)).collect();
    let facts = json!({ "query": query, "count": terms.len(), "terms": terms });
    if found.is_empty() {
        let text = audience.words.say(Key::TermNothing, [("text", query.into())]) + "\n";
        return Answer::new(Exit::No, text, &facts);
    }
    let paragraphs: Vec<String> =
        found.iter().map(|(_, term)| paragraph(term, options, audience)).collect();
    Answer::new(Exit::Yes, paragraphs.join("\n"), &facts)
}
