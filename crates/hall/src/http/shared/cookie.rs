//! The session cookie.

use axum::http::{HeaderName, header};

use super::{Settings, credential::cookie_name};

/// The lifetime of a seat cookie, in seconds; revoking the seat ends it sooner.
pub(crate) const SEAT_SECONDS: u64 = 60 * 60 * 24 * 60;

/// Sets a cookie with a token. Scripts cannot read it, and forms on other sites do not send it; links in
/// e-mails do.
pub(crate) fn remember(
    token: &str,
    seconds: u64,
    settings: &Settings,
) -> [(HeaderName, String); 1] {
    let name = cookie_name(settings.is_secure);
    let secure = if settings.is_secure { "; Secure" } else { "" };
    let value =
        format!("{name}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    [(header::SET_COOKIE, value)]
}

/// Deletes the cookie.
pub(crate) fn forget(settings: &Settings) -> [(HeaderName, String); 1] {
    remember("", 0, settings)
}
