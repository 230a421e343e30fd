//! `adoube sheets`: two scoresheets compared with each other, and with the game.

pub(crate) mod facts;

use std::path::PathBuf;

use adoube_chess::{Colour, Position};
use adoube_laws::{Edition, clock::PerPlayer};
use adoube_record::sheet::compare::{compare, describe};
use clap::Args;

use super::scoresheet::read_record;
use crate::{
    answer::{Answer, Audience, Exit},
    input,
    options::{Encoding, edition},
    problem::Problem,
};

#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "adoube sheets white.txt black.txt\n",
        "adoube sheets white.txt black.txt --game game.pgn --edition 2009 --lang sl",
    )
)]
pub(crate) struct Options {
    white: PathBuf,
    black: PathBuf,
    #[arg(long, value_name = "FILE")]
    game: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 1, requires = "game", value_parser = clap::value_parser!(u32).range(1..))]
    number: u32,
    #[arg(long, value_name = "YEAR", value_parser = edition())]
    edition: Option<Edition>,
    #[command(flatten)]
    encoding: Encoding,
}

/// The command.
pub(crate) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    let decoding = options.encoding.decoding(audience);
    let game = match &options.game {
        Some(path) => Some(read_record(path, options.number, decoding)?),
        None => None,
    };
    let start = game.as_ref().map_or_else(Position::initial, |game| game.start);
    let white = input::read_sheet(&options.white, Some(Colour::White), start, decoding)?;
    let black = input::read_sheet(&options.black, Some(Colour::Black), start, decoding)?;
    let comparison = compare(PerPlayer { white: &white, black: &black }, game.as_ref());
    let in_force = game.as_ref().and_then(|game| game.heading.edition);
    let edition = options.edition.or(in_force).unwrap_or(Edition::NEWEST_COMPLETE);
    let text = describe(&comparison, edition, &audience.words);
    let exit = if comparison.agrees() { Exit::Yes } else { Exit::No };
    let facts = facts::facts(&comparison, &text, edition);
    Ok(Answer::new(exit, text.text(), &facts).with_guesses(audience))
}
