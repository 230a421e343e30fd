//! A node that was paused catches up with the ledger before it relies on its cached permissions.
//!
//! Other nodes announce their entries at once. A node that was paused (a suspended process, an overloaded machine)
//! has not received these notifications yet when it resumes, and a request may be the first thing it handles.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use futures_util::{StreamExt, stream};
use tokio::time::{MissedTickBehavior, interval};

use super::{ChangeNotification, Hall, tasks::CONCURRENCY};
use crate::{
    actor::Actor,
    ledger::{ReadError, StorageError},
};

/// How often a node notes that it is running.
const INTERVAL: Duration = Duration::from_millis(250);
/// A node that has not run for this long may have missed notifications of other nodes.
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// Until when this node has received the notifications of the others.
pub(super) struct CatchUp {
    /// Whether there may be others.
    is_shared: bool,
    until: Mutex<Instant>,
    /// Held while the node catches up.
    turn: tokio::sync::Mutex<()>,
}

impl CatchUp {
    pub(super) fn new(is_shared: bool) -> Self {
        Self { is_shared, until: Mutex::new(Instant::now()), turn: tokio::sync::Mutex::default() }
    }

    fn is_behind(&self) -> bool {
        let until = self.until.lock().unwrap_or_else(PoisonError::into_inner);
        self.is_shared && until.elapsed() > LONGEST_PAUSE
    }

    fn note(&self, until: Instant) {
        *self.until.lock().unwrap_or_else(PoisonError::into_inner) = until;
    }
}

/// Notes that the node is running; catches up after a pause.
pub(super) async fn keep_up(hall: Arc<Hall>) {
    if !hall.catch_up.is_shared {
        return;
    }
    let mut ticks = interval(INTERVAL);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        if hall.catch_up.is_behind() {
            if let Err(why) = hall.catch_up_if_paused().await {
                tracing::error!(%why, "this node was paused, and cannot read what others did meanwhile");
            }
        } else {
            hall.catch_up.note(Instant::now());
        }
    }
}

impl Hall {
    /// After a pause, reads what other nodes have done to the rights of people: officials, seats and competitions.
    pub async fn catch_up_if_paused(&self) -> Result<(), StorageError> {
        if !self.catch_up.is_behind() {
            return Ok(());
        }
        let _turn = self.catch_up.turn.lock().await;
        if !self.catch_up.is_behind() {
            return Ok(());
        }
        let began = Instant::now();
        read(self.people.catch_up(&self.store).await)?;
        self.notify(ChangeNotification::People);
        let all = stream::iter(self.competitions.all());
        let caught_up = all.map(|(id, aggregate)| async move {
            read(aggregate.catch_up(&self.store).await)?;
            self.notify(ChangeNotification::Competition(id));
            Ok(())
        });
        let caught_up: Vec<Result<(), StorageError>> =
            caught_up.buffer_unordered(CONCURRENCY).collect().await;
        caught_up.into_iter().collect::<Result<(), _>>()?;
        tracing::info!("this node was paused, and has caught up");
        self.catch_up.note(began);
        Ok(())
    }

    /// Refuses what somebody wants if this node was paused after it looked up the rights.
    pub(super) fn refuse_if_behind(&self, by: &Actor) -> Result<(), StorageError> {
        if *by != Actor::Hall && self.catch_up.is_behind() {
            return Err(StorageError(
                "this node was paused; the request has to be repeated".to_owned(),
            ));
        }
        Ok(())
    }
}

/// A damaged competition is out of use: nobody has rights in it.
fn read(caught_up: Result<(), ReadError>) -> Result<(), StorageError> {
    match caught_up {
        Ok(()) | Err(ReadError::Damaged(_)) => Ok(()),
        Err(ReadError::Storage(why)) => Err(why),
    }
}
