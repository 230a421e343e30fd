//! Errors of a configuration, and their messages.

use std::path::PathBuf;

use adoube_record::i18n::{Localizer, ServeKey, With};

use super::{Key, Source, ValueKind};

/// A configuration by which no hall can be opened: all that is wrong with it, at least one fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidConfig {
    /// What is wrong.
    pub faults: Vec<ConfigProblem>,
}

/// Something wrong with a configuration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConfigProblem {
    /// The file cannot be read.
    NoFile {
        /// The file.
        path: PathBuf,
        /// What the system says.
        reason: String,
    },
    /// The file is not TOML.
    NotToml {
        /// The source.
        source: Source,
        /// What the reader of TOML says.
        reason: String,
    },
    /// There is no such setting.
    Unknown {
        /// Where it is written.
        source: Source,
        /// As it is written.
        found: String,
        /// The one that was perhaps meant.
        nearest: Option<String>,
    },
    /// A setting has no such value.
    BadValue {
        /// Where it is written.
        source: Source,
        /// Which setting.
        key: Key,
        /// As it is written; empty for a secret.
        found: String,
    },
    /// A setting takes one value and has several.
    Several {
        /// Where they are written.
        source: Source,
        /// Which setting.
        key: Key,
    },
    /// One setting needs another one.
    Needs {
        /// Where the first is written.
        source: Source,
        /// The first.
        key: Key,
        /// What is missing.
        other: Key,
    },
    /// Two settings exclude each other.
    Either {
        /// Where the second is written.
        source: Source,
        /// The second.
        key: Key,
        /// The first.
        other: Key,
    },
    /// Other machines could read what is said at this address.
    Open {
        /// Where it is written.
        source: Source,
        /// The address.
        address: String,
    },
    /// There is no folder for the data.
    NoData,
}

impl ConfigProblem {
    /// An invalid value; values that may hold a secret are not repeated.
    pub(super) fn bad(source: &Source, key: Key, found: &str) -> Self {
        let hidden = key.row().kind == ValueKind::Secret || key == Key::Database;
        let found = if hidden { String::new() } else { found.to_owned() };
        Self::BadValue { source: source.clone(), key, found }
    }

    /// A name that stays.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoFile { .. } => "no-file",
            Self::NotToml { .. } => "not-toml",
            Self::Unknown { .. } => "unknown-key",
            Self::BadValue { .. } => "bad-value",
            Self::Several { .. } => "several-values",
            Self::Needs { .. } => "needs",
            Self::Either { .. } => "either",
            Self::Open { .. } => "open-without-tls",
            Self::NoData => "no-data-folder",
        }
    }

    /// The fault as a sentence, with its place and what to do.
    pub fn tell(&self, words: &Localizer) -> String {
        match self {
            Self::NoFile { path, reason } => words.say(
                ServeKey::ConfigNoFile,
                [("path", path.display().to_string().into()), told("reason", reason)],
            ),
            Self::NotToml { source, reason } => {
                words.say(ServeKey::ConfigNotToml, [place(source), told("reason", reason.trim())])
            }
            Self::Unknown { source, found, nearest: Some(nearest) } => words.say(
                ServeKey::ConfigUnknownNear,
                [place(source), told("found", found), told("nearest", nearest)],
            ),
            Self::Unknown { source, found, nearest: None } => {
                words.say(ServeKey::ConfigUnknown, [place(source), told("found", found)])
            }
            Self::BadValue { source, key, found } if found.is_empty() => words.say(
                ServeKey::ConfigBadSecret,
                [place(source), name("key", *key), told("example", key.row().example)],
            ),
            Self::BadValue { source, key, found } => words.say(
                ServeKey::ConfigBadValue,
                [
                    place(source),
                    name("key", *key),
                    told("found", found),
                    told("example", key.row().example),
                ],
            ),
            Self::Several { source, key } => {
                words.say(ServeKey::ConfigSeveral, [place(source), name("key", *key)])
            }
            Self::Needs { source, key, other } => words.say(
                ServeKey::ConfigNeeds,
                [place(source), name("key", *key), name("other", *other)],
            ),
            Self::Either { source, key, other } => words.say(
                ServeKey::ConfigEither,
                [place(source), name("key", *key), name("other", *other)],
            ),
            Self::Open { source, address } => {
                words.say(ServeKey::ConfigOpen, [place(source), told("address", address)])
            }
            Self::NoData => words.plain(ServeKey::ConfigNoData),
        }
    }
}

fn place(source: &Source) -> With<'static> {
    ("place", source.to_string().into())
}

fn name(of: &'static str, key: Key) -> With<'static> {
    (of, key.name().into())
}

fn told<'a>(of: &'static str, text: &'a str) -> With<'a> {
    (of, text.into())
}
