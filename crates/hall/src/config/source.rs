//! Where a value comes from.

use std::{fmt, path::PathBuf};

/// Where a value comes from; a later kind overrides an earlier one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Source {
    /// It was not set.
    Default,
    /// A file.
    File {
        /// Its path.
        path: PathBuf,
        /// The line, counted from 1.
        line: usize,
    },
    /// An environment variable.
    Environment(String),
    /// A command-line option.
    Option(String),
}

/// A value and its source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting<T> {
    /// The value.
    pub value: T,
    /// Its source.
    pub source: Source,
}

/// The texts given for a setting, not parsed yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RawSetting {
    pub(super) texts: Vec<String>,
    pub(super) source: Source,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Default => f.write_str("default"),
            Self::File { path, line } => write!(f, "{}:{line}", path.display()),
            Self::Environment(name) | Self::Option(name) => f.write_str(name),
        }
    }
}
