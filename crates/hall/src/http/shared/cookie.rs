//! The session cookie.

use axum::{
    http::{HeaderName, header},
    response::AppendHeaders,
};

use super::{
    Settings,
    credential::{cookie_name, device_cookie_name},
};

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

/// The lifetime of a device cookie, in seconds.
const DEVICE_SECONDS: u64 = 60 * 60 * 24 * 365;

/// The cookies of an official who has signed in: the session, and the device.
pub(crate) type OfficialCookies = AppendHeaders<[(HeaderName, String); 2]>;

/// Sets the cookies of an official: the session, and one that shows that the official has signed in here before.
pub(crate) fn remember_official(
    token: &str,
    seconds: u64,
    device: &str,
    settings: &Settings,
) -> OfficialCookies {
    let [session] = remember(token, seconds, settings);
    let name = device_cookie_name(settings.is_secure);
    let secure = if settings.is_secure { "; Secure" } else { "" };
    let value = format!(
        "{name}={device}; Path=/; Max-Age={DEVICE_SECONDS}; HttpOnly; SameSite=Lax{secure}"
    );
    AppendHeaders([session, (header::SET_COOKIE, value)])
}

/// Deletes the cookie.
pub(crate) fn forget(settings: &Settings) -> [(HeaderName, String); 1] {
    remember("", 0, settings)
}
