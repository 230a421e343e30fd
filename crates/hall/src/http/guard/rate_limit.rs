//! The rate-limiting middleware.

use axum::{
    extract::{Request, State},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::{
    http::shared::{Client, SharedState, address, caller::Authenticated},
    token::TokenHash,
};

/// Rejects clients that send too many requests. An unknown token does not count as a client of its own,
/// otherwise every guess would be a new client.
pub(in crate::http) async fn rate_limit(
    State(app): State<SharedState>,
    request: Request,
    next: Next,
) -> Response {
    let (mut parts, body) = request.into_parts();
    if is_asset(parts.uri.path()) {
        // A page loads many of them, and a whole hall may share one address.
        return next.run(Request::from_parts(parts, body)).await;
    }
    let known = Authenticated::from_headers(&parts.headers, &app);
    // A whole venue may share one address: opening a seat link is counted by the seat.
    let link = parts.uri.path().strip_prefix("/seat/").map(TokenHash::from_token);
    let seat = link.filter(|token| app.hall.seat_of(token).is_some());
    let client = match known.token.or(seat) {
        Some(token) => Client::Token(token),
        None => Client::Network(address::from_parts(&parts, &app).into()),
    };
    parts.extensions.insert(known);
    match app.rates.request(&client) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(error) => error.into_response(),
    }
}

/// Files that every page loads.
fn is_asset(path: &str) -> bool {
    path.starts_with("/assets/") || path == "/pieces.svg"
}
