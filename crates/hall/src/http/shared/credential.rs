//! The credential of a request: a token in a header, or a cookie.

use axum::http::{HeaderMap, header};
use axum_extra::extract::cookie::CookieJar;

/// Longer credentials are ignored: no valid token is this long.
const MAX_TOKEN_LENGTH: usize = 512;

/// The credential of a request.
pub(in crate::http) struct Credential {
    /// The token.
    pub text: String,
    /// Whether it came as a cookie.
    pub is_cookie: bool,
}

/// The name of the cookie. With the `__Host-` prefix, browsers ensure that it was set by this host over TLS.
pub(in crate::http) const fn cookie_name(is_secure: bool) -> &'static str {
    if is_secure { "__Host-adoube" } else { "adoube" }
}

/// The name of the cookie that shows that an official has signed in on this device before.
pub(in crate::http) const fn device_cookie_name(is_secure: bool) -> &'static str {
    if is_secure { "__Host-adoube-device" } else { "adoube-device" }
}

/// Returns the cookie of the device, if present.
pub(in crate::http) fn device_cookie(headers: &HeaderMap, is_secure: bool) -> Option<String> {
    let jar = CookieJar::from_headers(headers);
    let found = jar.get(device_cookie_name(is_secure)).map(|cookie| cookie.value().to_owned());
    found.filter(|text| text.len() <= MAX_TOKEN_LENGTH)
}

/// Returns the cookie, if present.
pub(in crate::http) fn cookie(headers: &HeaderMap, is_secure: bool) -> Option<String> {
    let jar = CookieJar::from_headers(headers);
    jar.get(cookie_name(is_secure)).map(|cookie| cookie.value().to_owned())
}

/// Returns the credential of a request: the token of the `Authorization` header, or else the cookie.
pub(in crate::http) fn credential_of(headers: &HeaderMap, is_secure: bool) -> Option<Credential> {
    let credential = match headers.get(header::AUTHORIZATION) {
        Some(value) => {
            let value = value.to_str().unwrap_or_default();
            let (scheme, token) = value.split_once(' ').unwrap_or_default();
            let is_bearer = scheme.eq_ignore_ascii_case("bearer");
            let text = if is_bearer { token.trim() } else { "" }.to_owned();
            Credential { text, is_cookie: false }
        }
        None => Credential { text: cookie(headers, is_secure)?, is_cookie: true },
    };
    let is_token = |sign: u8| sign.is_ascii_alphanumeric() || sign == b'_';
    let fits = credential.text.len() <= MAX_TOKEN_LENGTH && credential.text.bytes().all(is_token);
    Some(if fits { credential } else { Credential { text: String::new(), ..credential } })
}
