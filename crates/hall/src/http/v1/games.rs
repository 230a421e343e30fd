//! Games, as the caller may see them.

use crate::{
    http::shared::{
        Authorized, SharedState,
        extract::ApiPath,
        game_view::{AllowedActResponse, GameResponse, render_allowed_act, render_game},
        games::{GameAccess, GameListed, list_games},
        in_words,
        problem::{ApiError, ProblemBody},
    },
    ids::{CompetitionId, GameId},
    permission::{EnterForOthers, Look},
};
use adoube_chess::Colour;
use adoube_laws::table::{View, Viewer};
use axum::{
    Json,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};

/// The `ETag` of a state.
pub(super) fn etag(seq: u64) -> [(header::HeaderName, String); 1] {
    [(header::ETAG, format!("\"{seq}\""))]
}

/// Lists the games of a competition, with summaries.
#[utoipa::path(get, path = "/v1/competitions/{id}/games", tag = "games",
    params(("id" = String, Path, description = "The competition."),
        ("as" = Option<String>, Query, description = "`spectator`: the public view, even for players and officials.")),
    responses((status = 200, body = [GameListed]), (status = 404, body = ProblemBody)))]
pub(super) async fn list(
    State(app): State<SharedState>,
    caller: Authorized<Look>,
    ApiPath(id): ApiPath<CompetitionId>,
) -> Result<Json<Vec<GameListed>>, ApiError> {
    let competition = caller.enter(&app, id)?;
    Ok(Json(list_games(&app, &caller, id, &competition.state).await?))
}

/// Returns a game: what the caller sees of it and may do.
#[utoipa::path(get, path = "/v1/games/{id}", tag = "games",
    params(("id" = String, Path, description = "The game."),
        ("as" = Option<String>, Query, description = "`spectator`: the public view, even for players and officials.")),
    responses((status = 200, body = GameResponse), (status = 404, body = ProblemBody)))]
pub(super) async fn read(
    State(app): State<SharedState>,
    caller: Authorized<Look>,
    ApiPath(id): ApiPath<GameId>,
) -> Result<Response, ApiError> {
    let watching = caller.watch(&app, id).await?;
    let seen = render_game(id, &watching, caller.language);
    Ok((etag(seen.seq), Json(seen)).into_response())
}

/// Lists the actions that a player may do now, for arbiters, who enter what players do.
#[utoipa::path(get, path = "/v1/games/{id}/may/{colour}", tag = "games",
    params(("id" = String, Path, description = "The game."), ("colour" = Colour, Path, description = "The player.")),
    responses((status = 200, body = [AllowedActResponse]), (status = 400, body = ProblemBody), (status = 403, body = ProblemBody)))]
pub(super) async fn may_of(
    State(app): State<SharedState>,
    caller: Authorized<EnterForOthers>,
    ApiPath((id, player)): ApiPath<(GameId, Colour)>,
) -> Result<Json<Vec<AllowedActResponse>>, ApiError> {
    let GameAccess { visible, .. } = caller.watch(&app, id).await?;
    let view = View::new(&visible.table, visible.at, Viewer::Player(player));
    let render = |words: &_| view.may.iter().map(|may| render_allowed_act(*may, words)).collect();
    Ok(Json(in_words(caller.language, render)))
}
