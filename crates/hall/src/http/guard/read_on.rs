//! A node that was paused reads on before it recognises anybody.

use axum::{
    extract::{Request, State},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::http::shared::{SharedState, problem::ApiError};

/// Reads what other nodes did while this one was paused: rights may have been withdrawn.
pub(in crate::http) async fn read_on(
    State(app): State<SharedState>,
    request: Request,
    next: Next,
) -> Response {
    match app.hall.read_on_if_paused().await {
        Ok(()) => next.run(request).await,
        Err(why) => ApiError::Storage(why).into_response(),
    }
}
