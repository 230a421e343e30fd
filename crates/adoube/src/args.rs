//! The command line, as clap reads it. What a command, an option or a value is for is said in `texts/`: `help` puts it
//! to them.

use std::ffi::OsString;

use adoube_chess::Colour;
use clap::{
    Args, Parser, Subcommand,
    builder::{PossibleValuesParser, TypedValueParser},
};

use crate::{
    answer::Exit,
    commands::{
        audit, case, chess960, claim, dead, envelope, law, moves, notation, pairing, perft, pgn,
        regulations, scoresheet, serve, sheets, show, tour, verify, winnable,
    },
    draw::Wanted,
    help::{self, Flags},
    input::Origin,
};

/// The whole command line.
#[derive(Debug, Parser)]
#[command(name = "adoube", version, max_term_width = 96)]
#[command(disable_help_subcommand = true, arg_required_else_help = true)]
pub(crate) struct Cli {
    /// What is answered at once.
    #[command(flatten)]
    _flags: Flags,
    /// What every command understands.
    #[command(flatten)]
    pub(crate) common: Common,
    /// Which command.
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What every command understands.
#[derive(Args, Debug)]
#[command(next_help_heading = "every-command")]
pub(crate) struct Common {
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub(crate) lang: Option<String>,
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto", alias = "colour")]
    pub(crate) color: Wanted,
}

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

/// The exit of a command line that fails: where "not known" is an answer, it must not look like one.
pub(crate) fn failure(arguments: &[OsString]) -> Exit {
    match help::named(arguments).first().map(String::as_str) {
        Some(winnable::NAME | dead::NAME) => Exit::Failed,
        _ => Exit::CouldNotTell,
    }
}

/// The words of an option, each with its meaning.
pub(crate) type Choices<T> = &'static [(&'static str, T)];

/// A value that is given by one of a few words.
pub(crate) fn one_of<T: Copy + Send + Sync + 'static>(
    choices: Choices<T>,
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(choices.iter().map(|(word, _)| *word)).map(move |given| {
        let known = choices.iter().find(|(word, _)| *word == given);
        known.expect("the parser accepts only these words").1
    })
}

/// The two players.
pub(crate) const COLOURS: Choices<Colour> = &[("white", Colour::White), ("black", Colour::Black)];

/// Whether the position need not have arisen in a game.
#[derive(Args, Debug)]
pub(crate) struct Composed {
    #[arg(long)]
    composed: bool,
}

impl Composed {
    pub(crate) fn origin(&self) -> Origin {
        if self.composed { Origin::Composition } else { Origin::Game }
    }
}

/// A position given as FEN: quoted as one argument, or as several when the quotes were forgotten.
#[derive(Args, Debug)]
pub(crate) struct Fen {
    #[arg(required = true, num_args = 1.., value_name = "FEN")]
    pub(crate) fen: Vec<String>,
}
