//! A provision, for people and for programs.

use adoube_laws::{Article, Edition, Provision};
use serde::Serialize;

use crate::{answer::Audience, json};
use adoube_record::{
    i18n::{Key, Localizer},
    lookup::compare::earlier_wordings,
};

/// A provision.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(super) struct ProvisionFacts {
    /// The name that `adoube law` knows.
    name: &'static str,
    /// Its kind; null if the edition does not have it.
    kind: Option<&'static str>,
    /// Its articles in the edition.
    articles: Vec<String>,
    /// Its content in the edition, else in the nearest that has it.
    text: String,
    /// The same in every edition.
    editions: Vec<EditionFacts>,
}

/// A provision in an edition.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct EditionFacts {
    /// The edition.
    edition: json::Edition,
    /// Its articles there; none if the edition does not have it.
    articles: Vec<String>,
    /// Whether all these numbers were verified in that edition.
    verified: bool,
    /// Its content there; null if the edition does not have it.
    text: Option<String>,
}

impl ProvisionFacts {
    pub(super) fn new(provision: Provision, edition: Edition, words: &Localizer) -> Self {
        let cited = edition.cite(provision);
        Self {
            name: provision.name(),
            kind: cited.map(|_| provision.kind(edition).name()),
            articles: json::articles(provision.articles(edition)),
            text: words.provision(provision, edition),
            editions: Edition::ALL
                .into_iter()
                .map(|edition| in_edition(provision, edition, words))
                .collect(),
        }
    }
}

fn in_edition(provision: Provision, edition: Edition, words: &Localizer) -> EditionFacts {
    let articles = provision.articles(edition);
    EditionFacts {
        edition: edition.into(),
        articles: json::articles(articles),
        verified: articles.iter().all(Article::is_verified),
        text: edition.cite(provision).map(|_| words.provision(provision, edition)),
    }
}

/// The placeholder if an edition does not have it.
const NONE: &str = "–";

/// The most numbers that are listed; of more, only the first and the last.
const LISTED: usize = 4;

/// The numbers in print, or the names of parts without one; unverified ones have a question mark.
pub(super) fn join_articles(articles: &[Article], words: &Localizer) -> String {
    let mark = |article: &Article| if article.is_verified() { "" } else { "?" };
    let marked = |article: &Article| format!("{}{}", words.article(article), mark(article));
    match articles {
        [] => NONE.to_owned(),
        [first, .., last] if articles.len() > LISTED => {
            format!("{} … {}", marked(first), marked(last))
        }
        _ => articles.iter().map(marked).collect::<Vec<_>>().join(", "),
    }
}

/// The numbers, the name, the kind, the content, optionally earlier contents, and the numbers in other editions.
pub(super) fn paragraph(
    provision: Provision,
    edition: Edition,
    with_history: bool,
    audience: &Audience,
) -> String {
    let (words, sentence) = (&audience.words, audience.words.provision(provision, edition));
    let text = if edition.cite(provision).is_some() {
        let kind = words.say(Key::ProvisionKind, [("kind", provision.kind(edition).name().into())]);
        let head =
            format!("{}  {provision} ({kind})", join_articles(provision.articles(edition), words));
        let before =
            if with_history { earlier_texts(provision, edition, words) } else { String::new() };
        format!("{}\n{sentence}\n{before}", audience.color_mode.strong(&head))
    } else {
        let absent = words.say(Key::ProvisionAbsent, [("edition", edition.to_string().into())]);
        let having = provision.edition_for_text(edition);
        let head =
            format!("{} ({having})  {provision}", join_articles(provision.articles(having), words));
        format!("{}\n{sentence}\n{absent}\n", audience.color_mode.strong(&head))
    };
    let elsewhere = other_editions(provision, edition, words).into();
    text + &words.say(Key::ProvisionElsewhere, [("articles", elsewhere)]) + "\n"
}

/// Different contents in earlier editions, a line for each.
fn earlier_texts(provision: Provision, edition: Edition, words: &Localizer) -> String {
    let rendered = earlier_wordings(provision, edition, words);
    let line = |(editions, sentence): &(Vec<Edition>, String)| {
        let years: Vec<String> = editions.iter().map(ToString::to_string).collect();
        let with = [("editions", years.join(", ").into()), ("text", sentence.as_str().into())];
        format!("  {}\n", words.say(Key::ProvisionBefore, with))
    };
    rendered.iter().map(line).collect()
}

/// The meaning of the question marks, if there are any among these numbers.
pub(super) fn footnote<'a>(
    numbers: impl IntoIterator<Item = &'a Article>,
    words: &Localizer,
) -> String {
    if numbers.into_iter().all(Article::is_verified) {
        return String::new();
    }
    format!("\n{}\n", words.plain(Key::ProvisionUnverified))
}

/// The numbers in the other editions; consecutive ones that agree are combined.
fn other_editions(provision: Provision, edition: Edition, words: &Localizer) -> String {
    let others: Vec<(Edition, String)> = Edition::ALL
        .into_iter()
        .filter(|other| *other != edition)
        .map(|other| (other, join_articles(provision.articles(other), words)))
        .collect();
    let groups = others.chunk_by(|(_, one), (_, next)| one == next).map(|group| {
        let years: Vec<String> = group.iter().map(|(edition, _)| edition.to_string()).collect();
        format!("{}: {}", years.join(", "), group[0].1)
    });
    groups.collect::<Vec<_>>().join(" · ")
}
