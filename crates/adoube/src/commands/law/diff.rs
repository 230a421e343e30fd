//! `adoube law diff FROM TO`.
//!
//! JSON: `{"from", "to", "new", "gone", "renumbered", "same"}`: lists of `{"name", "from", "to", "verified", "text"}`,
//! where `from` and `to` are the articles in either edition, and the number of provisions whose articles did not
//! change.

use adoube_laws::{Article, Edition, Provision};
use clap::Args;
use serde::Serialize;

use super::{EDITIONS, provision};
use crate::{
    answer::{Answer, Exit, Reader},
    args::one_of,
};
use adoube_record::words::{Key, Words};

/// Compare two editions: what is new, what is gone, what has another number.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  adoube law diff 2009 2017")]
pub(super) struct Options {
    /// The year of one edition
    #[arg(value_parser = one_of(EDITIONS))]
    from: Edition,
    /// The year of the other
    #[arg(value_parser = one_of(EDITIONS))]
    to: Edition,
}

#[derive(Serialize)]
struct Facts {
    from: String,
    to: String,
    new: Vec<Change>,
    gone: Vec<Change>,
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
    #[serde(skip)]
    provision: Provision,
}

pub(super) fn run(options: &Options, reader: &Reader) -> Answer {
    let facts = compare(options.from, options.to, &reader.words);
    let (from, to) = (options.from, options.to);
    let new = section(reader, Key::DiffNew, to, &facts.new, |change| {
        format!("{}  {}\n  {}\n", shown(change, to), change.name, change.text)
    });
    let gone = section(reader, Key::DiffGone, to, &facts.gone, |change| {
        format!("{}  {}\n  {}\n", shown(change, from), change.name, change.text)
    });
    let renumbered = section(reader, Key::DiffRenumbered, to, &facts.renumbered, |change| {
        format!("{} → {}  {}\n", shown(change, from), shown(change, to), change.name)
    });
    let same = reader.words.say(Key::DiffSame, [("count", facts.same.into())]);
    let changes = facts.new.iter().chain(&facts.gone).chain(&facts.renumbered);
    let numbers = changes.flat_map(|change| {
        [from, to].into_iter().flat_map(|edition| change.provision.articles(edition))
    });
    let footnote = provision::footnote(numbers, &reader.words);
    let text = format!("{new}{gone}{renumbered}{same}\n{footnote}");
    Answer::new(Exit::Yes, text, &facts)
}

/// A heading and its lines; nothing if there are none.
fn section(
    reader: &Reader,
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
    let title = reader.ink.strong(&reader.words.say(title, with));
    let lines: String = changes.iter().map(line).collect();
    format!("{title}\n{lines}\n")
}

fn shown(change: &Change, edition: Edition) -> String {
    provision::shown(change.provision.articles(edition))
}

fn compare(from: Edition, to: Edition, words: &Words) -> Facts {
    let change = |&provision: &Provision| Change {
        name: provision.name(),
        from: provision::labels(provision.articles(from)),
        to: provision::labels(provision.articles(to)),
        verified: [from, to]
            .into_iter()
            .flat_map(|edition| provision.articles(edition))
            .all(Article::is_verified),
        text: words.provision(provision),
        provision,
    };
    let has = |provision: &Provision, edition: Edition| edition.cite(*provision).is_some();
    // Compared by what is printed: the same parts with other dots are another number to a reader.
    let numbers = |provision: &Provision, edition| provision::labels(provision.articles(edition));
    let in_both: Vec<Provision> =
        Provision::ALL.iter().copied().filter(|p| has(p, from) && has(p, to)).collect();
    let (same, renumbered): (Vec<Provision>, Vec<Provision>) =
        in_both.into_iter().partition(|p| numbers(p, from) == numbers(p, to));
    let only = |one, other| -> Vec<Provision> {
        Provision::ALL.iter().copied().filter(|p| has(p, one) && !has(p, other)).collect()
    };
    let list = |mut provisions: Vec<Provision>, by: Edition| -> Vec<Change> {
        let first =
            |provision: &Provision| -> Option<&'static Article> { provision.articles(by).first() };
        provisions.sort_by(|one, other| first(one).cmp(&first(other)));
        provisions.iter().map(change).collect()
    };
    Facts {
        from: from.to_string(),
        to: to.to_string(),
        new: list(only(to, from), to),
        gone: list(only(from, to), from),
        renumbered: list(renumbered, from),
        same: same.len(),
    }
}
