//! Archiving competitions, and deleting them.

use axum::{extract::State, http::StatusCode};
use serde::Deserialize;
use utoipa::ToSchema;

use super::competitions::change;
use crate::{
    competition,
    http::shared::{
        Authorized, SharedState,
        extract::{ApiJson, ApiPath},
        problem::{ApiError, ProblemBody},
    },
    ids::CompetitionId,
    permission::{ArchiveCompetition, DeleteCompetition},
};

/// The confirmation of a deletion.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Deletion {
    /// The name of the competition.
    pub name: String,
}

/// Puts a competition away: it is no longer listed, and can still be read by its address.
#[utoipa::path(put, path = "/v1/competitions/{id}/archived", tag = "competitions",
    params(("id" = String, Path, description = "The competition.")),
    responses((status = 204), (status = 404, body = ProblemBody)))]
pub(super) async fn archive(
    State(app): State<SharedState>,
    caller: Authorized<ArchiveCompetition>,
    ApiPath(id): ApiPath<CompetitionId>,
) -> Result<StatusCode, ApiError> {
    caller.enter(&app, id)?;
    change(&app, &caller, id, |before| competition::archive(before, true)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lists a competition again that was put away.
#[utoipa::path(delete, path = "/v1/competitions/{id}/archived", tag = "competitions",
    params(("id" = String, Path, description = "The competition.")),
    responses((status = 204), (status = 404, body = ProblemBody)))]
pub(super) async fn unarchive(
    State(app): State<SharedState>,
    caller: Authorized<ArchiveCompetition>,
    ApiPath(id): ApiPath<CompetitionId>,
) -> Result<StatusCode, ApiError> {
    caller.enter(&app, id)?;
    change(&app, &caller, id, |before| competition::archive(before, false)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Deletes a competition for ever, with all personal data of its players; its name confirms it.
#[utoipa::path(post, path = "/v1/competitions/{id}/deletion", tag = "competitions", request_body = Deletion,
    params(("id" = String, Path, description = "The competition.")),
    responses((status = 204), (status = 404, body = ProblemBody), (status = 410, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn delete(
    State(app): State<SharedState>,
    caller: Authorized<DeleteCompetition>,
    ApiPath(id): ApiPath<CompetitionId>,
    ApiJson(Deletion { name }): ApiJson<Deletion>,
) -> Result<StatusCode, ApiError> {
    caller.enter(&app, id)?;
    change(&app, &caller, id, |before| competition::delete(before, &name)).await?;
    app.hall.destroy_ended(id).await?;
    app.hall.notify_withdrawn(id);
    Ok(StatusCode::NO_CONTENT)
}
