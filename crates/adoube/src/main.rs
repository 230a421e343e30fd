//! `adoube`: the board of the FIDE Laws of Chess on the command line.
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
mod language;
mod options;
mod output;
mod problem;
mod progress;
mod writing;

use std::{
    ffi::OsString,
    io::{self, Write, stderr, stdout},
    process::ExitCode,
};

use adoube_record::i18n::Localizer;
use answer::{Answer, Audience, Exit, Reply, Running, Series};
use clap::error::ErrorKind;
use draw::ColorMode;
use problem::Problem;
use progress::Bar;
use serde_json::{Value, json};

fn main() -> ExitCode {
    let line: Vec<OsString> = std::env::args_os().collect();
    let failure = cli::failure(&line);
    let cli = match cli::parse(&line) {
        Ok(cli) => cli,
        Err(error) => {
            let arguments = || line.iter().map(|argument| argument.to_string_lossy().into_owned());
            let is_json = arguments().any(|argument| argument == "--json");
            let words = Localizer::of(language::of_unparsed(arguments()));
            let error = cli::localise_error(&line, error, &words);
            let audience = Audience { words, is_asked: true, color_mode: ColorMode::Plain };
            return Console { audience, is_json, failure }.usage(&line, &error);
        }
    };
    let (color_mode, is_json) = (ColorMode::choose(cli.common.color), cli.common.json);
    let is_asked = cli.common.lang.is_some();
    let console = |language| {
        let words = Localizer::of(language);
        Console { audience: Audience { words, is_asked, color_mode }, is_json, failure }
    };
    match language::choose(cli.common.lang.as_deref()) {
        Ok(language) => console(language).run(&cli.command),
        Err(problem) => console(language::of_environment()).report(&problem),
    }
}

/// Prints answers and problems.
struct Console {
    audience: Audience,
    is_json: bool,
    /// The exit code of failures.
    failure: Exit,
}

impl Console {
    fn run(&self, command: &commands::Command) -> ExitCode {
        match commands::run(command, &self.audience) {
            Ok(Reply::One(Answer { exit, text, json })) => {
                let text = if self.is_json { pretty(&json) } else { text };
                self.finish(print(&text), exit)
            }
            Ok(Reply::Many(series)) => self.print_series(series),
            Ok(Reply::Running(running)) => self.print_running(running),
            Err(problem) => self.report(&problem),
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

    /// Prints a line for each answer, as soon as there is one, and the summary on the error stream.
    fn print_series(&self, mut series: Box<dyn Series>) -> ExitCode {
        let bar = Bar::new(series.progress());
        while let Some(next) = series.next() {
            let line = match next {
                Ok(answer) if self.is_json => compact(&answer.json),
                Ok(answer) => answer.text,
                Err(problem) => {
                    let report = problem.report(&self.audience.words);
                    if self.is_json { compact(&json!({ "error": report })) } else { report.brief() }
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
        let text = if self.is_json { compact(&summary.json) } else { summary.text };
        print_aside(&text);
        summary.exit.into()
    }

    /// Prints what a running command reports. It runs on if the output is closed.
    fn print_running(&self, running: Running) -> ExitCode {
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
            return self.finish(print(&pretty(&json!({ "error": report }))), self.failure);
        }
        print_aside(&report.to_string());
        self.failure.into()
    }

    /// The exit code. A closed pipe (`| head`) changes nothing about the answer; an answer that could not be written is
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

/// In one line, if there is anything to say.
fn compact(json: &Value) -> String {
    if json.is_null() { String::new() } else { format!("{json}\n") }
}

fn print(text: &str) -> io::Result<()> {
    let mut output = stdout().lock();
    output.write_all(text.as_bytes())?;
    output.flush()
}

/// On the error stream. Nothing sensible is left to do if that is gone too.
fn print_aside(text: &str) {
    let _ = stderr().write_all(text.as_bytes());
}
