//! Why the service does not start, or has stopped, with messages.

use std::{io, net::SocketAddr, path::PathBuf};

use adoube_record::i18n::{Localizer, ServeKey};

use crate::{
    backup::BackupError,
    config::Database,
    ids::GameId,
    ledger::{Damage, ReadError, StorageError},
};

/// Why the service does not start, or has stopped.
#[derive(Debug)]
pub enum ServeError {
    /// Another program listens on the address.
    Taken {
        /// The address.
        address: SocketAddr,
    },
    /// The address cannot be bound.
    NotBound {
        /// The address.
        address: SocketAddr,
        /// The error of the operating system.
        reason: String,
    },
    /// The certificate or its key cannot be used.
    Tls {
        /// The file.
        path: PathBuf,
        /// The reason.
        reason: String,
    },
    /// The key for sealed moves cannot be read or created.
    SealKey {
        /// The file.
        path: PathBuf,
        /// The reason.
        reason: String,
    },
    /// Moves are sealed under a key that this hall does not have.
    SealKeyLost {
        /// The file of the key; none if the key was given directly.
        path: Option<PathBuf>,
        /// The games whose envelopes it does not open.
        games: Vec<GameId>,
    },
    /// The people of the hall cannot be read.
    Damaged {
        /// The database.
        database: Database,
        /// The damage.
        damage: Damage,
    },
    /// PostgreSQL makes its own backups.
    BackupElsewhere,
    /// The backup was not made.
    Backup {
        /// The reason.
        reason: String,
    },
    /// The backup was made, and is not whole.
    BackupNotWhole {
        /// The file.
        path: PathBuf,
    },
    /// The data folder cannot be created.
    Folder {
        /// The path.
        path: PathBuf,
        /// The reason.
        reason: String,
    },
    /// Another hall has the database open.
    Locked {
        /// The file.
        path: PathBuf,
    },
    /// There is no active official with this name.
    NoOfficial {
        /// The given name.
        name: String,
        /// The names of active officials.
        known: Vec<String>,
    },
    /// The storage failed.
    Storage {
        /// The database.
        database: Database,
        /// Its error.
        reason: String,
    },
    /// An internal error.
    Inside {
        /// The reason.
        reason: String,
    },
}

impl ServeError {
    /// A stable identifier.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Taken { .. } => "address-taken",
            Self::NotBound { .. } => "address-not-bound",
            Self::Tls { .. } => "tls",
            Self::SealKey { .. } => "seal-key",
            Self::SealKeyLost { .. } => "seal-key-lost",
            Self::Damaged { .. } => "damaged",
            Self::BackupElsewhere => "backup-elsewhere",
            Self::Backup { .. } => "backup",
            Self::BackupNotWhole { .. } => "backup-not-whole",
            Self::Folder { .. } => "data-folder",
            Self::Locked { .. } => "locked",
            Self::NoOfficial { .. } => "no-official",
            Self::Storage { .. } => "storage",
            Self::Inside { .. } => "inside",
        }
    }

    /// Renders the error as a sentence.
    pub fn tell(&self, words: &Localizer) -> String {
        let because = |reason: &String| ("reason", reason.clone().into());
        let file = |path: &PathBuf| ("path", path.display().to_string().into());
        match self {
            Self::Taken { address } => {
                words.say(ServeKey::ServeTaken, [("address", address.to_string().into())])
            }
            Self::NotBound { address, reason } => words.say(
                ServeKey::ServeNotBound,
                [("address", address.to_string().into()), because(reason)],
            ),
            Self::Tls { path, reason } => {
                words.say(ServeKey::ServeTls, [file(path), because(reason)])
            }
            Self::SealKey { path, reason } => {
                words.say(ServeKey::ServeSealKey, [file(path), because(reason)])
            }
            Self::SealKeyLost { games, .. } => {
                let ids: Vec<&str> = games.iter().map(GameId::as_str).collect();
                words.say(ServeKey::ServeSealKeyLost, [("games", ids.join(", ").into())])
            }
            Self::Damaged { database, damage } => {
                let database = ("database", database.to_string().into());
                let seq = ("seq", words.number(damage.seq).into());
                words.say(ServeKey::ServeDamaged, [database, seq])
            }
            Self::BackupElsewhere => words.plain(ServeKey::ServeBackupElsewhere),
            Self::Backup { reason } => words.say(ServeKey::ServeBackupFailed, [because(reason)]),
            Self::BackupNotWhole { path } => words.say(ServeKey::ServeBackupNotWhole, [file(path)]),
            Self::Folder { path, reason } => {
                words.say(ServeKey::ServeFolder, [file(path), because(reason)])
            }
            Self::Locked { path } => words.say(ServeKey::ServeLocked, [file(path)]),
            Self::NoOfficial { name, .. } => {
                words.say(ServeKey::ServeNoOfficial, [("name", name.as_str().into())])
            }
            Self::Storage { database, reason } => words.say(
                ServeKey::ServeStorage,
                [("database", database.to_string().into()), because(reason)],
            ),
            Self::Inside { reason } => words.say(ServeKey::ServeInside, [because(reason)]),
        }
    }

    /// Renders what to do about it, if anything.
    pub fn help(&self, words: &Localizer) -> Option<String> {
        match self {
            Self::Taken { address } => {
                let next = address.port().checked_add(1).unwrap_or(8080);
                let other = SocketAddr::new(address.ip(), next).to_string();
                Some(words.say(ServeKey::ServeTakenHelp, [("address", other.into())]))
            }
            Self::Locked { .. } => Some(words.plain(ServeKey::ServeLockedHelp)),
            Self::SealKey { .. } => Some(words.plain(ServeKey::ServeSealKeyHelp)),
            Self::SealKeyLost { path, .. } => {
                let path = path
                    .as_ref()
                    .map_or_else(|| "none".to_owned(), |path| path.display().to_string());
                Some(words.say(ServeKey::ServeSealKeyLostHelp, [("path", path.into())]))
            }
            Self::Damaged { database, .. } => {
                let database = ("database", database.to_string().into());
                Some(words.say(ServeKey::ServeDamagedHelp, [database]))
            }
            Self::BackupElsewhere => Some(words.plain(ServeKey::ServeBackupElsewhereHelp)),
            Self::BackupNotWhole { path } => {
                let path = ("path", path.display().to_string().into());
                Some(words.say(ServeKey::ServeBackupNotWholeHelp, [path]))
            }
            Self::NoOfficial { known, .. } if !known.is_empty() => {
                let known = ("known", known.join(", ").into());
                Some(words.say(ServeKey::ServeNoOfficialHelp, [known]))
            }
            _ => None,
        }
    }

    pub(super) fn inside(error: impl std::fmt::Display) -> Self {
        Self::Inside { reason: error.to_string() }
    }

    pub(super) fn bind(address: SocketAddr, error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::AddrInUse => Self::Taken { address },
            _ => Self::NotBound { address, reason: error.to_string() },
        }
    }

    pub(super) fn storage(database: &Database, error: &StorageError) -> Self {
        Self::Storage { database: database.clone(), reason: error.0.clone() }
    }

    pub(super) fn read(database: &Database, error: ReadError) -> Self {
        match error {
            ReadError::Storage(why) => Self::storage(database, &why),
            ReadError::Damaged(damage) => Self::Damaged { database: database.clone(), damage },
        }
    }
}

impl From<BackupError> for ServeError {
    fn from(why: BackupError) -> Self {
        match why {
            BackupError::Postgres => Self::BackupElsewhere,
            why => Self::Backup { reason: why.to_string() },
        }
    }
}
