//! `adoube law ARTICLE` and `adoube law NAME`, one or several.

use adoube_laws::{Article, Edition, Provision};
use clap::Args;
use serde::Serialize;

use super::{
    EditionOptions,
    provision::{self, ProvisionFacts},
};
use crate::{
    answer::{Answer, Audience, Exit},
    json,
    problem::Problem,
};
use adoube_record::i18n::Key;

/// The articles and provisions to look up.
#[derive(Args, Debug)]
pub(super) struct LookupOptions {
    #[arg(required_unless_present = "editions", num_args = 1.., value_name = "ARTICLE|NAME")]
    what: Vec<String>,
    #[command(flatten)]
    edition: EditionOptions,
    #[arg(long, conflicts_with_all = ["what", "edition", "on"])]
    pub(super) editions: bool,
}

/// The content of articles or provisions.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts {
    /// The edition of the article numbers.
    edition: json::Edition,
    /// The query.
    query: String,
    /// The provisions.
    provisions: Vec<ProvisionFacts>,
    /// The articles below these.
    parts: Vec<String>,
}

/// The result of a lookup.
struct LookupResult {
    provisions: Vec<Provision>,
    /// The articles below the one that was looked up.
    parts: Vec<&'static Article>,
}

pub(super) fn run(options: &LookupOptions, audience: &Audience) -> Result<Answer, Problem> {
    let (edition, words) = (options.edition.edition_or_current(), &audience.words);
    let query = options.what.join(" ");
    let found = find_all(&query, edition)?;
    let with_history = options.edition.edition().is_none();
    let paragraphs: Vec<String> = found
        .provisions
        .iter()
        .map(|&provision| provision::paragraph(provision, edition, with_history, audience))
        .collect();
    let mut text = paragraphs.join("\n");
    if with_history {
        let with = [("edition", edition.to_string().into())];
        text = format!("{}\n\n{text}", words.say(Key::LawsInForce, with));
    }
    let parts = json::articles(found.parts.iter().copied());
    if !parts.is_empty() {
        let named: Vec<String> = found.parts.iter().map(|part| words.article(part)).collect();
        let parts = words.say(Key::ArticleParts, [("articles", named.join(", ").into())]);
        text = format!("{text}\n{parts}\n");
    }
    let numbers = found.provisions.iter().flat_map(|provision| {
        Edition::ALL.into_iter().flat_map(|edition| provision.articles(edition))
    });
    text += &provision::footnote(numbers, words);
    let facts = Facts {
        edition: edition.into(),
        query,
        provisions: found
            .provisions
            .iter()
            .map(|&provision| ProvisionFacts::new(provision, edition, words))
            .collect(),
        parts,
    };
    Ok(Answer::new(Exit::Yes, text, &facts))
}

/// The results of several queries, each once.
fn find_all(text: &str, edition: Edition) -> Result<LookupResult, Problem> {
    let mut all = LookupResult { provisions: Vec::new(), parts: Vec::new() };
    for query in queries(text) {
        let LookupResult { provisions, parts } = find(&query, edition)?;
        for provision in provisions {
            if !all.provisions.contains(&provision) {
                all.provisions.push(provision);
            }
        }
        all.parts.extend(parts);
    }
    if all.provisions.is_empty() {
        return Err(Problem::NoProvision { text: text.to_owned() });
    }
    Ok(all)
}

/// The queries in a text: a number begins a new one if the one before has a number, and so does a name. A word that is
/// neither belongs to the one before, such as the `b` of `6.6 b`.
fn queries(text: &str) -> Vec<String> {
    let is_name = |text: &str| Provision::from_name(text).is_some();
    let has_digit = |text: &str| text.contains(|sign: char| sign.is_ascii_digit());
    let words = text.split(|sign: char| sign.is_whitespace() || ",;".contains(sign));
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    // Without a number it is a name of several words, or unknown.
    let is_one = !has_digit(text) && !words.iter().all(|word| is_name(word));
    if is_one || is_name(text) {
        return vec![text.to_owned()];
    }
    let mut all: Vec<Vec<&str>> = Vec::new();
    for word in words {
        let begins = all.last().is_none_or(|last| {
            let is_item = last.last().is_some_and(|before| !has_digit(before))
                && word.chars().all(|sign| sign.is_ascii_digit());
            let is_another_number = has_digit(word) && last.iter().any(|before| has_digit(before));
            is_another_number && !is_item || is_name(word) || is_name(&last.join(" "))
        });
        match all.last_mut() {
            Some(last) if !begins => last.push(word),
            _ => all.push(vec![word]),
        }
    }
    all.into_iter().map(|words| words.join(" ")).collect()
}

/// The provision with this name, or those at this article, or, if the number is that of a whole section,
/// those in its parts.
fn find(query: &str, edition: Edition) -> Result<LookupResult, Problem> {
    if let Some(named) = Provision::from_name(query) {
        return Ok(LookupResult { provisions: vec![named], parts: Vec::new() });
    }
    let Ok(article) = query.parse::<Article>() else {
        return Err(Problem::NoProvision { text: query.to_owned() });
    };
    let Some(found) = edition.look_up(&article) else {
        return Err(Problem::NoArticle { article, edition });
    };
    let adoube_laws::LookupResult { provisions: at, parts } = found;
    if !at.is_empty() {
        return Ok(LookupResult { provisions: at, parts });
    }
    let mut provisions = Vec::new();
    for provision in parts.iter().flat_map(|part| edition.provisions_at(part)) {
        if !provisions.contains(&provision) {
            provisions.push(provision);
        }
    }
    Ok(LookupResult { provisions, parts: Vec::new() })
}
