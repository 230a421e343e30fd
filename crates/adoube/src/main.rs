//! `adoube`: the board of the FIDE Laws of Chess on the command line.
//!
//! A command is a function from its options to an [`Answer`] or a [`Problem`]; this file is the only
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
    io::{Write, stderr, stdout},
    process::ExitCode,
};

use answer::{Answer, Exit, Reader};
use args::Cli;
use clap::{Parser, error::ErrorKind};
use draw::Ink;
use problem::{Problem, Report};
use words::Words;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage(&error),
    };
    let json = cli.common.json;
    match answer(&cli) {
        Ok(answer) if json => print(&pretty(&answer.json), answer.exit),
        Ok(answer) => print(&answer.text, answer.exit),
        Err(report) => complain(&report, json),
    }
}

/// Runs the command, in the language that was asked for.
fn answer(cli: &Cli) -> Result<Answer, Box<Report>> {
    let tell = |problem: &Problem, words: &Words| Box::new(problem.report(words));
    let language = language::choose(cli.common.lang.as_deref())
        .map_err(|problem| tell(&problem, &Words::of(language::of_environment())))?;
    let reader = Reader { words: Words::of(language), ink: Ink::choose(cli.common.color) };
    commands::run(&cli.command, &reader).map_err(|problem| tell(&problem, &reader.words))
}

/// A command line that clap cannot read, or one that asks for help.
fn usage(error: &clap::Error) -> ExitCode {
    let asked_for = matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion);
    let json = std::env::args_os().any(|argument| argument == "--json");
    if json && !asked_for {
        let problem = Problem::Usage { explanation: error.render().to_string() };
        return complain(&problem.report(&Words::of(language::of_environment())), json);
    }
    // Nothing sensible is left to do if the terminal is gone.
    let _ = error.print();
    if asked_for { Exit::Yes.into() } else { Exit::CouldNotTell.into() }
}

/// Prints a problem: to the error stream for a person, to the output for a program.
fn complain(report: &Report, json: bool) -> ExitCode {
    if json {
        let error = serde_json::json!({ "error": report });
        return print(&pretty(&error), Exit::CouldNotTell);
    }
    let _ = stderr().write_all(report.to_string().as_bytes());
    Exit::CouldNotTell.into()
}

fn pretty(json: &serde_json::Value) -> String {
    format!("{json:#}\n")
}

/// Writes the answer. A reader who has gone away (`| head`) changes nothing about it.
fn print(text: &str, exit: Exit) -> ExitCode {
    let _ = stdout().write_all(text.as_bytes()).and_then(|()| stdout().flush());
    exit.into()
}
