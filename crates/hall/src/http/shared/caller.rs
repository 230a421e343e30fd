//! The caller of a request: identity, roles and language.

use std::net::IpAddr;

use adoube_chess::{Colour, notation::Language};
use adoube_laws::{
    clock::PerPlayer,
    table::{Action, Viewer, Who},
};
use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, Method, header, request::Parts},
};
use axum_extra::extract::cookie::CookieJar;

use super::{
    AppState, SharedState, address,
    credential::{credential_of, device_cookie},
    problem::ApiError,
    state::ClientNetwork,
};
use crate::{
    actor::Actor,
    competition::{Competition, Seat, SeatRole, Visibility},
    ids::{CompetitionId, PlayerNo},
    language,
    people::{OfficialRole, People},
    permission::{Permission, Role, Scope, scope_of},
    token::TokenHash,
};

/// The caller of a request.
#[derive(Clone, Debug)]
pub struct Caller {
    /// The identity.
    pub identity: Identity,
    /// The language of the response.
    pub language: Language,
    /// The address of the client.
    pub address: IpAddr,
    /// `?as=spectator`: show the public view even to officials (for projector screens).
    as_spectator: bool,
    token: Option<TokenHash>,
    /// Whether the credential is a cookie, which browsers send with every link.
    pub has_cookie: bool,
    /// The cookie of a device on which an official has signed in before.
    pub(in crate::http) device: Option<String>,
}

/// An authenticated identity.
#[derive(Clone, Debug)]
pub enum Identity {
    /// No valid credential was sent.
    Stranger,
    /// An official of the hall.
    Official {
        /// The name.
        name: String,
        /// The offices.
        offices: Vec<OfficialRole>,
        /// The language of the official.
        language: Language,
        /// The session, if the credential is one.
        session: Option<String>,
    },
    /// The holder of a seat.
    Seated {
        /// The competition of the seat.
        competition: CompetitionId,
        /// The seat.
        seat: Seat,
    },
}

/// Whether the token is valid.
pub(in crate::http) fn is_known(app: &AppState, token: &TokenHash) -> bool {
    !matches!(identity(app, token), Identity::Stranger)
}

fn identity(app: &AppState, token: &TokenHash) -> Identity {
    let people = app.hall.people();
    if let Some((official, session)) = people.state.who(token, app.hall.now()) {
        return Identity::Official {
            name: official.name.clone(),
            offices: official.offices.clone(),
            language: official.language,
            session: session.map(|session| session.id.clone()),
        };
    }
    match app.hall.seat_of(token) {
        Some((competition, seat)) => Identity::Seated { competition, seat },
        None => Identity::Stranger,
    }
}

/// The cookie that stores the language chosen on the pages.
pub(in crate::http) const LANGUAGE_COOKIE: &str = "adoube-language";

/// Returns the language of a request. Pages that know the user's choice send it in the header, so the cookie
/// matters only for requests of the browser itself.
pub(in crate::http) fn language_of(parts: &Parts, app: &AppState) -> Language {
    requested_language(parts).unwrap_or(app.settings.language)
}

fn requested_language(parts: &Parts) -> Option<Language> {
    let query = parts.uri.query().unwrap_or_default();
    let requested = query.split('&').find_map(|pair| pair.strip_prefix("lang="));
    let header = parts.headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let chosen = || {
        let jar = CookieJar::from_headers(&parts.headers);
        jar.get(LANGUAGE_COOKIE).and_then(|cookie| Language::from_tag(cookie.value()))
    };
    requested
        .and_then(Language::from_tag)
        .or_else(chosen)
        .or_else(|| header.and_then(language::accepted))
}

/// Whether a request asks for the public view.
fn as_spectator(parts: &Parts) -> Result<bool, ApiError> {
    let query = parts.uri.query().unwrap_or_default();
    match query.split('&').find_map(|pair| pair.strip_prefix("as=")) {
        None => Ok(false),
        Some("spectator") if parts.method == Method::GET => Ok(true),
        Some(_) => Err(ApiError::Unreadable("as: only `spectator`, and only to read".to_owned())),
    }
}

/// The result of authentication, computed once per request.
#[derive(Clone)]
pub(in crate::http) struct Authenticated {
    identity: Identity,
    /// The token, if it is valid.
    pub(in crate::http) token: Option<TokenHash>,
    /// Whether an invalid token was sent.
    is_refused: bool,
    has_cookie: bool,
}

