//! The editions of the Laws and their chapters.

use adoube_laws::{Chapter, Edition};
use adoube_record::i18n::{Key, Localizer};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Cached, cached};
use crate::{
    http::shared::{Authorized, in_words},
    permission::Enter,
};

/// An edition of the Laws.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(in crate::http) struct EditionResponse {
    /// The year that names it.
    pub edition: String,
    /// The first day on which it was in force, such as `2017-07-01`.
    pub in_force: String,
    /// Whether every article was read in full; otherwise only its known changes are included.
    pub complete: bool,
    /// The sources of its text, in the caller's language.
    pub known: String,
    /// The number of its provisions.
    pub provisions: usize,
    /// Its chapters, in order.
    pub chapters: Vec<ChapterResponse>,
}

/// A chapter: the articles under one first number or letter.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct ChapterResponse {
    /// Its number or letter.
    pub number: String,
    /// Its subject, as a stable identifier.
    pub subject: &'static str,
    /// Its title, in the caller's language.
    pub title: String,
}

impl ChapterResponse {
    pub(super) fn new(chapter: &Chapter, words: &Localizer) -> Self {
        let subject = chapter.subject.name();
        Self {
            number: chapter.number.to_string(),
            subject,
            title: words.say(Key::ChapterTitle, [("subject", subject.into())]),
        }
    }
}

/// Lists the editions of the Laws with their chapters, the oldest first.
#[utoipa::path(get, path = "/v1/laws", tag = "laws",
    responses((status = 200, body = [EditionResponse])))]
pub(in crate::http) async fn list(caller: Authorized<Enter>) -> Cached<Vec<EditionResponse>> {
    let seen = |edition: Edition, words: &Localizer| EditionResponse {
        edition: edition.to_string(),
        in_force: edition.in_force().to_string(),
        complete: Edition::COMPLETE.contains(&edition),
        known: words.say(Key::EditionKnown, [("edition", edition.year().into())]),
        provisions: adoube_laws::Provision::ALL
            .iter()
            .filter(|provision| edition.cite(**provision).is_some())
            .count(),
        chapters: edition.chapters().iter().map(|own| ChapterResponse::new(own, words)).collect(),
    };
    cached(in_words(caller.language, |words| {
        Edition::ALL.into_iter().map(|edition| seen(edition, words)).collect()
    }))
}
