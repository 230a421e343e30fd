//! Regulations read from a TOML file, with every fault and its place.

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

/// Regulations that were read, and what their organiser should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announced {
    /// The regulations.
    pub regulations: Regulations,
    /// Faults that are no errors.
    pub remarks: Vec<Finding>,
}

/// All that was found in a file by which no games can be played; at least one error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// What was found, in the order of the file; what has no place in it comes last.
    pub findings: Vec<Finding>,
}

/// Something wrong with a file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Where; none for something that is not there.
    pub place: Option<Place>,
    /// The problem.
    pub problem: Problem,
}

/// Something wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// With what is written.
    Text(TextFault),
    /// With what it means.
    Meaning(Fault),
}

/// Something wrong with what is written in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextFault {
    /// This is not TOML.
    Syntax(String),
    /// There is no such key.
    UnknownKey {
        /// As written.
        found: String,
        /// The key that was perhaps meant.
        nearest: Option<String>,
    },
    /// The key has no such value.
    UnknownValue {
        /// As written.
        found: String,
        /// The value that was perhaps meant.
        nearest: Option<String>,
        /// All that there are.
        known: Vec<String>,
    },
    /// The value is of another kind.
    WrongKind {
        /// As written.
        found: String,
        /// What was expected.
        expected: String,
        /// Of which key.
        key: String,
    },
    /// The value cannot be read.
    BadValue {
        /// The reason.
        why: String,
        /// Of which key.
        key: String,
    },
    /// A time control without units, which makes no sense in seconds.
    NoUnit {
        /// As written.
        found: String,
        /// What was perhaps meant, with its units.
        with_units: String,
        /// The same in seconds.
        in_seconds: String,
    },
    /// This key has to be there.
    Missing(&'static str),
}

impl TextFault {
    /// A name that stays.
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
    /// A name that stays.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Text(fault) => fault.code(),
            Self::Meaning(fault) => fault.code(),
        }
    }

    /// How bad it is. What cannot be read is always an error.
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
