//! One event stream in memory: its state, its subscribers, and how it changes. A conflict of two nodes is handled in
//! [`Aggregate::change`].

use std::sync::Arc;

use adoube_laws::clock::At;
use tokio::sync::{Mutex, OwnedMutexGuard, watch};

use crate::{
    actor::Actor,
    fold::{self, Body, Fold, Shared, Snapshot},
    ledger::{
        AppendError, Appended, Damage, DamageKind, DamagedStreams, Entry, Group, Ledger, ReadError,
        StorageError, Stream,
    },
};

/// Entries read per page.
const PAGE: u32 = 1000;

/// One event stream in memory. Readers take the latest snapshot without waiting; changes are serialised.
pub struct Aggregate<S> {
    stream: Stream,
    latest: watch::Sender<Shared<S>>,
    /// The write lock: held while a change is decided and appended.
    turn: Arc<Mutex<Freshness>>,
}

/// How an append ended.
enum AppendResult<S> {
    /// The entry is durable, and subscribers were notified.
    Committed(Shared<S>),
    /// Another node appended first; its entries have been read.
    Conflict,
    /// The entry may or may not be durable.
    Failed(ReadError),
    /// Nothing was written.
    Closing,
}

/// Whether the snapshot is known to contain everything this node has appended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Freshness {
    Fresh,
    /// An append failed, and it is unknown whether the entry was written.
    Doubtful,
}

/// The storage that aggregates read and append to.
#[derive(Clone)]
pub struct Store {
    /// Used for reading.
    pub ledger: Arc<dyn Ledger>,
    /// Used for appending.
    pub group: Arc<Group>,
    /// The streams that are not used any more.
    pub damaged: Arc<DamagedStreams>,
}

impl Store {
    /// Creates the store of a ledger.
    pub fn new(ledger: Arc<dyn Ledger>) -> Self {
        let group = Arc::new(Group::new(ledger.clone()));
        Self { ledger, group, damaged: Arc::default() }
    }
}

/// Why nothing was changed.
#[derive(Debug)]
pub enum ChangeError<E> {
    /// The change was refused.
    Refused(E),
    /// The storage failed. The change may have been written nevertheless.
    Storage(StorageError),
    /// The stream is damaged; nothing is appended to it.
    Damaged(Damage),
    /// The hall is closing; nothing was written.
    Closing,
}

/// The facts to append, and the result to return once they are durable.
pub struct Change<F, T> {
    /// Nothing is appended if this is empty.
    pub facts: Vec<F>,
    /// The result for the caller.
    pub output: T,
}

impl<S: Fold> Aggregate<S> {
    /// Loads the aggregate of a stream.
    pub async fn load(stream: Stream, store: &Store) -> Result<Self, ReadError> {
        store.damaged.check(&stream)?;
        let aggregate = Self::empty(stream);
        aggregate.read_new_entries(store).await?;
        Ok(aggregate)
    }

    /// Returns what can be read of a damaged stream: what its entries up to the damage come to.
    pub async fn readable_part(stream: Stream, store: &Store) -> Result<Shared<S>, StorageError> {
        let aggregate = Self::empty(stream);
        match aggregate.read_new_entries(store).await {
            Ok(()) | Err(ReadError::Damaged(_)) => Ok(aggregate.latest()),
            Err(ReadError::Storage(why)) => Err(why),
        }
    }

    fn empty(stream: Stream) -> Self {
        Self {
            stream,
            latest: watch::Sender::default(),
            turn: Arc::new(Mutex::new(Freshness::Fresh)),
        }
    }

    /// Returns the latest snapshot.
    pub fn latest(&self) -> Shared<S> {
        self.latest.borrow().clone()
    }

    /// Returns a receiver that is notified of every change.
    pub fn subscribe(&self) -> watch::Receiver<Shared<S>> {
        self.latest.subscribe()
    }

    /// Notifies subscribers of a change outside this stream that concerns them.
    pub fn notify_subscribers(&self) {
        self.latest.send_modify(|_| ());
    }

    /// Whether there are subscribers.
    pub fn has_subscribers(&self) -> bool {
        self.latest.receiver_count() > 0
    }

    /// Reads and folds what other nodes have appended.
    pub async fn catch_up(&self, store: &Store) -> Result<(), ReadError> {
        let _turn = self.turn.lock().await;
        self.read_new_entries(store).await
    }

    /// Reads and folds all entries again: personal data of which the key is destroyed is gone from the state.
    pub async fn reload(&self, store: &Store) -> Result<(), ReadError> {
        let _turn = self.turn.lock().await;
        let mut fresh = Snapshot::default();
        let read = self.read_entries(store, &mut fresh).await;
        if !matches!(read, Err(ReadError::Storage(_))) {
            self.latest.send_replace(Arc::new(fresh));
        }
        read
    }

