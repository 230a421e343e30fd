//! `adoube sheets`: two scoresheets held against each other, and against the game.
//!
//! JSON: `{"agree", "basis", "moves", "partings", "remarks", "laws", "edition"}`; `moves` are what was played, or
//! probably was, as engines write; `partings` is a list of `{"number", "colour", "played", "white", "black", "text"}`,
//! in which a sheet is `{"text", "means", "moves"}` or null; `laws` of `{"articles", "provision"}`.

mod facts;

use std::path::PathBuf;

use adoube_chess::{Colour, Position};
use adoube_laws::{Edition, clock::PerPlayer};
use adoube_record::sheet::compare::{compare, tell};
use clap::Args;

use super::{law::EDITIONS, scoresheet::record};
use crate::{
    answer::{Answer, Exit, Reader},
    args::one_of,
    input,
    problem::Problem,
};

/// Compare two scoresheets with each other, and with the game.
///
/// A scoresheet is a text as somebody typed it in, errors and all: rows such as "12. Sf3 0:45 Sc6 (=)", with ~Sd2~ for what was struck out, - for an empty place and ? for what cannot be read; labels such as "Result: 1-0" in any of the five languages. A move that was left out or written twice does not make the rest differ. Without the game, what was probably played is found from what stands on both sheets. Says where the sheets part, what each entry means, and what the Laws say of it.
///
/// Exit codes: 0 they agree, 1 they differ, 2 a file cannot be read.
#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "Examples:\n",
        "  adoube sheets white.txt black.txt\n",
        "  adoube sheets white.txt black.txt --game game.pgn --edition 2009 --lang sl",
    )
)]
pub(crate) struct Options {
    /// White's scoresheet
    white: PathBuf,
    /// Black's scoresheet
    black: PathBuf,
    /// A PGN file with the game, packed or not
    #[arg(long, value_name = "FILE")]
    game: Option<PathBuf>,
    /// Which game of that file, counted from 1
    #[arg(long, value_name = "N", default_value_t = 1, requires = "game", value_parser = clap::value_parser!(u32).range(1..))]
    number: u32,
    /// The edition of the Laws, by its year [default: the one in force on the day of the game, or the newest complete one]
    #[arg(long, value_name = "YEAR", value_parser = one_of(EDITIONS))]
    edition: Option<Edition>,
}

/// The command.
pub(crate) fn run(options: &Options, reader: &Reader) -> Result<Answer, Problem> {
    let game = match &options.game {
        Some(path) => Some(record(path, options.number)?),
        None => None,
    };
    let start = game.as_ref().map_or_else(Position::initial, |game| game.start);
    let white = input::sheet(&options.white, Some(Colour::White), start)?;
    let black = input::sheet(&options.black, Some(Colour::Black), start)?;
    let comparison = compare(PerPlayer { white: &white, black: &black }, game.as_ref());
    let in_force = game.as_ref().and_then(|game| game.heading.edition);
    let edition = options.edition.or(in_force).unwrap_or(Edition::NEWEST_COMPLETE);
    let told = tell(&comparison, edition, &reader.words);
    let exit = if comparison.agrees() { Exit::Yes } else { Exit::No };
    Ok(Answer::new(exit, told.text(), &facts::of(&comparison, &told, edition)))
}
