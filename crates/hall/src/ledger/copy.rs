//! A consistent copy of an SQLite file, made while a hall has it open.

use std::{path::Path, time::Duration};

use sqlx::{
    ConnectOptions, Connection, Executor,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous},
};

use super::{StorageError, wal};

const TIMEOUT: Duration = Duration::from_secs(5);

/// Signs off how long the streams are. A stream that is shorter than was signed off before stays too short.
const SIGN_ALL: &str = "INSERT INTO tips (stream, seq, hash) \
     SELECT stream, max(seq), hash FROM entries WHERE true GROUP BY stream \
     ON CONFLICT (stream) DO UPDATE SET seq = excluded.seq, hash = excluded.hash WHERE seq < excluded.seq";

/// Copies a database as it is at one instant into an empty file, and signs it off as complete. Nobody has to wait.
pub(crate) async fn copy(from: &Path, to: &Path) -> Result<(), StorageError> {
    let options = SqliteConnectOptions::new().filename(from).read_only(true).busy_timeout(TIMEOUT);
    let mut source = options.connect().await?;
    let name = to.to_str().ok_or_else(|| StorageError("the name is not Unicode".to_owned()))?;
    let copied = sqlx::query("VACUUM INTO ?").bind(name).execute(&mut source).await;
    source.close().await?;
    copied?;
    let mut copy = SqliteConnectOptions::new()
        .filename(to)
        .create_if_missing(false)
        .journal_mode(SqliteJournalMode::Delete)
        .synchronous(SqliteSynchronous::Full)
        .connect()
        .await?;
    copy.execute(SIGN_ALL).await?;
    wal::note_end(&mut copy).await?;
    copy.close().await?;
    Ok(())
}
