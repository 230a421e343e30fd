//! Passwords of officials: changed with the old password, or reset by a link.
//!
//! Either way all sessions and tokens of the official end: the old password may have leaked.

use adoube_laws::clock::At;
use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::change_people;
use crate::{
    aggregate::Change,
    http::shared::{
        Authorized, Identity, SharedState,
        extract::{ApiJson, ApiPath},
        problem::{ApiError, ProblemBody},
        sessions::{OfficialMe, Renewal, reset_password, session_cookies},
    },
    people::{Password, People, PeopleError},
    permission::{Enter, InviteOfficial, KeepAccount},
    token::{Token, draw_id},
};

/// The old and the new password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPassword {
    /// The old one.
    pub old: String,
    /// The new one: at least 10 characters.
    pub new: String,
}

/// A link to set a new password; it is shown only once.
#[derive(Serialize, ToSchema)]
pub(super) struct PasswordLinkShown {
    /// The link to pass on. It is not shown again.
    pub link: String,
    /// When it expires.
    pub until: At,
}

/// Changes the caller's own password. All sessions and tokens end; a caller with a session gets a new session
/// cookie.
#[utoipa::path(put, path = "/v1/me/password", tag = "account",
    request_body = NewPassword,
    responses((status = 204), (status = 401, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn change(
    State(app): State<SharedState>,
    caller: Authorized<KeepAccount>,
    ApiJson(NewPassword { old, new }): ApiJson<NewPassword>,
) -> Result<Response, ApiError> {
    let name = caller.official()?;
    app.rates.sign_in(caller.address.into(), name, None)?;
    let new = Password::new(new, name)?;
    let people = app.hall.people();
    let kept = people.state.official(name).map(|official| official.password.clone());
    if !app.passwords.is_right(old, kept).await {
        return Err(ApiError::WrongPassword);
    }
    let hash = app.passwords.hash(new).await.ok_or(ApiError::Broken)?;
    let has_session = matches!(caller.identity, Identity::Official { session: Some(_), .. });
    let (id, token): (String, _) = (draw_id()?, Token::draw()?);
    let terms = &app.settings.terms;
    let decide = |people: &People, at| {
        let mut facts = people.change_password(name, hash.clone())?;
        if has_session {
            let pass = (id.clone(), token.hash());
            facts.push(People::sign_in_renewed(at, terms, pass, name));
        }
        Ok(facts)
    };
    change_people(&app, &caller, decide).await?;
    let done = StatusCode::NO_CONTENT;
    if !has_session {
        return Ok(done.into_response());
    }
    Ok((done, session_cookies(&app, name, &token)?).into_response())
}

/// Sets a new password by a link, and signs in. All sessions and tokens of the official end.
#[utoipa::path(post, path = "/v1/password", tag = "account",
    request_body = Renewal,
    responses((status = 201, body = OfficialMe), (status = 410, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn renew(
    State(app): State<SharedState>,
    caller: Authorized<Enter>,
    ApiJson(renewal): ApiJson<Renewal>,
) -> Result<Response, ApiError> {
    let (official, cookie) = reset_password(&app, &caller, renewal).await?;
    Ok((StatusCode::CREATED, cookie, Json(official)).into_response())
}

/// Creates a link by which an official sets a new password; it invalidates an earlier one.
#[utoipa::path(put, path = "/v1/officials/{name}/password-link", tag = "officials",
    params(("name" = String, Path, description = "The official's name.")),
    responses((status = 201, body = PasswordLinkShown), (status = 404, body = ProblemBody)))]
pub(super) async fn give_link(
    State(app): State<SharedState>,
    caller: Authorized<InviteOfficial>,
    base: crate::http::shared::Base,
    ApiPath(name): ApiPath<String>,
) -> Result<(StatusCode, Json<PasswordLinkShown>), ApiError> {
    let token = Token::draw()?;
    let terms = &app.settings.terms;
    let decide = |people: &People, at: At| {
        let facts = people.give_password_link(at, terms, token.hash(), &name)?;
        Ok::<_, PeopleError>(Change { facts, output: at + terms.password_link })
    };
    let until = app.hall.change_people(&caller.actor(), decide).await?;
    let link = base.link("password", &token);
    Ok((StatusCode::CREATED, Json(PasswordLinkShown { link, until })))
}

/// Withdraws the link by which an official could set a new password.
#[utoipa::path(delete, path = "/v1/officials/{name}/password-link", tag = "officials",
    params(("name" = String, Path, description = "The official's name.")),
    responses((status = 204), (status = 404, body = ProblemBody)))]
pub(super) async fn withdraw_link(
    State(app): State<SharedState>,
    caller: Authorized<InviteOfficial>,
    ApiPath(name): ApiPath<String>,
) -> Result<StatusCode, ApiError> {
    let decide = |people: &People, at| people.withdraw_password_link(at, &name);
    change_people(&app, &caller, decide).await?;
    Ok(StatusCode::NO_CONTENT)
}
