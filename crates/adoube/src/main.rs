//! `adoube`: the board of the FIDE Laws of Chess on the command line.
//!
//! A command is a function from its options to an [`Answer`](answer::Answer) or a [`Problem`]; this file is the only
//! one that prints. The text of a person and the JSON of a program are two views of one answer.

mod answer;
mod args;
mod commands;
mod draw;
mod input;
mod language;
mod problem;
mod sentences;
mod words;

use std::{
    io::{self, Write, stderr, stdout},
    process::ExitCode,
};

use answer::{Exit, Reader};
use args::Cli;
use clap::{Parser, error::ErrorKind};
use draw::Ink;
use problem::Problem;
use words::Words;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage(&error),
    };
    let json = cli.common.json;
    let language = match language::choose(cli.common.lang.as_deref()) {
        Ok(language) => language,
        Err(problem) => {
            return complain(&problem, &Words::of(language::of_environment()), json);
        }
    };
    let reader = Reader { words: Words::of(language), ink: Ink::choose(cli.common.color) };
    match commands::run(&cli.command, &reader) {
        Ok(answer) => {
            let text = if json { pretty(&answer.json) } else { answer.text };
            finish(print(&text), answer.exit, &reader.words)
        }
        Err(problem) => complain(&problem, &reader.words, json),
    }
}

/// A command line that clap cannot read, or one that asks for help.
fn usage(error: &clap::Error) -> ExitCode {
    let arguments = || std::env::args_os().map(|argument| argument.to_string_lossy().into_owned());
    let words = Words::of(language::glimpsed(arguments()));
    let json = arguments().any(|argument| argument == "--json");
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            finish(error.print(), Exit::Yes, &words)
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand if !json => {
            finish(error.print(), Exit::CouldNotTell, &words)
        }
        _ => complain(&Problem::usage(error), &words, json),
    }
}

/// Tells a problem: on the error stream to a person, on the output to a program.
fn complain(problem: &Problem, words: &Words, json: bool) -> ExitCode {
    let report = problem.report(words);
    if json {
        let error = serde_json::json!({ "error": report });
        return finish(print(&pretty(&error)), Exit::CouldNotTell, words);
    }
    // Nothing sensible is left to do if the error stream is gone too.
    let _ = stderr().write_all(report.to_string().as_bytes());
    Exit::CouldNotTell.into()
}

fn pretty(json: &serde_json::Value) -> String {
    format!("{json:#}\n")
}

fn print(text: &str) -> io::Result<()> {
    let mut output = stdout().lock();
    output.write_all(text.as_bytes())?;
    output.flush()
}

/// The exit code. A reader who has gone away (`| head`) changes nothing about the answer; an answer
/// that could not be written is none.
fn finish(printed: io::Result<()>, exit: Exit, words: &Words) -> ExitCode {
    match printed {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            complain(&Problem::Output { error }, words, false)
        }
        _ => exit.into(),
    }
}
