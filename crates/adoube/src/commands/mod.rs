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

use clap::Subcommand;

use crate::{
    answer::{Audience, Reply},
    problem::Problem,
};

/// The commands, in the order of the tour.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Show(show::Options),
    Moves(moves::Options),
    Notation(notation::Options),
    Chess960(chess960::Options),
    Winnable(winnable::Options),
    Dead(dead::Options),
    Pgn(pgn::Options),
    Claim(claim::Options),
    Scoresheet(scoresheet::Options),
    Sheets(sheets::Options),
    Envelope(envelope::Options),
    Audit(audit::Options),
    Law(law::Options),
    Case(case::Options),
    Regulations(regulations::Options),
    Pairing(pairing::Options),
    Serve(serve::Options),
    Verify(verify::Options),
    Perft(perft::Options),
    Tour(tour::Options),
}

/// Runs a command.
pub(crate) fn run(command: &Command, audience: &Audience) -> Result<Reply, Problem> {
    let answer = match command {
        Command::Pgn(options) => return pgn::run(options, audience).map(Reply::many),
        Command::Serve(options) => return serve::run(options, audience),
        Command::Audit(options) => return audit::run(options, audience),
        Command::Winnable(options) => match winnable::batch(options, audience)? {
            Some(batch) => return Ok(Reply::many(batch)),
            None => winnable::run(options, audience),
        },
        Command::Show(options) => show::run(options, audience),
        Command::Moves(options) => moves::run(options, audience),
        Command::Notation(options) => notation::run(options, audience),
        Command::Chess960(options) => chess960::run(options, audience),
        Command::Dead(options) => dead::run(options, audience),
        Command::Claim(options) => claim::run(options, audience),
        Command::Scoresheet(options) => scoresheet::run(options, audience),
        Command::Sheets(options) => sheets::run(options, audience),
        Command::Envelope(options) => envelope::run(options, audience),
        Command::Law(options) => law::run(options, audience),
        Command::Case(options) => case::run(options, audience),
        Command::Regulations(options) => regulations::run(options, audience),
        Command::Verify(options) => verify::run(options, audience),
        Command::Pairing(options) => pairing::run(options, audience),
        Command::Perft(options) => perft::run(options, audience),
        Command::Tour(options) => tour::run(options, audience),
    };
    answer.map(Reply::One)
}
