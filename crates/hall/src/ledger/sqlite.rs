//! Entries in an SQLite file, for a hall of one node, without any setup.

use std::{
    ffi::OsString,
    fs::{File, TryLockError},
    path::{Path, PathBuf},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use sqlx::{
    AssertSqlSafe, ConnectOptions, Connection, Row as _, SqliteConnection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tokio::sync::Mutex;

use super::{
    Appended, BoxFuture, Entry, HEARTBEATS_KEPT, Heartbeat, KeyStore, Ledger, Notification,
    StorageError, Stream, batch, migrations,
};

const READERS: u32 = 4;
const TIMEOUT: Duration = Duration::from_secs(5);

/// One file, with the two that SQLite puts beside it (`-wal`, `-shm`) and a lock file that marks it as in use
/// (`.lock`).
///
/// Every commit is durable before it is acknowledged (write-ahead log, `synchronous = FULL`).
pub struct Sqlite {
    options: SqliteConnectOptions,
    /// `None` after a failure: its state is unknown, so it is reopened.
    pub(super) writer: Mutex<Option<SqliteConnection>>,
    pub(super) readers: SqlitePool,
    /// The lock is held while this exists, and released even if the process is killed; read-only access takes
    /// no lock.
    _lock: Option<File>,
}

impl Sqlite {
    /// Opens a file, creating it if necessary, and runs the migrations. Fails while another hall has it open.
    pub async fn open(path: &Path) -> Result<Self, StorageError> {
        let lock = lock(path)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            // What is deleted is overwritten: the keys of people who were removed.
            .pragma("secure_delete", "ON")
            .busy_timeout(TIMEOUT);
        let mut writer = options.connect().await.map_err(|error| about(path, &error.into()))?;
        let migrated = migrations::sqlite().run(&mut writer).await;
        migrated.map_err(|error| about(path, &error.into()))?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(TIMEOUT)
            .connect_lazy_with(options.clone().create_if_missing(false).pragma("query_only", "ON"));
        Ok(Self { options, writer: Mutex::new(Some(writer)), readers, _lock: Some(lock) })
    }

    /// Opens an existing file without changing it, also while a hall has it open.
    pub async fn open_read_only(path: &Path) -> Result<Self, StorageError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(false)
            .read_only(true)
            .busy_timeout(TIMEOUT);
        let readers = SqlitePoolOptions::new()
            .max_connections(1)
            .acquire_timeout(TIMEOUT)
            .connect_with(options.clone())
            .await
            .map_err(|error| about(path, &error.into()))?;
        Ok(Self { options, writer: Mutex::new(None), readers, _lock: None })
    }

    /// Returns the streams whose first entry is missing, each with its first remaining number.
    pub(crate) async fn headless(&self) -> Result<Vec<(String, i64)>, StorageError> {
        Ok(sqlx::query_as(batch::HEADLESS).fetch_all(&self.readers).await?)
    }

    /// The connection for writing, opened again after a failure.
    pub(super) async fn take_writer(
        &self,
        place: &mut Option<SqliteConnection>,
    ) -> Result<SqliteConnection, StorageError> {
        match place.take() {
            Some(writer) => Ok(writer),
            None => Ok(self.options.clone().create_if_missing(false).connect().await?),
        }
    }

    async fn store_heartbeat(&self, node: &str, at: u64) -> Result<Heartbeat, StorageError> {
        let mut place = self.writer.lock().await;
        let mut writer = self.take_writer(&mut place).await?;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
        let before: Option<i64> =
            sqlx::query_scalar("SELECT max(at) FROM heartbeats WHERE node <> ?")
                .bind(node)
                .fetch_one(&mut *transaction)
                .await?;
        sqlx::query("DELETE FROM heartbeats WHERE at < ?")
            .bind(at.cast_signed() - HEARTBEATS_KEPT)
            .execute(&mut *transaction)
            .await?;
        sqlx::query(
            "INSERT INTO heartbeats (node, at) VALUES (?, ?) \
             ON CONFLICT (node) DO UPDATE SET at = excluded.at",
        )
        .bind(node)
        .bind(at.cast_signed())
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        *place = Some(writer);
        Ok(Heartbeat { before: before.map(i64::cast_unsigned), now: wall_clock()? })
    }

    async fn insert(&self, entries: &[Entry]) -> Result<Vec<Appended>, StorageError> {
        let mut place = self.writer.lock().await;
        let mut writer = self.take_writer(&mut place).await?;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
        let mut inserted = Vec::with_capacity(entries.len());
        let sorted = batch::sorted(entries);
        let mut rest = sorted.as_slice();
        while !rest.is_empty() {
            // Powers of two, so that there are few distinct statements and they stay prepared.
            let (chunk, others) = rest.split_at(1 << rest.len().min(MAX_CHUNK).ilog2());
            let mut query = sqlx::query_as(AssertSqlSafe(insertion(chunk.len())));
            for entry in chunk {
                query = query
                    .bind(entry.stream.name())
                    .bind(entry.seq.cast_signed())
                    .bind(entry.at.cast_signed())
                    .bind(entry.body.as_str())
                    .bind(entry.hash.0.as_slice());
            }
            inserted.extend(query.fetch_all(&mut *transaction).await?);
            rest = others;
        }
        transaction.commit().await?;
        *place = Some(writer);
        Ok(batch::results(entries, &inserted))
    }
}

const MAX_CHUNK: usize = 256;

fn insertion(rows: usize) -> String {
    let rows = vec!["(?, ?, ?, ?, ?)"; rows].join(", ");
    format!(
        "INSERT INTO entries (stream, seq, at, body, hash) VALUES {rows} \
         ON CONFLICT DO NOTHING RETURNING stream, seq"
    )
}

/// Locks the file: two nodes on one file would not be notified of each other's entries.
fn lock(path: &Path) -> Result<File, StorageError> {
    let mut name = OsString::from(path);
    name.push(".lock");
    let name = PathBuf::from(name);
    let file = File::options().create(true).append(true).open(&name);
    let file = file.map_err(|error| about(&name, &StorageError(error.to_string())))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            Err(about(path, &StorageError("another hall has it open".to_owned())))
        }
        Err(TryLockError::Error(error)) => Err(about(&name, &StorageError(error.to_string()))),
    }
}

