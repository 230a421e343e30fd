//! A provision as it is shown, to eyes and to programs.

use std::fmt::Write;

use adoube_laws::{Article, Edition, Provision};
use serde::Serialize;

use crate::{
    answer::Reader,
    words::{Key, Words},
};

/// A provision as JSON has it.
#[derive(Serialize)]
pub(super) struct Facts {
    name: &'static str,
    /// None if the edition does not have the provision.
    kind: Option<&'static str>,
    articles: Vec<String>,
    text: String,
    editions: Vec<InEdition>,
}

#[derive(Serialize)]
struct InEdition {
    edition: String,
    articles: Vec<String>,
    /// Whether all these numbers were read in that edition.
    verified: bool,
}

impl Facts {
    pub(super) fn of(provision: Provision, edition: Edition, words: &Words) -> Self {
        let cited = edition.cite(provision);
        Self {
            name: provision.name(),
            kind: cited.map(|_| provision.kind(edition).name()),
            articles: labels(provision.articles(edition)),
            text: words.provision(provision),
            editions: Edition::ALL
                .into_iter()
                .map(|edition| in_edition(provision, edition))
                .collect(),
        }
    }
}

fn in_edition(provision: Provision, edition: Edition) -> InEdition {
    let articles = provision.articles(edition);
    InEdition {
        edition: edition.to_string(),
        articles: labels(articles),
        verified: articles.iter().all(Article::is_verified),
    }
}

/// The numbers, for a program.
pub(super) fn labels(articles: &[Article]) -> Vec<String> {
    articles.iter().map(ToString::to_string).collect()
}

/// What stands where an edition has nothing.
const NONE: &str = "–";

/// As many numbers as are listed; of more, the first and the last are enough.
const LISTED: usize = 4;

/// The numbers, for eyes; one that was not verified has a question mark.
pub(super) fn shown(articles: &[Article]) -> String {
    let mark = |article: &Article| if article.is_verified() { "" } else { "?" };
    let marked = |article: &Article| format!("{article}{}", mark(article));
    match articles {
        [] => NONE.to_owned(),
        [first, .., last] if articles.len() > LISTED => {
            format!("{} … {}", marked(first), marked(last))
        }
        _ => articles.iter().map(marked).collect::<Vec<_>>().join(", "),
    }
}

/// The numbers, the name, the kind, the sentence, and the numbers elsewhere.
pub(super) fn paragraph(provision: Provision, edition: Edition, reader: &Reader) -> String {
    let words = &reader.words;
    let (numbers, sentence) = (shown(provision.articles(edition)), words.provision(provision));
    let head = if edition.cite(provision).is_some() {
        let kind = words.say(Key::ProvisionKind, [("kind", provision.kind(edition).name().into())]);
        format!("{numbers}  {provision} ({kind})")
    } else {
        provision.to_string()
    };
    let mut text = format!("{}\n{sentence}\n", reader.ink.strong(&head));
    if edition.cite(provision).is_none() {
        let with = [("edition", edition.to_string().into())];
        writeln!(text, "{}", words.say(Key::ProvisionAbsent, with)).expect("a String takes it");
    }
    let elsewhere = elsewhere(provision, edition);
    let unverified = if elsewhere.contains('?') || numbers.contains('?') {
        words.plain(Key::ProvisionUnverified) + "\n"
    } else {
        String::new()
    };
    let elsewhere = words.say(Key::ProvisionElsewhere, [("articles", elsewhere.into())]);
    text + &elsewhere + "\n" + &unverified
}

/// The numbers in the other editions; neighbours that agree share theirs.
fn elsewhere(provision: Provision, edition: Edition) -> String {
    let others: Vec<(Edition, String)> = Edition::ALL
        .into_iter()
        .filter(|other| *other != edition)
        .map(|other| (other, shown(provision.articles(other))))
        .collect();
    let groups = others.chunk_by(|(_, one), (_, next)| one == next).map(|group| {
        let years: Vec<String> = group.iter().map(|(edition, _)| edition.to_string()).collect();
        format!("{}: {}", years.join(", "), group[0].1)
    });
    groups.collect::<Vec<_>>().join(" · ")
}
