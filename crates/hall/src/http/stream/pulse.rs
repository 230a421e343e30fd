//! Round-trip times. The hall measures them; clients cannot report times, and no clock depends on them.

use adoube_laws::table::Viewer;
use axum::{Json, extract::State, http::StatusCode};

use crate::{
    http::shared::{
        Authorized, SharedState,
        extract::ApiPath,
        problem::{ApiError, ProblemBody},
        pulses::LagResponse,
    },
    ids::GameId,
    permission::{Enter, ReadLog},
};

/// Sends a pulse back.
#[utoipa::path(post, path = "/v1/pulses/{nonce}", tag = "games",
    params(("nonce" = String, Path, description = "The nonce of the pulse.")),
    responses((status = 204), (status = 404, body = ProblemBody)))]
pub(in crate::http) async fn answer(
    State(app): State<SharedState>,
    caller: Authorized<Enter>,
    ApiPath(nonce): ApiPath<String>,
) -> Result<StatusCode, ApiError> {
    let reply = app.pulses.record_reply(&nonce, &caller, app.hall.now());
    if let Some((game, Viewer::Player(by))) = reply.ok_or(ApiError::NotFound)?.of {
        app.connections.note_message(game, by);
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Returns the round-trip times of the players, for the arbiter.
#[utoipa::path(get, path = "/v1/games/{id}/lag", tag = "games",
    params(("id" = String, Path, description = "The game.")),
    responses((status = 200, body = [LagResponse]), (status = 403, body = ProblemBody)))]
pub(in crate::http) async fn lag(
    State(app): State<SharedState>,
    caller: Authorized<ReadLog>,
    ApiPath(id): ApiPath<GameId>,
) -> Result<Json<Vec<LagResponse>>, ApiError> {
    let _watching = caller.watch(&app, id).await?;
    Ok(Json(app.pulses.of_game(id)))
}
