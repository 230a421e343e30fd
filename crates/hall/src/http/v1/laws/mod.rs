//! The Laws to look into: editions, articles, comparison, search, glossary, and cases to try. All of it is open to
//! everybody, and the same for everybody who reads the same language.

pub(super) mod articles;
pub(super) mod cases;
pub(super) mod compare;
pub(super) mod editions;
pub(super) mod examples;
pub(super) mod glossary;
mod provision;
pub(super) mod search;
mod story;

use adoube_laws::Edition;
use axum::{Json, http::HeaderName, http::header};

use crate::http::shared::problem::{ApiError, NoSuchLaw};

/// An answer that may be kept on the way: it changes only with the program.
type Cached<T> = ([(HeaderName, &'static str); 2], Json<T>);

const fn cached<T>(answer: T) -> Cached<T> {
    let headers = [
        (header::CACHE_CONTROL, "public, max-age=600"),
        // Who has chosen a language on a page says so by a cookie.
        (header::VARY, "accept-language, cookie"),
    ];
    (headers, Json(answer))
}

/// The edition that an address names.
fn edition(year: &str) -> Result<Edition, ApiError> {
    year.parse().map_err(|_| ApiError::Law(NoSuchLaw::Edition(year.to_owned())))
}

/// The edition that was asked for, else the newest.
fn edition_or_newest(year: Option<&str>) -> Result<Edition, ApiError> {
    year.map_or(Ok(Edition::NEWEST), edition)
}
