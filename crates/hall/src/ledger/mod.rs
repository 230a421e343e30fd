//! Storage: append-only streams of entries.
//!
//! A stream is the record of one game, one competition, or the people of the hall. An entry holds all facts
//! of one command, so a command is stored as a whole or not at all. An append names the number of its entry
//! (optimistic concurrency); if the number is taken the result is [`Appended::Conflict`], and the command is
//! decided again on the newer state.

mod batch;
mod copy;
mod damage;
mod entry;
mod group;
mod keys;
mod listener;
mod migrations;
mod postgres;
mod postgres_keys;
mod sqlite;
mod sqlite_keys;
mod stream;
mod verify;
mod wal;
mod wrapper;

use std::{path::Path, pin::Pin};

pub(crate) use copy::copy;
pub use damage::{Damage, DamageKind, DamagedStreams, ReadError};
pub use entry::{Entry, Hash, ParseHashError, StreamHead};
pub use group::{AppendError, Group};
pub(crate) use keys::{AFTER_ID, has_personal, ids_in};
pub use keys::{KeyStore, Keys, NewKey, PersonalKey};
pub use postgres::Postgres;
pub use sqlite::Sqlite;
pub use stream::Stream;
pub use verify::{ChainError, check_signed, verify};
pub(crate) use wal::is_end_missing;
pub use wrapper::LedgerWrapper;

/// The result of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// The entry is durable.
    Committed,
    /// The number is taken: nothing was written.
    Conflict,
}

/// A pending result of the storage.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StorageError>> + Send + 'a>>;

/// A storage of entries.
pub trait Ledger: Send + Sync + 'static {
    /// Appends entries in one durable commit, each unless its number is taken, and returns the result of
    /// each. The same commit signs off how long streams are, by entries that were committed before. After an
    /// error it is unknown what was written.
    fn append_and_sign<'a>(
        &'a self,
        entries: &'a [Entry],
        tips: &'a [Tip],
    ) -> BoxFuture<'a, Vec<Appended>>;

    /// Appends entries, and signs off nothing.
    fn append<'a>(&'a self, entries: &'a [Entry]) -> BoxFuture<'a, Vec<Appended>> {
        self.append_and_sign(entries, &[])
    }

    /// Reads at most `limit` entries of a stream after a number, in order.
    fn read<'a>(&'a self, stream: &'a Stream, after: u64, limit: u32) -> BoxFuture<'a, Vec<Entry>>;

    /// Lists the streams whose names have this prefix, in the order of their names.
    fn streams<'a>(&'a self, prefix: &'a str) -> BoxFuture<'a, Vec<Stream>>;

    /// Lists the streams whose first entry is missing, each with the first number that is there.
    fn headless(&self) -> BoxFuture<'_, Vec<(Stream, u64)>>;

    /// Lists the streams with an entry that contains a text.
    fn mentioning<'a>(&'a self, text: &'a str) -> BoxFuture<'a, Vec<Stream>>;

    /// How long the streams are at the least, as signed off.
    fn tips(&self) -> BoxFuture<'_, Vec<Tip>>;

    /// The signed-off entries that are missing, or are others now.
    fn missing_tips(&self) -> BoxFuture<'_, Vec<Damage>>;

    /// Returns what a hall has noted about the database under a name.
    fn mark<'a>(&'a self, name: &'a str) -> BoxFuture<'a, Option<String>>;

    /// Notes something about the database, durably.
    fn set_mark<'a>(&'a self, name: &'a str, value: &'a str) -> BoxFuture<'a, ()>;

    /// Returns milliseconds since 1970 by the clock of the storage, which all nodes share.
    fn now(&self) -> BoxFuture<'_, u64>;

    /// Stores durably that a node was alive at an instant, and forgets nodes that were not for a day.
    fn beat<'a>(&'a self, node: &'a str, at: u64) -> BoxFuture<'a, Heartbeat>;

    /// The nodes, each with the last instant at which it was alive.
    fn heartbeats(&self) -> BoxFuture<'_, Vec<(String, u64)>>;

    /// The instant of the newest entry.
    fn newest(&self) -> BoxFuture<'_, Option<u64>>;

    /// The keys of personal data.
    fn keys(&self) -> &dyn KeyStore;

    /// Whether several nodes may have it open.
    fn is_shared(&self) -> bool;

    /// The file, if it is one.
    fn file(&self) -> Option<&Path>;

    /// Signs off that everything is in the storage, and closes it.
    fn close(&self) -> BoxFuture<'_, ()>;

    /// Waits until other nodes have appended to streams. A single-node storage waits for ever;
    /// [`Notification::Missed`] follows an interruption, after which anything may have happened.
    fn next_notification(&self) -> BoxFuture<'_, Notification>;
}

/// How long a stream is at the least: its name and an entry that is in it.
pub type Tip = (Stream, StreamHead);

/// What is known once a heartbeat is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heartbeat {
    /// The last instant at which any other node was alive.
    pub before: Option<u64>,
    /// The time by the storage's clock.
    pub now: u64,
}

/// How long nodes that have ended are remembered, in milliseconds.
const HEARTBEATS_KEPT: i64 = 24 * 60 * 60 * 1000;

/// A notification from other nodes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notification {
    /// They have appended to these streams.
    Appended(Vec<Stream>),
    /// Notifications may have been missed.
    Missed,
}

/// The names of marks.
pub mod mark {
    /// Whether the end of an SQLite file is in it; see [`super::Sqlite`].
    pub const END: &str = "end";
    /// The fingerprint of the key of sealed moves.
    pub const SEAL_KEY: &str = "seal-key";
}

/// The storage failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the storage is not available: {0}")]
pub struct StorageError(pub String);

impl StorageError {
    /// Whether SQLite found a page that is not what it wrote: asking again changes nothing.
    pub fn is_corruption(&self) -> bool {
        self.0.contains("disk image is malformed")
    }
}
