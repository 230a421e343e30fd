//! Example cases.

use std::sync::OnceLock;

use adoube_chess::notation::Language;
use adoube_laws::{Edition, Provision, case::Case};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{Cached, cached, edition_or_newest};
use crate::{
    http::shared::{
        Authorized,
        extract::ApiQuery,
        problem::{ApiError, NoSuchLaw, ProblemBody},
    },
    permission::Enter,
};

/// Which cases to list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(in crate::http) struct ExamplesQuery {
    /// Only cases that cite the provision with this name.
    citing: Option<String>,
    /// The year of the edition under which they cite it; by default the newest.
    edition: Option<String>,
}

/// A case of the specification.
#[derive(Clone, Serialize, ToSchema)]
pub(in crate::http) struct Example {
    /// A stable identifier.
    pub name: &'static str,
    /// Its text, in the caller's language.
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

/// Short cases that each show a different subject: names and English texts.
const EXAMPLES: [(&str, &str); 6] = examples! {
    "not-pressed-yet" in "7-irregularities",
    "knights-out-and-home" in "9-draws",
    "dead" in "5-ending",
    "a-phone-that-is-on" in "11-conduct",
    "castling-illegal-rook-bound" in "4-touch",
    "own-flag" in "6-clock",
};

/// Lists example cases of the specification.
#[utoipa::path(get, path = "/v1/laws/cases/examples", tag = "laws",
    params(ExamplesQuery),
    responses((status = 200, body = [Example]), (status = 404, body = ProblemBody)))]
pub(in crate::http) async fn list(
    caller: Authorized<Enter>,
    ApiQuery(ExamplesQuery { citing, edition }): ApiQuery<ExamplesQuery>,
) -> Result<Cached<Vec<Example>>, ApiError> {
    let examples = in_language(caller.language);
    let Some(name) = citing else { return Ok(cached(examples.to_vec())) };
    let unknown = || ApiError::Law(NoSuchLaw::Provision(name.clone()));
    let provision = Provision::from_name(&name).ok_or_else(unknown)?;
    let edition = edition_or_newest(edition.as_deref())?;
    let names: Vec<&str> = EXAMPLES
        .iter()
        .filter(|(_, text)| cites(text, provision, edition))
        .map(|own| own.0)
        .collect();
    Ok(cached(examples.iter().filter(|own| names.contains(&own.name)).cloned().collect()))
}

/// Whether a case cites a provision under an edition.
fn cites(text: &str, provision: Provision, edition: Edition) -> bool {
    let Ok(case) = Case::read(text) else { return false };
    let is_cited = |run: adoube_laws::case::Run| {
        run.decided.iter().any(|citation| citation.provision() == provision)
    };
    case.editions().contains(&edition) && case.run(edition).is_ok_and(is_cited)
}

/// Returns the examples in a language, translated once.
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
