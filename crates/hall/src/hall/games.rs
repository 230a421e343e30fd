//! Games of the hall.

use std::sync::Arc;

use adoube_laws::table::Stage;
use tokio::sync::watch;

use super::{Changed, Hall};
use crate::{
    actor::Actor,
    aggregate::{Aggregate, Change},
    fold::{self, Shared, Snapshot},
    game::{self, ActEntry, Command, CommandError, CommandOutcome, Game, GameCreated, GameFact},
    ids::{CompetitionId, GameId},
    ledger::{Entry, StorageError},
    token,
};

/// How many entries are read at a time.
const PAGE: u32 = 1000;

/// Whether a table was created.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CreateOutcome {
    /// It was.
    Created,
    /// There was one of this name already.
    AlreadyExists,
}

impl Hall {
    /// Lays a table.
    pub async fn create_game(
        self: &Arc<Self>,
        created: GameCreated,
        by: Actor,
    ) -> Result<GameId, CommandError> {
        let id = token::draw_id().map_err(|error| StorageError(error.to_string()))?;
        match self.create_game_as(id, created, by).await? {
            CreateOutcome::Created => Ok(id),
            // A collision of random ids is practically impossible: the caller may retry.
            CreateOutcome::AlreadyExists => {
                Err(StorageError("this name is taken".to_owned()).into())
            }
        }
    }

    /// Lays a table under a name that was drawn before, unless there is one.
    pub async fn create_game_as(
        self: &Arc<Self>,
        id: GameId,
        created: GameCreated,
        by: Actor,
    ) -> Result<CreateOutcome, CommandError> {
        let (hall, created) = (self.clone(), Arc::new(created));
        run_to_completion(async move {
            let aggregate = hall.games.create(id, &hall.store).await?;
            let decide = |game: &Snapshot<Game>, _| {
                if game.state.created().is_some() {
                    return Ok(Change { facts: Vec::new(), output: CreateOutcome::AlreadyExists });
                }
                let facts = vec![GameFact::Created(created.clone())];
                Ok(Change { facts, output: CreateOutcome::Created })
            };
            let created = aggregate
                .change::<CommandError, _>(&hall.store, &by, || hall.now(), decide, || ())
                .await;
            hall.reschedule_and_notify(id, &aggregate);
            Ok(created?.1)
        })
        .await
    }

    /// A game as it is.
    pub async fn game(&self, id: GameId) -> Result<Shared<Game>, CommandError> {
        Ok(self.aggregate(id).await?.latest())
    }

    /// Wakes with every entry of a game, here or on other nodes.
    pub async fn subscribe(
        &self,
        id: GameId,
    ) -> Result<watch::Receiver<Shared<Game>>, CommandError> {
        Ok(self.aggregate(id).await?.subscribe())
    }

    /// Catches up if a client has already seen this entry on another node.
    pub async fn catch_up_to(&self, id: GameId, seq: u64) -> Result<(), CommandError> {
        let aggregate = self.aggregate(id).await?;
        if aggregate.latest().tip.seq < seq {
            aggregate.catch_up(&self.store).await?;
            self.reschedule_and_notify(id, &aggregate);
        }
        Ok(())
    }

    /// Carries out a command, even if the caller has gone.
    pub async fn act(
        self: &Arc<Self>,
        id: GameId,
        command: Command,
    ) -> Result<CommandOutcome, CommandError> {
        let hall = self.clone();
        run_to_completion(async move {
            let aggregate = hall.aggregate(id).await?;
            let decide = |game: &Snapshot<Game>, at| {
                if hall.is_withdrawn(id, &game.state) {
                    return Err(CommandError::Unknown);
                }
                game::decide(id, game, at, &command, &hall.key)
            };
            let done =
                aggregate.change(&hall.store, &command.by, || hall.now(), decide, || ()).await;
            hall.reschedule_and_notify(id, &aggregate);
            match done.map_err(CommandError::from) {
                Ok((_, done)) => Ok(done),
                Err(CommandError::Repeated(seq)) => hall.replay_outcome(id, seq).await,
                Err(why) => Err(why),
            }
        })
        .await
    }

    /// The acts of a game after an entry, at most `limit` entries of them.
    pub async fn acts(
        &self,
        id: GameId,
        after: u64,
        limit: u32,
    ) -> Result<Vec<ActEntry>, StorageError> {
        acts_of(&self.entries(id, after, limit).await?)
    }

