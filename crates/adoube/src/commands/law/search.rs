//! `adoube law search WORDS`.

use adoube_laws::{Edition, Provision};
use clap::Args;
use serde::Serialize;

use super::{
    EditionOptions,
    provision::{self, ProvisionFacts},
};
use crate::{
    answer::{Answer, Audience, Exit},
    json,
};
use adoube_record::{i18n::Key, lookup::search};

#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "adoube law search {search}\n",
        "adoube law search padec zastavice --lang sl --edition 2009",
    )
)]
pub(super) struct Options {
    #[arg(required = true, num_args = 1..)]
    words: Vec<String>,
    #[arg(long, value_name = "NUMBER", default_value_t = 10)]
    limit: usize,
    #[command(flatten)]
    edition: EditionOptions,
}

/// The results of a search.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts {
    /// The edition that was searched.
    edition: json::Edition,
    /// The query.
    query: String,
    /// The number of provisions found.
    count: usize,
    /// Those within `--limit`, the best first.
    provisions: Vec<ProvisionFacts>,
}

pub(super) fn run(options: &Options, audience: &Audience) -> Answer {
    let (edition, words) = (options.edition.edition_or_current(), &audience.words);
    let query = options.words.join(" ");
    let found = search::find(&query, edition, words);
    let shown = &found[..found.len().min(options.limit)];
    let facts = Facts {
        edition: edition.into(),
        query: query.clone(),
        count: found.len(),
        provisions: shown.iter().map(|&p| ProvisionFacts::new(p, edition, words)).collect(),
    };
    if found.is_empty() {
        let text = words.say(Key::SearchNothing, [("text", query.into())]) + "\n";
        return Answer::new(Exit::No, text, &facts);
    }
    let mut text = words.say(Key::SearchFound, [("count", found.len().into())]) + "\n";
    for &provision in shown {
        text += &entry(provision, edition, audience);
    }
    let numbers = shown.iter().flat_map(|p| p.articles(p.edition_for_text(edition)));
    text += &provision::footnote(numbers, words);
    let more = found.len() - shown.len();
    if more > 0 {
        text = text + "\n" + &words.say(Key::SearchMore, [("count", more.into())]) + "\n";
    }
    Answer::new(Exit::Yes, text, &facts)
}

/// The numbers in the edition, else in the newest that has it, the name and the content.
pub(super) fn entry(provision: Provision, edition: Edition, audience: &Audience) -> String {
    let having = provision.edition_for_text(edition);
    let numbers = provision::join_articles(provision.articles(having), &audience.words);
    let head = if having == edition {
        format!("{numbers}  {provision}")
    } else {
        format!("{numbers} ({having})  {provision}")
    };
    format!(
        "\n{}\n{}\n",
        audience.color_mode.strong(&head),
        audience.words.provision(provision, having)
    )
}
