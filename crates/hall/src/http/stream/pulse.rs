//! How long the way to a client and back is. The hall measures it; what a client says of time is not asked, and no clock
//! is changed by it.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use adoube_laws::{clock::At, table::Viewer};
use axum::{Json, extract::State, http::StatusCode};
use serde::Serialize;
use tokio::time::{Interval, MissedTickBehavior, interval_at};
use utoipa::ToSchema;

use crate::{
    http::{
        Caller, SharedState,
        extract::ApiPath,
        problem::{ApiError, ProblemBody},
        v1::games::watch,
    },
    ids::GameId,
    permission::Permission,
    token::draw_id,
};

/// How often a pulse is sent.
const PULSE: Duration = Duration::from_secs(10);
/// After this time a pulse does not come back any more.
const LOST: Duration = Duration::from_mins(1);
/// So many are waited for; then those that are lost are forgotten.
const MANY: usize = 65_536;

/// When the pulses of a stream are to be sent.
pub(super) fn pulse() -> Interval {
    let mut pulse = interval_at(tokio::time::Instant::now() + PULSE, PULSE);
    pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
    pulse
}

/// Pulses that were sent, and how long those took that came back.
#[derive(Default)]
pub struct Pulses {
    sent: Mutex<HashMap<String, Out>>,
    known: Mutex<HashMap<(GameId, Viewer), Measured>>,
}

struct Out {
    to: String,
    of: Option<(GameId, Viewer)>,
    when: Instant,
}

#[derive(Clone, Copy)]
struct Measured {
    took: Duration,
    at: At,
}

/// A pulse as it is sent.
#[derive(Serialize)]
pub(super) struct Pulse {
    nonce: String,
    now: At,
}

/// How long the way to a client and back was.
#[derive(Serialize, ToSchema)]
pub(crate) struct LagSeen {
    /// Whose.
    pub viewer: Viewer,
    /// In milliseconds, as the hall measured it.
    pub milliseconds: u64,
    /// When.
    pub at: At,
}

impl Pulses {
    /// Sends a pulse.
    pub(super) fn send(&self, to: &Caller, of: Option<(GameId, Viewer)>, now: At) -> Pulse {
        // Without random numbers the pulse only keeps the line alive.
        let nonce: String = draw_id().unwrap_or_default();
        let mut sent = self.sent.lock().unwrap_or_else(PoisonError::into_inner);
        if sent.len() >= MANY {
            sent.retain(|_, out| out.when.elapsed() < LOST);
        }
        let out = Out { to: to.as_client(), of, when: Instant::now() };
        sent.insert(nonce.clone(), out);
        Pulse { nonce, now }
    }

    /// A pulse came back; says whether one was waited for from this client.
    fn came_back(&self, nonce: &str, from: &Caller, at: At) -> bool {
        let mut sent = self.sent.lock().unwrap_or_else(PoisonError::into_inner);
        let is_own = sent.get(nonce).is_some_and(|out| out.to == from.as_client());
        let Some(out) = sent.remove(nonce).filter(|out| is_own && out.when.elapsed() < LOST) else {
            return false;
        };
        drop(sent);
        if let Some(of) = out.of.filter(|(_, viewer)| *viewer != Viewer::Spectator) {
            let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
            if known.len() >= MANY {
                known.clear();
            }
            known.insert(of, Measured { took: out.when.elapsed(), at });
        }
        true
    }

    fn of(&self, game: GameId) -> Vec<LagSeen> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let own = known.iter().filter(|((of, _), _)| *of == game);
        own.map(|((_, viewer), measured)| LagSeen {
            viewer: *viewer,
            milliseconds: u64::try_from(measured.took.as_millis()).unwrap_or(u64::MAX),
            at: measured.at,
        })
        .collect()
    }
}

/// Sends a pulse back.
#[utoipa::path(post, path = "/v1/pulses/{nonce}", tag = "games", extensions(("x-deed" = json!("Enter"))),
    params(("nonce" = String, Path, description = "What the pulse carried.")),
    responses((status = 204), (status = 404, body = ProblemBody)))]
pub(in crate::http) async fn answer(
    State(app): State<SharedState>,
    caller: Caller,
    ApiPath(nonce): ApiPath<String>,
) -> Result<StatusCode, ApiError> {
    let is_known = app.pulses.came_back(&nonce, &caller, app.hall.now());
    if is_known { Ok(StatusCode::NO_CONTENT) } else { Err(ApiError::NotFound) }
}

/// How long the ways to the players and back are, for the arbiter.
#[utoipa::path(get, path = "/v1/games/{id}/lag", tag = "games", extensions(("x-deed" = json!("ReadLog"))),
    params(("id" = String, Path, description = "The game.")),
    responses((status = 200, body = [LagSeen]), (status = 403, body = ProblemBody)))]
pub(in crate::http) async fn lag(
    State(app): State<SharedState>,
    caller: Caller,
    ApiPath(id): ApiPath<GameId>,
) -> Result<Json<Vec<LagSeen>>, ApiError> {
    let watching = watch(&app, &caller, id).await?;
    let of = watching.visible.laid.competition;
    caller.require_in(Permission::ReadLog, of, &watching.competition.state)?;
    Ok(Json(app.pulses.of(id)))
}
