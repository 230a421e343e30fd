//! Devices on which an official has signed in before.
//!
//! Many wrong passwords for one name make everybody wait, so that nobody can guess on. The official is exempt on
//! a device that the hall knows, which is counted by itself: otherwise anybody could lock the official out.

use super::{AppState, Caller, problem::ApiError};
use crate::{people::People, sealed::Ciphertext, token::TokenHash};

/// Returns the text of a device cookie for an official.
pub(in crate::http) fn cookie_for(app: &AppState, name: &str) -> Result<String, ApiError> {
    let made = app.hall.key().encrypt(&owner(name), b"device");
    Ok(made.map_err(|_| ApiError::Broken)?.as_str().to_owned())
}

/// Returns the device of a caller, if this official has signed in on it before.
pub(in crate::http) fn known_device(
    app: &AppState,
    caller: &Caller,
    name: &str,
) -> Option<TokenHash> {
    let text = caller.device.as_deref()?;
    app.hall.key().decrypt(&owner(name), &Ciphertext::from(text)).ok()?;
    Some(TokenHash::from_token(text))
}

fn owner(name: &str) -> String {
    format!("device of {}", People::key_of(name))
}
