//! The result of a command: the same facts for people and for programs.

use std::{
    process::ExitCode,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use serde::Serialize;
use serde_json::Value;

use crate::{draw::ColorMode, input::Guesses, json, problem::Problem};
use adoube_record::i18n::Localizer;

/// The meaning of the exit code.
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
    /// For a program; null, in a series, if there is nothing for programs.
    pub(crate) json: Value,
    /// A file that is printed in the place of the text.
    pub(crate) file: Option<Vec<u8>>,
}

impl Answer {
    /// An answer of `facts`, with `text` for people.
    pub(crate) fn new(exit: Exit, text: String, facts: &impl Serialize) -> Self {
        Self { exit, text, json: json::versioned(facts), file: None }
    }

    /// The same, with a file that is printed in its place.
    pub(crate) fn with_file(self, file: Option<Vec<u8>>) -> Self {
        Self { file, ..self }
    }

    /// The same, with the encodings that were guessed for its files.
    pub(crate) fn with_guesses(mut self, audience: &Audience) -> Self {
        let guesses = serde_json::to_value(audience.guesses.facts());
        self.json[json::GUESSED_ENCODINGS_KEY] = guesses.expect("guesses are plain values");
        self
    }

    /// A part of a series that is only for people.
    pub(crate) fn text(text: String) -> Self {
        Self { exit: Exit::Yes, text, json: Value::Null, file: None }
    }
}

/// The result of a command.
pub(crate) enum Reply {
    /// One answer.
    One(Answer),
    /// Answers one after the other, as they are found.
    Many(Box<dyn Series>),
    /// Answers of a command that runs until it is stopped.
    Running(RunUntilStopped),
}

/// A command that runs until it is stopped, and emits answers meanwhile. Its exit is that of the command.
pub(crate) type RunUntilStopped = Box<dyn FnOnce(&mut dyn FnMut(Answer)) -> Result<Exit, Problem>>;

impl Reply {
    /// A series.
    pub(crate) fn many(series: impl Series + 'static) -> Self {
        Self::Many(Box::new(series))
    }
}

/// Answers to many questions in their order; a problem with one does not stop the next.
pub(crate) trait Series: Iterator<Item = Result<Answer, Problem>> {
    /// Text that is printed after the last answer, on the error stream, for a person.
    fn aside(&mut self) -> String {
        String::new()
    }

    /// The progress.
    fn progress(&self) -> Progress;

    /// The summary of all answers so far. Its exit is that of the command.
    fn summary(&self, audience: &Audience) -> Answer;
}

/// The progress of a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Progress {
    /// The number of finished questions.
    pub(crate) questions: u64,
    /// The number of finished bytes of the input.
    pub(crate) bytes: u64,
    /// The total, if it is known.
    pub(crate) of: Option<u64>,
}

/// Counts the progress of a command with one answer.
#[derive(Clone, Default)]
pub(crate) struct Meter(Arc<Counts>);

#[derive(Default)]
struct Counts {
    done: AtomicU64,
    /// 0 while it is unknown.
    total: AtomicU64,
}

impl Meter {
    /// Sets the number of steps.
    pub(crate) fn begin(&self, steps: usize) {
        self.0.done.store(0, Ordering::Relaxed);
        self.0.total.store(steps as u64, Ordering::Relaxed);
    }

    /// Counts a finished step.
    pub(crate) fn advance(&self) {
        self.0.done.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn progress(&self) -> Progress {
        let done = self.0.done.load(Ordering::Relaxed);
        let total = self.0.total.load(Ordering::Relaxed);
        Progress { questions: done, bytes: done, of: (total > 0).then_some(total) }
    }
}

/// The person an answer is made for.
pub(crate) struct Audience {
    /// Their language.
    pub(crate) words: Localizer,
    /// Whether it was chosen on the command line.
    pub(crate) is_asked: bool,
    /// The colours of their terminal.
    pub(crate) color_mode: ColorMode,
    /// Whether they want the answer only, without summaries and remarks.
    pub(crate) is_quiet: bool,
    /// The progress of the command.
    pub(crate) meter: Meter,
    /// The encodings that were guessed for the files of a command with one answer.
    pub(crate) guesses: Guesses,
}

impl Audience {
    pub(crate) fn new(words: Localizer, color_mode: ColorMode) -> Self {
        Self {
            words,
            is_asked: false,
            color_mode,
            is_quiet: false,
            meter: Meter::default(),
            guesses: Guesses::default(),
        }
    }
}
