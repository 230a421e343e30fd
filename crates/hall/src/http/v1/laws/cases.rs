//! Playing a case that the client sends.

use std::time::{Duration, Instant};

use adoube_chess::notation::Language;
use adoube_laws::{
    Edition,
    case::{Case, Run},
};
use axum::Json;
use serde::Deserialize;
use tokio::{sync::Semaphore, task::spawn_blocking, time::timeout};
use utoipa::ToSchema;

use super::{edition, story::CaseResponse};
use crate::{
    http::shared::{
        Authorized,
        extract::ApiJson,
        in_words,
        problem::{ApiError, ProblemBody},
    },
    permission::Enter,
};

/// A case to be played.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct Tried {
    /// The text, as a case file has it.
    text: String,
    /// The year of the edition; else the newest that the case names.
    edition: Option<String>,
}

/// The longest text, in bytes: several times the longest case of the specification.
const LONGEST: usize = 16 << 10;
/// Half-moves that a game of a case may have: more than any that was ever played in earnest.
const MOST_PLIES: u32 = 600;
/// The timeout of a case.
const PATIENCE: Duration = Duration::from_secs(5);

/// How many are played at once: they are for one reader, and the games of the hall come first.
static PLACES: Semaphore = Semaphore::const_new(2);

/// Plays a case and tells it line by line; what cannot be read comes with its place. Nothing of it is kept.
#[utoipa::path(post, path = "/v1/laws/cases", tag = "laws",
    request_body = Tried,
    responses((status = 200, body = CaseResponse), (status = 400, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 408, body = ProblemBody), (status = 413, body = ProblemBody)))]
pub(in crate::http) async fn play(
    caller: Authorized<Enter>,
    ApiJson(tried): ApiJson<Tried>,
) -> Result<Json<CaseResponse>, ApiError> {
    if tried.text.len() > LONGEST {
        return Err(ApiError::TooLarge);
    }
    let under = tried.edition.as_deref().map(edition).transpose()?;
    let language = caller.language;
    let played = async {
        let place = PLACES.acquire().await.map_err(|_| ApiError::Closing)?;
        let work = spawn_blocking(move || {
            // Held until the work ends, even if the client has gone.
            let _place = place;
            told(&tried.text, under, language)
        });
        work.await.map_err(|_| ApiError::Broken)?
    };
    timeout(2 * PATIENCE, played).await.map_err(|_| ApiError::TooSlow)?.map(Json)
}

fn told(text: &str, under: Option<Edition>, language: Language) -> Result<CaseResponse, ApiError> {
    let case = match Case::read(text) {
        Ok(case) => case,
        Err(faults) => {
            return Ok(in_words(language, |words| CaseResponse::unreadable(&faults, words)));
        }
    };
    let newest = case.editions().iter().copied().max();
    let edition = under.or(newest).unwrap_or(Edition::NEWEST_COMPLETE);
    let begun = Instant::now();
    let goes_on =
        |run: &Run| run.table.history().plies().0 <= MOST_PLIES && begun.elapsed() < PATIENCE;
    match case.run_while(edition, &goes_on) {
        Ok(run) if !run.is_whole => Err(ApiError::TooSlow),
        Ok(run) => Ok(in_words(language, |words| CaseResponse::of(&case, &run, words))),
        Err(error) => {
            Ok(in_words(language, |words| CaseResponse::impossible(&case, edition, &error, words)))
        }
    }
}
