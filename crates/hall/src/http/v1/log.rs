//! The complete log of a game, for arbiters.

use std::sync::Arc;

use adoube_laws::{
    clock::At,
    table::{Action, Event, Table, Who, replay},
};
use adoube_record::narrate::{self, Context};
use axum::{Json, extract::State};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    actor::Actor,
    game::ActEntry,
    http::shared::{
        Authorized, Caller, SharedState,
        extract::{ApiPath, ApiQuery},
        in_words,
        problem::{ApiError, ProblemBody},
    },
    ids::GameId,
    permission::ReadLog,
};

/// The maximum number of entries in a response.
const MAX: usize = 500;

/// Which part of the log to return.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct LogQuery {
    /// Only entries after this one.
    #[serde(default)]
    pub after: u64,
    /// The maximum number of entries, at most 500.
    #[serde(default)]
    pub limit: Option<usize>,
    /// The language.
    #[serde(default)]
    #[expect(
        dead_code,
        reason = "it is read with every request, and named here so that it is known"
    )]
    lang: Option<String>,
}

/// An entry of the log.
#[derive(Serialize, ToSchema)]
#[schema(as = Logged)]
pub(super) struct LogEntryResponse {
    /// Its number.
    pub seq: u64,
    /// The instant, in milliseconds since 1970.
    pub at: At,
    /// The actor.
    pub by: Actor,
    /// The role of the actor.
    #[serde(rename = "as")]
    pub who: Who,
    /// The action.
    pub action: Action,
    /// All events.
    #[schema(value_type = Vec<Event>)]
    pub events: Arc<[Event]>,
    /// The events as text.
    pub told: Vec<String>,
}

/// Returns the log of a game.
#[utoipa::path(get, path = "/v1/games/{id}/log", tag = "games",
    params(("id" = String, Path, description = "The game."), LogQuery),
    responses((status = 200, body = [LogEntryResponse]), (status = 403, body = ProblemBody)))]
pub(super) async fn read(
    State(app): State<SharedState>,
    caller: Authorized<ReadLog>,
    ApiPath(id): ApiPath<GameId>,
    ApiQuery(part): ApiQuery<LogQuery>,
) -> Result<Json<Vec<LogEntryResponse>>, ApiError> {
    let watching = caller.watch(&app, id).await?;
    let limit = part.limit.unwrap_or(MAX).min(MAX);
    // Sentences depend on the state before, so the game is folded from its start.
    let mut table = watching.visible.created.table();
    let mut logged = Vec::new();
    for act in app.acts_after(id, 0).await? {
        if logged.len() >= limit {
            break;
        }
        let after = replay(table.clone(), act.act.events.iter());
        if act.seq > part.after {
            logged.push(log_entry(act, &table, &caller));
        }
        table = after;
    }
    Ok(Json(logged))
}

fn log_entry(act: ActEntry, before: &Table, caller: &Caller) -> LogEntryResponse {
    let mut table = before.clone();
    let mut told = Vec::new();
    in_words(caller.language, |words| {
        for event in act.act.events.iter() {
            let after = table.clone().apply(event);
            told.extend(narrate::event(event, Context { before: &table, after: &after, words }));
            table = after;
        }
    });
    LogEntryResponse {
        seq: act.seq,
        at: act.at,
        by: act.by,
        who: act.act.who,
        action: act.act.action,
        events: act.act.events,
        told,
    }
}
