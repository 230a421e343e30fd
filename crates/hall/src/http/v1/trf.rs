//! Import and export of TRF, and rating lists.

use axum::{
    Json,
    body::Bytes,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Serialize;
use utoipa::ToSchema;

use super::competitions::change;
use crate::{
    competition::{ratings, swiss},
    http::shared::{
        Authorized, SharedState,
        extract::ApiPath,
        problem::{ApiError, ProblemBody},
        visible::Results,
    },
    ids::{CompetitionId, PlayerNo},
    permission::{EnterPlayers, Look, Pair, Permission},
};

/// The result of applying a rating list.
#[derive(Serialize, ToSchema)]
pub(super) struct RatingsResponse {
    /// The players who were found on it.
    pub found: Vec<PlayerNo>,
    /// The players who were not found, or whose names are ambiguous.
    pub missing: Vec<PlayerNo>,
}

/// Exports the competition as a FIDE tournament report file (TRF26), with the results that the caller may
/// know.
#[utoipa::path(get, path = "/v1/competitions/{id}/trf", tag = "export",
    params(("id" = String, Path, description = "The competition.")),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = ProblemBody)))]
pub(super) async fn export(
    State(app): State<SharedState>,
    caller: Authorized<Look>,
    ApiPath(id): ApiPath<CompetitionId>,
) -> Result<Response, ApiError> {
    let competition = caller.enter(&app, id)?;
    let state = &competition.state;
    let results = Results::known_to(&app, &caller, id, state).await?;
    let knows_all = caller.is_allowed(Permission::EnterPlayers, id, state);
    let text = swiss::export(state, |game| results.get(*game), knows_all);
    let name = format!("attachment; filename=\"{id}.trf\"");
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}

/// Imports players, pairings, results and arrangements from a TRF file into a competition that has none yet.
/// The number of rounds and the acceleration become those of the file.
#[utoipa::path(post, path = "/v1/competitions/{id}/trf", tag = "players",
    params(("id" = String, Path, description = "The competition.")),
    request_body(content = String, content_type = "text/plain"),
    responses((status = 204), (status = 422, body = ProblemBody)))]
pub(super) async fn import(
    State(app): State<SharedState>,
    caller: Authorized<Pair>,
    ApiPath(id): ApiPath<CompetitionId>,
    file: Bytes,
) -> Result<StatusCode, ApiError> {
    caller.enter(&app, id)?;
    let this_year = app.hall.this_year();
    change(&app, &caller, id, |before| swiss::import(before, &file, this_year)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Fills in player data from a rating list: FIDE's text or XML, or CSV.
#[utoipa::path(post, path = "/v1/competitions/{id}/ratings", tag = "players",
    params(("id" = String, Path, description = "The competition.")),
    request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = RatingsResponse), (status = 422, body = ProblemBody)))]
pub(super) async fn fill(
    State(app): State<SharedState>,
    caller: Authorized<EnterPlayers>,
    ApiPath(id): ApiPath<CompetitionId>,
    list: Bytes,
) -> Result<Json<RatingsResponse>, ApiError> {
    let before = caller.enter(&app, id)?;
    let this_year = app.hall.this_year();
    let filled = ratings::fill(&before.state, &list, this_year)?;
    change(&app, &caller, id, |before| Ok(ratings::fill(before, &list, this_year)?.facts)).await?;
    Ok(Json(RatingsResponse { found: filled.found, missing: filled.missing }))
}