impl Authenticated {
    /// Authenticates a request. An invalid token is rejected; an expired cookie is ignored, otherwise nobody
    /// could sign in again.
    pub(in crate::http) fn from_headers(headers: &HeaderMap, app: &AppState) -> Self {
        let credential = credential_of(headers, app.settings.is_secure);
        let token = credential.as_ref().map(|credential| TokenHash::from_token(&credential.text));
        let identity = token.map_or(Identity::Stranger, |token| identity(app, &token));
        let is_unknown = matches!(identity, Identity::Stranger);
        let has_cookie = credential.as_ref().is_some_and(|credential| credential.is_cookie);
        Self {
            is_refused: is_unknown && credential.is_some() && !has_cookie,
            has_cookie,
            token: token.filter(|_| !is_unknown),
            identity,
        }
    }
}

impl FromRequestParts<SharedState> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &SharedState) -> Result<Self, ApiError> {
        let known = parts.extensions.get::<Authenticated>().cloned();
        let known = known.unwrap_or_else(|| Authenticated::from_headers(&parts.headers, app));
        if known.is_refused {
            return Err(ApiError::Unknown);
        }
        // The language of the account applies where the request names none.
        let own = match &known.identity {
            Identity::Official { language, .. } => Some(*language),
            Identity::Stranger | Identity::Seated { .. } => None,
        };
        Ok(Self {
            identity: known.identity,
            language: requested_language(parts).or(own).unwrap_or(app.settings.language),
            address: address::from_parts(parts, app),
            as_spectator: as_spectator(parts)?,
            token: known.token,
            has_cookie: known.has_cookie,
            device: device_cookie(&parts.headers, app.settings.is_secure),
        })
    }
}

impl Caller {
    /// Returns the key under which requests of the caller are counted.
    pub fn as_client(&self) -> String {
        match self.token {
            Some(token) => token.to_string(),
            None => format!("{:?}", ClientNetwork::from(self.address)),
        }
    }

    /// Whether the credential is still valid, with the same rights.
    pub fn is_still_known(&self, app: &AppState) -> bool {
        self.token.is_none_or(|token| is_known(app, &token))
    }

    /// Whether the caller sent no valid credential.
    pub fn is_stranger(&self) -> bool {
        matches!(self.identity, Identity::Stranger)
    }

    /// Returns the roles of the caller.
    pub fn roles(&self) -> Vec<Role> {
        let mut roles = match &self.identity {
            Identity::Stranger => Vec::new(),
            Identity::Official { offices, .. } => {
                offices.iter().map(|office| role_of(*office)).collect()
            }
            Identity::Seated { seat, .. } => vec![match seat.role {
                SeatRole::Player(_) => Role::Player,
                SeatRole::Assistant(_) => Role::Assistant,
                SeatRole::Arbiter => Role::Arbiter,
                SeatRole::Spectator => Role::Spectator,
            }],
        };
        roles.push(Role::Stranger);
        roles
    }

    fn refusal(&self) -> ApiError {
        if self.is_stranger() { ApiError::Unauthenticated } else { ApiError::Forbidden }
    }

    /// Requires a hall-wide permission.
    pub fn require(&self, permission: Permission) -> Result<(), ApiError> {
        let allowed = |role: Role| matches!(scope_of(role, permission), Scope::All | Scope::Own);
        if self.roles().into_iter().any(allowed) { Ok(()) } else { Err(self.refusal()) }
    }

    /// Returns the name of the official, or an error if the caller is not one.
    pub fn official(&self) -> Result<&str, ApiError> {
        match &self.identity {
            Identity::Official { name, .. } => Ok(name),
            Identity::Stranger | Identity::Seated { .. } => Err(self.refusal()),
        }
    }

    /// Requires a permission in a competition. A caller who may not even watch does not learn that it exists.
    pub fn require_in(
        &self,
        permission: Permission,
        id: CompetitionId,
        competition: &Competition,
    ) -> Result<(), ApiError> {
        if self.is_allowed(permission, id, competition) {
            Ok(())
        } else if self.is_stranger() || self.is_allowed(Permission::Look, id, competition) {
            Err(self.refusal())
        } else {
            Err(ApiError::NotFound)
        }
    }

