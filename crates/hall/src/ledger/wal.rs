//! Checkpoints of SQLite's write-ahead log, and how a database file copied without its log is detected.
//!
//! A copy of the file without its log is consistent, but lacks the entries in the log. To detect this, the file
//! itself has a row which says that the log holds the end, and the log overrides the row: a reader with both files sees
//! the override. So the log is checkpointed only by [`move_into_file`], never automatically.

use std::{
    ffi::OsString,
    path::{Path, PathBuf},
    sync::atomic::Ordering,
};

use sqlx::{Connection, Executor, SqliteConnection};

use super::{Sqlite, StorageError, mark};

/// The end of all streams is in the log.
const IN_LOG: &str = "in-log";
/// The end of all streams is here.
const HERE: &str = "here";

/// The length at which the log goes into the file, in bytes: the same as SQLite's own default.
pub(super) const LENGTH: u64 = 4 * 1024 * 1024;
/// How long the log waits for readers, in milliseconds: play must not wait for a backup.
const PATIENCE: &str = "PRAGMA busy_timeout = 200";
const USUAL: &str = "PRAGMA busy_timeout = 5000";

/// Sets a mark.
pub(super) const SET_MARK: &str = "INSERT INTO marks (name, value) VALUES (?, ?) \
     ON CONFLICT (name) DO UPDATE SET value = excluded.value";

impl Sqlite {
    /// Moves the log into the file if it has become long. What was committed stays committed if this fails.
    pub(super) async fn keep_log_short(&self) {
        if length(&self.path) < self.long.load(Ordering::Relaxed) {
            return;
        }
        let mut place = self.writer.lock().await;
        let moved = async {
            let mut writer = self.take_writer(&mut place).await?;
            self.move_log_into_file(&mut writer).await?;
            *place = Some(writer);
            Ok::<_, StorageError>(())
        };
        if let Err(why) = moved.await {
            tracing::warn!(%why, "the write-ahead log could not be moved into the file");
        }
        self.long.store(length(&self.path) + LENGTH, Ordering::Relaxed);
    }

    /// Moves the log into the file, and begins the next one with the mark of the end.
    pub(super) async fn move_log_into_file(
        &self,
        writer: &mut SqliteConnection,
    ) -> Result<(), StorageError> {
        self.is_end_noted.store(false, Ordering::Relaxed);
        move_into_file(writer).await?;
        note_end(writer).await?;
        self.is_end_noted.store(true, Ordering::Relaxed);
        Ok(())
    }

    /// Says that the end is here, and leaves everything in the file.
    pub(super) async fn sign_off(&self) -> Result<(), StorageError> {
        let mut place = self.writer.lock().await;
        let mut writer = self.take_writer(&mut place).await?;
        finish(&mut writer).await?;
        self.readers.close().await;
        writer.close().await?;
        Ok(())
    }
}

/// The length of the log of a file.
pub(super) fn length(path: &Path) -> u64 {
    let mut name = OsString::from(path);
    name.push("-wal");
    PathBuf::from(name).metadata().map_or(0, |file| file.len())
}

/// Whether a value of the mark says that the end is missing.
pub(crate) fn is_end_missing(value: Option<&str>) -> bool {
    value == Some(IN_LOG)
}

/// Moves the log into the file, which says from then on that its end is in the log.
pub(super) async fn move_into_file(writer: &mut SqliteConnection) -> Result<(), StorageError> {
    set_end(writer, IN_LOG).await?;
    truncate(writer).await
}

/// Notes in the log that the end is here.
pub(super) async fn note_end(writer: &mut SqliteConnection) -> Result<(), StorageError> {
    set_end(writer, HERE).await
}

/// Moves the log into the file for good.
pub(super) async fn finish(writer: &mut SqliteConnection) -> Result<(), StorageError> {
    set_end(writer, HERE).await?;
    truncate(writer).await
}

async fn set_end(writer: &mut SqliteConnection, value: &'static str) -> Result<(), StorageError> {
    sqlx::query(SET_MARK).bind(mark::END).bind(value).execute(writer).await?;
    Ok(())
}

/// As much of the log as no reader needs goes into the file.
async fn truncate(writer: &mut SqliteConnection) -> Result<(), StorageError> {
    writer.execute(PATIENCE).await?;
    let moved = writer.execute("PRAGMA wal_checkpoint(TRUNCATE)").await;
    writer.execute(USUAL).await?;
    moved?;
    Ok(())
}
