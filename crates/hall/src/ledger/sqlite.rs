//! Entries in a file of SQLite: for a hall of one node, without any set-up.

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
    Appended, BoxFuture, Entry, Ledger, Notification, StorageError, Stream, batch, migrations,
};

const READERS: u32 = 4;
const TIMEOUT: Duration = Duration::from_secs(5);

/// One file, with the two that SQLite puts beside it (`-wal`, `-shm`) and one whose lock says that a hall is at work
/// (`.lock`).
///
/// Every commit is on the disk before it is answered (write-ahead log, `synchronous = FULL`).
pub struct Sqlite {
    options: SqliteConnectOptions,
    /// None after a failure: its state is unknown, so it is opened again.
    writer: Mutex<Option<SqliteConnection>>,
    readers: SqlitePool,
    /// Locked while this lives, also by a process that is killed; read-only access takes no lock.
    _lock: Option<File>,
}

impl Sqlite {
    /// Opens a file, which is made if it is not there; its tables are brought to the newest version. Refused while
    /// another hall has it open.
    pub async fn open(path: &Path) -> Result<Self, StorageError> {
        let lock = lock(path)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
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

    /// Opens a file that is there, to be read and left as it is, also while a hall has it open.
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

    /// Streams whose first entry is gone, each with the number of the first that is left.
    pub(crate) async fn headless(&self) -> Result<Vec<(String, i64)>, StorageError> {
        Ok(sqlx::query_as(batch::HEADLESS).fetch_all(&self.readers).await?)
    }

    async fn insert(&self, entries: &[Entry]) -> Result<Vec<Appended>, StorageError> {
        let mut place = self.writer.lock().await;
        let mut writer = match place.take() {
            Some(writer) => writer,
            None => self.options.clone().create_if_missing(false).connect().await?,
        };
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
        let mut inserted = Vec::with_capacity(entries.len());
        let sorted = batch::sorted(entries);
        let mut rest = sorted.as_slice();
        while !rest.is_empty() {
            // Powers of two: few statements, which stay prepared.
            let (chunk, others) = rest.split_at(1 << rest.len().min(LARGEST_CHUNK).ilog2());
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

const LARGEST_CHUNK: usize = 256;

fn insertion(rows: usize) -> String {
    let rows = vec!["(?, ?, ?, ?, ?)"; rows].join(", ");
    format!(
        "INSERT INTO entries (stream, seq, at, body, hash) VALUES {rows} \
         ON CONFLICT DO NOTHING RETURNING stream, seq"
    )
}

/// Two nodes on one file would not hear of each other.
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
            rows.into_iter().map(batch::entry).collect()
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
            let since = SystemTime::now().duration_since(UNIX_EPOCH);
            let since =
                since.map_err(|error| StorageError(format!("the clock is wrong: {error}")))?;
            Ok(since.as_millis() as u64)
        })
    }

    fn next_notification(&self) -> BoxFuture<'_, Notification> {
        Box::pin(std::future::pending())
    }
}
