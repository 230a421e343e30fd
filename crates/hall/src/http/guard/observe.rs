//! Logs and metrics of every request: its route and never its path, which may contain a secret.

use std::time::Instant;

use axum::{
    extract::{MatchedPath, Request},
    http::StatusCode,
    middleware::Next,
    response::Response,
};
use tracing::Instrument;

/// The label of requests that match no route; they share one, or clients could fill the memory with labels.
const NOWHERE: &str = "-";

/// The header that identifies a request in the log.
const REQUEST_ID: &str = "x-request-id";

/// Logs and counts a request. A layer of the routes themselves, so that the route is known.
pub(crate) async fn observe(request: Request, next: Next) -> Response {
    let began = Instant::now();
    let found = request.extensions().get::<MatchedPath>();
    let route = found.map_or(NOWHERE, MatchedPath::as_str).to_owned();
    let method = request.method().clone();
    // Clients may send any method: unusual ones share a label.
    let method = if is_usual(method.as_str()) { method.to_string() } else { NOWHERE.to_owned() };
    let id = request.headers().get(REQUEST_ID).and_then(|id| id.to_str().ok());
    let id = id.filter(|id| is_name(id)).unwrap_or(NOWHERE);
    let span = tracing::info_span!("request", id, method, route);
    let response = next.run(request).instrument(span.clone()).await;
    let (status, took) = (response.status(), began.elapsed());
    span.in_scope(|| {
        let (status, millis) = (status.as_u16(), took.as_secs_f64() * 1000.0);
        if status >= 500 {
            tracing::error!(status, millis, "failed");
        } else {
            tracing::info!(status, millis, "answered");
        }
    });
    let labels =
        [("method", method), ("route", route.clone()), ("status", status.as_u16().to_string())];
    metrics::counter!("adoube_requests_total", &labels).increment(1);
    metrics::histogram!("adoube_request_seconds", "route" => route.clone()).record(took);
    if status == StatusCode::TOO_MANY_REQUESTS {
        metrics::counter!("adoube_rate_limited_total").increment(1);
    }
    if status.is_server_error() {
        metrics::counter!("adoube_errors_total", "route" => route).increment(1);
    }
    response
}

fn is_usual(method: &str) -> bool {
    matches!(method, "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS")
}

/// Whether an id, perhaps sent by a client, is safe to log.
fn is_name(id: &str) -> bool {
    id.len() <= 64 && id.bytes().all(|sign| sign.is_ascii_alphanumeric() || b"-_".contains(&sign))
}
