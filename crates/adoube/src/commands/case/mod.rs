//! `adoube case`: situations at the board, played under the Laws.

pub(crate) mod explain;
pub(crate) mod new;
pub(crate) mod run;
pub(crate) mod translate;

use std::path::Path;

use adoube_chess::notation::Language;
use adoube_laws::case::{Case, CaseFault};
use clap::{Args, Subcommand};

use crate::{
    answer::{Answer, Audience},
    input,
    options::Encoding,
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

/// Reads one case, from a file or from the standard input for a dash.
fn read(path: &Path, encoding: Encoding, audience: &Audience) -> Result<Case, Problem> {
    let text = input::read_document(path, encoding.decoding(audience))?;
    Case::read(&text).map_err(|faults| unreadable(path, faults, audience))
}

/// The problem of a case that cannot be read or played.
fn unreadable(path: &Path, faults: Vec<CaseFault>, audience: &Audience) -> Problem {
    let language = faults.first().and_then(|fault| fault_language(fault, audience));
    Problem::Case { path: path.to_owned(), faults, language }
}

/// The language of a case, if its faults are reported in it: the user has chosen none, and the case is not English,
/// the default of cases.
fn fault_language(fault: &CaseFault, audience: &Audience) -> Option<Language> {
    (!audience.is_asked && fault.language != Language::En).then_some(fault.language)
}