    /// All that was done in a game after an entry.
    pub async fn all_acts(&self, id: GameId, after: u64) -> Result<Vec<ActEntry>, StorageError> {
        let mut acts = Vec::new();
        let mut last = after;
        loop {
            let entries = self.entries(id, last, PAGE).await?;
            // An entry may be no act: whether there are more is for the entries to say.
            let is_last = entries.len() < PAGE as usize;
            last = entries.last().map_or(last, |entry| entry.seq);
            acts.extend(acts_of(&entries)?);
            if is_last {
                return Ok(acts);
            }
        }
    }

    /// The entries of a game after one, at most `limit`.
    pub async fn entries(
        &self,
        id: GameId,
        after: u64,
        limit: u32,
    ) -> Result<Vec<Entry>, StorageError> {
        self.store.ledger.read(&id.stream(), after, limit).await
    }

    /// How many games are in memory.
    pub fn games_in_memory(&self) -> usize {
        self.games.count()
    }

    /// Whether a game that is in memory has begun; one that is not may have.
    pub fn has_begun(&self, id: GameId) -> bool {
        let waits =
            |game: &Game| game.table().is_some_and(|table| *table.stage() == Stage::BeforeStart);
        self.games.loaded(id).is_none_or(|aggregate| !waits(&aggregate.latest().state))
    }

    /// Notifies subscribers of tables that were withdrawn.
    pub fn notify_withdrawn(&self, id: CompetitionId) {
        let competition = self.competitions.loaded(id).map(|aggregate| aggregate.latest());
        let games = competition.iter().flat_map(|own| own.state.withdrawn_tables());
        for aggregate in games.filter_map(|game| self.games.loaded(*game)) {
            aggregate.notify_subscribers();
        }
    }

    pub(super) async fn aggregate(&self, id: GameId) -> Result<Arc<Aggregate<Game>>, CommandError> {
        let aggregate = self.games.get(id, &self.store).await?.ok_or(CommandError::Unknown)?;
        if self.is_withdrawn(id, &aggregate.latest().state) {
            Err(CommandError::Unknown)
        } else {
            Ok(aggregate)
        }
    }

    /// Whether the table of a game was taken away before anything was played at it: nothing is done there any more.
    fn is_withdrawn(&self, id: GameId, game: &Game) -> bool {
        let competition = game.created().and_then(|created| self.competition(created.competition));
        competition.is_some_and(|own| own.state.withdrawn_tables().contains(&id))
    }

    /// Reschedules the timer of a game that may have changed, and notifies.
    pub(super) fn reschedule_and_notify(&self, id: GameId, aggregate: &Aggregate<Game>) {
        self.timers.set(id, || aggregate.latest().state.next_deadline());
        self.notify(Changed::Game(id));
    }

    /// The outcome of an earlier command, replayed from its entry: the answer to a retry.
    async fn replay_outcome(&self, id: GameId, seq: u64) -> Result<CommandOutcome, CommandError> {
        let limit = u32::try_from(seq).unwrap_or(u32::MAX);
        let entries = self.entries(id, 0, limit).await?;
        let (last, earlier) = entries.split_last().ok_or(CommandError::Unknown)?;
        let before = Snapshot::<Game>::default().after(earlier)?;
        let after = before.clone().after([last])?;
        let mut acts = ActEntry::of(last, fold::read::<Game>(last)?);
        let events = acts.next().map(|act| act.act.events).unwrap_or_default();
        let table =
            |game: &Snapshot<Game>| game.state.table().cloned().ok_or(CommandError::Unknown);
        Ok(CommandOutcome {
            seq: last.seq,
            at: after.at,
            before: table(&before)?,
            after: table(&after)?,
            events,
        })
    }
}

/// The acts in these entries.
fn acts_of(entries: &[Entry]) -> Result<Vec<ActEntry>, StorageError> {
    let mut acts = Vec::new();
    for entry in entries {
        acts.extend(ActEntry::of(entry, fold::read::<Game>(entry)?));
    }
    Ok(acts)
}

/// Runs a future to its end even if the caller is cancelled: a request may be dropped at any moment, a command may not.
async fn run_to_completion<T: Send + 'static>(
    command: impl Future<Output = Result<T, CommandError>> + Send + 'static,
) -> Result<T, CommandError> {
    let failed =
        |error| CommandError::Storage(StorageError(format!("it was not finished: {error}")));
    tokio::spawn(command).await.map_err(failed)?
}