    /// Decides on the latest state and appends the facts (optimistic concurrency: after a conflict with
    /// another node, decides again). Once decided, the change is appended and published even if the caller
    /// has gone.
    pub async fn change<E, T>(
        self: &Arc<Self>,
        store: &Store,
        by: &Actor,
        now: impl Fn() -> At + Send + Sync,
        decide: impl Fn(&Snapshot<S>, At) -> Result<Change<S::Fact, T>, E> + Send + Sync,
        notify: impl Fn() + Clone + Send + 'static,
    ) -> Result<(Shared<S>, T), ChangeError<E>> {
        let mut turn = self.turn.clone().lock_owned().await;
        store.damaged.check(&self.stream).map_err(ChangeError::Damaged)?;
        if *turn == Freshness::Doubtful {
            self.read_new_entries(store).await?;
            *turn = Freshness::Fresh;
        }
        loop {
            let before = self.latest();
            let at = now().max(before.at);
            let change = match decide(&before, at) {
                Ok(change) => change,
                Err(why) => {
                    // Never refuse on the basis of a stale snapshot: another node may have appended.
                    self.read_new_entries(store).await?;
                    if self.latest().tip == before.tip {
                        return Err(ChangeError::Refused(why));
                    }
                    continue;
                }
            };
            if change.facts.is_empty() {
                return Ok((before, change.output));
            }
            let body = Body { by: by.clone(), facts: change.facts };
            let text = fold::stored::<S>(&body, &self.stream, at, store.ledger.keys()).await?;
            let entry = before.tip.next(&self.stream, at.get(), text);
            let appending = self.clone().append_and_publish(
                store.clone(),
                turn,
                before,
                entry,
                body,
                notify.clone(),
            );
            let unfinished = |error| StorageError(format!("the append was not completed: {error}"));
            let (back, result) = tokio::spawn(appending).await.map_err(unfinished)?;
            turn = back;
            match result {
                AppendResult::Committed(after) => return Ok((after, change.output)),
                AppendResult::Conflict => {}
                AppendResult::Failed(why) => return Err(why.into()),
                AppendResult::Closing => return Err(ChangeError::Closing),
            }
        }
    }

    /// Appends the facts, folds them and notifies subscribers.
    async fn append_and_publish(
        self: Arc<Self>,
        store: Store,
        mut turn: OwnedMutexGuard<Freshness>,
        before: Shared<S>,
        entry: Entry,
        body: Body<S::Fact>,
        notify: impl Fn(),
    ) -> (OwnedMutexGuard<Freshness>, AppendResult<S>) {
        let result = match store.group.append(entry.clone()).await {
            Ok(Appended::Committed) => {
                AppendResult::Committed(self.publish(&before, &entry, &body))
            }
            Ok(Appended::Conflict) => match self.read_new_entries(&store).await {
                Ok(()) => AppendResult::Conflict,
                Err(why) => AppendResult::Failed(why),
            },
            Err(AppendError::Closing) => AppendResult::Closing,
            Err(AppendError::Storage(why)) => {
                *turn = Freshness::Doubtful;
                match self.read_new_entries(&store).await {
                    Ok(()) => {
                        *turn = Freshness::Fresh;
                        // The entry may have been written before the response was lost; if not, the caller
                        // may retry.
                        let after = self.latest();
                        let is_committed = after.tip == entry.tip();
                        if is_committed {
                            AppendResult::Committed(after)
                        } else {
                            AppendResult::Failed(why.into())
                        }
                    }
                    Err(still) => AppendResult::Failed(still),
                }
            }
        };
        if matches!(result, AppendResult::Committed(_)) {
            notify();
        }
        (turn, result)
    }

    fn publish(&self, before: &Snapshot<S>, entry: &Entry, body: &Body<S::Fact>) -> Shared<S> {
        let mut after = before.clone();
        after.take(entry, body);
        let after = Arc::new(after);
        self.latest.send_replace(after.clone());
        after
    }

    /// Reads and folds the entries after the snapshot. The caller holds the lock, or is still the only owner.
    /// Whatever follows a damaged entry is not used.
    async fn read_new_entries(&self, store: &Store) -> Result<(), ReadError> {
        let before = self.latest();
        let mut after = Snapshot::clone(&before);
        let read = self.read_entries(store, &mut after).await;
        if after.tip != before.tip {
            self.latest.send_replace(Arc::new(after));
        }
        read
    }

    /// Folds the entries after a snapshot into it, up to the first damaged one.
    async fn read_entries(
        &self,
        store: &Store,
        snapshot: &mut Snapshot<S>,
    ) -> Result<(), ReadError> {
        loop {
            let last = snapshot.tip.seq;
            let read = store.ledger.read(&self.stream, last, PAGE).await;
            let entries = read.map_err(|why| self.read_error(why, last, store))?;
            let is_last = entries.len() < PAGE as usize;
            if let Err(damage) = entries.iter().try_for_each(|entry| snapshot.follow(entry)) {
                store.damaged.note(&damage);
                return Err(damage.into());
            }
            if is_last {
                return Ok(());
            }
        }
    }

    /// A page that SQLite cannot read any more is damage to this stream, not a failure of the storage.
    fn read_error(&self, why: StorageError, after: u64, store: &Store) -> ReadError {
        if !why.is_corruption() {
            return why.into();
        }
        let (stream, kind) = (self.stream.clone(), DamageKind::Unreadable);
        let damage = Damage { stream, seq: after + 1, kind };
        store.damaged.note(&damage);
        damage.into()
    }
}

impl<E> From<StorageError> for ChangeError<E> {
    fn from(why: StorageError) -> Self {
        Self::Storage(why)
    }
}

impl<E> From<ReadError> for ChangeError<E> {
    fn from(why: ReadError) -> Self {
        match why {
            ReadError::Storage(why) => Self::Storage(why),
            ReadError::Damaged(damage) => Self::Damaged(damage),
        }
    }
}
