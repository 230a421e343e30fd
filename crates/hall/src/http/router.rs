//! All routes and middleware. The only module that knows every part of the interface.

use std::sync::Arc;

use axum::{
    Router,
    extract::DefaultBodyLimit,
    http::{HeaderName, StatusCode},
    middleware::{from_fn, from_fn_with_state},
    response::{IntoResponse, Response},
};
use tower_http::{
    CompressionLevel,
    catch_panic::CatchPanicLayer,
    compression::{
        CompressionLayer, Predicate,
        predicate::{DefaultPredicate, NotForContentType},
    },
    normalize_path::NormalizePath,
    request_id::{MakeRequestId, PropagateRequestIdLayer, RequestId, SetRequestIdLayer},
    timeout::TimeoutLayer,
};

use super::{
    guard::{self, ErrorFormat, to_problem_json},
    lichess, openapi, pages,
    shared::{AppState, Settings, problem::ApiError},
    stream, v1,
};
use crate::{Hall, token};

/// The HTTP interface of a hall.
pub fn router(hall: Arc<Hall>, settings: Settings) -> Router {
    let app = AppState::new(hall, settings);
    let limits = app.settings.limits;
    let error_format: ErrorFormat = lichess::error_format;
    let inner = stream::add_routes(v1::add_routes(Router::new()))
        .merge(pages::routes())
        .merge(lichess::routes())
        .merge(openapi::route())
        .fallback(pages::not_found)
        .method_not_allowed_fallback(async || ApiError::Method)
        // Event streams must not be buffered: the predicates skip them by content type.
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(
            DefaultPredicate::new().and(NotForContentType::const_new(lichess::NDJSON)),
        ))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, limits.request))
        .layer(DefaultBodyLimit::max(limits.body))
        .layer(from_fn_with_state(app.clone(), guard::same_origin))
        .layer(from_fn_with_state(app.clone(), guard::rate_limit))
        .layer(from_fn(guard::one_host))
        .layer(from_fn_with_state(app.clone(), guard::catch_up))
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| panicked()))
        .layer(from_fn_with_state((app.clone(), error_format), to_problem_json))
        .layer(from_fn_with_state(app.clone(), guard::headers))
        .layer(from_fn(guard::observe))
        .layer(PropagateRequestIdLayer::new(REQUEST_ID))
        .layer(SetRequestIdLayer::new(REQUEST_ID, RandomRequestId))
        .with_state(app);
    Router::new().fallback_service(NormalizePath::trim_trailing_slash(inner))
}

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Draws a random id for each request.
#[derive(Clone, Copy)]
struct RandomRequestId;

impl MakeRequestId for RandomRequestId {
    fn make_request_id<B>(&mut self, _: &axum::http::Request<B>) -> Option<RequestId> {
        let drawn: String = token::draw_id().ok()?;
        drawn.parse().ok().map(RequestId::new)
    }
}

/// The response when a handler has panicked; the log has the message.
fn panicked() -> Response {
    ApiError::Broken.into_response()
}
