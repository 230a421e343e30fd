//! `adoube case`: situations at the board, played under the Laws.

mod explain;
pub(crate) mod fault;
mod new;
mod run;
mod translate;

use std::path::{Path, PathBuf};

use adoube_laws::case::{Case, CaseFault};
use clap::{Args, Subcommand};

use crate::{
    answer::{Answer, Reader},
    input,
    problem::Problem,
};

#[derive(Args, Debug)]
#[command(disable_help_subcommand = true, arg_required_else_help = true)]
pub(crate) struct Options {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    Run(run::Options),
    Explain(explain::Options),
    New(new::Options),
    Translate(translate::Options),
}

/// The command.
pub(crate) fn run(options: &Options, reader: &Reader) -> Result<Answer, Problem> {
    match &options.task {
        Task::Run(options) => run::run(options, reader),
        Task::Explain(options) => explain::run(options, reader),
        Task::New(options) => Ok(new::run(options, reader)),
        Task::Translate(options) => translate::run(options, reader),
    }
}

/// How the files of cases end.
const ENDING: &str = "case";

/// The cases that are meant: files, and all that are below a folder.
fn files(path: &Path) -> Result<Vec<PathBuf>, Problem> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let unreadable = |error| Problem::Read { path: path.to_owned(), error };
    let mut found = Vec::new();
    for entry in std::fs::read_dir(path).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let is_case = path.extension().is_some_and(|ending| ending == ENDING);
        if path.is_dir() || is_case {
            found.extend(files(&path)?);
        }
    }
    found.sort();
    Ok(found)
}

/// Reads one case that is to be told.
fn read(path: &Path, reader: &Reader) -> Result<Case, Problem> {
    let text = if path.as_os_str() == input::DASH {
        input::text(&[input::DASH])?
    } else {
        input::file(path)?
    };
    Case::read(&text).map_err(|faults| unreadable(path, faults, reader))
}

/// A case that cannot be read, or not be played.
fn unreadable(path: &Path, faults: Vec<CaseFault>, reader: &Reader) -> Problem {
    let language = faults.first().and_then(|fault| fault::language(fault, reader));
    Problem::Case { path: path.to_owned(), faults, language }
}
