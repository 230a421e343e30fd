//! What both databases share for the entries of one commit.

use std::collections::HashSet;

use sqlx::migrate::MigrateError;

use super::{
    Appended, Damage, DamageKind, Entry, Hash, Keys, StorageError, Stream, StreamHead, Tip,
};

/// Selects streams whose first entry is missing; they are in no list of streams.
pub(super) const HEADLESS: &str =
    "SELECT stream, MIN(seq) FROM entries GROUP BY stream HAVING MIN(seq) > 1 ORDER BY stream";

/// Selects the entries that were signed off, and are missing or others now; and whether there is another.
pub(super) const MISSING_TIPS: &str = "SELECT tips.stream, tips.seq, entries.hash IS NOT NULL FROM tips LEFT JOIN entries \
     ON entries.stream = tips.stream AND entries.seq = tips.seq \
     WHERE entries.hash IS NULL OR entries.hash <> tips.hash ORDER BY tips.stream";

/// A row of the table, with types common to both databases.
pub(super) type Row = (String, i64, i64, String, Vec<u8>);

/// A row of the table of tips.
pub(super) type TipRow = (String, i64, Vec<u8>);

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
pub(super) fn entry((stream, seq, at, body, hash): Row) -> Entry {
    let (stream, hash) = (Stream::named(stream), hash_of(hash));
    let (seq, at, keys) = (seq.cast_unsigned(), at.cast_unsigned(), Keys::default());
    Entry { stream, seq, at, body, hash, keys }
}

/// Converts a row to a tip.
pub(super) fn tip((stream, seq, hash): TipRow) -> Tip {
    (Stream::named(stream), StreamHead { seq: seq.cast_unsigned(), hash: hash_of(hash) })
}

/// Converts a row of [`MISSING_TIPS`].
pub(super) fn missing_tip((stream, seq, is_other): (String, i64, bool)) -> Damage {
    let kind = if is_other { DamageKind::Altered } else { DamageKind::CutOff };
    Damage { stream: stream.into(), seq: seq.cast_unsigned(), kind }
}

/// What does not have 32 bytes was altered; it becomes a hash that no entry has.
fn hash_of(bytes: Vec<u8>) -> Hash {
    Hash(bytes.try_into().unwrap_or_default())
}

/// Sorts tips by stream, so that two nodes never deadlock.
pub(super) fn sorted_tips(tips: &[Tip]) -> Vec<&Tip> {
    let mut sorted: Vec<&Tip> = tips.iter().collect();
    sorted.sort_by(|a, b| a.0.cmp(&b.0));
    sorted
}

/// Returns an upper bound of all names with this prefix.
pub(super) fn end_of(prefix: &str) -> String {
    format!("{prefix}{}", char::MAX)
}

/// An older version has no such table yet; its database may be opened to be verified.
pub(super) fn or_none_yet<T: Default>(answer: Result<T, sqlx::Error>) -> Result<T, StorageError> {
    match answer {
        Err(sqlx::Error::Database(error))
            if error.code().as_deref() == Some("42P01")
                || error.message().starts_with("no such table") =>
        {
            Ok(T::default())
        }
        answer => Ok(answer?),
    }
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
