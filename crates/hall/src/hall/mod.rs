//! The hall: all games, competitions and people in the storage.
//!
//! Any node may take any command. Appends name the sequence number they expect; on a conflict with another node the
//! command is decided again. Entries of other nodes arrive by notification and are folded in.

mod catch_up;
mod erasure;
mod games;
mod integrity;
mod liveness;
mod tasks;
#[cfg(test)]
mod tests;

use std::{
    collections::HashMap,
    sync::{Arc, PoisonError, RwLock},
};

use adoube_laws::clock::At;
use catch_up::CatchUp;
pub use games::CreateOutcome;
pub use integrity::UnreadableCompetition;
use jiff::{Timestamp, tz::TimeZone};
use liveness::Liveness;
pub use liveness::Outage;
use tokio::{
    sync::{broadcast, watch},
    task::JoinSet,
};

use crate::{
    actor::Actor,
    aggregate::{Aggregate, Change, ChangeError, Store},
    aggregates::Aggregates,
    competition::{Competition, CompetitionFact, Seat},
    fold::Shared,
    game::Game,
    ids::{CompetitionId, GameId},
    ledger::{Ledger, ReadError, Stream},
    people::{self, People, PeopleFact},
    sealed::SealKey,
    time::{SharedClock, Timers},
    token::TokenHash,
};

/// The number of changes that a slow subscriber may lag behind before it has to reload.
const CHANGES_BUFFERED: usize = 1024;

/// The hall.
pub struct Hall {
    store: Store,
    clock: SharedClock,
    liveness: Liveness,
    catch_up: CatchUp,
    key: SealKey,
    games: Aggregates<GameId, Game>,
    competitions: Aggregates<CompetitionId, Competition>,
    people: Arc<Aggregate<People>>,
    /// A cache of the competition of each seat token; the competition decides whether the token is still
    /// valid.
    seats: RwLock<HashMap<TokenHash, CompetitionId>>,
    timers: Timers,
    changes: broadcast::Sender<ChangeNotification>,
}

/// What has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChangeNotification {
    /// A game.
    Game(GameId),
    /// A competition.
    Competition(CompetitionId),
    /// The people of the hall.
    People,
}

/// A hall and its background tasks, which end when this is dropped.
pub struct RunningHall {
    /// The hall.
    pub hall: Arc<Hall>,
    tasks: JoinSet<()>,
}

impl Hall {
    /// Opens the hall on a storage. Running games are loaded in the background, so that their flags fall; a
    /// game that is requested before that is loaded at once. A damaged game or competition is left out; without its
    /// people the hall does not open.
    pub async fn open(ledger: Arc<dyn Ledger>, key: SealKey) -> Result<RunningHall, ReadError> {
        let (liveness, clock) = Liveness::open(&*ledger).await?;
        let store = Store::new(ledger);
        for damage in store.ledger.missing_tips().await? {
            store.damaged.note(&damage);
        }
        let people = Arc::new(Aggregate::load(Stream::named(people::STREAM), &store).await?);
        let competitions = Aggregates::new(CompetitionId::stream);
        for id in integrity::known_competitions(&*store.ledger).await? {
            match competitions.get(id, &store).await {
                Ok(_) | Err(ReadError::Damaged(_)) => {}
                Err(ReadError::Storage(why)) => return Err(why.into()),
            }
        }
        let catch_up = CatchUp::new(store.ledger.is_shared());
        let hall = Arc::new(Self {
            store,
            clock,
            liveness,
            catch_up,
            key,
            games: Aggregates::new(GameId::stream),
            competitions,
            people,
            seats: RwLock::default(),
            timers: Timers::default(),
            changes: broadcast::Sender::new(CHANGES_BUFFERED),
        });
        if let Err(why) = hall.destroy_left_over().await {
            tracing::warn!(%why, "keys of removed personal data could not be destroyed yet");
        }
        let tasks = tasks::spawn_all(&hall);
        Ok(RunningHall { hall, tasks })
    }

    /// Returns the time by the clock that all nodes share.
    pub fn now(&self) -> At {
        self.clock.now()
    }

    /// The year by the hall's clock.
    pub(crate) fn this_year(&self) -> u16 {
        let now = i64::try_from(self.now().get()).ok();
        let now = now.and_then(|now| Timestamp::from_millisecond(now).ok()).unwrap_or_default();
        now.to_zoned(TimeZone::UTC).year().unsigned_abs()
    }

