//! Articles and provisions that are not there.

use adoube_laws::{Article, Edition};

use super::Report;
use adoube_record::i18n::{Key, Localizer};

pub(super) fn no_article(article: &Article, edition: Edition, words: &Localizer) -> Report {
    let year = edition.to_string();
    let with = [("edition", year.into()), ("article", words.article(article).into())];
    let mut report = Report::new("article", words.say(Key::ErrorNoArticle, with));
    let nearest = edition.nearest(article);
    report.candidates = nearest.iter().map(ToString::to_string).collect();
    let named: Vec<String> = nearest.iter().map(|article| words.article(article)).collect();
    let articles = ("articles", named.join(", ").into());
    report = report.help(words.say(Key::HelpNearestArticles, [articles]));
    let having = Edition::ALL.into_iter().filter(|other| other.provisions_at(article).count() > 0);
    let having: Vec<String> = having.map(|edition| edition.to_string()).collect();
    if having.is_empty() {
        return report;
    }
    report.help(words.say(Key::HelpArticleElsewhere, [("editions", having.join(", ").into())]))
}

pub(super) fn no_provision(text: &str, words: &Localizer) -> Report {
    Report::new("provision", words.say(Key::ErrorNoProvision, [("text", text.into())]))
        .help(words.say(Key::HelpLawSearch, [("text", text.into())]))
}
