//! Runs a case sent by the client.

use std::time::{Duration, Instant};

use adoube_chess::notation::Language;
use adoube_laws::{
    Edition,
    case::{Case, Run},
};
use axum::{Json, extract::State};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{case_run::CaseResponse, edition};
use crate::{
    http::shared::{
        Authorized, SharedState,
        extract::ApiJson,
        in_words,
        problem::{ApiError, ProblemBody},
    },
    permission::Enter,
};

/// A case to run.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Tried)]
pub(in crate::http) struct RunCaseRequest {
    /// The text of a case file.
    text: String,
    /// The year of the edition; by default the newest that the case names.
    edition: Option<String>,
}

/// The maximum length of the text, in bytes: several times the longest case of the specification.
const MAX_LENGTH: usize = 16 << 10;
/// The maximum number of half-moves in the game of a case: more than in any serious game ever played.
const MAX_PLIES: u32 = 600;
/// The processor time of a case. Without optimisation everything takes longer.
const BUDGET: Duration = Duration::from_millis(if cfg!(debug_assertions) { 500 } else { 40 });

/// Runs a case and reports it line by line; syntax errors have their place. Nothing is stored.
#[utoipa::path(post, path = "/v1/laws/cases", tag = "laws",
    request_body = RunCaseRequest,
    responses((status = 200, body = CaseResponse), (status = 400, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 408, body = ProblemBody), (status = 413, body = ProblemBody)))]
pub(in crate::http) async fn play(
    State(app): State<SharedState>,
    caller: Authorized<Enter>,
    ApiJson(tried): ApiJson<RunCaseRequest>,
) -> Result<Json<CaseResponse>, ApiError> {
    if tried.text.len() > MAX_LENGTH {
        return Err(ApiError::TooLarge);
    }
    let under = tried.edition.as_deref().map(edition).transpose()?;
    let language = caller.language;
    app.work.run(move || run_case(&tried.text, under, language)).await?.map(Json)
}

/// Returns how much processor time this thread has used; where the system does not tell, the time that passed.
#[cfg(unix)]
fn time_used(_: Instant) -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(time).unwrap_or(Duration::MAX)
}

#[cfg(not(unix))]
fn time_used(since: Instant) -> Duration {
    since.elapsed()
}

fn run_case(
    text: &str,
    under: Option<Edition>,
    language: Language,
) -> Result<CaseResponse, ApiError> {
    let begun = Instant::now();
    let used = time_used(begun);
    let case = match Case::read(text) {
        Ok(case) => case,
        Err(faults) => {
            return Ok(in_words(language, |words| CaseResponse::unreadable(&faults, words)));
        }
    };
    let newest = case.editions().iter().copied().max();
    let edition = under.or(newest).unwrap_or(Edition::NEWEST_COMPLETE);
    let goes_on = |run: &Run| {
        run.table.history().plies().0 <= MAX_PLIES && time_used(begun).saturating_sub(used) < BUDGET
    };
    match case.run_while(edition, &goes_on) {
        Ok(run) if !run.is_whole => Err(ApiError::TooSlow),
        Ok(run) => Ok(in_words(language, |words| CaseResponse::new(&case, &run, words))),
        Err(error) => {
            Ok(in_words(language, |words| CaseResponse::impossible(&case, edition, &error, words)))
        }
    }
}
