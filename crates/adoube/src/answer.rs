//! What a command hands back: the same facts for eyes and for programs.

use std::process::ExitCode;

use serde::Serialize;
use serde_json::Value;

use crate::{draw::Ink, words::Words};

/// What the exit code says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    /// The answer is yes, or there is an answer.
    Yes = 0,
    /// The answer is no.
    No = 1,
    /// There is no answer: the input is broken, or something outside failed.
    CouldNotTell = 2,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// An answer, not yet printed.
#[derive(Debug)]
pub(crate) struct Answer {
    /// For the exit code.
    pub(crate) exit: Exit,
    /// For a person; ends with a line end.
    pub(crate) text: String,
    /// For a program.
    pub(crate) json: Value,
}

impl Answer {
    /// An answer of `facts`, told as `text`.
    pub(crate) fn new(exit: Exit, text: String, facts: &impl Serialize) -> Self {
        let json = serde_json::to_value(facts).expect("answers have text keys and plain values");
        Self { exit, text, json }
    }
}

/// For whom an answer is made.
pub(crate) struct Reader {
    /// Their language.
    pub(crate) words: Words,
    /// Their terminal.
    pub(crate) ink: Ink,
}
