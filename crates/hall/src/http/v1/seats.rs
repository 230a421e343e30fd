//! Seats: links and QR codes for players, assistants, arbiters and spectators.

use adoube_laws::clock::At;
use axum::{Json, extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::competitions::{change, with_facts};
use crate::{
    competition::{self, Competition, CompetitionFact, Seat, SeatRole, ValidationErrors},
    http::shared::{
        Authorized, Base, Identity, SharedState,
        extract::{ApiJson, ApiPath, ApiQuery},
        problem::{ApiError, ProblemBody},
        qr,
    },
    ids::{CompetitionId, SeatId},
    people::PeopleError,
    permission::{ErasePersonalData, GiveSeats},
    token::{Token, draw_id},
};

/// A new seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewSeat {
    /// `{"player": 3}`, `{"assistant": 3}`, `"arbiter"` or `"spectator"`.
    pub role: SeatRole,
    /// The name of its owner, for an arbiter: decisions are recorded under it.
    #[serde(default)]
    pub name: Option<String>,
    /// Whether a program will play with it, for a player's seat: other programs then see its player as a bot.
    #[serde(default)]
    pub program: bool,
    /// The beginning of the link, one of those that `/v1/competitions/{id}/address` names.
    #[serde(default)]
    pub address: Option<String>,
}

/// How seats are given to all players.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct GiveAllQuery {
    /// Whether players who have a seat get a new one; the old ones are revoked.
    #[serde(default)]
    pub renew: bool,
    /// The beginning of the links, one of those that `/v1/competitions/{id}/address` names.
    #[serde(default)]
    pub address: Option<String>,
}

/// Where the links of seats lead.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) struct AddressResponse {
    /// The beginning of every link.
    pub address: String,
    /// Whether only the machine of the hall can open it.
    pub only_here: bool,
    /// Further addresses of the hall in its networks, which links may have instead.
    pub others: Vec<String>,
    /// The SHA-256 fingerprint of the certificate authority that the hall has made itself and devices do not
    /// know; `/certificate` says how to trust it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fingerprint: Option<String>,
}

/// A seat; its link is shown only once.
#[derive(Serialize, ToSchema)]
pub(super) struct SeatShown {
    /// Its id.
    pub id: SeatId,
    /// The role.
    pub role: SeatRole,
    /// The name of the player, or of the arbiter if given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The link to pass on. It is not shown again.
    pub link: String,
    /// The token, for programs that use `Authorization: Bearer`.
    pub token: String,
    /// The link as a QR code, in SVG.
    pub qr: String,
}

/// A seat in a list.
#[derive(Serialize, ToSchema)]
pub(super) struct SeatResponse {
    /// Its id.
    pub id: SeatId,
    /// The role.
    pub role: SeatRole,
    /// The name of the arbiter who has it, if given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Whether a program plays with it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub program: bool,
    /// When it was given.
    pub given: At,
    /// When it was revoked, if it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub revoked: Option<At>,
}

/// Draws a new seat, with its response.
fn draw(role: SeatRole, base: &Base) -> Result<(SeatId, Token, SeatShown), ApiError> {
    let (id, token): (SeatId, _) = (draw_id()?, Token::draw()?);
    let link = base.link("seat", &token);
    let qr = qr(&link)?;
    let shown = SeatShown { id, role, name: None, link, token: token.reveal().to_owned(), qr };
    Ok((id, token, shown))
}

fn name_of(role: SeatRole, competition: &Competition) -> Option<String> {
    role.player().and_then(|no| competition.player(no)).map(|player| player.name.clone())
}

/// Returns the address that the links of seats have, and others that they may have instead.
#[utoipa::path(get, path = "/v1/competitions/{id}/address", tag = "seats",
    params(("id" = String, Path, description = "The competition.")),
    responses((status = 200, body = AddressResponse), (status = 403, body = ProblemBody)))]
pub(super) async fn address(
    State(app): State<SharedState>,
    caller: Authorized<GiveSeats>,
    base: Base,
    ApiPath(id): ApiPath<CompetitionId>,
) -> Result<Json<AddressResponse>, ApiError> {
    caller.enter(&app, id)?;
    let others = app.settings.other_addresses.iter().filter(|other| *other != base.as_str());
    Ok(Json(AddressResponse {
        address: base.as_str().to_owned(),
        only_here: base.is_only_here(),
        others: others.cloned().collect(),
        fingerprint: app.settings.certificate.as_ref().map(|own| own.fingerprint.clone()),
    }))
}

/// Lists the seats, including revoked ones.
#[utoipa::path(get, path = "/v1/competitions/{id}/seats", tag = "seats",
    params(("id" = String, Path, description = "The competition.")),
    responses((status = 200, body = [SeatResponse]), (status = 403, body = ProblemBody)))]
pub(super) async fn list(
    State(app): State<SharedState>,
    caller: Authorized<GiveSeats>,
    ApiPath(id): ApiPath<CompetitionId>,
) -> Result<Json<Vec<SeatResponse>>, ApiError> {
    let competition = caller.enter(&app, id)?;
    let seen = |seat: &Seat| SeatResponse {
        id: seat.id,
        role: seat.role,
        name: seat.name.clone(),
        program: seat.is_program,
        given: seat.given,
        revoked: seat.revoked,
    };
    Ok(Json(competition.state.seats().map(seen).collect()))
}

/// Gives a seat.
#[utoipa::path(post, path = "/v1/competitions/{id}/seats", tag = "seats",
    params(("id" = String, Path, description = "The competition.")), request_body = NewSeat,
    responses((status = 201, body = SeatShown), (status = 422, body = ProblemBody)))]
