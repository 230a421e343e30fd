//! Parses regulations from a TOML file, reporting every fault with its place.

mod entries;
mod examples;
mod place;
mod read;
mod time;
mod value;

use std::fmt;

pub use examples::examples;
pub use place::Place;

use super::{Fault, Regulations, Severity};

/// Parsed regulations, and remarks for their organiser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsedRegulations {
    /// The regulations.
    pub regulations: Regulations,
    /// Faults that are not errors.
    pub remarks: Vec<Finding>,
}

/// The findings in a file under which no games can be played; at least one is an error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The findings, in the order of the file; those without a place come last.
    pub findings: Vec<Finding>,
}

/// A problem with a file, and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The place; `None` for something missing.
    pub place: Option<Place>,
    /// The problem.
    pub problem: Problem,
}

/// A problem with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// With the text.
    Text(TextFault),
    /// With its meaning.
    Meaning(Fault),
}

/// A problem with the text of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextFault {
    /// It is not TOML.
    Syntax(String),
    /// There is no such key.
    UnknownKey {
        /// The key as written.
        found: String,
        /// The key that was probably meant.
        nearest: Option<String>,
    },
    /// The key has no such value.
    UnknownValue {
        /// The value as written.
        found: String,
        /// The value that was probably meant.
        nearest: Option<String>,
        /// All known values.
        known: Vec<String>,
    },
    /// The value has the wrong type.
    WrongKind {
        /// The value as written.
        found: String,
        /// What was expected.
        expected: String,
        /// The key.
        key: String,
    },
    /// The value cannot be parsed.
    BadValue {
        /// The reason.
        why: String,
        /// The key.
        key: String,
    },
    /// A time control without units, which is implausible in seconds.
    NoUnit {
        /// The value as written.
        found: String,
        /// What was probably meant, with units.
        with_units: String,
        /// The same in seconds.
        in_seconds: String,
    },
    /// A required key is missing.
    Missing(&'static str),
}

impl TextFault {
    /// A stable identifier.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Syntax(_) => "not-toml",
            Self::UnknownKey { .. } => "unknown-key",
            Self::UnknownValue { .. } => "unknown-value",
            Self::WrongKind { .. } => "wrong-kind",
            Self::BadValue { .. } => "bad-value",
            Self::NoUnit { .. } => "no-unit",
            Self::Missing(_) => "missing-key",
        }
    }
}

impl Problem {
    /// A stable identifier.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Text(fault) => fault.code(),
            Self::Meaning(fault) => fault.code(),
        }
    }

    /// Its severity. Text that cannot be parsed is always an error.
    pub const fn severity(&self) -> Severity {
        match self {
            Self::Text(_) => Severity::Error,
            Self::Meaning(fault) => fault.severity(),
        }
    }
}

impl fmt::Display for TextFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let perhaps = |f: &mut fmt::Formatter<'_>, nearest: &Option<String>| match nearest {
            Some(nearest) => write!(f, "; did you mean {nearest}?"),
            None => Ok(()),
        };
        match self {
            Self::Syntax(message) | Self::BadValue { why: message, .. } => f.write_str(message),
            Self::UnknownKey { found, nearest } => {
                write!(f, "there is no key {found}")?;
                perhaps(f, nearest)
            }
            Self::UnknownValue { found, nearest, known } => {
                write!(f, "{found:?} is none of {}", known.join(", "))?;
                perhaps(f, nearest)
            }
            Self::WrongKind { found, expected, .. } => {
                write!(f, "expected {expected}, found {found}")
            }
            Self::NoUnit { found, with_units, in_seconds } => {
                write!(f, "{found} has no units: did you mean {with_units}, or {in_seconds}?")
            }
            Self::Missing(key) => write!(f, "the key {key} is missing"),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = self.place {
            write!(f, "line {}, column {}: ", place.line, place.column)?;
        }
        match &self.problem {
            Problem::Text(fault) => fault.fmt(f),
            Problem::Meaning(fault) => write!(f, "{}: {fault}", fault.key()),
        }
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, finding) in self.findings.iter().enumerate() {
            if index > 0 {
                f.write_str("\n")?;
            }
            finding.fmt(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for Unreadable {}
