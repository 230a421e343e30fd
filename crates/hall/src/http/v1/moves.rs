//! The moves and the rulings of a game, as far as the caller may know them.

use std::sync::Arc;

use adoube_chess::Board;
use adoube_laws::{
    clock::At,
    table::{Fact, replay},
};
use axum::{Json, extract::State};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    http::shared::{
        Authorized, SharedState,
        extract::ApiPath,
        moves::{MoveResponse, all_moves},
        problem::{ApiError, ProblemBody},
        render::{self, RulingResponse},
    },
    ids::GameId,
    permission::Look,
};

/// The moves of a game.
#[derive(Serialize, ToSchema)]
pub(super) struct MovesResponse {
    /// The number of the last visible entry.
    pub seq: u64,
    /// The pieces before the first move.
    pub start: Board,
    /// The moves of record.
    pub moves: Vec<MoveResponse>,
}

/// A ruling of a game.
#[derive(Serialize, ToSchema)]
pub(super) struct RulingMade {
    /// The number of the entry.
    pub seq: u64,
    /// The instant, in milliseconds since 1970.
    pub at: At,
    /// The ruling.
    pub ruling: RulingResponse,
}

/// Returns the moves of a game. At a board its players have their own scoresheets, and wait for its end; on a
/// screen they may read them.
#[utoipa::path(get, path = "/v1/games/{id}/moves", tag = "games",
    params(("id" = String, Path, description = "The game."),
        ("as" = Option<String>, Query, description = "`spectator`: the public view, even for players and officials.")),
    responses((status = 200, body = MovesResponse), (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(super) async fn moves(
    State(app): State<SharedState>,
    caller: Authorized<Look>,
    ApiPath(id): ApiPath<GameId>,
) -> Result<Json<MovesResponse>, ApiError> {
    let watching = caller.watch(&app, id).await?;
    let table = &watching.visible.table;
    if !watching.viewer.can_read_moves(table) {
        return Err(ApiError::StillPlayed);
    }
    let (start, moves) = all_moves(table);
    Ok(Json(MovesResponse { seq: watching.visible.seq, start, moves }))
}

/// Returns the rulings of a game, the first first.
#[utoipa::path(get, path = "/v1/games/{id}/rulings", tag = "games",
    params(("id" = String, Path, description = "The game."),
        ("as" = Option<String>, Query, description = "`spectator`: the public view, even for players and officials.")),
    responses((status = 200, body = [RulingMade]), (status = 404, body = ProblemBody)))]
pub(super) async fn rulings(
    State(app): State<SharedState>,
    caller: Authorized<Look>,
    ApiPath(id): ApiPath<GameId>,
) -> Result<Json<Vec<RulingMade>>, ApiError> {
    let watching = caller.watch(&app, id).await?;
    let mut table = Arc::new(watching.visible.created.table());
    let mut made = Vec::new();
    for act in app.acts_after(id, 0).await? {
        if act.seq > watching.visible.seq {
            break;
        }
        let events = &act.act.events;
        if events.iter().any(|event| matches!(event.fact, Fact::Ruled(_))) {
            let told = render::events(&table, events, watching.viewer, caller.language);
            made.extend(told.into_iter().filter_map(|event| {
                let at = event.event.at;
                event.ruling.map(|ruling| RulingMade { seq: act.seq, at, ruling })
            }));
        }
        table = Arc::new(replay((*table).clone(), events.iter()));
    }
    Ok(Json(made))
}
