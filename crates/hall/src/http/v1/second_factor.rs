//! The second factor of officials (TOTP).

use axum::{Json, extract::State, http::StatusCode};

use super::change_people;
use crate::{
    http::shared::{
        Authorized, SharedState,
        extract::{ApiJson, ApiPath},
        problem::{ApiError, ProblemBody},
        second_factor::{
            self, NewSecondFactor, ProposedSecret, RecoveryCodes, TurnOff, propose, set_up,
        },
    },
    people::People,
    permission::{InviteOfficial, KeepAccount},
};

/// Proposes a secret for the caller's own second factor. Nothing changes until it is confirmed.
#[utoipa::path(post, path = "/v1/me/second-factor", tag = "account",
    responses((status = 200, body = ProposedSecret), (status = 401, body = ProblemBody)))]
pub(super) async fn propose_secret(
    caller: Authorized<KeepAccount>,
) -> Result<Json<ProposedSecret>, ApiError> {
    propose(&caller, None).map(Json)
}

/// Sets up the caller's own second factor. The recovery codes are shown only once.
#[utoipa::path(put, path = "/v1/me/second-factor", tag = "account",
    request_body = NewSecondFactor,
    responses((status = 201, body = RecoveryCodes), (status = 401, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(super) async fn set(
    State(app): State<SharedState>,
    caller: Authorized<KeepAccount>,
    ApiJson(sent): ApiJson<NewSecondFactor>,
) -> Result<(StatusCode, Json<RecoveryCodes>), ApiError> {
    let codes = set_up(&app, &caller, sent).await?;
    Ok((StatusCode::CREATED, Json(codes)))
}

/// Turns off the caller's own second factor.
#[utoipa::path(post, path = "/v1/me/second-factor/off", tag = "account",
    request_body = TurnOff,
    responses((status = 204), (status = 401, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(super) async fn turn_off(
    State(app): State<SharedState>,
    caller: Authorized<KeepAccount>,
    ApiJson(sent): ApiJson<TurnOff>,
) -> Result<StatusCode, ApiError> {
    second_factor::turn_off(&app, &caller, sent).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Removes the second factor of an official who has lost the device and the recovery codes.
#[utoipa::path(delete, path = "/v1/officials/{name}/second-factor", tag = "officials",
    params(("name" = String, Path, description = "The official's name.")),
    responses((status = 204), (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(super) async fn remove(
    State(app): State<SharedState>,
    caller: Authorized<InviteOfficial>,
    ApiPath(name): ApiPath<String>,
) -> Result<StatusCode, ApiError> {
    change_people(&app, &caller, |people: &People, _| people.remove_second_factor(&name)).await?;
    Ok(StatusCode::NO_CONTENT)
}
