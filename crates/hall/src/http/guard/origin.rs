//! Checks that a request comes from a page of the hall.
//!
//! Browsers attach the cookie to requests from any site (CSRF). So a request that changes something with a
//! cookie, or sets one, has to come from a page of the hall; browsers state the origin, and programs without
//! pages send a token instead.

use axum::{
    extract::{Request, State},
    http::{HeaderMap, Uri, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::http::shared::{SharedState, credential, problem::ApiError};

/// Accepts safe methods, requests with a token, and requests from a page of the hall.
pub(crate) async fn same_origin(
    State(app): State<SharedState>,
    request: Request,
    next: Next,
) -> Response {
    let headers = request.headers();
    let is_safe = request.method().is_safe();
    let has_token = headers.contains_key(header::AUTHORIZATION);
    let address = app.settings.public_address.as_deref();
    if is_safe || has_token {
        return next.run(request).await;
    }
    let has_cookie = credential::cookie(headers, app.settings.is_secure).is_some();
    match comes_from_here(headers, address) {
        Some(true) => next.run(request).await,
        None if !has_cookie => next.run(request).await,
        Some(false) | None => ApiError::OtherOrigin.into_response(),
    }
}

/// Whether the browser states that the request comes from a page of the hall; `None` if it states nothing.
fn comes_from_here(headers: &HeaderMap, public_address: Option<&str>) -> Option<bool> {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    if let Some(site) = text("sec-fetch-site") {
        return Some(matches!(site, "same-origin" | "none"));
    }
    let origin = text("origin")?;
    if public_address.is_some_and(|own| own.trim_end_matches('/') == origin) {
        return Some(true);
    }
    let authority = origin.parse::<Uri>().ok().and_then(|uri| uri.authority().cloned());
    let host = text("host");
    Some(authority.is_some_and(|authority| host == Some(authority.as_str())))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderName;

    use super::*;

    #[test]
    fn browsers_state_the_origin_of_a_request() {
        let hall = ("host", "hall.example:8080");
        for (headers, answer) in [
            (vec![hall], None),
            (vec![hall, ("sec-fetch-site", "same-origin")], Some(true)),
            (vec![hall, ("sec-fetch-site", "none")], Some(true)),
            (vec![hall, ("sec-fetch-site", "same-site")], Some(false)),
            (vec![hall, ("sec-fetch-site", "cross-site")], Some(false)),
            (vec![hall, ("origin", "http://hall.example:8080")], Some(true)),
            (vec![hall, ("origin", "http://hall.example")], Some(false)),
            (vec![hall, ("origin", "http://evil.example:8080")], Some(false)),
            (vec![hall, ("origin", "null")], Some(false)),
            (vec![hall, ("origin", "https://public.example")], Some(true)),
            (vec![hall, ("origin", "https://public.example.evil")], Some(false)),
            (
                vec![
                    hall,
                    ("origin", "http://hall.example:8080"),
                    ("sec-fetch-site", "cross-site"),
                ],
                Some(false),
            ),
        ] {
            let map: HeaderMap = headers
                .iter()
                .map(|(name, value)| {
                    (HeaderName::from_static(name), value.parse().expect("a header"))
                })
                .collect();
            let found = comes_from_here(&map, Some("https://public.example/"));
            assert_eq!(found, answer, "{headers:?}");
        }
    }
}
