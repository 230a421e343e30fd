//! The caller's own account: sessions and language.

use adoube_chess::notation::Language;
use adoube_laws::clock::At;
use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    aggregate::Change,
    competition::SeatRole,
    http::shared::{
        Authorized, Identity, SharedState, cookie,
        extract::{ApiJson, ApiPath},
        problem::{ApiError, ProblemBody},
        sessions::{
            Join, OfficialMe, SignIn, accept_invitation, end_session, sign_in_with_password,
        },
    },
    ids::{CompetitionId, SeatId},
    people::{People, PeopleError, Session},
    permission::{Enter, KeepAccount, Role},
};

/// The caller, as the hall knows them.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Me {
    /// The roles of the caller: `organiser`, `arbiter`, `player`, `assistant`, `spectator`, `stranger`.
    pub roles: Vec<&'static str>,
    /// The official, if the caller is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub official: Option<OfficialMe>,
    /// The seat, if the caller has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatMe>,
    /// The language of responses.
    pub language: &'static str,
    /// Whether the hall has no officials yet.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub unclaimed: bool,
}

/// A seat, as visible to its owner.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct SeatMe {
    /// Its id.
    pub id: SeatId,
    /// The competition.
    pub competition: CompetitionId,
    /// The role.
    pub role: SeatRole,
}

/// A session.
#[derive(Serialize, ToSchema)]
pub(crate) struct SessionResponse {
    /// Its id.
    pub id: String,
    /// When it was created, in milliseconds since 1970.
    pub since: At,
    /// When it expires.
    pub until: At,
}

/// A language.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewLanguage {
    /// Its tag.
    #[serde(with = "crate::language::tag")]
    #[schema(value_type = String)]
    pub language: Language,
}

/// The name of a role.
pub(crate) const fn role_name(role: Role) -> &'static str {
    match role {
        Role::Organiser => "organiser",
        Role::Arbiter => "arbiter",
        Role::Player => "player",
        Role::Assistant => "assistant",
        Role::Spectator => "spectator",
        Role::Stranger => "stranger",
    }
}

/// Returns the caller's account, seat and roles.
#[utoipa::path(get, path = "/v1/me", tag = "account",
    responses((status = 200, body = Me)))]
pub(super) async fn me(State(app): State<SharedState>, caller: Authorized<Enter>) -> Json<Me> {
    let roles = caller.roles();
    let visible = roles.iter().filter(|role| roles.len() == 1 || **role != Role::Stranger);
    let (official, seat) = match &caller.identity {
        Identity::Stranger => (None, None),
        Identity::Official { name, session, .. } => {
            let people = app.hall.people();
            let official = people.state.official(name);
            (official.map(|official| OfficialMe::new(official, session.clone())), None)
        }
        Identity::Seated { competition, seat } => {
            let seat = SeatMe { id: seat.id, competition: *competition, role: seat.role };
            (None, Some(seat))
        }
    };
    let roles = visible.map(|role| role_name(*role)).collect();
    let unclaimed = app.hall.people().state.is_empty();
    Json(Me { roles, official, seat, language: caller.language.tag(), unclaimed })
}

/// Accepts an invitation link as an official, and signs in.
#[utoipa::path(post, path = "/v1/join", tag = "account",
    request_body = Join,
    responses((status = 201, body = OfficialMe), (status = 410, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn join(
    State(app): State<SharedState>,
    caller: Authorized<Enter>,
    ApiJson(join): ApiJson<Join>,
) -> Result<Response, ApiError> {
    let (official, cookie) = accept_invitation(&app, &caller, join).await?;
    Ok((StatusCode::CREATED, cookie, Json(official)).into_response())
}

/// Signs in with name and password: sets the session cookie.
#[utoipa::path(post, path = "/v1/sessions", tag = "account",
    request_body = SignIn,
    responses((status = 201, body = OfficialMe), (status = 401, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(super) async fn sign_in(
    State(app): State<SharedState>,
    caller: Authorized<Enter>,
    ApiJson(credentials): ApiJson<SignIn>,
) -> Result<Response, ApiError> {
    let (official, cookie) = sign_in_with_password(&app, &caller, credentials).await?;
    Ok((StatusCode::CREATED, cookie, Json(official)).into_response())
}

/// Lists the caller's own sessions.
#[utoipa::path(get, path = "/v1/sessions", tag = "account",
    responses((status = 200, body = [SessionResponse]), (status = 401, body = ProblemBody)))]
pub(super) async fn sessions(
    State(app): State<SharedState>,
    caller: Authorized<KeepAccount>,
) -> Result<Json<Vec<SessionResponse>>, ApiError> {
    let people = app.hall.people();
    let own = people.state.sessions_of(caller.official()?, app.hall.now());
    let seen =
        |own: &Session| SessionResponse { id: own.id.clone(), since: own.since, until: own.until };
    let mut sessions: Vec<_> = own.map(seen).collect();
    sessions.sort_by_key(|session| session.since);
    Ok(Json(sessions))
}

/// Ends one of the caller's own sessions.
#[utoipa::path(delete, path = "/v1/sessions/{id}", tag = "account",
    params(("id" = String, Path, description = "The session.")),
    responses((status = 204), (status = 404, body = ProblemBody)))]
pub(super) async fn sign_out(
    State(app): State<SharedState>,
    caller: Authorized<KeepAccount>,
    ApiPath(id): ApiPath<String>,
) -> Result<Response, ApiError> {
    let name = caller.official()?;
    end_session(&app, &caller, name, &id).await?;
    let is_this = matches!(&caller.identity, Identity::Official { session, .. } if session.as_ref() == Some(&id));
    let gone = StatusCode::NO_CONTENT;
    Ok(if is_this {
        (gone, cookie::forget(&app.settings)).into_response()
    } else {
        gone.into_response()
    })
}

/// Leaves the seat in this browser, if it has one: its cookie is deleted. The seat itself stays, and its link opens
/// it again.
#[utoipa::path(delete, path = "/v1/me/seat", tag = "account", responses((status = 204)))]
pub(super) async fn leave_seat(
    State(app): State<SharedState>,
    caller: Authorized<Enter>,
) -> Response {
    let left = StatusCode::NO_CONTENT;
    match caller.identity {
        Identity::Seated { .. } => (left, cookie::forget(&app.settings)).into_response(),
        Identity::Stranger | Identity::Official { .. } => left.into_response(),
    }
}

/// Sets the caller's own language.
#[utoipa::path(put, path = "/v1/me/language", tag = "account",
    request_body = NewLanguage, responses((status = 204), (status = 401, body = ProblemBody)))]
pub(super) async fn choose_language(
    State(app): State<SharedState>,
    caller: Authorized<KeepAccount>,
    ApiJson(NewLanguage { language }): ApiJson<NewLanguage>,
) -> Result<StatusCode, ApiError> {
    let name = caller.official()?;
    let decide = |people: &People, _| {
        let facts = people.choose_language(name, language)?;
        Ok::<_, PeopleError>(Change { facts, output: () })
    };
    app.hall.change_people(&caller.actor(), decide).await?;
    Ok(StatusCode::NO_CONTENT)
}
