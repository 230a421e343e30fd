//! The officials of the hall.

use adoube_laws::clock::At;
use axum::{Json, extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{change_people, competitions::change};
use crate::{
    competition,
    http::shared::{
        Authorized, Caller, SharedState,
        extract::{ApiJson, ApiPath},
        problem::{ApiError, ProblemBody},
    },
    people::{Invitation, Official, OfficialRole, People, PeopleError},
    permission::{DisableOfficial, InviteOfficial, Permission, RemoveOfficial, SeeOfficials},
    token::{Token, draw_id},
};

/// An official, as shown to other officials.
#[derive(Serialize, ToSchema)]
pub(super) struct OfficialResponse {
    /// The name.
    pub name: String,
    /// The offices.
    pub offices: Vec<OfficialRole>,
    /// The language of the official.
    pub language: &'static str,
    /// Whether the official is disabled.
    pub disabled: bool,
    /// Whether the official has a second factor.
    #[serde(rename = "second-factor")]
    pub second_factor: bool,
    /// When the link to set a new password expires, if there is one; shown to officials who may issue it.
    #[serde(rename = "password-link-until", skip_serializing_if = "Option::is_none")]
    pub password_link_until: Option<At>,
}

/// A new invitation.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewInvitation {
    /// The offices.
    pub offices: Vec<OfficialRole>,
    /// The note.
    #[serde(default)]
    pub note: String,
}

/// An invitation; its link is shown only once.
#[derive(Serialize, ToSchema)]
pub(super) struct InvitationShown {
    /// Its id.
    pub id: String,
    /// The link to pass on. It is not shown again.
    pub link: String,
}

/// A pending invitation.
#[derive(Serialize, ToSchema)]
pub(super) struct InvitationResponse {
    /// Its id.
    pub id: String,
    /// The offices that it grants.
    pub offices: Vec<OfficialRole>,
    /// The note.
    pub note: String,
    /// When it expires.
    pub until: At,
}

/// Lists the officials of the hall.
#[utoipa::path(get, path = "/v1/officials", tag = "officials",
    responses((status = 200, body = [OfficialResponse]), (status = 403, body = ProblemBody)))]
pub(super) async fn officials(
    State(app): State<SharedState>,
    caller: Authorized<SeeOfficials>,
) -> Result<Json<Vec<OfficialResponse>>, ApiError> {
    let people = app.hall.people();
    let now = app.hall.now();
    let may_give = caller.require(Permission::InviteOfficial).is_ok();
    let link_of = |name: &str| people.state.password_link_of(name, now).filter(|_| may_give);
    let seen = |official: &Official| OfficialResponse {
        name: official.name.clone(),
        offices: official.offices.clone(),
        language: official.language.tag(),
        disabled: official.disabled,
        second_factor: official.second_factor.is_some(),
        password_link_until: link_of(&official.name),
    };
    Ok(Json(people.state.officials().map(seen).collect()))
}

/// Disables an official.
#[utoipa::path(put, path = "/v1/officials/{name}/disabled", tag = "officials",
    params(("name" = String, Path, description = "The official's name.")),
    responses((status = 204), (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn disable(
    State(app): State<SharedState>,
    caller: Authorized<DisableOfficial>,
    ApiPath(name): ApiPath<String>,
) -> Result<StatusCode, ApiError> {
    set_disabled(&app, &caller, &name, true).await
}

/// Enables a disabled official again.
#[utoipa::path(delete, path = "/v1/officials/{name}/disabled", tag = "officials",
    params(("name" = String, Path, description = "The official's name.")),
    responses((status = 204), (status = 404, body = ProblemBody)))]
pub(super) async fn enable(
    State(app): State<SharedState>,
    caller: Authorized<DisableOfficial>,
    ApiPath(name): ApiPath<String>,
) -> Result<StatusCode, ApiError> {
    set_disabled(&app, &caller, &name, false).await
}

async fn set_disabled(
    app: &SharedState,
    caller: &Caller,
    name: &str,
    disabled: bool,
) -> Result<StatusCode, ApiError> {
    let decide = |people: &People, _| people.disable(name, disabled);
    change_people(app, caller, decide).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Removes an official for ever, with all personal data: the official leaves all competitions, and decisions stay
/// without the name.
#[utoipa::path(delete, path = "/v1/officials/{name}", tag = "officials",
    params(("name" = String, Path, description = "The official's name.")),
    responses((status = 204), (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn remove(
    State(app): State<SharedState>,
    caller: Authorized<RemoveOfficial>,
    ApiPath(name): ApiPath<String>,
) -> Result<StatusCode, ApiError> {
    let people = app.hall.people();
    people.state.remove(&name)?;
    let name = people.state.official(&name).ok_or(PeopleError::NoSuchOfficial)?.name.clone();
    let sessions = people.state.sessions_of(&name, At::ZERO).map(|session| session.id.clone());
    let sessions: Vec<String> = sessions.collect();
    for (id, competition) in app.hall.competitions() {
        if competition.state.officials().iter().any(|own| People::is_same(own, &name)) {
            change(&app, &caller, id, |before| competition::dismiss(before, &name)).await?;
        }
    }
    change_people(&app, &caller, |people, _| people.remove(&name)).await?;
    app.hall.destroy_official(&name, &sessions).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lists the pending invitations.
#[utoipa::path(get, path = "/v1/invitations", tag = "officials",
    responses((status = 200, body = [InvitationResponse]), (status = 403, body = ProblemBody)))]
pub(super) async fn invitations(
    State(app): State<SharedState>,
    _caller: Authorized<InviteOfficial>,
) -> Result<Json<Vec<InvitationResponse>>, ApiError> {
    let people = app.hall.people();
    let seen = |open: &Invitation| InvitationResponse {
        id: open.id.clone(),
        offices: open.offices.clone(),
        note: open.note.clone(),
        until: open.until,
    };
    let mut open: Vec<_> = people.state.invitations(app.hall.now()).map(seen).collect();
    open.sort_by_key(|invitation| invitation.until);
    Ok(Json(open))
}

/// Invites an official.
#[utoipa::path(post, path = "/v1/invitations", tag = "officials",
    request_body = NewInvitation,
    responses((status = 201, body = InvitationShown), (status = 422, body = ProblemBody)))]
pub(super) async fn invite(
    State(app): State<SharedState>,
    caller: Authorized<InviteOfficial>,
    base: crate::http::shared::Base,
    ApiJson(NewInvitation { offices, note }): ApiJson<NewInvitation>,
) -> Result<(StatusCode, Json<InvitationShown>), ApiError> {
    let (id, token): (String, _) = (draw_id()?, Token::draw()?);
    let decide = |people: &People, at| {
        let pass = (id.clone(), token.hash());
        people.invite(at, &app.settings.terms, pass, &offices, &note)
    };
    change_people(&app, &caller, decide).await?;
    let link = base.link("first", &token);
    Ok((StatusCode::CREATED, Json(InvitationShown { id, link })))
}

/// Withdraws an invitation.
#[utoipa::path(delete, path = "/v1/invitations/{id}", tag = "officials",
    params(("id" = String, Path, description = "The invitation.")),
    responses((status = 204), (status = 404, body = ProblemBody)))]
pub(super) async fn withdraw(
    State(app): State<SharedState>,
    caller: Authorized<InviteOfficial>,
    ApiPath(id): ApiPath<String>,
) -> Result<StatusCode, ApiError> {
    let decide = |people: &People, at| people.withdraw_invitation(at, &id);
    change_people(&app, &caller, decide).await?;
    Ok(StatusCode::NO_CONTENT)
}
