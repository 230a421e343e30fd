//! The answers for programs.

use std::path::{Path, PathBuf};

use adoube_hall::{config::ConfigLine, serve::ServerEvent};
use serde::Serialize;

/// An event of the hall; `event` is its name.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub(crate) enum EventFacts {
    /// The hall is open.
    Open {
        /// Its public address.
        address: String,
        /// The address on which it listens.
        listening: Vec<String>,
        /// The database.
        database: String,
    },
    /// Other machines can read the traffic.
    ReadAlong {
        /// The address.
        address: String,
    },
    /// Only this machine can open the links of the hall.
    OnlyHere {
        /// The beginning of the links.
        address: String,
    },
    /// The hall uses a certificate of its own, which devices do not know.
    OwnCertificate {
        /// The page that says how to trust it.
        link: String,
        /// The SHA-256 fingerprint of what is to be trusted.
        fingerprint: String,
    },
    /// There are no officials yet; a link creates the first one.
    FirstLink {
        /// The link; null if it is in a file.
        link: Option<String>,
        /// The file with the link, if the output goes to a log.
        file: Option<PathBuf>,
    },
    /// A link for an official who has forgotten the password.
    PasswordLink {
        /// The official's name.
        name: String,
        /// The link; null if it is in a file.
        link: Option<String>,
        /// The file with the link, if the output goes to a log.
        file: Option<PathBuf>,
    },
    /// A backup was made, and is whole.
    BackedUp {
        /// The file.
        file: PathBuf,
        /// How many games are in it.
        games: u64,
        /// How many entries are in it.
        entries: u64,
        /// The file of the key of sealed moves, which is not in it; null if the key is given directly.
        seal_key: Option<PathBuf>,
    },
    /// A small competition was created to try the hall.
    Demo {
        /// Its name.
        name: String,
        /// The link of the arbiter.
        arbiter: String,
        /// The players.
        players: Vec<DemoPlayer>,
    },
    /// The hall is closing.
    Closing,
    /// It is closed, and everything is stored.
    Closed,
}

/// A player of the demonstration competition.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct DemoPlayer {
    /// The name.
    name: String,
    /// The link to the seat.
    link: String,
}

impl From<&ServerEvent> for EventFacts {
    fn from(event: &ServerEvent) -> Self {
        let link = |link: &String| (Some(link.clone()), None);
        let file = |path: &Path| (None, Some(path.to_owned()));
        let first_link = |(link, file)| Self::FirstLink { link, file };
        let password_link =
            |name: &String, (link, file)| Self::PasswordLink { name: name.clone(), link, file };
        match event {
            ServerEvent::ReadAlong { address } => Self::ReadAlong { address: address.to_string() },
            ServerEvent::OnlyHere { address } => {
                Self::OnlyHere { address: address.as_str().to_owned() }
            }
            ServerEvent::OwnCertificate { link, fingerprint } => {
                Self::OwnCertificate { link: link.clone(), fingerprint: fingerprint.clone() }
            }
            ServerEvent::Open { address, listening, database } => Self::Open {
                address: address.as_str().to_owned(),
                listening: listening.iter().map(ToString::to_string).collect(),
                database: database.to_string(),
            },
            ServerEvent::FirstLink { link: own } => first_link(link(own)),
            ServerEvent::FirstLinkIn { path } => first_link(file(path)),
            ServerEvent::PasswordLink { name, link: own } => password_link(name, link(own)),
            ServerEvent::PasswordLinkIn { name, path } => password_link(name, file(path)),
            ServerEvent::BackedUp { path, games, entries, seal_key } => Self::BackedUp {
                file: path.clone(),
                games: *games,
                entries: *entries,
                seal_key: seal_key.clone(),
            },
            ServerEvent::Demo { name, arbiter, players } => Self::Demo {
                name: name.clone(),
                arbiter: arbiter.clone(),
                players: players
                    .iter()
                    .map(|(name, link)| DemoPlayer { name: name.clone(), link: link.clone() })
                    .collect(),
            },
            ServerEvent::Closing => Self::Closing,
            ServerEvent::Closed => Self::Closed,
        }
    }
}

/// The settings, with `--check`.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct SettingsFacts {
    /// The file of settings, if there is one.
    pub(super) file: Option<PathBuf>,
    /// The settings.
    pub(super) settings: Vec<SettingFacts>,
}

/// A setting.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(super) struct SettingFacts {
    /// Its name in the file.
    name: &'static str,
    /// Its values; none if it is not set. Secrets are masked.
    values: Vec<String>,
    /// Where it came from; null if it was not set.
    source: Option<String>,
}

impl From<ConfigLine> for SettingFacts {
    fn from(ConfigLine { name, values, source }: ConfigLine) -> Self {
        Self { name, values, source }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;
    use crate::json;

    /// The events that only occur with a log, a second machine or a demonstration, and the last ones.
    #[test]
    fn events_are_as_the_schema_has_them() {
        let schema = include_str!("../../../../../docs/schema/serve.schema.json");
        let schema = serde_json::from_str(schema).expect("it is JSON");
        let schema = jsonschema::draft202012::new(&schema).expect("it is a schema");
        let path = PathBuf::from("/var/lib/adoube/first-link");
        let players = vec![("Ana".to_owned(), "http://hall/1".to_owned())];
        for event in [
            ServerEvent::ReadAlong { address: (Ipv4Addr::LOCALHOST, 8081).into() },
            ServerEvent::OwnCertificate {
                link: "https://hall/certificate".into(),
                fingerprint: "AB:CD".into(),
            },
            ServerEvent::FirstLinkIn { path: path.clone() },
            ServerEvent::PasswordLinkIn { name: "Ana".to_owned(), path },
            ServerEvent::Demo { name: "Demo".to_owned(), arbiter: "http://hall".into(), players },
            ServerEvent::BackedUp {
                path: "/backup/adoube.db".into(),
                games: 1,
                entries: 2,
                seal_key: None,
            },
            ServerEvent::Closing,
            ServerEvent::Closed,
        ] {
            let printed = json::versioned(&EventFacts::from(&event));
            assert!(schema.is_valid(&printed), "{printed:#}");
        }
    }
}
