//! Why the service does not start, or has stopped, with messages.

use std::{io, net::SocketAddr, path::PathBuf};

use adoube_record::i18n::{Localizer, ServeKey};

use crate::{config::Database, ledger::StorageError};

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
}
