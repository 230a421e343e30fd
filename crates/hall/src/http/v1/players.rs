//! The players of a competition.

use axum::{Json, extract::State, http::StatusCode};
use serde::Serialize;
use utoipa::ToSchema;

use super::competitions::change;
use crate::{
    competition::{self, Competition, Player},
    http::shared::{
        Authorized, Caller, SharedState,
        extract::{ApiJson, ApiPath, JsonOrCsv},
        problem::{ApiError, ProblemBody},
    },
    ids::{CompetitionId, PlayerNo},
    permission::{EnterPlayers, ErasePersonalData, Look, Permission},
};

/// A player of a competition.
#[derive(Serialize, ToSchema)]
pub(super) struct PlayerResponse {
    /// The player, with the same fields as in an entry.
    #[serde(flatten)]
    #[schema(value_type = Object)]
    pub player: Player,
    /// Whether the player has withdrawn.
    pub withdrawn: bool,
    /// Whether the personal data of the player was removed.
    pub erased: bool,
}

/// Returns all players. Private data is shown only to callers who may enter players.
fn all(competition: &Competition, caller: &Caller, id: CompetitionId) -> Vec<PlayerResponse> {
    let knows_all = caller.is_allowed(Permission::EnterPlayers, id, competition);
    let seen = |player: &Player| PlayerResponse {
        player: if knows_all { player.clone() } else { player.in_public() },
        withdrawn: competition.has_withdrawn(player.no),
        erased: competition.is_erased(player.no),
    };
    competition.players().map(seen).collect()
}

/// Lists the players, in the order of their numbers.
#[utoipa::path(get, path = "/v1/competitions/{id}/players", tag = "players",
    params(("id" = String, Path, description = "The competition.")),
    responses((status = 200, body = [PlayerResponse]), (status = 404, body = ProblemBody)))]
pub(super) async fn list(
    State(app): State<SharedState>,
    caller: Authorized<Look>,
    ApiPath(id): ApiPath<CompetitionId>,
) -> Result<Json<Vec<PlayerResponse>>, ApiError> {
    let competition = caller.enter(&app, id)?;
    Ok(Json(all(&competition.state, &caller, id)))
}

/// Enters players, all or none: as JSON or CSV.
#[utoipa::path(post, path = "/v1/competitions/{id}/players", tag = "players",
    params(("id" = String, Path, description = "The competition.")),
    request_body(content((Vec<Player> = "application/json"), (String = "text/csv"))),
    responses((status = 201, body = [PlayerResponse]), (status = 422, body = ProblemBody)))]
pub(super) async fn add(
    State(app): State<SharedState>,
    caller: Authorized<EnterPlayers>,
    ApiPath(id): ApiPath<CompetitionId>,
    listed: JsonOrCsv<Vec<Player>>,
) -> Result<(StatusCode, Json<Vec<PlayerResponse>>), ApiError> {
    caller.enter(&app, id)?;
    let this_year = app.hall.this_year();
    let decide = |before: &Competition| match &listed {
        JsonOrCsv::Json(players) => competition::enter_players(before, players, this_year),
        JsonOrCsv::Csv(table) => competition::csv::enter(before, table, this_year),
    };
    let after = change(&app, &caller, id, decide).await?;
    Ok((StatusCode::CREATED, Json(all(&after.state, &caller, id))))
}

/// Corrects the data of a player.
#[utoipa::path(put, path = "/v1/competitions/{id}/players/{no}", tag = "players", request_body = Player,
    params(("id" = String, Path, description = "The competition."), ("no" = u32, Path, description = "The player's number.")),
    responses((status = 204), (status = 422, body = ProblemBody)))]
pub(super) async fn correct(
    State(app): State<SharedState>,
    caller: Authorized<EnterPlayers>,
    ApiPath((id, no)): ApiPath<(CompetitionId, PlayerNo)>,
    ApiJson(player): ApiJson<Player>,
) -> Result<StatusCode, ApiError> {
    caller.enter(&app, id)?;
    if player.no != no {
        return Err(ApiError::Unreadable(format!("no: {} is not {no}", player.no)));
    }
    let this_year = app.hall.this_year();
    let decide = |before: &Competition| competition::correct_player(before, &player, this_year);
    change(&app, &caller, id, decide).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Removes the personal data of a player for ever; pairings and results stay, under the number.
#[utoipa::path(delete, path = "/v1/competitions/{id}/players/{no}/personal-data", tag = "players",
    params(("id" = String, Path, description = "The competition."), ("no" = u32, Path, description = "The player's number.")),
    responses((status = 204), (status = 422, body = ProblemBody)))]
pub(super) async fn erase(
    State(app): State<SharedState>,
    caller: Authorized<ErasePersonalData>,
    ApiPath((id, no)): ApiPath<(CompetitionId, PlayerNo)>,
) -> Result<StatusCode, ApiError> {
    caller.enter(&app, id)?;
    change(&app, &caller, id, |before| competition::erase_player(before, no)).await?;
    app.hall.destroy_ended(id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Removes a player who was never paired.
#[utoipa::path(delete, path = "/v1/competitions/{id}/players/{no}", tag = "players",
    params(("id" = String, Path, description = "The competition."), ("no" = u32, Path, description = "The player's number.")),
    responses((status = 204), (status = 422, body = ProblemBody)))]
pub(super) async fn remove(
    State(app): State<SharedState>,
    caller: Authorized<EnterPlayers>,
    ApiPath((id, no)): ApiPath<(CompetitionId, PlayerNo)>,
) -> Result<StatusCode, ApiError> {
    caller.enter(&app, id)?;
    change(&app, &caller, id, |before| competition::remove_player(before, no)).await?;
    app.hall.destroy_ended(id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Withdraws a player.
#[utoipa::path(put, path = "/v1/competitions/{id}/players/{no}/withdrawal", tag = "players",
    params(("id" = String, Path, description = "The competition."), ("no" = u32, Path, description = "The player's number.")),
    responses((status = 204), (status = 422, body = ProblemBody)))]
pub(super) async fn withdraw(
    State(app): State<SharedState>,
    caller: Authorized<EnterPlayers>,
    ApiPath((id, no)): ApiPath<(CompetitionId, PlayerNo)>,
) -> Result<StatusCode, ApiError> {
    caller.enter(&app, id)?;
    change(&app, &caller, id, |before| competition::withdraw_player(before, no)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lets a withdrawn player play again.
#[utoipa::path(delete, path = "/v1/competitions/{id}/players/{no}/withdrawal", tag = "players",
    params(("id" = String, Path, description = "The competition."), ("no" = u32, Path, description = "The player's number.")),
    responses((status = 204), (status = 422, body = ProblemBody)))]
pub(super) async fn take_back(
    State(app): State<SharedState>,
    caller: Authorized<EnterPlayers>,
    ApiPath((id, no)): ApiPath<(CompetitionId, PlayerNo)>,
) -> Result<StatusCode, ApiError> {
    caller.enter(&app, id)?;
    change(&app, &caller, id, |before| competition::return_player(before, no)).await?;
    Ok(StatusCode::NO_CONTENT)
}
