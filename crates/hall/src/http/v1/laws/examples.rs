//! Cases to begin from.

use std::sync::OnceLock;

use adoube_chess::notation::Language;
use adoube_laws::case::Case;
use serde::Serialize;
use utoipa::ToSchema;

use super::{Cached, cached};
use crate::{http::shared::Authorized, permission::Enter};

/// A case of the specification.
#[derive(Clone, Serialize, ToSchema)]
pub(in crate::http) struct Example {
    /// A name that stays.
    pub name: &'static str,
    /// Its text, in the language of the caller.
    pub text: String,
}

macro_rules! examples {
    ($($name:literal in $folder:literal,)*) => {
        [$((
            $name,
            include_str!(concat!("../../../../cases/", $folder, "/", $name, ".case")),
        )),*]
    };
}

/// Short ones that each show something else: names and English texts.
const EXAMPLES: [(&str, &str); 6] = examples! {
    "not-pressed-yet" in "7-irregularities",
    "knights-out-and-home" in "9-draws",
    "dead" in "5-ending",
    "a-phone-that-is-on" in "11-conduct",
    "castling-illegal-rook-bound" in "4-touch",
    "own-flag" in "6-clock",
};

/// Cases of the specification to begin from.
#[utoipa::path(get, path = "/v1/laws/cases/examples", tag = "laws",
    responses((status = 200, body = [Example])))]
pub(in crate::http) async fn list(caller: Authorized<Enter>) -> Cached<Vec<Example>> {
    cached(in_language(caller.language).to_vec())
}

/// The examples in a language, translated once.
fn in_language(language: Language) -> &'static [Example] {
    static TRANSLATED: [OnceLock<Vec<Example>>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    let translated = |(name, english): (&'static str, &'static str)| {
        let text = match Case::read(english) {
            Ok(case) if case.language() != language => case.translate(language),
            _ => english.to_owned(),
        };
        Example { name, text }
    };
    let place = Language::ALL.into_iter().position(|known| known == language);
    let kept = place.and_then(|place| TRANSLATED.get(place));
    kept.map_or(&[][..], |kept| kept.get_or_init(|| EXAMPLES.map(translated).to_vec()))
}
