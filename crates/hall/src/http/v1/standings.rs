//! Standings and the crosstable.

use axum::{Json, extract::State};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    competition::standings::{RoundResult, Standings},
    http::shared::{
        Authorized, SharedState,
        extract::ApiPath,
        problem::{ApiError, ProblemBody},
        visible::Results,
    },
    ids::{CompetitionId, PlayerNo},
    permission::Look,
};

/// A row of the crosstable.
#[derive(Serialize, ToSchema)]
pub(super) struct CrosstableRow {
    /// The place.
    pub place: u32,
    /// The player.
    pub player: PlayerNo,
    /// The name.
    pub name: String,
    /// The total points.
    pub points: String,
    /// The games against each player, in the order of the rows.
    pub against: Vec<Vec<RoundResult>>,
}

/// Returns the standings, by the results that the caller may know.
#[utoipa::path(get, path = "/v1/competitions/{id}/standings", tag = "standings",
    params(("id" = String, Path, description = "The competition.")),
    responses((status = 200, body = Standings), (status = 404, body = ProblemBody)))]
pub(super) async fn standings(
    State(app): State<SharedState>,
    caller: Authorized<Look>,
    ApiPath(id): ApiPath<CompetitionId>,
) -> Result<Json<Standings>, ApiError> {
    let competition = caller.enter(&app, id)?;
    let results = Results::known_to(&app, &caller, id, &competition.state).await?;
    Ok(Json(Standings::new(&competition.state, |game| results.get(*game))))
}

/// Returns the crosstable, in the order of the standings.
#[utoipa::path(get, path = "/v1/competitions/{id}/crosstable", tag = "standings",
    params(("id" = String, Path, description = "The competition.")),
    responses((status = 200, body = [CrosstableRow]), (status = 404, body = ProblemBody)))]
pub(super) async fn crosstable(
    State(app): State<SharedState>,
    caller: Authorized<Look>,
    ApiPath(id): ApiPath<CompetitionId>,
) -> Result<Json<Vec<CrosstableRow>>, ApiError> {
    let competition = caller.enter(&app, id)?;
    let results = Results::known_to(&app, &caller, id, &competition.state).await?;
    let standings = Standings::new(&competition.state, |game| results.get(*game));
    let order: Vec<PlayerNo> = standings.players.iter().map(|own| own.player).collect();
    let row = |own: &crate::competition::standings::Standing| CrosstableRow {
        place: own.place,
        player: own.player,
        name: competition
            .state
            .player(own.player)
            .map(|player| player.name.clone())
            .unwrap_or_default(),
        points: own.points.to_string(),
        against: order
            .iter()
            .map(|other| standings.between(own.player, *other).cloned().collect())
            .collect(),
    };
    Ok(Json(standings.players.iter().map(row).collect()))
}
