//! Backups: a consistent copy of the database in a file of its own, made while the hall is open, and verified.

use std::{
    fs::{self, File, OpenOptions},
    io,
    path::{Path, PathBuf},
};

use jiff::Timestamp;

use crate::{
    config::Database,
    ledger::{self, StorageError},
    verify::{self, DatabaseReport},
};

/// What every backup is called.
const PREFIX: &str = "adoube-";
const SUFFIX: &str = ".db";
/// What a backup is called while it is being made.
const UNFINISHED: &str = ".part";

/// A backup that was made.
#[derive(Clone, Debug)]
pub struct Backup {
    /// The file.
    pub path: PathBuf,
    /// Its length in bytes.
    pub bytes: u64,
    /// What was found when it was verified.
    pub report: DatabaseReport,
}

/// A backup in a folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupFile {
    /// Its name.
    pub name: String,
    /// Its length in bytes.
    pub bytes: u64,
}

/// Why there is no backup.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// PostgreSQL makes its own backups.
    #[error("PostgreSQL makes its own backups")]
    Postgres,
    /// The database cannot be copied.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The folder or the file cannot be written.
    #[error("{path}: {error}", path = path.display())]
    File {
        /// The path.
        path: PathBuf,
        /// The error.
        error: io::Error,
    },
}

/// Copies the database into a new file in a folder, and verifies the copy.
pub async fn make(database: &Database, folder: &Path) -> Result<Backup, BackupError> {
    match database {
        Database::Sqlite(path) => make_copy(path, folder).await,
        Database::Postgres(_) => Err(BackupError::Postgres),
    }
}

/// Copies an SQLite file into a new file in a folder, and verifies the copy.
pub async fn make_copy(database: &Path, folder: &Path) -> Result<Backup, BackupError> {
    let at = |path: &Path| {
        let path = path.to_owned();
        move |error| BackupError::File { path, error }
    };
    database.metadata().map_err(at(database))?;
    create_private_folder(folder).map_err(at(folder))?;
    let now = Timestamp::now().strftime("%Y%m%d-%H%M%S-%3f");
    let path = folder.join(format!("{PREFIX}{now}{SUFFIX}"));
    // Not called a backup before it is one.
    let unfinished = path.with_extension(&UNFINISHED[1..]);
    create_private_file(&unfinished).map_err(at(&unfinished))?;
    let copied = ledger::copy(database, &unfinished).await;
    if let Err(why) = copied {
        // What was begun is of no use.
        let _ = fs::remove_file(&unfinished);
        return Err(why.into());
    }
    File::open(&unfinished).and_then(|file| file.sync_all()).map_err(at(&unfinished))?;
    fs::rename(&unfinished, &path).map_err(at(&path))?;
    let report = verify::file(&path).await?;
    let bytes = path.metadata().map_err(at(&path))?.len();
    Ok(Backup { path, bytes, report })
}

/// Lists the backups in a folder, the newest first.
pub fn list(folder: &Path) -> io::Result<Vec<BackupFile>> {
    let mut found = Vec::new();
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(found),
        entries => entries?,
    };
    for entry in entries {
        let entry = entry?;
        let Ok(name) = entry.file_name().into_string() else { continue };
        if is_backup(&name) {
            found.push(BackupFile { name, bytes: entry.metadata()?.len() });
        }
    }
    found.sort_by(|a, b| b.name.cmp(&a.name));
    Ok(found)
}

/// Removes all but the newest backups of a folder, so that they do not fill the disk.
pub fn keep_newest(folder: &Path, count: usize) -> io::Result<()> {
    for old in list(folder)?.into_iter().skip(count) {
        fs::remove_file(folder.join(old.name))?;
    }
    Ok(())
}

/// Whether this is the name of a backup, and of nothing outside its folder.
pub fn is_backup(name: &str) -> bool {
    let time = name.strip_prefix(PREFIX).and_then(|name| name.strip_suffix(SUFFIX));
    time.is_some_and(|time| time.bytes().all(|sign| sign.is_ascii_digit() || sign == b'-'))
}

fn create_private_folder(folder: &Path) -> io::Result<()> {
    let mut maker = fs::DirBuilder::new();
    maker.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut maker, 0o700);
    maker.create(folder)
}

fn create_private_file(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}
