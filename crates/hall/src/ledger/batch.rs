//! What both databases share for the entries of one commit.

use std::collections::HashSet;

use sqlx::migrate::MigrateError;

use super::{Appended, Entry, Hash, Keys, StorageError, Stream};

/// Selects streams whose first entry is missing; they are in no list of streams.
pub(super) const HEADLESS: &str =
    "SELECT stream, MIN(seq) FROM entries GROUP BY stream HAVING MIN(seq) > 1 ORDER BY stream";

/// A row of the table, with types common to both databases.
pub(super) type Row = (String, i64, i64, String, Vec<u8>);

/// Sorts the entries by stream and number, so that two nodes never deadlock; of several with the same number
/// only the first is kept.
pub(super) fn sorted(entries: &[Entry]) -> Vec<&Entry> {
    let mut sorted: Vec<&Entry> = entries.iter().collect();
    sorted.sort_by(|a, b| (&a.stream, a.seq).cmp(&(&b.stream, b.seq)));
    sorted.dedup_by(|later, first| (&later.stream, later.seq) == (&first.stream, first.seq));
    sorted
}

/// Derives the result of each entry from the inserted rows.
pub(super) fn results<'a>(entries: &'a [Entry], inserted: &'a [(String, i64)]) -> Vec<Appended> {
    let mut inserted: HashSet<(&'a str, u64)> =
        inserted.iter().map(|(stream, seq)| (stream.as_str(), seq.cast_unsigned())).collect();
    let answer = |entry: &'a Entry| {
        if inserted.remove(&(entry.stream.name(), entry.seq)) {
            Appended::Committed
        } else {
            Appended::Conflict
        }
    };
    entries.iter().map(answer).collect()
}

/// Converts a row to an entry.
pub(super) fn entry((stream, seq, at, body, hash): Row) -> Result<Entry, StorageError> {
    let Ok(hash) = <[u8; 32]>::try_from(hash) else {
        return Err(StorageError(format!(
            "the hash of entry {seq} of {stream} does not have 32 bytes"
        )));
    };
    let stream = Stream::named(stream);
    let (seq, at, hash) = (seq.cast_unsigned(), at.cast_unsigned(), Hash(hash));
    Ok(Entry { stream, seq, at, body, hash, keys: Keys::default() })
}

/// Returns an upper bound of all names with this prefix.
pub(super) fn end_of(prefix: &str) -> String {
    format!("{prefix}{}", char::MAX)
}

impl From<sqlx::Error> for StorageError {
    fn from(error: sqlx::Error) -> Self {
        Self(error.to_string())
    }
}

impl From<MigrateError> for StorageError {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::VersionMissing(version) => Self(format!(
                "it was written by a newer version of this program (its tables have version {version}); nothing was \
                 changed: start that version, or restore a backup"
            )),
            MigrateError::VersionMismatch(version) => Self(format!(
                "its tables (version {version}) were made by another program; nothing was changed"
            )),
            other => Self(other.to_string()),
        }
    }
}
