//! `adoube pairing`: Swiss rounds by the Dutch system, with reasons; checks, standings and random tournaments.

pub(crate) mod check;
pub(crate) mod explain;
mod facts;
mod file;
pub(crate) mod generate;
pub(crate) mod next;
pub(crate) mod standings;

use clap::{Args, Subcommand};
pub(super) use file::TournamentFile;

use crate::{
    answer::{Answer, Audience},
    problem::Problem,
};

#[derive(Args, Debug)]
#[command(disable_help_subcommand = true, arg_required_else_help = true)]
#[command(
    after_help = concat!(
        "adoube pairing next open.trf --reasons --lang sl\n",
        "adoube pairing explain open.trf 12 15\n",
        "adoube pairing check open.trf\n",
        "adoube pairing standings open.trf --tie-breaks BH/C1,SB,DE\n",
        "adoube pairing generate --players 40 --rounds 9 --seed 7",
    )
)]
pub(crate) struct Options {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    Next(next::Options),
    Check(check::Options),
    Explain(explain::Options),
    Generate(generate::Options),
    Standings(standings::Options),
}

/// The command.
pub(crate) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    match &options.task {
        Task::Next(options) => next::run(options, audience),
        Task::Check(options) => check::run(options, audience),
        Task::Explain(options) => explain::run(options, audience),
        Task::Generate(options) => generate::run(options, audience),
        Task::Standings(options) => standings::run(options, audience),
    }
}
