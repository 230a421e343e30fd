//! A typed move, read on the position of a game.

use adoube_laws::table::Plan;
use axum::{Json, extract::State};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    http::shared::{
        Authorized, SharedState,
        extract::{ApiJson, ApiPath, ApiQuery},
        problem::{ApiError, ProblemBody},
        typed_move,
    },
    ids::GameId,
    permission::Look,
};

/// The maximum length of a typed move.
const MAX_LENGTH: usize = 50;

/// A typed move.
#[derive(Deserialize, IntoParams, ToSchema)]
#[into_params(parameter_in = Query)]
#[schema(as = Typed)]
pub(crate) struct TypedMove {
    /// The move, in the notation of any supported language, as announced, or by its squares.
    text: String,
}

/// A typed move, as it was read.
#[derive(Serialize, ToSchema)]
pub(super) struct ReadMove {
    /// The move; absent if the text cannot be read as one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plan: Option<Plan>,
}

/// Reads a typed move. It is neither played nor recorded.
#[utoipa::path(get, path = "/v1/games/{id}/reading", tag = "games",
    params(("id" = String, Path, description = "The game."), TypedMove),
    responses((status = 200, body = ReadMove), (status = 404, body = ProblemBody)))]
pub(super) async fn read(
    State(app): State<SharedState>,
    caller: Authorized<Look>,
    ApiPath(id): ApiPath<GameId>,
    ApiQuery(TypedMove { text }): ApiQuery<TypedMove>,
) -> Result<Json<ReadMove>, ApiError> {
    read_typed(&app, &caller, id, &text).await
}

/// Reads a typed move that is nobody else's business, such as one to be sealed: addresses are logged by proxies.
#[utoipa::path(post, path = "/v1/games/{id}/reading", tag = "games", request_body = TypedMove,
    params(("id" = String, Path, description = "The game.")),
    responses((status = 200, body = ReadMove), (status = 404, body = ProblemBody)))]
pub(super) async fn read_body(
    State(app): State<SharedState>,
    caller: Authorized<Look>,
    ApiPath(id): ApiPath<GameId>,
    ApiJson(TypedMove { text }): ApiJson<TypedMove>,
) -> Result<Json<ReadMove>, ApiError> {
    read_typed(&app, &caller, id, &text).await
}

async fn read_typed(
    app: &SharedState,
    caller: &Authorized<Look>,
    id: GameId,
    text: &str,
) -> Result<Json<ReadMove>, ApiError> {
    let watching = caller.watch(app, id).await?;
    if text.chars().nth(MAX_LENGTH).is_some() {
        return Err(ApiError::Unreadable(format!("text: more than {MAX_LENGTH} characters")));
    }
    let plan = typed_move::read(&watching.visible.table, text).ok();
    Ok(Json(ReadMove { plan }))
}
