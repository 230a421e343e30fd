//! The base URL of the hall, for links.

use axum::{
    extract::FromRequestParts,
    http::{header, request::Parts},
};

use super::{SharedState, problem::ApiError};
use crate::{config::is_loopback, token::Token};

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

    /// Returns the chosen base instead, if it is one of this hall.
    pub fn or_chosen(self, chosen: Option<&str>, app: &SharedState) -> Result<Self, ApiError> {
        match chosen {
            None => Ok(self),
            Some(own) if own == self.0 => Ok(self),
            Some(own) if app.settings.other_addresses.iter().any(|known| known == own) => {
                Ok(Self(own.to_owned()))
            }
            Some(_) => Err(ApiError::Unreadable("address: not one of this hall".to_owned())),
        }
    }

    /// Whether only this machine can open its links.
    pub fn is_only_here(&self) -> bool {
        is_loopback(&self.0)
    }

    /// Returns a link with a secret token.
    pub fn link(&self, path: &str, token: &Token) -> String {
        format!("{}/{path}/{}", self.0, token.reveal())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_this_machine_are_recognised() {
        for own in [
            "http://127.0.0.1:8080",
            "https://localhost:1",
            "http://[::1]:8080",
            "http://127.9.9.9",
        ] {
            assert!(is_loopback(own), "{own}");
        }
        for other in
            ["http://192.168.1.5:8080", "https://localhost.example", "http://[fd00::1]", "nonsense"]
        {
            assert!(!is_loopback(other), "{other}");
        }
    }
}
