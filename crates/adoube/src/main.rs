//! `adoube`: the FIDE Laws of Chess on the command line.
//!
//! A command is a function from its options to an [`Answer`] or a [`Problem`], or to a [`Series`] of them; this file
//! is the only one that prints. The text of a person and the JSON of a program are two views of one answer.

mod answer;
mod cases;
mod cli;
mod commands;
mod draw;
mod help;
mod input;
mod interrupt;
mod json;
mod language;
mod options;
mod output;
mod problem;
mod progress;
#[cfg(test)]
mod schema;
mod stdio;
mod writing;

use std::{
    ffi::OsString,
    io::{self, Write, stderr, stdout},
    process::ExitCode,
};

use adoube_record::i18n::Localizer;
use answer::{Answer, Audience, Exit, Reply, RunUntilStopped, Series};
use clap::error::ErrorKind;
use draw::ColorMode;
use problem::Problem;
use progress::Bar;
use serde_json::Value;

fn main() -> ExitCode {
    let line: Vec<OsString> = std::env::args_os().collect();
    let failure = cli::failure(&line);
    let cli = match cli::parse(&line) {
        Ok(cli) => cli,
        Err(error) => {
            let is_json = line.iter().any(|argument| argument == "--json");
            let asked = cli::unparsed_value(&line, &["--lang"]);
            let language = language::choose(asked.as_deref());
            let words = Localizer::new(language.unwrap_or_else(|_| language::from_environment()));
            let error = cli::localise_error(&line, error, &words);
            let audience = Audience::new(words, ColorMode::Plain);
            return Console { audience, is_json, failure, has_bar: false }.usage(&line, &error);
        }
    };
    let cli::Common { lang, json, quiet, color } = &cli.common;
    let console = |language| {
        let audience = Audience {
            is_asked: lang.is_some(),
            is_quiet: *quiet,
            ..Audience::new(Localizer::new(language), ColorMode::choose(*color))
        };
        let has_bar = !*quiet && !cli.task.runs_on() && !input::is_typed(&line);
        Console { audience, is_json: *json, failure, has_bar }
    };
    match language::choose(lang.as_deref()) {
        Ok(language) => console(language).run(&cli.task),
        Err(problem) => console(language::from_environment()).report(&problem),
    }
}

/// Prints answers and problems.
struct Console {
    audience: Audience,
    is_json: bool,
    /// The exit code of failures.
    failure: Exit,
    /// Whether slow commands show their progress.
    has_bar: bool,
}

impl Console {
    fn run(&self, task: &cli::Task) -> ExitCode {
        let bar = Bar::watch(&self.audience.meter, self.has_bar);
        let reply = cli::run(task, &self.audience);
        drop(bar);
        match reply {
            Ok(Reply::One(Answer { file: Some(_), .. })) if self.is_json => {
                self.report(&Problem::FileInJson)
            }
            Ok(Reply::One(Answer { exit, text, json, file })) => {
                let text = if self.is_json { pretty(&json) } else { text };
                let exit = self.finish(print(file.as_deref().unwrap_or(text.as_bytes())), exit);
                self.note_guesses();
                exit
            }
            Ok(Reply::Many(series)) => self.print_series(series),
            Ok(Reply::Running(running)) => self.print_running(running),
            Err(problem) => {
                let exit = self.report(&problem);
                self.note_guesses();
                exit
            }
        }
    }

    /// Notes the encodings that were guessed, which an answer or an error may depend on.
    fn note_guesses(&self) {
        if !self.is_json && !self.audience.is_quiet {
            print_aside(&self.audience.guesses.describe(&self.audience.words));
        }
    }

    /// Prints the help, or what is wrong with a command line that clap cannot parse.
    fn usage(&self, line: &[OsString], error: &clap::Error) -> ExitCode {
        match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                self.finish(error.print(), Exit::Yes)
            }
            ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand if !self.is_json => {
                self.finish(error.print(), self.failure)
            }
            _ => {
                let explanation = cli::explain(line, error, &self.audience.words);
                self.report(&Problem::Usage { explanation })
            }
        }
    }

    /// Prints a line for each answer as soon as it is there, and the summary on the error stream.
    fn print_series(&self, mut series: Box<dyn Series>) -> ExitCode {
        let bar = Bar::new(series.progress(), self.has_bar);
        while let Some(next) = series.next() {
            let line = match next {
                Ok(answer) if self.is_json => compact(&answer.json),
                Ok(answer) => answer.text,
                Err(problem) => {
                    let report = problem.report(&self.audience.words);
                    if self.is_json { compact(&report.json()) } else { report.brief() }
                }
            };
            if let Err(error) = bar.suspend(|| print(&line)) {
                drop(bar);
                return self.finish(Err(error), series.summary(&self.audience).exit);
            }
            let aside = series.aside();
            if !self.is_json {
                bar.suspend(|| print_aside(&aside));
            }
            bar.show(series.progress());
        }
        drop(bar);
        let summary = series.summary(&self.audience);
        if !self.audience.is_quiet {
            let text = if self.is_json { compact(&summary.json) } else { summary.text };
            print_aside(&text);
        }
        summary.exit.into()
    }

    /// Prints the events of a running command. It continues if the output is closed.
    fn print_running(&self, running: RunUntilStopped) -> ExitCode {
        let mut printed = Ok(());
        let outcome = running(&mut |answer| {
            let line = if self.is_json { compact(&answer.json) } else { answer.text };
            if printed.is_ok() {
                printed = print(&line);
            }
        });
        match outcome {
            Ok(exit) => self.finish(printed, exit),
            Err(problem) => self.report(&problem),
        }
    }

    /// Prints a problem: on the error stream for a person, on the output for a program.
    fn report(&self, problem: &Problem) -> ExitCode {
        let report = problem.report(&self.audience.words);
        if self.is_json {
            return self.finish(print(&pretty(&report.json())), self.failure);
        }
        print_aside(&report.to_string());
        self.failure.into()
    }

    /// The exit code. A closed pipe (`| head`) does not change the answer; an answer that could not be written is
    /// none.
    fn finish(&self, printed: io::Result<()>, exit: Exit) -> ExitCode {
        match printed {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                let report = Problem::Output { error }.report(&self.audience.words);
                print_aside(&report.to_string());
                self.failure.into()
            }
            _ => exit.into(),
        }
    }
}

fn pretty(json: &Value) -> String {
    format!("{json:#}\n")
}

/// In one line; empty for null.
fn compact(json: &Value) -> String {
    if json.is_null() { String::new() } else { format!("{json}\n") }
}

fn print(text: &(impl AsRef<[u8]> + ?Sized)) -> io::Result<()> {
    let mut output = stdout().lock();
    output.write_all(text.as_ref())?;
    output.flush()
}

/// Prints on the error stream. If that is closed, nothing can be done.
fn print_aside(text: &str) {
    let _ = stderr().write_all(text.as_bytes());
}
