//! The page of an official's own second factor: set it up with a QR code, or turn it off. It works without scripts.

use adoube_record::i18n::{HallKey, Localizer, TextBoardKey};
use axum::{extract::State, http::StatusCode, response::Response};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;

use super::{
    auth_pages::{code_field, error_page},
    html::page,
};
use crate::http::shared::{
    Caller, SharedState,
    extract::ApiForm,
    in_words,
    problem::ApiError,
    second_factor::{NewSecondFactor, ProposedSecret, TurnOff, propose, set_up, turn_off},
};

/// The fields of both forms of the page.
#[derive(Deserialize)]
pub(super) struct FactorForm {
    password: String,
    code: String,
    /// The secret that was proposed; none to turn the second factor off.
    #[serde(default)]
    secret: Option<String>,
}

/// Shows what can be done.
pub(super) async fn show(State(app): State<SharedState>, caller: Caller) -> Response {
    match form_for(&app, &caller, None) {
        Ok(form) => page(caller.language, StatusCode::OK, &form),
        Err(error) => error_page(&error, caller.language, None),
    }
}

/// Handles both forms.
pub(super) async fn handle(
    State(app): State<SharedState>,
    caller: Caller,
    ApiForm(FactorForm { password, code, secret }): ApiForm<FactorForm>,
) -> Response {
    let done = match secret.clone() {
        Some(secret) => set_up(&app, &caller, NewSecondFactor { password, secret, code })
            .await
            .map(|codes| in_words(caller.language, |words| recovery_codes(words, &codes.recovery))),
        None => turn_off(&app, &caller, TurnOff { password, code })
            .await
            .map(|()| in_words(caller.language, turned_off)),
    };
    match done {
        Ok(body) => page(caller.language, StatusCode::OK, &body),
        // The device has scanned the secret: it is shown again.
        Err(error) => {
            error_page(&error, caller.language, form_for(&app, &caller, secret.as_deref()).ok())
        }
    }
}

/// Renders the form to set up the second factor, or to turn it off.
fn form_for(app: &SharedState, caller: &Caller, scanned: Option<&str>) -> Result<Markup, ApiError> {
    let name = caller.official()?;
    let people = app.hall.people();
    let official = people.state.official(name).ok_or(ApiError::Unauthenticated)?;
    if let Some(factor) = &official.second_factor {
        let left = factor.recovery_codes_left();
        return Ok(in_words(caller.language, |words| off_form(words, left)));
    }
    let proposed = propose(caller, scanned)?;
    Ok(in_words(caller.language, |words| set_form(words, &proposed)))
}

fn set_form(words: &Localizer, ProposedSecret { secret, qr, .. }: &ProposedSecret) -> Markup {
    let shown: Vec<&str> =
        secret.as_bytes().chunks(4).filter_map(|part| str::from_utf8(part).ok()).collect();
    html! {
        h2 { (words.plain(HallKey::PageFactor)) }
        p { (words.plain(HallKey::PageFactorScan)) }
        div role="img" aria-label=(words.plain(HallKey::PageFactorCode)) { (PreEscaped(qr)) }
        p { (words.plain(HallKey::PageFactorType)) " " code { (shown.join(" ")) } }
        form method="post" {
            input name="secret" value=(secret) hidden;
            p { (password_field(words)) }
            p { (code_field(words, HallKey::PageFactorShown, true)) }
            p { button class="main" { (words.plain(HallKey::PageFactorSet)) } }
        }
        p { a href="/" { (words.plain(HallKey::PageStay)) } }
    }
}

fn off_form(words: &Localizer, left: usize) -> Markup {
    html! {
        h2 { (words.plain(HallKey::PageFactor)) }
        p { (words.say(HallKey::PageFactorOn, [("left", left.into())])) }
        form method="post" {
            p { (password_field(words)) }
            p { (code_field(words, HallKey::PageFactorAny, true)) }
            p { button { (words.plain(HallKey::PageFactorTurnOff)) } }
        }
        p { a href="/" { (words.plain(HallKey::PageStay)) } }
    }
}

fn password_field(words: &Localizer) -> Markup {
    html! {
        label {
            (words.plain(TextBoardKey::SignInPassword)) " "
            input name="password" type="password" required autocomplete="current-password";
        }
    }
}

fn recovery_codes(words: &Localizer, codes: &[String]) -> Markup {
    html! {
        h2 { (words.plain(HallKey::PageFactorIsSet)) }
        p { (words.plain(HallKey::PageFactorRecovery)) }
        ul { @for one in codes { li { code { (one) } } } }
        p { a href="/" { (words.plain(HallKey::PageFactorKept)) } }
    }
}

fn turned_off(words: &Localizer) -> Markup {
    html! {
        p role="status" { (words.plain(HallKey::PageFactorIsOff)) }
        p { a href="/" { (words.plain(HallKey::PageHome)) } }
    }
}
