//! One file a command.

pub(crate) mod case;
pub(crate) mod chess960;
pub(crate) mod claim;
pub(crate) mod dead;
pub(crate) mod envelope;
pub(crate) mod law;
pub(crate) mod moves;
pub(crate) mod notation;
pub(crate) mod perft;
pub(crate) mod regulations;
pub(crate) mod scoresheet;
pub(crate) mod sheets;
pub(crate) mod show;
pub(crate) mod tour;
pub(crate) mod winnable;

use crate::{
    answer::{Answer, Reader, Reply},
    args::Command,
    problem::Problem,
};

/// Runs a command.
pub(crate) fn run(command: &Command, reader: &Reader) -> Result<Reply, Problem> {
    if let Command::Winnable(options) = command
        && let Some(batch) = winnable::batch(options, reader)?
    {
        return Ok(Reply::Many(Box::new(batch)));
    }
    answer(command, reader).map(Reply::One)
}

/// Runs a command that has one answer.
pub(crate) fn answer(command: &Command, reader: &Reader) -> Result<Answer, Problem> {
    match command {
        Command::Show(options) => show::run(options, reader),
        Command::Moves(options) => moves::run(options, reader),
        Command::Notation(options) => notation::run(options, reader),
        Command::Chess960(options) => chess960::run(options, reader),
        Command::Winnable(options) => winnable::run(options, reader),
        Command::Dead(options) => dead::run(options, reader),
        Command::Claim(options) => claim::run(options, reader),
        Command::Scoresheet(options) => scoresheet::run(options, reader),
        Command::Sheets(options) => sheets::run(options, reader),
        Command::Envelope(options) => envelope::run(options, reader),
        Command::Law(options) => law::run(options, reader),
        Command::Case(options) => case::run(options, reader),
        Command::Regulations(options) => regulations::run(options, reader),
        Command::Perft(options) => perft::run(options, reader),
        Command::Tour(options) => tour::run(options, reader),
    }
}
