//! `adoube law ARTICLE` and `adoube law NAME`.
//!
//! JSON: `{"edition", "query", "provisions", "parts"}`, each provision as `{"name", "kind", "articles", "text",
//! "editions": [{"edition", "articles", "verified"}]}`; `parts` are the articles below this one.

use adoube_laws::{Article, Edition, Provision};
use clap::Args;
use serde::Serialize;

use super::{InEdition, provision};
use crate::{
    answer::{Answer, Exit, Reader},
    problem::Problem,
};
use adoube_record::words::Key;

/// What is looked up.
#[derive(Args, Debug)]
pub(super) struct Asked {
    /// The number of an article (9.5.3, 9.5b, A.4.2, Preface), or the name of a provision
    #[arg(required = true, num_args = 1.., value_name = "ARTICLE|NAME")]
    what: Vec<String>,
    #[command(flatten)]
    edition: InEdition,
}

#[derive(Serialize)]
struct Facts {
    edition: String,
    query: String,
    provisions: Vec<provision::Facts>,
    parts: Vec<String>,
}

/// What was asked for.
struct Found {
    provisions: Vec<Provision>,
    /// The articles below the one that was asked for.
    parts: Vec<&'static Article>,
}

pub(super) fn run(options: &Asked, reader: &Reader) -> Result<Answer, Problem> {
    let (edition, words) = (options.edition.chosen(), &reader.words);
    let query = options.what.join(" ");
    let found = find(&query, edition)?;
    let paragraphs: Vec<String> = found
        .provisions
        .iter()
        .map(|&provision| provision::paragraph(provision, edition, reader))
        .collect();
    let mut text = paragraphs.join("\n");
    let parts: Vec<String> = found.parts.iter().map(ToString::to_string).collect();
    if !parts.is_empty() {
        let parts = words.say(Key::ArticleParts, [("articles", parts.join(", ").into())]);
        text = format!("{text}\n{parts}\n");
    }
    let numbers = found.provisions.iter().flat_map(|provision| {
        Edition::ALL.into_iter().flat_map(|edition| provision.articles(edition))
    });
    text += &provision::footnote(numbers, words);
    let facts = Facts {
        edition: edition.to_string(),
        query,
        provisions: found
            .provisions
            .iter()
            .map(|&provision| provision::Facts::of(provision, edition, words))
            .collect(),
        parts,
    };
    Ok(Answer::new(Exit::Yes, text, &facts))
}

/// The provision with this name, or those at this article, or, if the number stands for a whole section,
/// those in its parts.
fn find(query: &str, edition: Edition) -> Result<Found, Problem> {
    if let Some(named) = Provision::from_name(query) {
        return Ok(Found { provisions: vec![named], parts: Vec::new() });
    }
    let Ok(article) = query.parse::<Article>() else {
        return Err(Problem::NoProvision { text: query.to_owned() });
    };
    let Some(found) = edition.look_up(&article) else {
        return Err(Problem::NoArticle { article, edition });
    };
    let adoube_laws::Found { provisions: at, parts } = found;
    if !at.is_empty() {
        return Ok(Found { provisions: at, parts });
    }
    let mut provisions = Vec::new();
    for provision in parts.iter().flat_map(|part| edition.provisions_at(part)) {
        if !provisions.contains(&provision) {
            provisions.push(provision);
        }
    }
    Ok(Found { provisions, parts: Vec::new() })
}
