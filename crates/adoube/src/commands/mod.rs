//! One file a command.

pub(crate) mod audit;
pub(crate) mod case;
pub(crate) mod chess960;
pub(crate) mod claim;
pub(crate) mod dead;
pub(crate) mod envelope;
pub(crate) mod law;
pub(crate) mod moves;
pub(crate) mod notation;
pub(crate) mod pairing;
pub(crate) mod perft;
pub(crate) mod pgn;
pub(crate) mod regulations;
pub(crate) mod scoresheet;
pub(crate) mod serve;
pub(crate) mod sheets;
pub(crate) mod show;
pub(crate) mod tour;
pub(crate) mod verify;
pub(crate) mod winnable;

use crate::{
    answer::{Reader, Reply},
    args::Command,
    problem::Problem,
};

/// Runs a command.
pub(crate) fn run(command: &Command, reader: &Reader) -> Result<Reply, Problem> {
    let answer = match command {
        Command::Pgn(options) => return pgn::run(options, reader).map(Reply::many),
        Command::Serve(options) => return serve::run(options, reader),
        Command::Audit(options) => return audit::run(options, reader).map(Reply::many),
        Command::Winnable(options) => match winnable::batch(options, reader)? {
            Some(batch) => return Ok(Reply::many(batch)),
            None => winnable::run(options, reader),
        },
        Command::Show(options) => show::run(options, reader),
        Command::Moves(options) => moves::run(options, reader),
        Command::Notation(options) => notation::run(options, reader),
        Command::Chess960(options) => chess960::run(options, reader),
        Command::Dead(options) => dead::run(options, reader),
        Command::Claim(options) => claim::run(options, reader),
        Command::Scoresheet(options) => scoresheet::run(options, reader),
        Command::Sheets(options) => sheets::run(options, reader),
        Command::Envelope(options) => envelope::run(options, reader),
        Command::Law(options) => law::run(options, reader),
        Command::Case(options) => case::run(options, reader),
        Command::Regulations(options) => regulations::run(options, reader),
        Command::Verify(options) => verify::run(options, reader),
        Command::Pairing(options) => pairing::run(options, reader),
        Command::Perft(options) => perft::run(options, reader),
        Command::Tour(options) => tour::run(options, reader),
    };
    answer.map(Reply::One)
}
