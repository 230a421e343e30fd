//! `adoube law --editions`.

use adoube_laws::{Article, Edition, Provision};
use serde::Serialize;

use crate::{
    answer::{Answer, Audience, Exit},
    json,
};
use adoube_record::i18n::{Key, Localizer};

/// All editions, with `--editions`.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts {
    /// The editions, oldest first.
    editions: Vec<EditionFacts>,
}

/// An edition.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct EditionFacts {
    /// Its year.
    edition: json::Edition,
    /// The first day on which it was in force.
    in_force: String,
    /// Whether every article was read in full.
    complete: bool,
    /// How many provisions it has.
    provisions: usize,
    /// The number of articles that were not verified in the edition itself.
    unverified: usize,
    /// The source, as a sentence.
    known: String,
}

impl EditionFacts {
    fn new(edition: Edition, words: &Localizer) -> Self {
        let has = |provision: &&Provision| edition.cite(**provision).is_some();
        let articles = edition.articles();
        let is_unverified = |article: &&&Article| !article.is_verified();
        Self {
            edition: edition.into(),
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
        let rendered = audience.words.say(Key::EditionListed, with);
        format!(
            "{}  {rendered}\n  {}\n",
            audience.color_mode.strong(self.edition.as_str()),
            self.known
        )
    }
}

pub(super) fn run(audience: &Audience) -> Answer {
    let editions = Edition::ALL.map(|edition| EditionFacts::new(edition, &audience.words));
    let text: String = editions.iter().map(|edition| edition.paragraph(audience)).collect();
    Answer::new(Exit::Yes, text, &Facts { editions: editions.into() })
}
