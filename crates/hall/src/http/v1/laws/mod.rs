//! Lookup in the Laws: editions, articles, comparison, search, glossary, and cases. All of it is public, and
//! depends only on the language.

pub(super) mod articles;
mod case_run;
pub(super) mod cases;
pub(super) mod compare;
pub(super) mod editions;
pub(super) mod examples;
pub(super) mod glossary;
pub(super) mod presets;
mod provision;
pub(super) mod regulations;
pub(super) mod search;

use adoube_laws::Edition;
use axum::{Json, http::HeaderName};

use crate::http::shared::{
    answers::CACHEABLE,
    problem::{ApiError, NoSuchLaw},
};

/// A cacheable response: it changes only with the version of the program.
type Cached<T> = ([(HeaderName, &'static str); 2], Json<T>);

const fn cached<T>(answer: T) -> Cached<T> {
    (CACHEABLE, Json(answer))
}

/// Parses the edition in a path.
fn edition(year: &str) -> Result<Edition, ApiError> {
    year.parse().map_err(|_| ApiError::Law(NoSuchLaw::Edition(year.to_owned())))
}

/// Returns the requested edition, or the newest.
fn edition_or_newest(year: Option<&str>) -> Result<Edition, ApiError> {
    year.map_or(Ok(Edition::NEWEST), edition)
}
