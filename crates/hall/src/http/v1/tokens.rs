//! API tokens of officials.

use adoube_laws::clock::{At, Milliseconds};
use axum::{Json, extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::change_people;
use crate::{
    http::shared::{
        Authorized, SharedState,
        extract::{ApiJson, ApiPath},
        problem::{ApiError, ProblemBody},
    },
    people::{ApiToken, People},
    permission::KeepAccount,
    token::{Token, draw_id},
};

/// A new token.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewToken {
    /// Its purpose.
    #[serde(default)]
    pub label: String,
    /// Its lifetime in days; by default the maximum.
    #[serde(default)]
    pub days: Option<u32>,
}

/// A token; it is shown only once.
#[derive(Serialize, ToSchema)]
pub(super) struct TokenShown {
    /// Its id.
    pub id: String,
    /// The token itself, for `Authorization: Bearer`. It is not shown again.
    pub token: String,
}

/// A token in a list.
#[derive(Serialize, ToSchema)]
pub(super) struct TokenResponse {
    /// Its id.
    pub id: String,
    /// Its purpose.
    pub label: String,
    /// When it was created.
    pub since: At,
    /// When it expires.
    pub until: At,
}

/// Lists the caller's own API tokens.
#[utoipa::path(get, path = "/v1/me/tokens", tag = "account",
    responses((status = 200, body = [TokenResponse]), (status = 401, body = ProblemBody)))]
pub(super) async fn tokens(
    State(app): State<SharedState>,
    caller: Authorized<KeepAccount>,
) -> Result<Json<Vec<TokenResponse>>, ApiError> {
    let people = app.hall.people();
    let own = people.state.tokens_of(caller.official()?, app.hall.now());
    let seen = |own: &ApiToken| TokenResponse {
        id: own.id.clone(),
        label: own.label.clone(),
        since: own.since,
        until: own.until,
    };
    let mut tokens: Vec<_> = own.map(seen).collect();
    tokens.sort_by_key(|token| token.since);
    Ok(Json(tokens))
}

/// Creates an API token, which is shown only once.
#[utoipa::path(post, path = "/v1/me/tokens", tag = "account",
    request_body = NewToken,
    responses((status = 201, body = TokenShown), (status = 422, body = ProblemBody)))]
pub(super) async fn take_token(
    State(app): State<SharedState>,
    caller: Authorized<KeepAccount>,
    ApiJson(NewToken { label, days }): ApiJson<NewToken>,
) -> Result<(StatusCode, Json<TokenShown>), ApiError> {
    let name = caller.official()?;
    let (id, token): (String, _) = (draw_id()?, Token::draw()?);
    let lasts = days.map(|days| Milliseconds::hours(24).times(days.into()));
    let decide = |people: &People, at| {
        let pass = (id.clone(), token.hash());
        people.give_token(at, &app.settings.terms, pass, name, &label, lasts)
    };
    change_people(&app, &caller, decide).await?;
    let shown = TokenShown { id, token: token.reveal().to_owned() };
    Ok((StatusCode::CREATED, Json(shown)))
}

/// Revokes one of the caller's own tokens.
#[utoipa::path(delete, path = "/v1/me/tokens/{id}", tag = "account",
    params(("id" = String, Path, description = "The id of the token.")),
    responses((status = 204), (status = 404, body = ProblemBody)))]
pub(super) async fn withdraw_token(
    State(app): State<SharedState>,
    caller: Authorized<KeepAccount>,
    ApiPath(id): ApiPath<String>,
) -> Result<StatusCode, ApiError> {
    let name = caller.official()?;
    let decide = |people: &People, at| people.withdraw_token(at, name, &id);
    change_people(&app, &caller, decide).await?;
    Ok(StatusCode::NO_CONTENT)
}
