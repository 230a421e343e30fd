//! A node that was paused catches up with the ledger before it authenticates a caller.

use axum::{
    extract::{Request, State},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::http::shared::{SharedState, problem::ApiError};

/// Reads what other nodes did while this one was paused: rights may have been withdrawn.
pub(in crate::http) async fn catch_up(
    State(app): State<SharedState>,
    request: Request,
    next: Next,
) -> Response {
    match app.hall.catch_up_if_paused().await {
        Ok(()) => next.run(request).await,
        Err(why) => ApiError::Storage(why).into_response(),
    }
}
