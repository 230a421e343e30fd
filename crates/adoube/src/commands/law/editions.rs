//! `adoube law --editions`.
//!
//! JSON: `{"editions": [{"edition", "in-force", "complete", "provisions", "unverified", "known"}]}`: the first day on which
//! it was in force, whether every article was read in full, how many provisions it has, how many of its numbers were not
//! read in the edition itself, and from what it is known.

use adoube_laws::{Article, Edition, Provision};
use serde::Serialize;

use crate::answer::{Answer, Audience, Exit};
use adoube_record::i18n::{Key, Localizer};

#[derive(Serialize)]
struct Facts {
    editions: Vec<EditionFacts>,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct EditionFacts {
    edition: String,
    in_force: String,
    complete: bool,
    provisions: usize,
    unverified: usize,
    known: String,
}

impl EditionFacts {
    fn of(edition: Edition, words: &Localizer) -> Self {
        let has = |provision: &&Provision| edition.cite(**provision).is_some();
        let articles = edition.articles();
        let is_unverified = |article: &&&Article| !article.is_verified();
        Self {
            edition: edition.to_string(),
            in_force: edition.in_force().to_string(),
            complete: Edition::COMPLETE.contains(&edition),
            provisions: Provision::ALL.iter().filter(has).count(),
            unverified: articles.iter().filter(is_unverified).count(),
            known: words.say(Key::EditionKnown, [("edition", edition.year().into())]),
        }
    }

    fn paragraph(&self, audience: &Audience) -> String {
        let with = [
            ("day", self.in_force.as_str().into()),
            ("complete", if self.complete { "yes" } else { "no" }.into()),
            ("provisions", self.provisions.into()),
            ("unverified", self.unverified.into()),
        ];
        let told = audience.words.say(Key::EditionListed, with);
        format!("{}  {told}\n  {}\n", audience.color_mode.strong(&self.edition), self.known)
    }
}

pub(super) fn run(audience: &Audience) -> Answer {
    let editions = Edition::ALL.map(|edition| EditionFacts::of(edition, &audience.words));
    let text: String = editions.iter().map(|edition| edition.paragraph(audience)).collect();
    Answer::new(Exit::Yes, text, &Facts { editions: editions.into() })
}
