//! The second factor of officials: checked at sign-in, set up and turned off. Shared by the API and the pages.

use std::time::{SystemTime, UNIX_EPOCH};

use adoube_laws::clock::At;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{AppState, Caller, SharedState, devices::known_device, problem::ApiError, qr};
use crate::{
    aggregate::Change,
    people::{Official, People, PeopleError, SecondFactor, TotpSecret, UsedCode},
};

/// The name of the service that devices show.
const ISSUER: &str = "Adoube";

/// A secret to be scanned by a device. Nothing is stored until it is confirmed.
#[derive(Serialize, ToSchema)]
pub(crate) struct ProposedSecret {
    /// The secret, in Base32, to be typed where no code can be scanned.
    pub secret: String,
    /// The address that devices read.
    pub uri: String,
    /// The address as a QR code, in SVG.
    pub qr: String,
}

/// A second factor that is set up.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewSecondFactor {
    /// The password of the official.
    pub password: String,
    /// The secret that was proposed.
    pub secret: String,
    /// The code that the device shows.
    pub code: String,
}

/// The recovery codes of a second factor; they are shown only once.
#[derive(Serialize, ToSchema)]
pub(crate) struct RecoveryCodes {
    /// Each signs in once without the device.
    pub recovery: Vec<String>,
}

/// What turns off a second factor.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TurnOff {
    /// The password of the official.
    pub password: String,
    /// A code of the device, or a recovery code.
    pub code: String,
}

/// Proposes a secret to an official: a new one, or one that a device has scanned before.
pub(in crate::http) fn propose(
    caller: &Caller,
    scanned: Option<&str>,
) -> Result<ProposedSecret, ApiError> {
    let secret = match scanned.and_then(TotpSecret::from_base32) {
        Some(secret) => secret,
        None => TotpSecret::draw()?,
    };
    let uri = secret.uri(caller.official()?, ISSUER);
    Ok(ProposedSecret { secret: secret.to_base32(), qr: qr(&uri)?, uri })
}

/// Codes depend on the time of day, not on the clock of the games, which is never set back.
fn time_of_day() -> At {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    At::new(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

/// Returns the code that an official with a second factor has sent; none if there is no second factor.
pub(in crate::http) fn find_code(
    app: &AppState,
    official: &Official,
    sent: Option<&str>,
) -> Result<Option<UsedCode>, ApiError> {
    let Some(factor) = &official.second_factor else { return Ok(None) };
    let sent = sent.map(str::trim).filter(|code| !code.is_empty());
    let sent = sent.ok_or(PeopleError::CodeMissing)?;
    app.rates.code(&official.name)?;
    let found = factor.find(&official.name, sent, time_of_day(), app.hall.key());
    match found {
        Ok(Some(code)) => Ok(Some(code)),
        Ok(None) => Err(PeopleError::CodeWrong.into()),
        Err(why) => {
            tracing::error!(%why, "a second factor cannot be read");
            Err(PeopleError::CodeWrong.into())
        }
    }
}

/// Checks the password of an official who is signed in.
async fn confirm(app: &AppState, caller: &Caller, password: String) -> Result<Official, ApiError> {
    let name = caller.official()?;
    app.rates.sign_in(caller.address.into(), name, known_device(app, caller, name))?;
    let people = app.hall.people();
    let official = people.state.official(name).ok_or(ApiError::Unauthenticated)?;
    if !app.passwords.is_right(password, Some(official.password.clone())).await {
        return Err(ApiError::WrongPassword);
    }
    Ok(official.clone())
}

/// Sets up the second factor of an official, once the device has shown a right code.
pub(in crate::http) async fn set_up(
    app: &SharedState,
    caller: &Caller,
    NewSecondFactor { password, secret, code }: NewSecondFactor,
) -> Result<RecoveryCodes, ApiError> {
    let official = confirm(app, caller, password).await?;
    let secret = TotpSecret::from_base32(&secret).ok_or(PeopleError::CodeWrong)?;
    let code: String = code.chars().filter(char::is_ascii_digit).collect();
    app.rates.code(&official.name)?;
    let step = secret.step_of(&code, time_of_day()).ok_or(PeopleError::CodeWrong)?;
    let recovery = SecondFactor::draw_recovery_codes()?;
    let hashes: Vec<_> = recovery.iter().map(|code| SecondFactor::hash_of(code)).collect();
    let sealed = secret.seal(&official.name, app.hall.key()).map_err(|_| ApiError::Broken)?;
    let decide = |people: &People, _| {
        let first = UsedCode::Step(step);
        let name = &official.name;
        let facts = people.set_second_factor(name, sealed.clone(), hashes.clone(), first)?;
        Ok::<_, PeopleError>(Change { facts, output: () })
    };
    app.hall.change_people(&caller.actor(), decide).await?;
    Ok(RecoveryCodes { recovery })
}

/// Turns off the second factor of an official.
pub(in crate::http) async fn turn_off(
    app: &SharedState,
    caller: &Caller,
    TurnOff { password, code }: TurnOff,
) -> Result<(), ApiError> {
    let official = confirm(app, caller, password).await?;
    let code = find_code(app, &official, Some(&code))?;
    let decide = |people: &People, _| {
        let facts = people.turn_off_second_factor(&official.name, code)?;
        Ok::<_, PeopleError>(Change { facts, output: () })
    };
    Ok(app.hall.change_people(&caller.actor(), decide).await?)
}
