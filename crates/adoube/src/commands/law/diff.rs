//! `adoube law diff FROM TO`.
//!
//! JSON: `{"from", "to", "new", "gone", "changed", "renumbered", "same"}`: lists of `{"name", "from", "to", "verified",
//! "text", "was"}`, where `from` and `to` are the articles in either edition, `text` what the later of the two says that
//! have it and `was`, of what has changed, what the one says; and the number of provisions that did not change at all.

use adoube_laws::{Article, Edition, Provision};
use clap::Args;
use serde::Serialize;

use super::provision;
use crate::{
    answer::{Answer, Audience, Exit},
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

#[derive(Serialize)]
struct Facts {
    from: String,
    to: String,
    new: Vec<Change>,
    gone: Vec<Change>,
    changed: Vec<Change>,
    renumbered: Vec<Change>,
    same: usize,
}

/// One provision in two editions.
#[derive(Serialize)]
struct Change {
    name: &'static str,
    from: Vec<String>,
    to: Vec<String>,
    /// Whether all these numbers were read in their editions.
    verified: bool,
    text: String,
    /// What it said, if that is something else.
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
        let told = change.was.as_deref().unwrap_or_default();
        format!("{numbers}  {}\n  {from}: {told}\n  {to}: {}\n", change.name, change.text)
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

/// A heading and its lines; nothing if there are none.
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
        from: provision::labels(provision.articles(from)),
        to: provision::labels(provision.articles(to)),
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
        from: from.to_string(),
        to: to.to_string(),
        new: list(&found.new),
        gone: list(&found.gone),
        changed: list(&found.changed),
        renumbered: list(&found.renumbered),
        same: found.same.len(),
    }
}
