//! Events of the service that are printed while it runs.

use std::{net::SocketAddr, path::PathBuf};

use adoube_record::i18n::{Localizer, ServeKey};
use serde_json::{Value, json};

use crate::config::{Database, PublicAddress};

/// An event that is printed.
#[derive(Clone)]
pub enum ServerEvent {
    /// Other machines can read along at an address.
    ReadAlong {
        /// The address.
        address: SocketAddr,
    },
    /// The hall is open.
    OpenGauge {
        /// Where others find it.
        address: PublicAddress,
        /// Where it listens.
        listening: Vec<SocketAddr>,
        /// The database.
        database: Database,
    },
    /// There are no officials yet; this link makes the first one. A secret, and the only copy.
    FirstLink {
        /// The link.
        link: String,
    },
    /// The same where the output goes to a log: the link is in a file.
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
    /// The same where the output goes to a log: the link is in a file.
    PasswordLinkIn {
        /// The official's name.
        name: String,
        /// The file.
        path: PathBuf,
    },
    /// A small competition was made to try the hall. The links to its seats are secrets, and the only copies.
    Demo {
        /// What it is called.
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
    /// As sentences.
    pub fn text(&self, words: &Localizer) -> String {
        match self {
            Self::ReadAlong { address } => {
                words.say(ServeKey::ServeReadAlong, [("address", address.to_string().into())])
            }
            Self::OpenGauge { address, database, .. } => words.say(
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

    /// For a program.
    pub fn json(&self) -> Value {
        match self {
            Self::ReadAlong { address } => json!({ "told": "read-along", "address": address }),
            Self::OpenGauge { address, listening, database } => json!({
                "told": "open",
                "address": address.as_str(),
                "listening": listening,
                "database": database.to_string(),
            }),
            Self::FirstLink { link } => json!({ "told": "first-link", "link": link }),
            Self::FirstLinkIn { path } => json!({ "told": "first-link", "file": path }),
            Self::PasswordLink { name, link } => {
                json!({ "told": "password-link", "name": name, "link": link })
            }
            Self::PasswordLinkIn { name, path } => {
                json!({ "told": "password-link", "name": name, "file": path })
            }
            Self::Demo { name, arbiter, players } => {
                let player =
                    |(name, link): &(String, String)| json!({ "name": name, "link": link });
                let players: Vec<Value> = players.iter().map(player).collect();
                json!({ "told": "demo", "name": name, "arbiter": arbiter, "players": players })
            }
            Self::Closing => json!({ "told": "closing" }),
            Self::Closed => json!({ "told": "closed" }),
        }
    }
}
