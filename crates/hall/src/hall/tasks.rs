//! Background tasks: timers, and the entries of other nodes.

use std::{sync::Arc, time::Duration};

use adoube_laws::clock::At;
use futures_util::{StreamExt, stream};
use tokio::{
    task::JoinSet,
    time::{interval, sleep},
};

use super::{ChangeNotification, Hall, catch_up, integrity, liveness};
use crate::{
    game::{Command, CommandError, Game},
    ids::{CompetitionId, GameId},
    ledger::{Notification, ReadError, StorageError, Stream},
    people,
};

/// How often the clock is synchronised with the storage's, and finished games are evicted.
const HOUSEKEEPING: Duration = Duration::from_mins(1);
/// How many times between two destructions of what sessions and invitations leave behind.
const TIMES_BETWEEN: u32 = 60;
/// The delay before a retry on the storage.
const RETRY_AFTER: Duration = Duration::from_secs(1);
/// The number of games loaded or checked concurrently.
pub(super) const CONCURRENCY: usize = 32;
/// The number of games in memory above which finished ones are evicted.
const CACHED_GAMES: usize = 5000;

/// Spawns the tasks of a hall.
pub(super) fn spawn_all(hall: &Arc<Hall>) -> JoinSet<()> {
    let mut tasks = JoinSet::new();
    tasks.spawn(timekeeper(hall.clone()));
    tasks.spawn(liveness::heartbeat(hall.clone()));
    tasks.spawn(schedule_all(hall.clone()));
    tasks.spawn(apply_notifications(hall.clone()));
    tasks.spawn(housekeeping(hall.clone()));
    tasks.spawn(integrity::retire_damaged(hall.clone()));
    tasks.spawn(integrity::check_streams(hall.clone()));
    tasks.spawn(catch_up::keep_up(hall.clone()));
    tasks
}

/// Lets flags fall and default times pass when they are due. Every node does this; the expected number of an
/// append makes sure that each happens only once.
async fn timekeeper(hall: Arc<Hall>) {
    loop {
        let now = hall.now();
        let (due, next) = hall.timers.take_due(now);
        stream::iter(due).for_each_concurrent(CONCURRENCY, |game| tick(&hall, game)).await;
        let wait = next.map_or(HOUSEKEEPING, |next| Duration::from_millis(next.since(now).get()));
        tokio::select! {
            () = sleep(wait) => {}
            () = hall.timers.earlier() => {}
        }
    }
}

async fn tick(hall: &Arc<Hall>, game: GameId) {
    if let Err(CommandError::Storage(why)) = hall.act(game, Command::tick()).await {
        tracing::error!(%game, %why, "a deadline has passed, and it could not be stored");
        let again = At::new(hall.now().get() + RETRY_AFTER.as_millis() as u64);
        hall.timers.set(game, || Some(again));
    }
}

/// Schedules every game once; those that ran when the last node went down are interrupted.
async fn schedule_all(hall: Arc<Hall>) {
    let streams = retry(|| hall.store.ledger.streams(GameId::PREFIX)).await;
    let games = streams.iter().filter_map(GameId::from_stream);
    stream::iter(games)
        .for_each_concurrent(CONCURRENCY, async |id: GameId| {
            if let Some(Some(aggregate)) = retry_read(|| hall.games.get(id, &hall.store)).await
                && retry_read(|| hall.interrupt_after_outage(id, &aggregate)).await.is_some()
            {
                hall.timers.set(id, || aggregate.latest().state.next_deadline());
            }
            hall.games.evict(id, Game::is_over);
        })
        .await;
}

/// Applies the entries of other nodes.
async fn apply_notifications(hall: Arc<Hall>) {
    loop {
        match retry(|| hall.store.ledger.next_notification()).await {
            Notification::Appended(streams) => {
                stream::iter(streams)
                    .for_each_concurrent(CONCURRENCY, |stream| catch_up(&hall, stream))
                    .await;
            }
            Notification::Missed => {
                let mut all = vec![Stream::named(people::STREAM)];
                for prefix in [CompetitionId::PREFIX, GameId::PREFIX] {
                    all.extend(retry(|| hall.store.ledger.streams(prefix)).await);
                }
                let look = async |stream: Stream| {
                    let game = GameId::from_stream(&stream);
                    catch_up(&hall, stream).await;
                    // Games that ended long ago do not stay in memory just because they were looked at.
                    if let Some(game) = game {
                        hall.games.evict(game, Game::is_over);
                    }
                };
                stream::iter(all).for_each_concurrent(CONCURRENCY, look).await;
            }
        }
    }
}

/// Catches up with a stream, retrying until the storage answers.
async fn catch_up(hall: &Arc<Hall>, stream: Stream) {
    retry_read(|| try_catch_up(hall, &stream)).await;
}

async fn try_catch_up(hall: &Arc<Hall>, stream: &Stream) -> Result<(), ReadError> {
    if let Some(id) = GameId::from_stream(stream) {
        if let Some(aggregate) = hall.games.get(id, &hall.store).await? {
            aggregate.catch_up(&hall.store).await?;
            hall.reschedule_and_notify(id, &aggregate);
        }
    } else if let Some(id) = CompetitionId::from_stream(stream) {
        if let Some(aggregate) = hall.competitions.get(id, &hall.store).await? {
            aggregate.catch_up(&hall.store).await?;
            hall.notify(ChangeNotification::Competition(id));
            hall.notify_withdrawn(id);
        }
    } else if stream.name() == people::STREAM {
        let before = hall.people().state.removed().count();
        hall.people.catch_up(&hall.store).await?;
        if hall.people().state.removed().count() > before {
            hall.reload_games_later();
        }
        hall.notify(ChangeNotification::People);
    }
    Ok(())
}

async fn housekeeping(hall: Arc<Hall>) {
    let mut minutes = interval(HOUSEKEEPING);
    minutes.tick().await;
    for minute in 1.. {
        minutes.tick().await;
        if minute % TIMES_BETWEEN == 0
            && let Err(why) = hall.destroy_expired(hall.now()).await
        {
            tracing::warn!(%why, "keys of ended sessions could not be destroyed");
        }
        match hall.store.ledger.now().await {
            Ok(now) => match hall.clock.adjust(now) {
                0 => {}
                apart => tracing::warn!(
                    apart,
                    "the clock of the storage differs from the hall's, in milliseconds"
                ),
            },
            Err(why) => tracing::warn!(%why, "the clock could not be synchronised"),
        }
        if hall.games.count() > CACHED_GAMES {
            hall.games.evict_all(Game::is_over);
        }
    }
}

/// Retries until the storage answers; `None` for a stream that is damaged and out of use.
async fn retry_read<T, A: Future<Output = Result<T, ReadError>>>(ask: impl Fn() -> A) -> Option<T> {
    retry(|| async {
        match ask().await {
            Ok(answer) => Ok(Some(answer)),
            Err(ReadError::Damaged(_)) => Ok(None),
            Err(ReadError::Storage(why)) => Err(why),
        }
    })
    .await
}

/// Retries until the storage answers.
async fn retry<T, A: Future<Output = Result<T, StorageError>>>(ask: impl Fn() -> A) -> T {
    loop {
        match ask().await {
            Ok(answer) => return answer,
            Err(why) => tracing::error!(%why, "the storage does not answer; retrying"),
        }
        sleep(RETRY_AFTER).await;
    }
}
