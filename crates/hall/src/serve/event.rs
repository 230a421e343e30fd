//! Events of the service that are printed while it runs.

use std::{net::SocketAddr, path::PathBuf};

use adoube_record::i18n::{Localizer, ServeKey};

use crate::config::{Database, PublicAddress};

/// An event that is printed.
#[derive(Clone)]
pub enum ServerEvent {
    /// The traffic of an address is not encrypted.
    ReadAlong {
        /// The address.
        address: SocketAddr,
    },
    /// Only this machine can open the links of the hall.
    OnlyHere {
        /// The beginning of the links.
        address: PublicAddress,
    },
    /// The hall uses a certificate of its own, which devices do not know.
    OwnCertificate {
        /// The page that says how to trust it.
        link: String,
        /// The SHA-256 fingerprint of what is to be trusted.
        fingerprint: String,
    },
    /// The hall is open.
    Open {
        /// The public address.
        address: PublicAddress,
        /// The addresses that it listens on.
        listening: Vec<SocketAddr>,
        /// The database.
        database: Database,
    },
    /// There are no officials yet; this link creates the first one. A secret, and the only copy.
    FirstLink {
        /// The link.
        link: String,
    },
    /// The link is in a file, because the output goes to a log.
    FirstLinkIn {
        /// The file.
        path: PathBuf,
    },
    /// A link for an official who has forgotten the password. A secret, and the only copy.
    PasswordLink {
        /// The official's name.
        name: String,
        /// The link.
        link: String,
    },
    /// The link is in a file, because the output goes to a log.
    PasswordLinkIn {
        /// The official's name.
        name: String,
        /// The file.
        path: PathBuf,
    },
    /// A backup was made, and is whole.
    BackedUp {
        /// The file.
        path: PathBuf,
        /// The number of games in it.
        games: u64,
        /// The number of entries.
        entries: u64,
        /// The file of the key of sealed moves, which is not in the backup; none if the key is given directly.
        seal_key: Option<PathBuf>,
    },
    /// A demo competition was created. The links to its seats are secrets, and the only copies.
    Demo {
        /// Its name.
        name: String,
        /// The link of the arbiter.
        arbiter: String,
        /// The players, each with a link.
        players: Vec<(String, String)>,
    },
    /// The hall is closing.
    Closing,
    /// It is closed, and everything is stored.
    Closed,
}

impl ServerEvent {
    /// Renders the event as sentences.
    pub fn text(&self, words: &Localizer) -> String {
        match self {
            Self::ReadAlong { address } => {
                words.say(ServeKey::ServeReadAlong, [("address", address.to_string().into())])
            }
            Self::OnlyHere { address } => {
                words.say(ServeKey::ServeOnlyHere, [("address", address.as_str().into())])
            }
            Self::OwnCertificate { link, fingerprint } => words.say(
                ServeKey::ServeOwnCertificate,
                [("link", link.as_str().into()), ("fingerprint", fingerprint.as_str().into())],
            ),
            Self::Open { address, database, .. } => words.say(
                ServeKey::ServeOpen,
                [("address", address.as_str().into()), ("database", database.to_string().into())],
            ),
            Self::FirstLink { link } => {
                words.say(ServeKey::ServeFirstLink, [("link", link.as_str().into())])
            }
            Self::FirstLinkIn { path } => {
                let path = path.display().to_string();
                words.say(ServeKey::ServeFirstLinkIn, [("path", path.into())])
            }
            Self::PasswordLink { name, link } => words.say(
                ServeKey::ServePasswordLink,
                [("name", name.as_str().into()), ("link", link.as_str().into())],
            ),
            Self::PasswordLinkIn { name, path } => words.say(
                ServeKey::ServePasswordLinkIn,
                [("name", name.as_str().into()), ("path", path.display().to_string().into())],
            ),
            Self::BackedUp { path, games, entries, seal_key } => {
                let key = seal_key
                    .as_ref()
                    .map_or_else(|| "none".to_owned(), |path| path.display().to_string());
                let with = [
                    ("path", path.display().to_string().into()),
                    ("games", words.number(*games).into()),
                    ("entries", words.number(*entries).into()),
                    ("key", key.into()),
                ];
                words.say(ServeKey::ServeBackedUp, with)
            }
            Self::Demo { name, arbiter, players } => {
                let with = [("name", name.as_str().into()), ("arbiter", arbiter.as_str().into())];
                let seats = players.iter().map(|(player, link)| format!("    {player}: {link}"));
                let lines: Vec<String> =
                    std::iter::once(words.say(ServeKey::ServeDemo, with)).chain(seats).collect();
                lines.join("\n")
            }
            Self::Closing => words.plain(ServeKey::ServeClosing),
            Self::Closed => words.plain(ServeKey::ServeClosed),
        }
    }
}
