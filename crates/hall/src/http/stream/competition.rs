//! The stream of a competition: summaries of all boards, and for arbiters the players whose connections are lost.

use std::{
    collections::{BTreeMap, HashMap, VecDeque},
    time::Duration,
};

use adoube_chess::Colour;
use adoube_laws::clock::At;
use axum::{extract::State, response::Response};
use bytes::Bytes;
use serde::Serialize;
use tokio::{
    sync::broadcast::{self, error::RecvError},
    time::{Interval, MissedTickBehavior, interval},
};

use crate::{
    ChangeNotification,
    competition::Competition,
    fold::Shared,
    http::shared::{
        Authorized, Caller, SharedState,
        extract::ApiPath,
        games::{GameListed, enter, list_game, list_games},
        open_streams::StreamPermit,
        problem::{ApiError, ProblemBody},
        pulses::{PULSE, pulse},
        sse::{EventSource, RETRY, event, stream_response},
    },
    ids::{CompetitionId, GameId},
    permission::{Look, Permission},
};

/// How often boards with a delay, and the lines of players, are checked.
const GLIMPSE: Duration = Duration::from_secs(1);

/// Stands for the last entry of a board whose record is damaged.
const UNREADABLE: u64 = u64::MAX;

/// All boards.
#[derive(Serialize)]
struct BoardsEvent<'a> {
    now: At,
    boards: &'a [GameListed],
}

/// The players whose connections are lost.
#[derive(Serialize)]
struct LinesEvent<'a> {
    /// By the game.
    lost: &'a BTreeMap<GameId, Vec<Colour>>,
}

/// A client of the stream.
struct CompetitionStream {
    app: SharedState,
    caller: Caller,
    id: CompetitionId,
    changes: broadcast::Receiver<ChangeNotification>,
    pulse: Interval,
    glimpse: Interval,
    /// Whether boards have a delay: then more becomes visible without a new entry.
    is_delayed: bool,
    /// Whether the client gets events about lost connections.
    arbitrates: bool,
    /// The lost connections that the client knows of.
    lost: BTreeMap<GameId, Vec<Colour>>,
    /// The competition of which all boards were sent.
    shown: Shared<Competition>,
    /// The last entry sent of each board.
    sent: HashMap<GameId, u64>,
    ready: VecDeque<Bytes>,
    _held: StreamPermit,
}

/// Follows all boards of a competition by Server-Sent Events.
#[utoipa::path(get, path = "/v1/competitions/{id}/stream", tag = "competitions",
    params(("id" = String, Path, description = "The competition."),
        ("as" = Option<String>, Query, description = "`spectator`: the public view, even for players and officials.")),
    responses((status = 200, description = "Events `boards`, `board` and `pulse`, and for arbiters `lines` when the line of a player is lost or works again.", body = String, content_type = "text/event-stream"),
        (status = 404, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(in crate::http) async fn boards(
    State(app): State<SharedState>,
    caller: Authorized<Look>,
    ApiPath(id): ApiPath<CompetitionId>,
) -> Result<Response, ApiError> {
    let competition = caller.enter(&app, id)?;
    let held = app.streams.open(&caller)?;
    let announced = competition.state.about().is_some_and(|about| !about.delay.is_none());
    let sees_all = caller.is_allowed(Permission::LookWithoutDelay, id, &competition.state);
    let arbitrates = caller.is_allowed(Permission::Arbitrate, id, &competition.state);
    let mut glimpse = interval(GLIMPSE);
    glimpse.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut following = CompetitionStream {
        changes: app.hall.changes(),
        app,
        caller: caller.into_caller(),
        id,
        pulse: pulse(PULSE),
        glimpse,
        is_delayed: announced && !sees_all,
        arbitrates,
        lost: BTreeMap::new(),
        shown: competition,
        sent: HashMap::new(),
        ready: VecDeque::from([RETRY]),
        _held: held,
    };
    following.all().await?;
    Ok(stream_response(following))
}

impl EventSource for CompetitionStream {
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            if let Some(chunk) = self.ready.pop_front() {
                return Some(chunk);
            }
            self.wait().await?;
        }
    }
}

impl CompetitionStream {
    /// Returns the competition, if the client may still watch it.
    fn competition(&self) -> Option<Shared<Competition>> {
        let is_known = self.caller.is_still_known(&self.app);
        let entered = enter(&self.app, &self.caller, self.id, Permission::Look);
        entered.ok().filter(|_| is_known)
    }

    /// Sends all boards.
    async fn all(&mut self) -> Result<(), ApiError> {
        let competition = enter(&self.app, &self.caller, self.id, Permission::Look)?;
        let boards = list_games(&self.app, &self.caller, self.id, &competition.state).await?;
        self.sent = boards.iter().map(|board| (board.head.id, board.seq)).collect();
        self.shown = competition;
        let all = BoardsEvent { now: self.app.hall.now(), boards: &boards };
        self.ready.push_back(event("boards", None, &all));
        Ok(())
    }

    async fn wait(&mut self) -> Option<()> {
        tokio::select! {
            changed = self.changes.recv() => match changed {
                Ok(ChangeNotification::Game(game)) if self.sent.contains_key(&game) => {
                    let competition = self.competition()?;
                    self.board(game, &competition.state).await?;
                }
                // Tables were created, or the seat was revoked.
                Ok(ChangeNotification::Competition(id)) if id == self.id => {
                    let competition = self.competition()?;
                    if !competition.state.has_boards_of(&self.shown.state) {
                        self.all().await.ok()?;
                    }
                }
                Ok(_) => {}
                Err(RecvError::Lagged(_)) => self.all().await.ok()?,
                Err(RecvError::Closed) => return None,
            },
            _ = self.glimpse.tick(), if self.is_delayed || self.arbitrates => {
                self.lines();
                if !self.is_delayed {
                    return Some(());
                }
                let competition = self.competition()?;
                for game in self.sent.keys().copied().collect::<Vec<_>>() {
                    self.board(game, &competition.state).await?;
                }
            }
            _ = self.pulse.tick() => {
                self.competition()?;
                let pulse = self.app.pulses.send(&self.caller, None, self.app.hall.now());
                self.ready.push_back(event("pulse", None, &pulse));
            }
        }
        Some(())
    }

    /// Sends the players whose connections are lost, if that has changed.
    fn lines(&mut self) {
        if !self.arbitrates {
            return;
        }
        let lost = |game: &GameId| {
            let lost = self.app.connections.lost(*game);
            Colour::ALL.into_iter().filter(|colour| lost[*colour]).collect::<Vec<_>>()
        };
        let lost = self.sent.keys().map(|game| (*game, lost(game)));
        let lost: BTreeMap<_, _> = lost.filter(|(_, lost)| !lost.is_empty()).collect();
        if lost != self.lost {
            self.ready.push_back(event("lines", None, &LinesEvent { lost: &lost }));
            self.lost = lost;
        }
    }

    /// Sends a board if there are visible entries that were not sent.
    async fn board(&mut self, game: GameId, competition: &Competition) -> Option<()> {
        let seen = list_game(&self.app, &self.caller, self.id, competition, game).await.ok()??;
        let seq = if seen.unreadable.is_some() { UNREADABLE } else { seen.seq };
        if self.sent.insert(game, seq) != Some(seq) {
            self.ready.push_back(event("board", None, &seen));
        }
        Some(())
    }
}
