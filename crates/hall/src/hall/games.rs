//! Games of the hall.

use std::sync::Arc;

use adoube_laws::table::Stage;
use tokio::sync::watch;

use super::{ChangeNotification, Hall};
use crate::{
    actor::Actor,
    aggregate::{Aggregate, Change},
    fold::{self, Shared, Snapshot},
    game::{self, ActEntry, Command, CommandError, CommandOutcome, Game, GameCreated, GameFact},
    ids::{CompetitionId, GameId},
    ledger::{Entry, ReadError, StorageError},
    token,
};

/// Entries read per page.
const PAGE: u32 = 1000;

/// Whether a table was created.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CreateOutcome {
    /// It was created.
    Created,
    /// A table with this id already exists.
    AlreadyExists,
}

impl Hall {
    /// Creates a table.
    pub async fn create_game(
        self: &Arc<Self>,
        created: GameCreated,
        by: Actor,
    ) -> Result<GameId, CommandError> {
        let id = token::draw_id().map_err(|error| StorageError(error.to_string()))?;
        match self.create_game_as(id, created, by).await? {
            CreateOutcome::Created => Ok(id),
            // A collision of random ids is practically impossible: the caller may retry.
            CreateOutcome::AlreadyExists => Err(StorageError("this id is taken".to_owned()).into()),
        }
    }

    /// Creates a table with a given id, unless it exists.
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

    /// Returns the current snapshot of a game.
    pub async fn game(&self, id: GameId) -> Result<Shared<Game>, CommandError> {
        Ok(self.aggregate(id).await?.latest())
    }

    /// Returns a receiver that is notified of every entry of a game, from this or other nodes.
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
            hall.check_liveness_if_stale().await?;
            let aggregate = hall.aggregate(id).await?;
            let decide = |game: &Snapshot<Game>, at| {
                if hall.is_withdrawn(id, &game.state) {
                    return Err(CommandError::Unknown);
                }
                hall.refuse_if_behind(&command.by)?;
                game::decide(id, game, at, &command, &hall.key)
            };
            // Time spent waiting for storage or for other commands is not thinking time.
            let instant = || command.arrived.unwrap_or_else(|| hall.now());
            let done = aggregate.change(&hall.store, &command.by, instant, decide, || ()).await;
            hall.reschedule_and_notify(id, &aggregate);
            match done.map_err(CommandError::from) {
                Ok((_, done)) => Ok(done),
                Err(CommandError::Repeated(seq)) => hall.replay_outcome(id, seq).await,
                Err(why) => Err(why),
            }
        })
        .await
    }

    /// Returns the acts of a game after an entry, from at most `limit` entries.
    pub async fn acts(
        &self,
        id: GameId,
        after: u64,
        limit: u32,
    ) -> Result<Vec<ActEntry>, ReadError> {
        acts_of(&self.entries(id, after, limit).await?)
    }

    /// Returns all acts of a game after an entry.
    pub async fn all_acts(&self, id: GameId, after: u64) -> Result<Vec<ActEntry>, ReadError> {
        let mut acts = Vec::new();
        let mut last = after;
        loop {
            let entries = self.entries(id, last, PAGE).await?;
            // Not every entry is an act, so the end is found by the number of entries.
            let is_last = entries.len() < PAGE as usize;
            last = entries.last().map_or(last, |entry| entry.seq);
            acts.extend(acts_of(&entries)?);
            if is_last {
                return Ok(acts);
            }
        }
    }

    /// Returns at most `limit` entries of a game after an entry.
    pub async fn entries(
        &self,
        id: GameId,
        after: u64,
        limit: u32,
    ) -> Result<Vec<Entry>, StorageError> {
        self.store.ledger.read(&id.stream(), after, limit).await
    }

    /// Returns the number of games in memory.
    pub fn games_in_memory(&self) -> usize {
        self.games.count()
    }

    /// Whether a game has begun; one that is not in memory counts as begun.
    pub fn has_begun(&self, id: GameId) -> bool {
        let waits =
            |game: &Game| game.table().is_some_and(|table| *table.stage() == Stage::BeforeStart);
        self.games.loaded(id).is_none_or(|aggregate| !waits(&aggregate.latest().state))
    }

    /// Whether no move was made in a game; one that is not in memory counts as played.
    pub fn is_unplayed(&self, id: GameId) -> bool {
        self.games.loaded(id).is_some_and(|aggregate| aggregate.latest().state.is_unplayed())
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
            return Err(CommandError::Unknown);
        }
        self.interrupt_after_outage(id, &aggregate).await?;
        Ok(aggregate)
    }

    /// Whether the table of a game was withdrawn before anything was played at it, or its competition deleted: commands
    /// there are refused.
    fn is_withdrawn(&self, id: GameId, game: &Game) -> bool {
        let competition = game.created().and_then(|created| self.competition(created.competition));
        competition
            .is_some_and(|own| own.state.is_deleted() || own.state.withdrawn_tables().contains(&id))
    }

    /// Reschedules the timer of a game that may have changed, and notifies subscribers.
    pub(super) fn reschedule_and_notify(&self, id: GameId, aggregate: &Aggregate<Game>) {
        self.timers.set(id, || aggregate.latest().state.next_deadline());
        self.notify(ChangeNotification::Game(id));
    }

    /// Returns the outcome of an earlier command, replayed from its entry: the response to a retry.
    async fn replay_outcome(&self, id: GameId, seq: u64) -> Result<CommandOutcome, CommandError> {
        let limit = u32::try_from(seq).unwrap_or(u32::MAX);
        let entries = self.entries(id, 0, limit).await?;
        let (last, earlier) = entries.split_last().ok_or(CommandError::Unknown)?;
        let before = Snapshot::<Game>::default().after(earlier)?;
        let after = before.clone().after([last])?;
        let mut acts = ActEntry::from_entry(last, fold::read::<Game>(last)?);
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

/// Parses the acts in these entries.
fn acts_of(entries: &[Entry]) -> Result<Vec<ActEntry>, ReadError> {
    let mut acts = Vec::new();
    for entry in entries {
        acts.extend(ActEntry::from_entry(entry, fold::read::<Game>(entry)?));
    }
    Ok(acts)
}

/// Runs a future to its end even if the caller is cancelled: a request may be dropped at any moment, a command may not.
async fn run_to_completion<T: Send + 'static>(
    command: impl Future<Output = Result<T, CommandError>> + Send + 'static,
) -> Result<T, CommandError> {
    let failed = |error| {
        CommandError::Storage(StorageError(format!("the command was not completed: {error}")))
    };
    tokio::spawn(command).await.map_err(failed)?
}
