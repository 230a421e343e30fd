//! What a command returns: the same facts for people and for programs.

use std::process::ExitCode;

use serde::Serialize;
use serde_json::Value;

use crate::{draw::ColorMode, problem::Problem};
use adoube_record::i18n::Localizer;

/// What the exit code says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    /// The answer is yes, or there is an answer.
    Yes = 0,
    /// The answer is no.
    No = 1,
    /// There is no answer: it was not found, the input is broken, or something outside failed.
    CouldNotTell = 2,
    /// The same for broken input and failures, where "not found" is an answer of its own.
    Failed = 3,
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
    /// For a program; null, in a series, where there is nothing to say.
    pub(crate) json: Value,
}

impl Answer {
    /// An answer of `facts`, with `text` for people.
    pub(crate) fn new(exit: Exit, text: String, facts: &impl Serialize) -> Self {
        let json = serde_json::to_value(facts).expect("answers have text keys and plain values");
        Self { exit, text, json }
    }
}

/// What a command returns.
pub(crate) enum Reply {
    /// One answer.
    One(Answer),
    /// One answer after another, while they are found.
    Many(Box<dyn Series>),
    /// Answers of a command that runs until it is stopped.
    Running(Running),
}

/// A command that runs until it is stopped, and passes on answers meanwhile. Its exit is that of the command.
pub(crate) type Running = Box<dyn FnOnce(&mut dyn FnMut(Answer)) -> Result<Exit, Problem>>;

impl Reply {
    /// A series.
    pub(crate) fn many(series: impl Series + 'static) -> Self {
        Self::Many(Box::new(series))
    }
}

/// Answers to many questions in their order; a problem with one does not stop the next.
pub(crate) trait Series: Iterator<Item = Result<Answer, Problem>> {
    /// What is printed after the last answer, on the error stream, for a person.
    fn aside(&mut self) -> String {
        String::new()
    }

    /// How far it has come.
    fn progress(&self) -> Progress;

    /// The summary of all so far. Its exit is that of the command.
    fn summary(&self, audience: &Audience) -> Answer;
}

/// How far a series has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Progress {
    /// How many questions are done.
    pub(crate) questions: u64,
    /// How many bytes of the input are done.
    pub(crate) bytes: u64,
    /// How many there are, if that is known.
    pub(crate) of: Option<u64>,
}

/// The person an answer is made for.
pub(crate) struct Audience {
    /// Their language.
    pub(crate) words: Localizer,
    /// Whether it was asked for on the command line.
    pub(crate) is_asked: bool,
    /// The colours of their terminal.
    pub(crate) color_mode: ColorMode,
}
