//! `adoube law diff FROM TO`.

use adoube_laws::{Article, Edition, Provision};
use clap::Args;
use serde::Serialize;

use super::provision;
use crate::{
    answer::{Answer, Audience, Exit},
    json,
    options::edition,
};
use adoube_record::{
    i18n::{Key, Localizer},
    lookup::compare::Differences,
};

#[derive(Args, Debug)]
#[command(after_help = "adoube law diff 2009 2017")]
pub(super) struct Options {
    #[arg(value_parser = edition())]
    from: Edition,
    #[arg(value_parser = edition())]
    to: Edition,
}

/// The differences between two editions.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts {
    /// The first edition.
    from: json::Edition,
    /// The second edition.
    to: json::Edition,
    /// Provisions that only the second has.
    new: Vec<Change>,
    /// Provisions that only the first has.
    gone: Vec<Change>,
    /// Provisions with different content.
    changed: Vec<Change>,
    /// Provisions with different numbers only.
    renumbered: Vec<Change>,
    /// The number of unchanged provisions.
    same: usize,
}

/// One provision in two editions.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct Change {
    /// The name that `adoube law` knows.
    name: &'static str,
    /// Its articles in the first edition.
    from_articles: Vec<String>,
    /// Its articles in the second edition.
    to_articles: Vec<String>,
    /// Whether all these numbers were verified in their editions.
    verified: bool,
    /// Its content in the second edition, or in the first if only that has it.
    text: String,
    /// Its content in the first, if it differs.
    was: Option<String>,
    #[serde(skip)]
    provision: Provision,
}

pub(super) fn run(options: &Options, audience: &Audience) -> Answer {
    let words = &audience.words;
    let facts = compare(options.from, options.to, words);
    let (from, to) = (options.from, options.to);
    let new = section(audience, Key::DiffNew, to, &facts.new, |change| {
        format!("{}  {}\n  {}\n", articles(change, to, words), change.name, change.text)
    });
    let gone = section(audience, Key::DiffGone, to, &facts.gone, |change| {
        format!("{}  {}\n  {}\n", articles(change, from, words), change.name, change.text)
    });
    let otherwise = section(audience, Key::DiffChanged, to, &facts.changed, |change| {
        let (was, now) = (articles(change, from, words), articles(change, to, words));
        let numbers = if was == now { now } else { format!("{was} → {now}") };
        let rendered = change.was.as_deref().unwrap_or_default();
        format!("{numbers}  {}\n  {from}: {rendered}\n  {to}: {}\n", change.name, change.text)
    });
    let renumbered = section(audience, Key::DiffRenumbered, to, &facts.renumbered, |change| {
        format!(
            "{} → {}  {}\n",
            articles(change, from, words),
            articles(change, to, words),
            change.name
        )
    });
    let same = audience.words.say(Key::DiffSame, [("count", facts.same.into())]);
    let changes = facts.new.iter().chain(&facts.gone).chain(&facts.changed);
    let changes = changes.chain(&facts.renumbered);
    let numbers = changes.flat_map(|change| {
        [from, to].into_iter().flat_map(|edition| change.provision.articles(edition))
    });
    let footnote = provision::footnote(numbers, &audience.words);
    let text = format!("{new}{gone}{otherwise}{renumbered}{same}\n{footnote}");
    Answer::new(Exit::Yes, text, &facts)
}

/// A heading and its lines; empty if there are none.
fn section(
    audience: &Audience,
    title: Key,
    edition: Edition,
    changes: &[Change],
    line: impl Fn(&Change) -> String,
) -> String {
    if changes.is_empty() {
        return String::new();
    }
    let year = edition.to_string();
    let with = [("edition", year.into()), ("count", changes.len().into())];
    let title = audience.color_mode.strong(&audience.words.say(title, with));
    let lines: String = changes.iter().map(line).collect();
    format!("{title}\n{lines}\n")
}

fn articles(change: &Change, edition: Edition, words: &Localizer) -> String {
    provision::join_articles(change.provision.articles(edition), words)
}

fn compare(from: Edition, to: Edition, words: &Localizer) -> Facts {
    let has = |provision: Provision, edition: Edition| edition.cite(provision).is_some();
    let later = |provision| if has(provision, to) { to } else { from };
    let was = |provision| {
        let was = words.provision(provision, from);
        let is_in_both = has(provision, from) && has(provision, to);
        (is_in_both && was != words.provision(provision, to)).then_some(was)
    };
    let change = |&provision: &Provision| Change {
        name: provision.name(),
        from_articles: json::articles(provision.articles(from)),
        to_articles: json::articles(provision.articles(to)),
        verified: [from, to]
            .into_iter()
            .flat_map(|edition| provision.articles(edition))
            .all(Article::is_verified),
        text: words.provision(provision, later(provision)),
        was: was(provision),
        provision,
    };
    let found = Differences::between(from, to, words);
    let list = |provisions: &[Provision]| provisions.iter().map(change).collect();
    Facts {
        from: from.into(),
        to: to.into(),
        new: list(&found.new),
        gone: list(&found.gone),
        changed: list(&found.changed),
        renumbered: list(&found.renumbered),
        same: found.same.len(),
    }
}
