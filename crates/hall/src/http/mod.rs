//! The hall over HTTP.
//!
//! `/v1` is the interface of the hall itself: JSON in and out, streams by Server-Sent Events, what went wrong as
//! `application/problem+json` in the language of who asks. Who asks shows a session's cookie or a token; who may do what
//! is for [`crate::may`] to say.

mod base;
mod caller;
mod cookie;
mod extract;
mod guard;
mod openapi;
mod pages;
pub mod problem;
mod render;
mod settings;
mod state;
mod stream;
mod v1;
mod visible;
mod words;

use std::sync::Arc;

use axum::{
    Router,
    extract::DefaultBodyLimit,
    http::{HeaderName, StatusCode},
    middleware::{from_fn, from_fn_with_state},
    response::{IntoResponse, Response},
};
pub use base::Base;
pub use caller::{Caller, Identity};
pub use settings::{Limits, Proxies, Settings};
pub use state::{AppState, SharedState};
use tower_http::{
    catch_panic::CatchPanicLayer,
    compression::{
        CompressionLayer, Predicate,
        predicate::{DefaultPredicate, NotForContentType},
    },
    normalize_path::NormalizePath,
    request_id::{MakeRequestId, PropagateRequestIdLayer, RequestId, SetRequestIdLayer},
    timeout::TimeoutLayer,
};
pub(crate) use visible::{VisibleState, delay_for};
pub use words::in_words;
pub(crate) use words::learn;

use self::problem::ApiError;
use crate::{Hall, lichess, serve::observe, token};

/// The interface of a hall.
pub fn router(hall: Arc<Hall>, settings: Settings) -> Router {
    let app = AppState::new(hall, settings);
    let (documented, description) = v1::routes().split_for_parts();
    let limits = app.settings.limits;
    let inner = Router::new()
        .merge(documented)
        .merge(pages::routes())
        .merge(lichess::routes())
        .merge(openapi::route(&description))
        .fallback(async || ApiError::NotFound)
        .method_not_allowed_fallback(async || ApiError::Method)
        // Streams are left alone by this: it knows them by their types.
        .layer(CompressionLayer::new().compress_when(
            DefaultPredicate::new().and(NotForContentType::const_new(lichess::LINES)),
        ))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, limits.request))
        .layer(DefaultBodyLimit::max(limits.body))
        .layer(from_fn_with_state(app.clone(), guard::same_origin))
        .layer(from_fn_with_state(app.clone(), guard::often))
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| broken()))
        .layer(from_fn_with_state(app.clone(), problem::to_problem_json))
        .layer(from_fn_with_state(app.clone(), guard::headers))
        .layer(from_fn(observe))
        .layer(PropagateRequestIdLayer::new(REQUEST_ID))
        .layer(SetRequestIdLayer::new(REQUEST_ID, Drawn))
        .with_state(app);
    Router::new().fallback_service(NormalizePath::trim_trailing_slash(inner))
}

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Draws names for requests.
#[derive(Clone, Copy)]
struct Drawn;

impl MakeRequestId for Drawn {
    fn make_request_id<B>(&mut self, _: &axum::http::Request<B>) -> Option<RequestId> {
        let drawn: String = token::draw_id().ok()?;
        drawn.parse().ok().map(RequestId::new)
    }
}

/// A handler has panicked; what it said is in the log.
fn broken() -> Response {
    ApiError::Broken.into_response()
}
