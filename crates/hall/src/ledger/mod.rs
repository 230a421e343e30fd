//! What is kept: streams of entries that are appended and never rewritten.
//!
//! A stream is the record of one thing: a game, a competition, the people of the hall. An entry is all that one action
//! brought, so an action is kept whole or not at all. Who appends names the entry before; where somebody else was
//! quicker the append is [`Appended::Conflict`], and is decided again on the newer state.

mod batch;
mod entry;
mod group;
mod listener;
mod postgres;
mod sqlite;
mod stream;
mod verify;

use std::{error::Error, fmt, pin::Pin};

pub use entry::{Entry, Hash, ParseHashError, Tip};
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
    /// There is an entry of this number already: nothing was kept.
    Conflict,
}

/// An answer of the storage that is still to come.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StorageError>> + Send + 'a>>;

/// Where entries are kept.
pub trait Ledger: Send + Sync + 'static {
    /// Appends entries in one durable commit, each if nobody has appended one of its number; tells of each what came of
    /// it. If this fails, it is not known which were kept.
    fn append<'a>(&'a self, entries: &'a [Entry]) -> BoxFuture<'a, Vec<Appended>>;

    /// The entries of a stream after a number, in their order, at most so many.
    fn read<'a>(&'a self, stream: &'a Stream, after: u64, limit: u32) -> BoxFuture<'a, Vec<Entry>>;

    /// The streams whose names begin with these letters, in the order of their names.
    fn streams<'a>(&'a self, prefix: &'a str) -> BoxFuture<'a, Vec<Stream>>;

    /// Milliseconds since 1970 by the clock of the storage, which all nodes share.
    fn now(&self) -> BoxFuture<'_, u64>;

    /// Waits for the news that other nodes have appended to these streams. A storage of one node has none and waits for
    /// ever; [`Notification::Missed`] is told after a break, when anything may have happened.
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StorageError(pub String);

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the storage is not available: {}", self.0)
    }
}

impl Error for StorageError {}
