//! Entries in an SQLite file, for a hall of one node, without any setup.

use std::{
    ffi::OsString,
    fs::{File, TryLockError},
    path::{Path, PathBuf},
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use sqlx::{
    AssertSqlSafe, ConnectOptions, Connection, Row as _, SqliteConnection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tokio::sync::Mutex;

use super::{
    Appended, BoxFuture, Damage, Entry, HEARTBEATS_KEPT, Heartbeat, KeyStore, Ledger, Notification,
    StorageError, Stream, Tip, batch, mark, migrations, wal,
};

/// An entry whose body may not be UTF-8 any more.
type RawRow = (String, i64, i64, Vec<u8>, Vec<u8>);

const READERS: u32 = 4;
const TIMEOUT: Duration = Duration::from_secs(5);

/// One file, with the two that SQLite puts beside it (`-wal`, `-shm`) and a lock file that marks it as in use
/// (`.lock`).
///
/// Every commit is durable before it is acknowledged (write-ahead log, `synchronous = FULL`).
pub struct Sqlite {
    pub(super) path: PathBuf,
    options: SqliteConnectOptions,
    /// `None` after a failure: its state is unknown, so it is reopened.
    pub(super) writer: Mutex<Option<SqliteConnection>>,
    pub(super) readers: SqlitePool,
    /// The length at which the log goes into the file next.
    pub(super) long: AtomicU64,
    /// Whether the log says that the end of the streams is here.
    pub(super) is_end_noted: AtomicBool,
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
            .pragma("wal_autocheckpoint", "0")
            .busy_timeout(TIMEOUT);
        let mut writer = options.connect().await.map_err(|error| about(path, &error.into()))?;
        let migrated = migrations::sqlite().run(&mut writer).await;
        migrated.map_err(|error| about(path, &error.into()))?;
        let end = "SELECT value FROM marks WHERE name = ?";
        let end: Option<String> =
            sqlx::query_scalar(end).bind(mark::END).fetch_optional(&mut writer).await?;
        if wal::is_end_missing(end.as_deref()) {
            tracing::warn!(
                "this file was copied without its log (-wal) while a hall was open, or the log was removed: the \
                 last entries may be missing"
            );
        }
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(TIMEOUT)
            .connect_lazy_with(options.clone().create_if_missing(false).pragma("query_only", "ON"));
        let opened = Self {
            path: path.to_owned(),
            options,
            writer: Mutex::new(Some(writer)),
            readers,
            long: AtomicU64::new(0),
            is_end_noted: AtomicBool::new(false),
            _lock: Some(lock),
        };
        opened.keep_log_short().await;
        Ok(opened)
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
        Ok(Self {
            path: path.to_owned(),
            options,
            writer: Mutex::new(None),
            readers,
            long: AtomicU64::new(u64::MAX),
            is_end_noted: AtomicBool::new(true),
            _lock: None,
        })
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
        drop(place);
        self.keep_log_short().await;
        Ok(Heartbeat { before: before.map(i64::cast_unsigned), now: wall_clock()? })
    }

    async fn insert(&self, entries: &[Entry], tips: &[Tip]) -> Result<Vec<Appended>, StorageError> {
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
        for (stream, tip) in batch::sorted_tips(tips) {
            sqlx::query(SIGNING_OFF)
                .bind(stream.name())
                .bind(tip.seq.cast_signed())
                .bind(tip.hash.0.as_slice())
                .execute(&mut *transaction)
                .await?;
        }
        if !self.is_end_noted.load(Ordering::Relaxed) {
            wal::note_end(&mut transaction).await?;
        }
        transaction.commit().await?;
        self.is_end_noted.store(true, Ordering::Relaxed);
        *place = Some(writer);
        drop(place);
        self.keep_log_short().await;
        Ok(batch::results(entries, &inserted))
    }
}

const MAX_CHUNK: usize = 256;

const SIGNING_OFF: &str = "INSERT INTO tips (stream, seq, hash) VALUES (?, ?, ?) \
     ON CONFLICT (stream) DO UPDATE SET seq = excluded.seq, hash = excluded.hash WHERE seq < excluded.seq";

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
    fn append_and_sign<'a>(
        &'a self,
        entries: &'a [Entry],
        tips: &'a [Tip],
    ) -> BoxFuture<'a, Vec<Appended>> {
        Box::pin(self.insert(entries, tips))
    }

    fn read<'a>(&'a self, stream: &'a Stream, after: u64, limit: u32) -> BoxFuture<'a, Vec<Entry>> {
        Box::pin(async move {
            // A body that is not UTF-8 any more must not keep the other entries from being read.
            let rows: Vec<RawRow> = sqlx::query_as(
                "SELECT stream, seq, at, CAST(body AS BLOB), hash FROM entries WHERE stream = ? AND seq > ? \
                 ORDER BY seq LIMIT ?",
            )
            .bind(stream.name())
            .bind(after.cast_signed())
            .bind(limit)
            .fetch_all(&self.readers)
            .await?;
            let entry = |(stream, seq, at, body, hash): (_, _, _, Vec<u8>, _)| {
                let body = String::from_utf8(body)
                    .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
                batch::entry((stream, seq, at, body, hash))
            };
            let mut entries: Vec<Entry> = rows.into_iter().map(entry).collect();
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

    fn headless(&self) -> BoxFuture<'_, Vec<(Stream, u64)>> {
        Box::pin(async {
            let rows: Vec<(String, i64)> =
                sqlx::query_as(batch::HEADLESS).fetch_all(&self.readers).await?;
            Ok(rows.into_iter().map(|(name, seq)| (name.into(), seq.cast_unsigned())).collect())
        })
    }

    fn mentioning<'a>(&'a self, text: &'a str) -> BoxFuture<'a, Vec<Stream>> {
        Box::pin(async move {
            let names: Vec<String> = sqlx::query_scalar(
                "SELECT DISTINCT stream FROM entries WHERE instr(body, ?) > 0 ORDER BY stream",
            )
            .bind(text)
            .fetch_all(&self.readers)
            .await?;
            Ok(names.into_iter().map(Stream::from).collect())
        })
    }

    fn tips(&self) -> BoxFuture<'_, Vec<Tip>> {
        Box::pin(async {
            let rows =
                sqlx::query_as("SELECT stream, seq, hash FROM tips").fetch_all(&self.readers);
            let rows: Vec<batch::TipRow> = batch::or_none_yet(rows.await)?;
            Ok(rows.into_iter().map(batch::tip).collect())
        })
    }

    fn missing_tips(&self) -> BoxFuture<'_, Vec<Damage>> {
        Box::pin(async {
            let rows = sqlx::query_as(batch::MISSING_TIPS).fetch_all(&self.readers).await?;
            Ok(rows.into_iter().map(batch::missing_tip).collect())
        })
    }

    fn mark<'a>(&'a self, name: &'a str) -> BoxFuture<'a, Option<String>> {
        Box::pin(async move {
            let value = sqlx::query_scalar("SELECT value FROM marks WHERE name = ?").bind(name);
            batch::or_none_yet(value.fetch_optional(&self.readers).await)
        })
    }

    fn set_mark<'a>(&'a self, name: &'a str, value: &'a str) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            let mut place = self.writer.lock().await;
            let mut writer = self.take_writer(&mut place).await?;
            sqlx::query(wal::SET_MARK).bind(name).bind(value).execute(&mut writer).await?;
            *place = Some(writer);
            Ok(())
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

    fn file(&self) -> Option<&Path> {
        Some(&self.path)
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(self.sign_off())
    }

    fn next_notification(&self) -> BoxFuture<'_, Notification> {
        Box::pin(std::future::pending())
    }
}