    /// The key of the hall's secrets.
    pub(crate) fn key(&self) -> &SealKey {
        &self.key
    }

    /// The storage, for reading.
    pub fn ledger(&self) -> &Arc<dyn Ledger> {
        &self.store.ledger
    }

    /// Returns a receiver for all changes, from this or other nodes.
    pub fn changes(&self) -> broadcast::Receiver<ChangeNotification> {
        self.changes.subscribe()
    }

    /// The people of the hall.
    pub fn people(&self) -> Shared<People> {
        self.people.latest()
    }

    /// Changes the people of the hall.
    pub async fn change_people<E, T>(
        &self,
        by: &Actor,
        decide: impl Fn(&People, At) -> Result<Change<PeopleFact, T>, E> + Send + Sync,
    ) -> Result<T, ChangeError<E>> {
        self.refuse_if_behind(by)?;
        let decide = |before: &_, at| decide(state_of(before), at);
        let notify = self.notifier(ChangeNotification::People);
        let (_, output) =
            self.people.change(&self.store, by, || self.now(), decide, notify).await?;
        Ok(output)
    }

    /// Returns all competitions, unordered.
    pub fn competitions(&self) -> Vec<(CompetitionId, Shared<Competition>)> {
        let all = self.competitions.all();
        all.into_iter().map(|(id, aggregate)| (id, aggregate.latest())).collect()
    }

    /// Returns a competition, if it exists.
    pub fn competition(&self, id: CompetitionId) -> Option<Shared<Competition>> {
        let competition = self.competitions.loaded(id)?.latest();
        competition.state.opened().is_some().then_some(competition)
    }

    /// Returns a receiver that is notified of every change of a competition.
    pub fn subscribe_competition(
        &self,
        id: CompetitionId,
    ) -> Option<watch::Receiver<Shared<Competition>>> {
        self.competitions.loaded(id).map(|aggregate| aggregate.subscribe())
    }

    /// Changes a competition, or opens a new one.
    pub async fn change_competition<E, T>(
        &self,
        id: CompetitionId,
        by: &Actor,
        decide: impl Fn(&Competition, At) -> Result<Change<CompetitionFact, T>, E> + Send + Sync,
    ) -> Result<(Shared<Competition>, T), ChangeError<E>> {
        self.refuse_if_behind(by)?;
        let aggregate = self.competitions.create(id, &self.store).await?;
        let decide = |before: &_, at| decide(state_of(before), at);
        let notify = self.notifier(ChangeNotification::Competition(id));
        aggregate.change(&self.store, by, || self.now(), decide, notify).await
    }

    /// Returns the seat of a token, and its competition.
    pub fn seat_of(&self, token: &TokenHash) -> Option<(CompetitionId, Seat)> {
        let seat_in = |id, aggregate: &Aggregate<Competition>| {
            aggregate.latest().state.seat_of(token).map(|seat| (id, seat.clone()))
        };
        let known = self.seats.read().unwrap_or_else(PoisonError::into_inner).get(token).copied();
        if let Some(found) = known.and_then(|id| seat_in(id, &*self.competitions.loaded(id)?)) {
            return Some(found);
        }
        let found = self.competitions.find(seat_in)?;
        self.seats.write().unwrap_or_else(PoisonError::into_inner).insert(*token, found.0);
        Some(found)
    }

    /// Returns a callback that notifies of a change.
    fn notifier(&self, changed: ChangeNotification) -> impl Fn() + Clone + Send + use<> {
        let listeners = self.changes.clone();
        move || {
            // There may be no receivers.
            let _ = listeners.send(changed);
        }
    }

    /// Notifies of a change.
    fn notify(&self, changed: ChangeNotification) {
        // There may be no receivers.
        let _ = self.changes.send(changed);
    }
}

/// Returns the state of a snapshot.
const fn state_of<S>(snapshot: &crate::fold::Snapshot<S>) -> &S {
    &snapshot.state
}

impl RunningHall {
    /// Stops accepting commands, completes the pending ones, and ends. What follows the last heartbeat is downtime.
    pub async fn close(mut self) {
        if let Err(why) = self.hall.check_liveness().await {
            tracing::error!(%why, "the last heartbeat could not be stored");
        }
        self.hall.store.group.close().await;
        self.tasks.shutdown().await;
        if let Err(why) = self.hall.store.ledger.close().await {
            tracing::error!(%why, "the storage could not be closed properly");
        }
    }
}
