//! The stream of a game.

use std::{collections::VecDeque, sync::Arc, time::Duration};

use adoube_chess::Colour;
use adoube_laws::{
    clock::{At, PerPlayer},
    table::Viewer,
};
use axum::{extract::State, http::HeaderMap, response::Response};
use bytes::Bytes;
use serde::{Deserialize, Serialize};
use tokio::{
    sync::watch,
    time::{Interval, sleep},
};
use utoipa::IntoParams;

use crate::{
    competition::Delay,
    fold::Shared,
    game::Game,
    http::shared::{
        Authorized, Caller, SharedState,
        extract::{ApiPath, ApiQuery},
        game_feed::{AppliedAct, Audience, GameFeed},
        games::{GameAccess, GameListed, game_summary, with_removed_named},
        open_streams::StreamPermit,
        player_connections::ConnectionPermit,
        problem::{ApiError, ProblemBody},
        pulses::{PULSE, pulse},
        sse::{EventSource, RETRY, end_event, event, last_seen, stream_response},
        visible::{VisibleState, delay_for},
    },
    ids::GameId,
    permission::{Look, Permission},
};

/// A client that lags further behind is disconnected, and may reconnect.
const FAR_BEHIND: u64 = 2000;

/// How often a client that asks for it gets a beat.
const BEAT: Duration = Duration::from_secs(1);
/// Every third beat of such a client is a pulse.
const PULSE_BEATS: u32 = 3;

/// What a client wants besides the acts.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(in crate::http) struct StreamQuery {
    /// For players and officials: sends a `beat` every second, so that the client notices a lost line at once, and
    /// `lines` when the line of a player is lost or works again. The client has to answer the pulses.
    #[serde(default)]
    beat: bool,
}

/// The players whose connections are lost.
#[derive(Serialize)]
struct ConnectionsEvent {
    lost: Vec<Colour>,
}

/// A beat has no content.
#[derive(Serialize)]
struct BeatEvent {}

/// The first event of a stream: the current state of the game.
#[derive(Serialize)]
struct GameEvent {
    /// The hall's clock.
    now: At,
    /// The role of the client.
    viewer: Viewer,
    #[serde(flatten)]
    game: GameListed,
}

/// A client of the stream.
struct GameStream {
    app: SharedState,
    caller: Caller,
    id: GameId,
    viewer: Viewer,
    delay: Delay,
    /// The last instant sent to the client.
    at: At,
    feed: Arc<GameFeed>,
    game: watch::Receiver<Shared<Game>>,
    pulse: Interval,
    /// Whether the client wants to notice at once when a connection is lost.
    beats: bool,
    ticks: u32,
    /// The lost connections that the client knows of.
    lost: PerPlayer<bool>,
    _connection: Option<ConnectionPermit>,
    /// The last act that was sent, or that was not visible.
    seq: u64,
    waiting: VecDeque<Arc<AppliedAct>>,
    ready: VecDeque<Bytes>,
    _held: StreamPermit,
}

/// Follows a game by Server-Sent Events.
#[utoipa::path(get, path = "/v1/games/{id}/stream", tag = "games",
    params(("id" = String, Path, description = "The game."), StreamQuery,
        ("as" = Option<String>, Query, description = "`spectator`: the public view, even for players and officials."),
        ("Last-Event-ID" = Option<u64>, Header, description = "The last act that the client has seen; the stream resumes after it.")),
    responses((status = 200, description = "Events `game`, `act` and `pulse`, and `beat` and `lines` if they are wanted. An `act` has its number, its `events`, and `now`; the last of several pending acts also has the whole `game` after it, as a request would return it.", body = String, content_type = "text/event-stream"),
        (status = 404, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(in crate::http) async fn game(
    State(app): State<SharedState>,
    caller: Authorized<Look>,
    headers: HeaderMap,
    ApiPath(id): ApiPath<GameId>,
    ApiQuery(StreamQuery { beat }): ApiQuery<StreamQuery>,
) -> Result<Response, ApiError> {
    let mut watching = caller.watch(&app, id).await?;
    let held = app.streams.open(&caller)?;
    let seen = last_seen(&headers);
    if let Some(seen) = seen.filter(|seen| *seen > watching.visible.seq) {
        // The client comes from another node that is ahead.
        app.hall.catch_up_to(id, seen).await?;
        watching = caller.watch(&app, id).await?;
    }
    let game = app.hall.subscribe(id).await?;
    let state = &watching.competition.state;
    let delay = delay_for(&caller, watching.viewer, watching.visible.created.competition, state);
    let visible = &watching.visible;
    // A client that is too far behind starts over.
    let can_go_on = |seen: &u64| *seen <= visible.seq && visible.seq - *seen <= FAR_BEHIND;
    let resumed = seen.filter(can_go_on);
    let feed = app.feeds.get(id, delay);
    feed.begin_at(visible.seq, &visible.table).await;
    let mut ready = VecDeque::from([RETRY]);
    if resumed.is_none() {
        let game = game_summary(id, state, watching.viewer, visible, &caller);
        let opening = GameEvent { now: visible.at, viewer: watching.viewer, game };
        ready.push_back(event("game", Some(visible.seq), &opening));
    }
    let seq = resumed.unwrap_or(visible.seq);
    let (viewer, at) = (watching.viewer, visible.at);
    let beats = beat && viewer != Viewer::Spectator;
    let connection = match viewer {
        Viewer::Player(by) => Some(app.connections.open(id, by, beats)),
        Viewer::Assistant(_) | Viewer::Arbiter | Viewer::Spectator => None,
    };
    let waiting = VecDeque::new();
    let following = GameStream {
        app,
        caller: caller.into_caller(),
        id,
        viewer,
        delay,
        at,
        feed,
        game,
        pulse: pulse(if beats { BEAT } else { PULSE }),
        beats,
        ticks: 0,
        lost: PerPlayer::default(),
        _connection: connection,
        seq,
        waiting,
        ready,
        _held: held,
    };
    Ok(stream_response(following))
}

impl EventSource for GameStream {
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            if let Some(chunk) = self.ready.pop_front() {
                return Some(chunk);
            }
            if let Some(act) = self.waiting.pop_front() {
                self.seq = act.seq;
                // A client that catches up needs the game only once.
                let after = if self.waiting.is_empty() { Some(self.after(&act)?) } else { None };
                let audience = Audience { viewer: self.viewer, language: self.caller.language };
                let line = self.feed.render_line(&act, audience, after.as_ref()).await;
                self.ready.push_back(end_event(self.at));
                return Some(line);
            }
            let snapshot = self.game.borrow_and_update().clone();
            let visible = self.visible_state(&snapshot).await?;
            self.at = visible.at;
            if visible.seq > self.seq {
                if visible.seq - self.seq > FAR_BEHIND {
                    return None;
                }
                self.read(&snapshot, visible.seq).await?;
                continue;
            }
            self.wait(visible.more_at).await?;
        }
    }
}