fn about(path: &Path, error: &StorageError) -> StorageError {
    StorageError(format!("{}: {}", path.display(), error.0))
}

/// Milliseconds since 1970 by the clock of this machine.
fn wall_clock() -> Result<u64, StorageError> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let since = since.map_err(|error| StorageError(format!("the clock is wrong: {error}")))?;
    Ok(since.as_millis() as u64)
}

impl Ledger for Sqlite {
    fn append<'a>(&'a self, entries: &'a [Entry]) -> BoxFuture<'a, Vec<Appended>> {
        Box::pin(self.insert(entries))
    }

    fn read<'a>(&'a self, stream: &'a Stream, after: u64, limit: u32) -> BoxFuture<'a, Vec<Entry>> {
        Box::pin(async move {
            let rows: Vec<batch::Row> = sqlx::query_as(
                "SELECT stream, seq, at, body, hash FROM entries WHERE stream = ? AND seq > ? \
                 ORDER BY seq LIMIT ?",
            )
            .bind(stream.name())
            .bind(after.cast_signed())
            .bind(limit)
            .fetch_all(&self.readers)
            .await?;
            let entries: Result<Vec<Entry>, _> = rows.into_iter().map(batch::entry).collect();
            let mut entries = entries?;
            self.attach_keys(&mut entries).await?;
            Ok(entries)
        })
    }

    fn streams<'a>(&'a self, prefix: &'a str) -> BoxFuture<'a, Vec<Stream>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "SELECT stream FROM entries WHERE seq = 1 AND stream >= ? AND stream < ? \
                 ORDER BY stream",
            )
            .bind(prefix)
            .bind(batch::end_of(prefix))
            .fetch_all(&self.readers)
            .await?;
            rows.iter().map(|row| Ok(Stream::from(row.try_get::<String, _>(0)?))).collect()
        })
    }

    fn now(&self) -> BoxFuture<'_, u64> {
        Box::pin(async {
            // Reading the time doubles as a health check of the file.
            sqlx::query("SELECT 1 FROM entries LIMIT 1").fetch_optional(&self.readers).await?;
            wall_clock()
        })
    }

    fn beat<'a>(&'a self, node: &'a str, at: u64) -> BoxFuture<'a, Heartbeat> {
        Box::pin(self.store_heartbeat(node, at))
    }

    fn heartbeats(&self) -> BoxFuture<'_, Vec<(String, u64)>> {
        Box::pin(async {
            let rows: Vec<(String, i64)> =
                sqlx::query_as("SELECT node, at FROM heartbeats").fetch_all(&self.readers).await?;
            Ok(rows.into_iter().map(|(node, at)| (node, at.cast_unsigned())).collect())
        })
    }

    fn newest(&self) -> BoxFuture<'_, Option<u64>> {
        Box::pin(async {
            let newest: Option<i64> =
                sqlx::query_scalar("SELECT max(at) FROM entries").fetch_one(&self.readers).await?;
            Ok(newest.map(i64::cast_unsigned))
        })
    }

    fn keys(&self) -> &dyn KeyStore {
        self
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn next_notification(&self) -> BoxFuture<'_, Notification> {
        Box::pin(std::future::pending())
    }
}
