//! Articles and provisions that are not there.

use adoube_laws::{Article, Edition};

use super::Report;
use adoube_record::words::{Key, Words};

/// As many articles as a person wants to choose from.
const SHOWN: usize = 5;

pub(super) fn no_article(article: &Article, edition: Edition, words: &Words) -> Report {
    let year = edition.to_string();
    let with = [("edition", year.into()), ("article", article.to_string().into())];
    let mut report = Report::new("article", words.say(Key::ErrorNoArticle, with));
    report.candidates = nearest(article, edition);
    let articles = report.candidates.join(", ");
    report = report.help(words.say(Key::HelpNearestArticles, [("articles", articles.into())]));
    let having = Edition::ALL.into_iter().filter(|other| other.provisions_at(article).count() > 0);
    let having: Vec<String> = having.map(|edition| edition.to_string()).collect();
    if having.is_empty() {
        return report;
    }
    report.help(words.say(Key::HelpArticleElsewhere, [("editions", having.join(", ").into())]))
}

/// The articles that have most of their beginning in common with this one, and of these the nearest, in order.
fn nearest(wanted: &Article, edition: Edition) -> Vec<String> {
    let articles = edition.articles();
    let place = articles.partition_point(|&article| article < wanted);
    let shared = |article: &Article| article.shared_parts(wanted);
    let most = articles.iter().map(|article| shared(article)).max();
    let mut near: Vec<(usize, &Article)> = articles
        .into_iter()
        .enumerate()
        .filter(|(_, article)| Some(shared(article)) == most)
        .collect();
    near.sort_by_key(|(at, _)| at.abs_diff(place));
    near.truncate(SHOWN);
    near.sort_by_key(|(at, _)| *at);
    near.into_iter().map(|(_, article)| article.to_string()).collect()
}

pub(super) fn no_provision(text: &str, words: &Words) -> Report {
    Report::new("provision", words.say(Key::ErrorNoProvision, [("text", text.into())]))
        .help(words.say(Key::HelpLawSearch, [("text", text.into())]))
}
