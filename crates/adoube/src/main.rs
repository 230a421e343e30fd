//! `adoube`: the board of the FIDE Laws of Chess on the command line.
//!
//! A command is a function from its options to an [`Answer`] or a [`Problem`], or to a [`Series`] of them; this file
//! is the only one that prints. The text of a person and the JSON of a program are two views of one answer.

mod answer;
mod args;
mod cases;
mod commands;
mod draw;
mod help;
mod input;
mod language;
mod output;
mod problem;
mod progress;
mod writing;

use std::{
    ffi::OsString,
    io::{self, Write, stderr, stdout},
    process::ExitCode,
};

use adoube_record::words::Words;
use answer::{Answer, Exit, Reader, Reply, Running, Series};
use clap::error::ErrorKind;
use draw::Ink;
use problem::Problem;
use progress::Bar;
use serde_json::{Value, json};

fn main() -> ExitCode {
    let line: Vec<OsString> = std::env::args_os().collect();
    let failure = args::failure(&line);
    let cli = match help::read(&line) {
        Ok(cli) => cli,
        Err(error) => {
            let arguments = || line.iter().map(|argument| argument.to_string_lossy().into_owned());
            let is_json = arguments().any(|argument| argument == "--json");
            let words = Words::of(language::glimpsed(arguments()));
            let error = help::explained(&line, error, &words);
            let reader = Reader { words, is_asked: true, ink: Ink::Plain };
            return Desk { reader, is_json, failure }.usage(error, help::named(&line));
        }
    };
    let (ink, is_json) = (Ink::choose(cli.common.color), cli.common.json);
    let is_asked = cli.common.lang.is_some();
    let desk = |language| {
        let words = Words::of(language);
        Desk { reader: Reader { words, is_asked, ink }, is_json, failure }
    };
    match language::choose(cli.common.lang.as_deref()) {
        Ok(language) => desk(language).serve(&cli.command),
        Err(problem) => desk(language::of_environment()).complain(&problem),
    }
}

/// Where answers are given out.
struct Desk {
    reader: Reader,
    is_json: bool,
    /// The exit of whatever fails.
    failure: Exit,
}

impl Desk {
    fn serve(&self, command: &args::Command) -> ExitCode {
        match commands::run(command, &self.reader) {
            Ok(Reply::One(Answer { exit, text, json })) => {
                let text = if self.is_json { pretty(&json) } else { text };
                self.finish(print(&text), exit)
            }
            Ok(Reply::Many(series)) => self.give_out(series),
            Ok(Reply::Running(running)) => self.attend(running),
            Err(problem) => self.complain(&problem),
        }
    }

    /// A command line that clap cannot read, or one that asks for help.
    fn usage(&self, error: clap::Error, command: Vec<String>) -> ExitCode {
        match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                self.finish(error.print(), Exit::Yes)
            }
            ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand if !self.is_json => {
                self.finish(error.print(), self.failure)
            }
            _ => self.complain(&Problem::Usage { error: Box::new(error), command }),
        }
    }

    /// One line for each answer, as soon as there is one, and the summary on the error stream.
    fn give_out(&self, mut series: Box<dyn Series>) -> ExitCode {
        let bar = Bar::new(series.progress());
        while let Some(next) = series.next() {
            let line = match next {
                Ok(answer) if self.is_json => compact(&answer.json),
                Ok(answer) => answer.text,
                Err(problem) => {
                    let report = problem.report(&self.reader.words);
                    if self.is_json { compact(&json!({ "error": report })) } else { report.brief() }
                }
            };
            if let Err(error) = bar.beside(|| print(&line)) {
                drop(bar);
                return self.finish(Err(error), series.summary(&self.reader).exit);
            }
            let aside = series.aside();
            if !self.is_json {
                bar.beside(|| print_aside(&aside));
            }
            bar.show(series.progress());
        }
        drop(bar);
        let summary = series.summary(&self.reader);
        let text = if self.is_json { compact(&summary.json) } else { summary.text };
        print_aside(&text);
        summary.exit.into()
    }

    /// One line or several for whatever is told while something runs. It runs on if nobody reads them.
    fn attend(&self, running: Running) -> ExitCode {
        let mut printed = Ok(());
        let outcome = running(&mut |answer| {
            let line = if self.is_json { compact(&answer.json) } else { answer.text };
            if printed.is_ok() {
                printed = print(&line);
            }
        });
        match outcome {
            Ok(exit) => self.finish(printed, exit),
            Err(problem) => self.complain(&problem),
        }
    }

    /// Tells a problem: on the error stream to a person, on the output to a program.
    fn complain(&self, problem: &Problem) -> ExitCode {
        let report = problem.report(&self.reader.words);
        if self.is_json {
            return self.finish(print(&pretty(&json!({ "error": report }))), self.failure);
        }
        print_aside(&report.to_string());
        self.failure.into()
    }

    /// The exit code. A reader who has gone away (`| head`) changes nothing about the answer; an answer
    /// that could not be written is none.
    fn finish(&self, printed: io::Result<()>, exit: Exit) -> ExitCode {
        match printed {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                let report = Problem::Output { error }.report(&self.reader.words);
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
