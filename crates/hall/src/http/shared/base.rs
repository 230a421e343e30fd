//! The base URL of the hall, for links.

use axum::{
    extract::FromRequestParts,
    http::{header, request::Parts},
};

use super::{SharedState, problem::ApiError};
use crate::token::Token;

/// The base of links, such as `http://192.168.1.5:8080`.
pub struct Base(String);

impl FromRequestParts<SharedState> for Base {
    type Rejection = ApiError;

    /// The configured address, or else that of the request.
    async fn from_request_parts(parts: &mut Parts, app: &SharedState) -> Result<Self, ApiError> {
        if let Some(address) = &app.settings.public_address {
            return Ok(Self(address.trim_end_matches('/').to_owned()));
        }
        let header = parts.headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let authority = parts.uri.authority().map(axum::http::uri::Authority::as_str);
        let host = header.or(authority).unwrap_or("localhost");
        let scheme = if app.settings.is_secure { "https" } else { "http" };
        Ok(Self(format!("{scheme}://{host}")))
    }
}

impl Base {
    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns a link with a secret token.
    pub fn link(&self, path: &str, token: &Token) -> String {
        format!("{}/{path}/{}", self.0, token.reveal())
    }
}
