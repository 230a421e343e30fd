//! Checks that a request names its host once, as RFC 9112 (3.2) demands: proxies and the hall might otherwise
//! take a request for different ones.

use axum::{
    extract::Request,
    http::{HeaderMap, Version, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::http::shared::problem::ApiError;

/// Rejects requests with several hosts, and those of HTTP/1.1 without one.
pub(crate) async fn one_host(request: Request, next: Next) -> Response {
    // HTTP/2 has a pseudo-header for it, which is part of the URI.
    let is_named = request.version() != Version::HTTP_11 || request.uri().authority().is_some();
    match check(request.headers(), is_named) {
        Ok(()) => next.run(request).await,
        Err(why) => ApiError::Unreadable(why.to_owned()).into_response(),
    }
}

fn check(headers: &HeaderMap, is_named: bool) -> Result<(), &'static str> {
    match headers.get_all(header::HOST).iter().count() {
        0 if !is_named => Err("Host: missing"),
        0 | 1 => Ok(()),
        _ => Err("Host: more than one"),
    }
}
