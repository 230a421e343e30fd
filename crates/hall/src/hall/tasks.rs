//! Background tasks: timers, and the entries of other nodes.

use std::{sync::Arc, time::Duration};

use adoube_laws::clock::At;
use futures_util::{StreamExt, stream};
use tokio::{
    task::JoinSet,
    time::{interval, sleep},
};

use super::{Changed, Hall};
use crate::{
    game::{Command, CommandError, Game},
    ids::{CompetitionId, GameId},
    ledger::{Notification, StorageError, Stream},
    people,
};

/// How often the time is set by the storage's clock, and finished games are forgotten.
const HOUSEKEEPING: Duration = Duration::from_mins(1);
/// The delay before the storage is tried again.
const RETRY_AFTER: Duration = Duration::from_secs(1);
/// How many games are read or looked at side by side.
const CONCURRENCY: usize = 32;
/// How many games may be in memory before finished ones are forgotten.
const CACHED_GAMES: usize = 5000;

/// The tasks of a hall.
pub(super) fn of(hall: &Arc<Hall>) -> JoinSet<()> {
    let mut tasks = JoinSet::new();
    tasks.spawn(timekeeper(hall.clone()));
    tasks.spawn(schedule_all(hall.clone()));
    tasks.spawn(apply_notifications(hall.clone()));
    tasks.spawn(housekeeping(hall.clone()));
    tasks
}

/// Lets flags fall and default times pass when they are due. Every node does; the number that an append names sees to
/// it that each comes about once.
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
        tracing::error!(%game, %why, "time has passed, and it could not be kept");
        let again = At::new(hall.now().get() + RETRY_AFTER.as_millis() as u64);
        hall.timers.set(game, || Some(again));
    }
}

/// Schedules every game once: deadlines that passed while no node was running take effect now, as of their own instant.
async fn schedule_all(hall: Arc<Hall>) {
    let streams = retry(|| hall.store.ledger.streams(GameId::PREFIX)).await;
    let games = streams.iter().filter_map(GameId::of_stream);
    stream::iter(games)
        .for_each_concurrent(CONCURRENCY, async |id: GameId| {
            if let Some(aggregate) = retry(|| hall.games.get(id, &hall.store)).await {
                hall.timers.set(id, || aggregate.latest().state.next_deadline());
            }
            hall.games.evict(id, Game::is_over);
        })
        .await;
}

/// Takes in what other nodes have done.
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
                    let game = GameId::of_stream(&stream);
                    catch_up(&hall, stream).await;
                    // Games that were over long ago do not stay in memory for having been looked at.
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
    retry(|| try_catch_up(hall, &stream)).await;
}

async fn try_catch_up(hall: &Arc<Hall>, stream: &Stream) -> Result<(), StorageError> {
    if let Some(id) = GameId::of_stream(stream) {
        if let Some(aggregate) = hall.games.get(id, &hall.store).await? {
            aggregate.catch_up(&hall.store).await?;
            hall.reschedule_and_notify(id, &aggregate);
        }
    } else if let Some(id) = CompetitionId::of_stream(stream) {
        if let Some(aggregate) = hall.competitions.get(id, &hall.store).await? {
            aggregate.catch_up(&hall.store).await?;
            hall.notify(Changed::Competition(id));
            hall.notify_withdrawn(id);
        }
    } else if stream.name() == people::STREAM {
        hall.people.catch_up(&hall.store).await?;
        hall.notify(Changed::People);
    }
    Ok(())
}

async fn housekeeping(hall: Arc<Hall>) {
    let mut minutes = interval(HOUSEKEEPING);
    minutes.tick().await;
    loop {
        minutes.tick().await;
        match hall.store.ledger.now().await {
            Ok(now) => match hall.clock.adjust(now) {
                0 => {}
                apart => tracing::warn!(
                    apart,
                    "the storage's clock and the hall's are apart by so many milliseconds"
                ),
            },
            Err(why) => tracing::warn!(%why, "the time could not be set"),
        }
        if hall.games.count() > CACHED_GAMES {
            hall.games.evict_all(Game::is_over);
        }
    }
}

/// Asks until the storage answers.
async fn retry<T, A: Future<Output = Result<T, StorageError>>>(ask: impl Fn() -> A) -> T {
    loop {
        match ask().await {
            Ok(answer) => return answer,
            Err(why) => tracing::error!(%why, "asked again in a moment"),
        }
        sleep(RETRY_AFTER).await;
    }
}
