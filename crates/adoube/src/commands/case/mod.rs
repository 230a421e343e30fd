//! `adoube case`: situations at the board, played under the Laws.

mod explain;
mod new;
mod run;
mod translate;

use std::path::{Path, PathBuf};

use adoube_chess::notation::Language;
use adoube_laws::case::{Case, CaseFault};
use clap::{Args, Subcommand};

use crate::{
    answer::{Answer, Audience},
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
pub(crate) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    match &options.task {
        Task::Run(options) => run::run(options, audience),
        Task::Explain(options) => explain::run(options, audience),
        Task::New(options) => Ok(new::run(options, audience)),
        Task::Translate(options) => translate::run(options, audience),
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

/// Reads one case.
fn read(path: &Path, audience: &Audience) -> Result<Case, Problem> {
    let text = if path.as_os_str() == input::DASH {
        input::read_text(&[input::DASH])?
    } else {
        input::read_file(path)?
    };
    Case::read(&text).map_err(|faults| unreadable(path, faults, audience))
}

/// A case that cannot be read, or not be played.
fn unreadable(path: &Path, faults: Vec<CaseFault>, audience: &Audience) -> Problem {
    let language = faults.first().and_then(|fault| fault_language(fault, audience));
    Problem::Case { path: path.to_owned(), faults, language }
}

/// The language of a case, if its faults are reported in it: the user has asked for none, and the case is not English,
/// which cases are unless they say otherwise.
fn fault_language(fault: &CaseFault, audience: &Audience) -> Option<Language> {
    (!audience.is_asked && fault.language != Language::En).then_some(fault.language)
}