impl GameStream {
    /// Returns how much the client may see, if anything: seats are revoked, and sessions end.
    async fn visible_state(&mut self, snapshot: &Shared<Game>) -> Option<VisibleState> {
        let created = snapshot.state.created()?.clone();
        let of = created.competition;
        let competition = self.app.hall.competition(of)?;
        // The stream of a withdrawn table ends: the player's seat leads to another.
        let is_withdrawn = competition.state.withdrawn_tables().contains(&self.id);
        let is_allowed = !is_withdrawn
            && !competition.state.is_deleted()
            && self.caller.is_still_known(&self.app)
            && self.caller.is_allowed(Permission::Look, of, &competition.state)
            && self.caller.viewer(of, &competition.state, &created.players) == self.viewer;
        if !is_allowed {
            return None;
        }
        if !self.delay.is_none() {
            return self.app.visible_state(self.id, self.delay).await.ok();
        }
        let (table, seq) = (snapshot.state.table()?.clone(), snapshot.tip.seq);
        Some(VisibleState { created, seq, table, at: self.app.hall.now(), more_at: None })
    }

    /// Reads the acts up to an entry.
    async fn read(&mut self, snapshot: &Shared<Game>, until: u64) -> Option<()> {
        let acts = self.feed.after(&self.app, snapshot, (self.seq, until)).await;
        let acts =
            acts.inspect_err(|error| tracing::warn!(?error, "a stream was interrupted")).ok()?;
        let acts = acts.iter().filter(|act| act.seq <= until);
        // The first entry has no act.
        let last = acts.clone().next_back().map_or(until, |act| act.seq);
        self.waiting.extend(acts.filter(|act| act.is_seen_by(self.viewer)).cloned());
        if self.waiting.is_empty() {
            self.seq = last;
        }
        Some(())
    }

    /// Returns the game after an act.
    fn after(&self, act: &AppliedAct) -> Option<GameAccess> {
        let created = self.game.borrow().state.created()?.clone();
        let competition = self.app.hall.competition(created.competition)?;
        let competition = with_removed_named(competition, self.caller.language);
        let (seq, table, at) = (act.seq, act.after.clone(), act.at);
        let visible = VisibleState { created, seq, table, at, more_at: None };
        Some(GameAccess { competition, viewer: self.viewer, visible, delay: self.delay })
    }

    /// Sends what is due from time to time.
    async fn tick(&mut self, now: At) {
        self.ticks += 1;
        let passed = u64::from(self.ticks) * BEAT.as_secs();
        let is_quiet = !self.beats || passed.is_multiple_of(PULSE.as_secs());
        if is_quiet {
            self.feed.clear_cache().await;
        }
        if !self.beats || self.ticks.is_multiple_of(PULSE_BEATS) {
            let pulse = self.app.pulses.send(&self.caller, Some((self.id, self.viewer)), now);
            self.ready.push_back(event("pulse", None, &pulse));
        } else {
            self.ready.push_back(event("beat", None, &BeatEvent {}));
        }
        let lost = self.app.connections.lost(self.id);
        if self.beats && lost != self.lost {
            self.lost = lost;
            let lost = Colour::ALL.into_iter().filter(|colour| lost[*colour]).collect();
            self.ready.push_back(event("lines", None, &ConnectionsEvent { lost }));
        }
    }

    /// Waits until there is more, or for the next pulse.
    async fn wait(&mut self, more_at: Option<At>) -> Option<()> {
        let now = self.app.hall.now();
        let until_more = more_at.map(|then| Duration::from_millis(then.since(now).get()));
        let more = async {
            match until_more {
                Some(time) => sleep(time).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            changed = self.game.changed() => changed.ok()?,
            _ = self.pulse.tick() => self.tick(now).await,
            () = more => {}
        }
        Some(())
    }
}
