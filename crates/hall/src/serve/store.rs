//! Opens the storage.

use std::{ffi::OsString, fs, path::Path, sync::Arc};

use super::ServeError;
use crate::{
    config::{Config, Database},
    ledger::{Ledger, Postgres, Sqlite, StorageError},
};

/// Connections of one node to PostgreSQL.
const CONNECTIONS: u32 = 8;

/// Opens the storage; missing folders are created, accessible only to the owner.
pub(super) async fn open(config: &Config) -> Result<Arc<dyn Ledger>, ServeError> {
    let database = &config.database.value;
    let fault = |error: StorageError| ServeError::storage(database, &error);
    match database {
        Database::Postgres(url) => {
            Ok(Arc::new(Postgres::connect(url, CONNECTIONS).await.map_err(fault)?))
        }
        Database::Sqlite(path) => {
            if let Some(folder) = path.parent() {
                create_folder(folder)?;
            }
            create_file(path);
            match Sqlite::open(path).await {
                Ok(ledger) => Ok(Arc::new(ledger)),
                Err(_) if is_locked(path) => Err(ServeError::Locked { path: path.clone() }),
                Err(error) => Err(fault(error)),
            }
        }
    }
}

pub(super) fn create_folder(folder: &Path) -> Result<(), ServeError> {
    if folder.as_os_str().is_empty() || folder.is_dir() {
        return Ok(());
    }
    let mut maker = fs::DirBuilder::new();
    maker.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut maker, 0o700);
    maker
        .create(folder)
        .map_err(|error| ServeError::Folder { path: folder.to_owned(), reason: error.to_string() })
}

/// Creates an empty file, which is an empty database, readable only by its owner. Errors are reported when it
/// is opened.
fn create_file(path: &Path) {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let _ = options.open(path);
}

/// Whether another process has locked a database.
fn is_locked(path: &Path) -> bool {
    let mut lock = OsString::from(path);
    lock.push(".lock");
    let held = fs::File::open(lock).map(|file| file.try_lock());
    matches!(held, Ok(Err(fs::TryLockError::WouldBlock)))
}
