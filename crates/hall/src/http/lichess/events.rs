//! The event stream of a player: games that begin and end, and challenges.

use std::collections::{HashMap, HashSet};

use adoube_laws::table::Stage;
use axum::{Extension, extract::State, response::Response};
use tokio::sync::watch;
use tokio_stream::{StreamExt, StreamMap, wrappers::WatchStream};

use super::{
    challenges,
    error::LichessError,
    listeners::{EventListeners, ListenerGuard},
    ndjson::{self, Disconnected, NdjsonWriter},
    player::{Player, SeatedPlayer},
    shapes::{Compat, Event, GameInfo},
    status::Status,
};
use crate::{
    competition::{
        Competition,
        lobby::{Challenge, ChallengeStatus},
    },
    fold::Shared,
    game::{Game, Origin},
    http::shared::{Base, SharedState},
    ids::GameId,
};

/// Streams the games and challenges that are open now, then every change.
pub(super) async fn follow(
    State(app): State<SharedState>,
    Extension(listeners): Extension<EventListeners>,
    base: Base,
    player: Player,
) -> Result<Response, LichessError> {
    let held = app.streams.open(&player.caller)?;
    let listening = listeners.listen((player.competition, player.no));
    let competition = player.subscribe_competition()?;
    let listener = Listener {
        player,
        base: base.as_str().to_owned(),
        games: StreamMap::new(),
        sent_games: HashSet::new(),
        done: HashSet::new(),
        challenges: HashMap::new(),
        is_new: true,
    };
    Ok(ndjson::stream_response(held, |lines| listener.run(listening, competition, lines)))
}

/// What a client has been sent.
struct Listener {
    player: Player,
    base: String,
    /// The games in progress.
    games: StreamMap<GameId, WatchStream<Shared<Game>>>,
    /// The games that were sent.
    sent_games: HashSet<GameId>,
    /// The games that have ended.
    done: HashSet<GameId>,
    /// The challenges that were sent, with their last status.
    challenges: HashMap<GameId, ChallengeStatus>,
    /// Whether nothing was sent yet.
    is_new: bool,
}

impl Listener {
    async fn run(
        mut self,
        mut listening: ListenerGuard,
        mut competition: watch::Receiver<Shared<Competition>>,
        mut lines: NdjsonWriter,
    ) -> Result<(), Disconnected> {
        loop {
            competition.borrow_and_update();
            for event in self.news().await {
                lines.say(&event).await?;
            }
            let next = async {
                tokio::select! {
                    changed = competition.changed() => changed.is_ok(),
                    Some(_) = self.games.next() => true,
                    () = listening.replaced() => false,
                }
            };
            if !lines.until(next).await? || !self.player.is_still_seated() {
                return Ok(());
            }
        }
    }

    /// Returns the events that the client has not been sent.
    async fn news(&mut self) -> Vec<Event> {
        let mut news = Vec::new();
        for id in self.player.games().unwrap_or_default() {
            if !self.done.contains(&id) {
                news.extend(self.news_of(id).await);
            }
        }
        news.extend(self.news_of_challenges());
        self.is_new = false;
        news
    }

    /// Returns the new events of a game, and follows it until it ends.
    async fn news_of(&mut self, id: GameId) -> Vec<Event> {
        let Ok(Some(seated)) = self.player.seated(id).await else { return Vec::new() };
        let (status, _) = Status::from_stage(seated.table.stage());
        if status.is_over() {
            self.done.insert(id);
            self.games.remove(&id);
        } else if !self.games.contains_key(&id)
            && let Ok(changes) = self.player.hall.subscribe(id).await
        {
            // The stream starts with the current state: the game may have ended in the meantime, and its end
            // would be missed.
            self.games.insert(id, WatchStream::new(changes));
        }
        let mut news = Vec::new();
        // A game that ended before the client connected is not reported.
        let is_old = status.is_over() && self.is_new;
        if !is_old && is_shown(&seated) && self.sent_games.insert(id) {
            news.extend(info(&seated).map(|game| Event::GameStart { game }));
        }
        if status.is_over() && self.sent_games.contains(&id) {
            news.extend(info(&seated).map(|game| Event::GameFinish { game }));
        }
        news
    }

    fn news_of_challenges(&mut self) -> Vec<Event> {
        let Ok(competition) = self.player.competition() else { return Vec::new() };
        let mut news = Vec::new();
        for challenge in competition.state.lobby().challenges_of(self.player.no) {
            let before = self.challenges.insert(challenge.id, challenge.state);
            if before == Some(challenge.state) || before.is_none() && self.is_old(challenge) {
                continue;
            }
            news.extend(self.event(&competition.state, challenge));
        }
        news
    }

    /// Whether a challenge was closed before the client connected.
    fn is_old(&self, challenge: &Challenge) -> bool {
        self.is_new && challenge.state != ChallengeStatus::Stands
    }

    fn event(&self, competition: &Competition, of: &Challenge) -> Option<Event> {
        let rendered = challenges::render(competition, of, &self.player, &self.base)?;
        let challenge = Box::new(rendered);
        Some(match of.state {
            ChallengeStatus::Stands => Event::Challenge { challenge, compat: Compat::ALL },
            ChallengeStatus::Cancelled => Event::ChallengeCanceled { challenge },
            ChallengeStatus::Declined(_) => Event::ChallengeDeclined { challenge },
            // The start of the game implies it.
            ChallengeStatus::Accepted => return None,
        })
    }
}

/// Whether a game is visible to its players: an arranged game at once; a game of a round when the arbiter has
/// started it, or if the player has to arrive at the board, or has arrived.
pub(super) fn is_shown(seated: &SeatedPlayer) -> bool {
    seated.created.origin == Origin::Free
        || *seated.table.stage() != Stage::BeforeStart
        || seated.created.setup.absent[seated.colour]
}

/// Renders a game as its player sees it.
pub(super) fn info(seated: &SeatedPlayer) -> Option<Box<GameInfo>> {
    let people = seated.people().ok()?;
    let id = seated.id.to_string();
    let at = seated.player.hall.now();
    Some(Box::new(GameInfo::new(seated.look(&id, &people, at), seated.colour)))
}
