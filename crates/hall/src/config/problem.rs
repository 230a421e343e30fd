//! Configuration errors and their messages.

use std::path::PathBuf;

use adoube_record::i18n::{Localizer, MessageArg, ServeKey};

use super::{Key, Source, ValueKind};

/// An invalid configuration, with all its errors; at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidConfig {
    /// The errors.
    pub faults: Vec<ConfigProblem>,
}

/// A configuration error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConfigProblem {
    /// The file cannot be read.
    NoFile {
        /// The file.
        path: PathBuf,
        /// The error of the operating system.
        reason: String,
    },
    /// The file is not TOML.
    NotToml {
        /// The source.
        source: Source,
        /// The error of the TOML parser.
        reason: String,
    },
    /// There is no such setting.
    Unknown {
        /// Where it is written.
        source: Source,
        /// As it is written.
        found: String,
        /// The closest known setting.
        nearest: Option<String>,
    },
    /// A setting has an invalid value.
    BadValue {
        /// Where it is written.
        source: Source,
        /// The setting.
        key: Key,
        /// As it is written; empty for a secret.
        found: String,
    },
    /// A setting that takes one value has several.
    Several {
        /// Where they are written.
        source: Source,
        /// The setting.
        key: Key,
    },
    /// A setting requires another one.
    Needs {
        /// Where the first is written.
        source: Source,
        /// The first.
        key: Key,
        /// The missing one.
        other: Key,
    },
    /// Two settings are mutually exclusive.
    Either {
        /// Where the second is written.
        source: Source,
        /// The second.
        key: Key,
        /// The first.
        other: Key,
    },
    /// Other machines could read the unencrypted traffic of this address.
    Open {
        /// Where it is written.
        source: Source,
        /// The address.
        address: String,
    },
    /// There is no data folder.
    NoData,
}

impl ConfigProblem {
    /// Creates the error for an invalid value; values that may contain a secret are not repeated.
    pub(super) fn bad(source: &Source, key: Key, found: &str) -> Self {
        let hidden = key.row().kind == ValueKind::Secret || key == Key::Database;
        let found = if hidden { String::new() } else { found.to_owned() };
        Self::BadValue { source: source.clone(), key, found }
    }

    /// A stable identifier.
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

    /// Renders the error as a sentence, with its place and what to do.
    pub fn tell(&self, words: &Localizer) -> String {
        match self {
            Self::NoFile { path, reason } => words.say(
                ServeKey::ConfigNoFile,
                [("path", path.display().to_string().into()), text_arg("reason", reason)],
            ),
            Self::NotToml { source, reason } => words
                .say(ServeKey::ConfigNotToml, [place(source), text_arg("reason", reason.trim())]),
            Self::Unknown { source, found, nearest: Some(nearest) } => words.say(
                ServeKey::ConfigUnknownNear,
                [place(source), text_arg("found", found), text_arg("nearest", nearest)],
            ),
            Self::Unknown { source, found, nearest: None } => {
                words.say(ServeKey::ConfigUnknown, [place(source), text_arg("found", found)])
            }
            Self::BadValue { source, key, found } if found.is_empty() => words.say(
                ServeKey::ConfigBadSecret,
                [place(source), name("key", *key), text_arg("example", key.row().example)],
            ),
            Self::BadValue { source, key, found } => words.say(
                ServeKey::ConfigBadValue,
                [
                    place(source),
                    name("key", *key),
                    text_arg("found", found),
                    text_arg("example", key.row().example),
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
                words.say(ServeKey::ConfigOpen, [place(source), text_arg("address", address)])
            }
            Self::NoData => words.plain(ServeKey::ConfigNoData),
        }
    }
}

fn place(source: &Source) -> MessageArg<'static> {
    ("place", source.to_string().into())
}

fn name(of: &'static str, key: Key) -> MessageArg<'static> {
    (of, key.name().into())
}

fn text_arg<'a>(of: &'static str, text: &'a str) -> MessageArg<'a> {
    (of, text.into())
}
