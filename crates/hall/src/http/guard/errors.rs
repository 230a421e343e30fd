//! Renders errors of handlers and of the framework in the language of the caller.

use axum::{
    extract::{Request, State},
    http::{StatusCode, header},
    middleware::Next,
    response::Response,
};

use crate::http::shared::{
    SharedState, caller,
    problem::{ApiError, render_problem, sentence},
};

/// Renders errors for some paths in another form than `application/problem+json`, for clients that expect it.
/// It gets the rendered problem and its sentence.
pub(in crate::http) type ErrorFormat = fn(path: &str) -> Option<fn(&Response, String) -> Response>;

/// Renders errors in the language of the caller, including those of the framework.
pub(in crate::http) async fn to_problem_json(
    State((app, format)): State<(SharedState, ErrorFormat)>,
    request: Request,
    next: Next,
) -> Response {
    let (parts, body) = request.into_parts();
    let language = caller::language_of(&parts, &app);
    let format = format(parts.uri.path());
    let response = next.run(Request::from_parts(parts, body)).await;
    let error =
        response.extensions().get::<ApiError>().cloned().or_else(|| framework_error(&response));
    match (error, format) {
        (None, _) => response,
        (Some(error), None) => render_problem(&error, language),
        (Some(error), Some(format)) => {
            format(&render_problem(&error, language), sentence(&error, language))
        }
    }
}

/// Returns the error for a response of the framework that has no problem body.
fn framework_error(response: &Response) -> Option<ApiError> {
    let is_told = response.headers().contains_key(header::CONTENT_TYPE)
        && !response.headers()[header::CONTENT_TYPE].as_bytes().starts_with(b"text/plain");
    match response.status() {
        _ if is_told => None,
        StatusCode::NOT_FOUND => Some(ApiError::NotFound),
        StatusCode::METHOD_NOT_ALLOWED => Some(ApiError::Method),
        StatusCode::PAYLOAD_TOO_LARGE => Some(ApiError::TooLarge),
        StatusCode::REQUEST_TIMEOUT => Some(ApiError::TooSlow),
        StatusCode::INTERNAL_SERVER_ERROR => Some(ApiError::Broken),
        _ => None,
    }
}
