//! Storage: append-only streams of entries.
//!
//! A stream is the record of one game, one competition, or the people of the hall. An entry holds all facts of one
//! command, so a command is stored as a whole or not at all. An append names the number of its entry (optimistic
//! concurrency); if the number is taken the result is [`Appended::Conflict`], and the command is decided again on the
//! newer state.

mod batch;
mod entry;
mod group;
mod listener;
mod migrations;
mod postgres;
mod sqlite;
mod stream;
mod verify;

use std::pin::Pin;

pub use entry::{Entry, Hash, ParseHashError, StreamHead};
pub use group::{AppendError, Group};
pub use postgres::Postgres;
pub use sqlite::Sqlite;
pub use stream::Stream;
pub use verify::{ChainError, verify};

/// What comes of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is on the disk, and stays there.
    Committed,
    /// The number is taken: nothing was written.
    Conflict,
}

/// An answer of the storage that is still to come.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StorageError>> + Send + 'a>>;

/// A storage of entries.
pub trait Ledger: Send + Sync + 'static {
    /// Appends entries in one durable commit, each unless its number is taken, and returns the result of each. After an
    /// error it is unknown which were written.
    fn append<'a>(&'a self, entries: &'a [Entry]) -> BoxFuture<'a, Vec<Appended>>;

    /// The entries of a stream after a number, in order, at most `limit`.
    fn read<'a>(&'a self, stream: &'a Stream, after: u64, limit: u32) -> BoxFuture<'a, Vec<Entry>>;

    /// The streams whose names begin with these letters, in the order of their names.
    fn streams<'a>(&'a self, prefix: &'a str) -> BoxFuture<'a, Vec<Stream>>;

    /// Milliseconds since 1970 by the clock of the storage, which all nodes share.
    fn now(&self) -> BoxFuture<'_, u64>;

    /// Waits until other nodes have appended to streams. A storage of a single node waits for ever;
    /// [`Notification::Missed`] follows an interruption, after which anything may have happened.
    fn next_notification(&self) -> BoxFuture<'_, Notification>;
}

/// What other nodes have done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notification {
    /// They have appended to these streams.
    Appended(Vec<Stream>),
    /// Something may have been missed.
    Missed,
}

/// The storage does not answer as it should.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the storage is not available: {0}")]
pub struct StorageError(pub String);
