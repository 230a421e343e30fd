//! When the write-ahead log of SQLite goes into the file, and what the file says about it meanwhile.
//!
//! A copy of the file without its log is consistent, but lacks whatever was in the log. To tell such a copy from a
//! whole one, the file itself says that its end is in the log, and the log says that the end is here: whoever
//! has both reads the latter. So the log goes into the file only by [`move_into_file`], never by itself.

use std::{
    ffi::OsString,
    path::{Path, PathBuf},
};

use sqlx::{Executor, SqliteConnection};

use super::{StorageError, mark};

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
