//! What a command hands back: the same facts for eyes and for programs.

use std::process::ExitCode;

use serde::Serialize;
use serde_json::Value;

use crate::{draw::Ink, problem::Problem};
use adoube_record::words::Words;

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
    /// An answer of `facts`, told as `text`.
    pub(crate) fn new(exit: Exit, text: String, facts: &impl Serialize) -> Self {
        let json = serde_json::to_value(facts).expect("answers have text keys and plain values");
        Self { exit, text, json }
    }
}

/// What a command has to say.
pub(crate) enum Reply {
    /// One answer.
    One(Answer),
    /// One answer after another, while they are found.
    Many(Box<dyn Series>),
    /// What is told while something runs that ends when it is asked to.
    Running(Running),
}

/// Something that runs, and tells what happens. Its exit is that of the whole.
pub(crate) type Running = Box<dyn FnOnce(&mut dyn FnMut(Answer)) -> Result<Exit, Problem>>;

impl Reply {
    /// A series.
    pub(crate) fn many(series: impl Series + 'static) -> Self {
        Self::Many(Box::new(series))
    }
}

/// Answers to many questions in the order of the questions; one that has no answer does not keep the
/// next from having theirs.
pub(crate) trait Series: Iterator<Item = Result<Answer, Problem>> {
    /// What is to be told beside the last answer, on the error stream, to a person.
    fn aside(&mut self) -> String {
        String::new()
    }

    /// How far it has come.
    fn progress(&self) -> Progress;

    /// What there is to say of all so far. Its exit is that of the whole.
    fn summary(&self, reader: &Reader) -> Answer;
}

/// How far a series has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Progress {
    /// So many questions are done.
    pub(crate) questions: u64,
    /// So many bytes of them are behind us.
    pub(crate) bytes: u64,
    /// So many there are, if that is known.
    pub(crate) of: Option<u64>,
}

/// For whom an answer is made.
pub(crate) struct Reader {
    /// Their language.
    pub(crate) words: Words,
    /// Whether it was asked for on the command line.
    pub(crate) is_asked: bool,
    /// Their terminal.
    pub(crate) ink: Ink,
}
