//! The stream of a game for spectators, with the announced delay.

use std::{sync::Arc, time::Duration};

use adoube_laws::{
    clock::PerPlayer,
    table::{Table, Viewer},
};
use axum::{
    extract::{Path, State},
    response::Response,
};
use tokio::{
    sync::{broadcast::error::RecvError, watch},
    time::sleep,
};

use super::{
    error::LichessError,
    export, kind,
    ndjson::{self, Disconnected, NdjsonWriter},
    player,
    shapes::{BoardUpdate, GameContext, Person, Source, SpectatedGame},
    status::Status,
};
use crate::{
    competition::Delay,
    fold::Shared,
    game::Game,
    http::shared::{Caller, SharedState, problem::ApiError, visible::delay_for},
    ids::{CompetitionId, GameId},
    permission::Permission,
};

/// Streams a full first line, then one line for each move, and a last one when the game has ended.
pub(super) async fn follow(
    State(app): State<SharedState>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, LichessError> {
    let id: GameId = id.parse().map_err(|_| ApiError::NotFound)?;
    let created = app.hall.game(id).await?.state.created().cloned().ok_or(ApiError::NotFound)?;
    let competition = app.hall.competition(created.competition).ok_or(ApiError::NotFound)?;
    caller.require_in(Permission::Look, created.competition, &competition.state)?;
    let held = app.streams.open(&caller)?;
    let watched = Spectator {
        competition: created.competition,
        people: player::people(&competition.state, &created).ok_or(ApiError::NotFound)?,
        source: export::source(&created, &competition.state, id),
        changes: app.hall.subscribe(id).await?,
        app,
        caller,
        id,
    };
    Ok(ndjson::stream_response(held, |lines| watched.run(lines)))
}

/// A connected spectator.
struct Spectator {
    app: SharedState,
    caller: Caller,
    id: GameId,
    competition: CompetitionId,
    people: PerPlayer<Person>,
    source: Source,
    changes: watch::Receiver<Shared<Game>>,
}

impl Spectator {
    /// Returns the current delay; `None` if the caller may not watch any more.
    fn delay(&self) -> Option<Delay> {
        let competition = self.app.hall.competition(self.competition)?;
        let (id, state) = (self.competition, &competition.state);
        let may_look = self.caller.is_still_known(&self.app)
            && self.caller.is_allowed(Permission::Look, id, state);
        may_look.then(|| delay_for(&self.caller, Viewer::Spectator, id, state))
    }

    async fn run(mut self, mut lines: NdjsonWriter) -> Result<(), Disconnected> {
        let id = self.id.to_string();
        let mut last_sent = None::<Arc<Table>>;
        let mut news = self.app.hall.changes();
        loop {
            self.changes.borrow_and_update();
            let Some(delay) = self.delay() else { return Ok(()) };
            let Ok(visible) = self.app.visible_state(self.id, delay).await else { return Ok(()) };
            let created = visible.table.setup().scheduled;
            let look = GameContext {
                id: &id,
                table: &visible.table,
                at: visible.at,
                created,
                players: &self.people,
                source: self.source,
            };
            let is_over = Status::from_stage(visible.table.stage()).0.is_over();
            if !kind::awaits_drawing(&visible.table) {
                let has_moved = last_sent
                    .replace(visible.table.clone())
                    .map(|before| before.history().plies() != visible.table.history().plies());
                if has_moved == Some(true) {
                    lines.say(&BoardUpdate::new(look)).await?;
                }
                if has_moved.is_none() || is_over {
                    lines.say(&SpectatedGame::new(look)).await?;
                }
            }
            if is_over {
                return Ok(());
            }
            let now = self.app.hall.now();
            let wait = visible.more_at.map(|at| Duration::from_millis(at.since(now).get()));
            let later = async {
                match wait {
                    Some(wait) => sleep(wait).await,
                    None => std::future::pending().await,
                }
            };
            let next = async {
                tokio::select! {
                    changed = self.changes.changed() => changed.is_ok(),
                    // Seats may be revoked, and delays changed.
                    changed = news.recv() => !matches!(changed, Err(RecvError::Closed)),
                    () = later => true,
                }
            };
            if !lines.until(next).await? {
                return Ok(());
            }
        }
    }
}