    /// Whether the caller has a permission in a competition, regardless of whose game it is.
    pub fn is_allowed(
        &self,
        permission: Permission,
        id: CompetitionId,
        competition: &Competition,
    ) -> bool {
        if self.as_spectator && permission == Permission::LookWithoutDelay {
            return false;
        }
        let visibility = competition.about().map(|about| about.visibility);
        let is_open = visibility == Some(Visibility::Public);
        self.roles().into_iter().any(|role| match scope_of(role, permission) {
            Scope::All => true,
            Scope::Own => self.belongs_to(id, competition),
            Scope::Open => is_open,
            Scope::None => false,
        })
    }

    /// Whether the caller belongs to this competition.
    fn belongs_to(&self, id: CompetitionId, competition: &Competition) -> bool {
        match &self.identity {
            Identity::Stranger => false,
            Identity::Official { name, .. } => {
                competition.officials().iter().any(|own| People::is_same(own, name))
            }
            Identity::Seated { competition, .. } => *competition == id,
        }
    }

    /// Returns the caller's view of a game; access has been checked before.
    pub fn viewer(
        &self,
        id: CompetitionId,
        competition: &Competition,
        players: &PerPlayer<PlayerNo>,
    ) -> Viewer {
        let own = |no| Colour::ALL.into_iter().find(|colour| players[*colour] == no);
        match &self.identity {
            _ if self.as_spectator => Viewer::Spectator,
            _ if self.is_allowed(Permission::Arbitrate, id, competition) => Viewer::Arbiter,
            Identity::Seated { competition, seat } if *competition == id => match seat.role {
                SeatRole::Player(no) => own(no).map_or(Viewer::Spectator, Viewer::Player),
                SeatRole::Assistant(no) => own(no).map_or(Viewer::Spectator, Viewer::Assistant),
                SeatRole::Arbiter | SeatRole::Spectator => Viewer::Spectator,
            },
            Identity::Stranger | Identity::Official { .. } | Identity::Seated { .. } => {
                Viewer::Spectator
            }
        }
    }

    /// Requires that the caller may act at a table in this role. The viewer says whose table it is: a
    /// player's own table is the one where the player has a colour.
    pub fn require_act_as(
        &self,
        (who, action): (Who, &Action),
        viewer: Viewer,
        id: CompetitionId,
        competition: &Competition,
    ) -> Result<(), ApiError> {
        // What bystanders do is seen by those who are there, and entered by the arbiter.
        let is_report = matches!(action, Action::Report(_));
        let allowed = |permission| self.is_allowed(permission, id, competition);
        let may = match who {
            _ if viewer == Viewer::Arbiter && who != Who::Timekeeper => {
                allowed(if who == Who::Arbiter {
                    Permission::Arbitrate
                } else {
                    Permission::EnterForOthers
                })
            }
            Who::Player(own) => viewer == Viewer::Player(own) && allowed(Permission::Play),
            Who::Assistant(own) => viewer == Viewer::Assistant(own) && allowed(Permission::Assist),
            Who::Bystander => {
                viewer == Viewer::Spectator && allowed(Permission::StandBy) && is_report
            }
            Who::Arbiter | Who::Timekeeper => false,
        };
        if may { Ok(()) } else { Err(self.refusal()) }
    }

    /// Returns the actor, as the record names it.
    pub fn actor(&self) -> Actor {
        match &self.identity {
            Identity::Stranger => Actor::Spectator,
            Identity::Official { name, .. } => Actor::Official(name.clone()),
            Identity::Seated { seat, .. } => match seat.role {
                SeatRole::Player(no) => Actor::Player(no),
                SeatRole::Assistant(no) => Actor::Assistant(no),
                // The id distinguishes a seat from an official of the same name.
                SeatRole::Arbiter => Actor::Official(match &seat.name {
                    Some(name) => format!("{name} #{}", seat.id),
                    None => format!("#{}", seat.id),
                }),
                SeatRole::Spectator => Actor::SpectatorSeat(seat.id),
            },
        }
    }

    /// Returns the name under which an arbiter decides; empty if the seat has no name.
    pub fn author(&self) -> String {
        match &self.identity {
            Identity::Official { name, .. } => name.clone(),
            Identity::Seated { seat, .. } => seat.name.clone().unwrap_or_default(),
            Identity::Stranger => String::new(),
        }
    }
}

const fn role_of(office: OfficialRole) -> Role {
    match office {
        OfficialRole::Organiser => Role::Organiser,
        OfficialRole::Arbiter => Role::Arbiter,
    }
}