pub(super) async fn give(
    State(app): State<SharedState>,
    caller: Authorized<GiveSeats>,
    base: Base,
    ApiPath(id): ApiPath<CompetitionId>,
    ApiJson(NewSeat { role, name, program, address }): ApiJson<NewSeat>,
) -> Result<(StatusCode, Json<SeatShown>), ApiError> {
    caller.enter(&app, id)?;
    let base = base.or_chosen(address.as_deref(), &app)?;
    if name.is_some() && role != SeatRole::Arbiter {
        return Err(ApiError::Unreadable("name: only for an arbiter's seat".to_owned()));
    }
    if name.as_deref().is_some_and(|name| app.hall.people().state.has_look_alike(name)) {
        return Err(PeopleError::NameLooksAlike.into());
    }
    // The holder of an arbiter's seat may give seats to players and spectators, but not to arbiters: those
    // would outlive the revocation of the seat.
    if role == SeatRole::Arbiter && matches!(caller.identity, Identity::Seated { .. }) {
        return Err(ApiError::Forbidden);
    }
    let (seat, token, mut shown) = draw(role, &base)?;
    let hash = token.hash();
    let at = app.hall.now();
    let decide = |before: &Competition| {
        let mut facts = competition::give_seat(before, seat, role, name.as_deref(), hash)?;
        if program {
            let given = with_facts(before, at, &facts);
            facts.extend(competition::mark_program(&given, seat)?);
        }
        Ok(facts)
    };
    let after = change(&app, &caller, id, decide).await?;
    shown.name = name_of(role, &after.state).or(name);
    Ok((StatusCode::CREATED, Json(shown)))
}

/// Gives a seat to every player who has none, or new seats to all players.
#[utoipa::path(post, path = "/v1/competitions/{id}/seats/players", tag = "seats",
    params(("id" = String, Path, description = "The competition."), GiveAllQuery),
    responses((status = 201, body = [SeatShown]), (status = 422, body = ProblemBody)))]
pub(super) async fn give_all(
    State(app): State<SharedState>,
    caller: Authorized<GiveSeats>,
    base: Base,
    ApiPath(id): ApiPath<CompetitionId>,
    ApiQuery(GiveAllQuery { renew, address }): ApiQuery<GiveAllQuery>,
) -> Result<(StatusCode, Json<Vec<SeatShown>>), ApiError> {
    let competition = caller.enter(&app, id)?;
    let base = base.or_chosen(address.as_deref(), &app)?;
    let state = &competition.state;
    let roles = state.players().map(|player| SeatRole::Player(player.no));
    let roles = roles.filter(|role| renew || !has_seat(state, *role));
    let drawn = roles.map(|role| draw(role, &base)).collect::<Result<Vec<_>, _>>()?;
    let at = app.hall.now();
    let decide = |before: &Competition| {
        let mut facts = Vec::new();
        let mut given = before.clone();
        if renew {
            facts = revoke_players(before)?;
            given = with_facts(&given, at, &facts);
        }
        // A concurrent request may have given the same seat: a player gets only one.
        let after = given.clone();
        let without = drawn.iter().filter(|(_, _, shown)| !has_seat(&after, shown.role));
        for (seat, token, shown) in without {
            let fact = competition::give_seat(&given, *seat, shown.role, None, token.hash())?;
            given = with_facts(&given, at, &fact);
            facts.extend(fact);
        }
        Ok(facts)
    };
    let changed = change(&app, &caller, id, decide).await?;
    let given = drawn.into_iter().filter(|(id, ..)| changed.state.seat(*id).is_some());
    let named = |(_, _, shown): (_, _, SeatShown)| SeatShown {
        name: name_of(shown.role, &changed.state),
        ..shown
    };
    Ok((StatusCode::CREATED, Json(given.map(named).collect())))
}

/// Revokes the seats of all players.
fn revoke_players(before: &Competition) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    let is_held = |seat: &&Seat| matches!(seat.role, SeatRole::Player(_)) && seat.revoked.is_none();
    let held = before.seats().filter(is_held);
    let revoked = held.map(|seat| competition::revoke_seat(before, seat.id));
    Ok(revoked.collect::<Result<Vec<_>, _>>()?.concat())
}

/// Whether such a seat exists.
fn has_seat(competition: &Competition, role: SeatRole) -> bool {
    competition.seats().any(|seat| seat.role == role && seat.revoked.is_none())
}

/// Revokes a seat immediately.
#[utoipa::path(delete, path = "/v1/competitions/{id}/seats/{seat}", tag = "seats",
    params(("id" = String, Path, description = "The competition."), ("seat" = String, Path, description = "The seat.")),
    responses((status = 204), (status = 422, body = ProblemBody)))]
pub(super) async fn revoke(
    State(app): State<SharedState>,
    caller: Authorized<GiveSeats>,
    ApiPath((id, seat)): ApiPath<(CompetitionId, SeatId)>,
) -> Result<StatusCode, ApiError> {
    caller.enter(&app, id)?;
    change(&app, &caller, id, |before| competition::revoke_seat(before, seat)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Removes the name of a seat's holder for ever; the seat itself stays.
#[utoipa::path(delete, path = "/v1/competitions/{id}/seats/{seat}/personal-data", tag = "seats",
    params(("id" = String, Path, description = "The competition."), ("seat" = String, Path, description = "The seat.")),
    responses((status = 204), (status = 422, body = ProblemBody)))]
pub(super) async fn erase(
    State(app): State<SharedState>,
    caller: Authorized<ErasePersonalData>,
    ApiPath((id, seat)): ApiPath<(CompetitionId, SeatId)>,
) -> Result<StatusCode, ApiError> {
    caller.enter(&app, id)?;
    change(&app, &caller, id, |before| competition::erase_seat(before, seat)).await?;
    app.hall.destroy_ended(id).await?;
    Ok(StatusCode::NO_CONTENT)
}
