//! Arrangements of a Swiss: the start list, requested byes, and players who must not meet.

use axum::{Json, extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::competitions::change;
use crate::{
    competition::{self, Bye, Competition, ForbiddenGroup, Round},
    http::shared::{
        Authorized, SharedState,
        extract::{ApiJson, ApiPath},
        problem::{ApiError, ProblemBody},
    },
    ids::{CompetitionId, PlayerNo, RoundNo},
    permission::{EnterPlayers, Pair},
};

/// How the players are numbered.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) struct StartList {
    /// The players by rating, then by title, then by name; those without a rating last.
    pub by_rating: Vec<PlayerNo>,
    /// Whether they are numbered in this order.
    pub is_by_rating: bool,
    /// Whether the organiser has ordered them since the last entry.
    pub is_ordered: bool,
    /// Whether the numbers can still be changed: nothing is paired yet.
    pub can_change: bool,
}

/// A new order of the players.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewOrder {
    /// All players by their current numbers; none for the order by rating.
    #[serde(default)]
    pub order: Option<Vec<PlayerNo>>,
}

/// A bye that a player has requested.
#[derive(Serialize, ToSchema)]
pub(super) struct RequestedBye {
    /// The round.
    pub round: RoundNo,
    /// The player.
    pub player: PlayerNo,
    /// The kind of bye.
    pub bye: Bye,
}

/// The kind of a requested bye.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewRequest {
    /// A half-point, zero-point or full-point bye.
    pub bye: Bye,
}

fn start_list(competition: &Competition) -> StartList {
    let by_rating = competition::by_rating(competition);
    StartList {
        is_by_rating: by_rating.is_sorted(),
        is_ordered: competition.is_ordered(),
        can_change: !competition.rounds().values().any(Round::is_paired),
        by_rating,
    }
}

/// Returns how the players are numbered, and how they would be by rating.
#[utoipa::path(get, path = "/v1/competitions/{id}/start-list", tag = "players",
    params(("id" = String, Path, description = "The competition.")),
    responses((status = 200, body = StartList), (status = 404, body = ProblemBody)))]
pub(super) async fn read_start_list(
    State(app): State<SharedState>,
    caller: Authorized<EnterPlayers>,
    ApiPath(id): ApiPath<CompetitionId>,
) -> Result<Json<StartList>, ApiError> {
    Ok(Json(start_list(&caller.enter(&app, id)?.state)))
}

/// Renumbers the players before the first round, by rating or in a given order. Seats are updated.
#[utoipa::path(put, path = "/v1/competitions/{id}/start-list", tag = "players", request_body = NewOrder,
    params(("id" = String, Path, description = "The competition.")),
    responses((status = 200, body = StartList), (status = 422, body = ProblemBody)))]
pub(super) async fn set_start_list(
    State(app): State<SharedState>,
    caller: Authorized<EnterPlayers>,
    ApiPath(id): ApiPath<CompetitionId>,
    ApiJson(NewOrder { order }): ApiJson<NewOrder>,
) -> Result<Json<StartList>, ApiError> {
    caller.enter(&app, id)?;
    let decide = |before: &Competition| competition::order_players(before, order.as_deref());
    let after = change(&app, &caller, id, decide).await?;
    Ok(Json(start_list(&after.state)))
}

/// Lists the requested byes in rounds that are not paired yet.
#[utoipa::path(get, path = "/v1/competitions/{id}/requested-byes", tag = "rounds",
    params(("id" = String, Path, description = "The competition.")),
    responses((status = 200, body = [RequestedBye]), (status = 404, body = ProblemBody)))]
pub(super) async fn requested_byes(
    State(app): State<SharedState>,
    caller: Authorized<Pair>,
    ApiPath(id): ApiPath<CompetitionId>,
) -> Result<Json<Vec<RequestedBye>>, ApiError> {
    let competition = caller.enter(&app, id)?;
    let byes = competition.state.requested_byes();
    Ok(Json(byes.map(|(round, player, bye)| RequestedBye { round, player, bye }).collect()))
}

/// Records that a player will not play in a coming round of a Swiss.
#[utoipa::path(put, path = "/v1/competitions/{id}/rounds/{round}/requested-byes/{no}", tag = "rounds", request_body = NewRequest,
    params(("id" = String, Path, description = "The competition."), ("round" = u32, Path, description = "The round."),
        ("no" = u32, Path, description = "The player's number.")),
    responses((status = 204), (status = 422, body = ProblemBody)))]
pub(super) async fn request_bye(
    State(app): State<SharedState>,
    caller: Authorized<Pair>,
    ApiPath((id, round, no)): ApiPath<(CompetitionId, RoundNo, PlayerNo)>,
    ApiJson(NewRequest { bye }): ApiJson<NewRequest>,
) -> Result<StatusCode, ApiError> {
    caller.enter(&app, id)?;
    let decide = |before: &Competition| competition::request_bye(before, round, no, bye);
    change(&app, &caller, id, decide).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Cancels a requested bye.
#[utoipa::path(delete, path = "/v1/competitions/{id}/rounds/{round}/requested-byes/{no}", tag = "rounds",
    params(("id" = String, Path, description = "The competition."), ("round" = u32, Path, description = "The round."),
        ("no" = u32, Path, description = "The player's number.")),
    responses((status = 204), (status = 422, body = ProblemBody)))]
pub(super) async fn cancel_bye_request(
    State(app): State<SharedState>,
    caller: Authorized<Pair>,
    ApiPath((id, round, no)): ApiPath<(CompetitionId, RoundNo, PlayerNo)>,
) -> Result<StatusCode, ApiError> {
    caller.enter(&app, id)?;
    let decide = |before: &Competition| competition::cancel_bye_request(before, round, no);
    change(&app, &caller, id, decide).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lists the players who must not meet each other.
#[utoipa::path(get, path = "/v1/competitions/{id}/forbidden-pairings", tag = "rounds",
    params(("id" = String, Path, description = "The competition.")),
    responses((status = 200, body = [ForbiddenGroup]), (status = 404, body = ProblemBody)))]
pub(super) async fn forbidden_pairings(
    State(app): State<SharedState>,
    caller: Authorized<Pair>,
    ApiPath(id): ApiPath<CompetitionId>,
) -> Result<Json<Vec<ForbiddenGroup>>, ApiError> {
    Ok(Json(caller.enter(&app, id)?.state.forbidden().to_vec()))
}

/// Sets which players of a Swiss must not meet in coming rounds, replacing what was set before.
#[utoipa::path(put, path = "/v1/competitions/{id}/forbidden-pairings", tag = "rounds", request_body = [ForbiddenGroup],
    params(("id" = String, Path, description = "The competition.")),
    responses((status = 204), (status = 422, body = ProblemBody)))]
pub(super) async fn forbid_pairings(
    State(app): State<SharedState>,
    caller: Authorized<Pair>,
    ApiPath(id): ApiPath<CompetitionId>,
    ApiJson(groups): ApiJson<Vec<ForbiddenGroup>>,
) -> Result<StatusCode, ApiError> {
    caller.enter(&app, id)?;
    change(&app, &caller, id, |before| competition::forbid_pairings(before, &groups)).await?;
    Ok(StatusCode::NO_CONTENT)
}
