//! `adoube pgn`: games read as people write them, and written as the standard has it.
//!
//! JSON: an object a line for each note, with its place, its name, the sentence, the line of the text and the candidates;
//! a file that could not be read to its end is `{"error"}`. The summary, on the error stream, is `{"summary"}`.

mod series;

use std::path::PathBuf;

use clap::Args;
pub(crate) use series::PgnSeries;

use crate::{answer::Audience, output::Output, problem::Problem};

#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "adoube pgn club.pgn > clean.pgn\n",
        "adoube pgn --check --lang sl round1.pgn round2.pgn\n",
        "adoube pgn --out all.pgn league/*.pgn.gz\n",
        "adoube pgn --check --json - < games.pgn",
    )
)]
pub(crate) struct Options {
    #[arg(required = true, num_args = 1.., value_name = "FILE")]
    files: Vec<PathBuf>,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[arg(long)]
    check: bool,
}

/// What is done with the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// They are written.
    Games,
    /// They are only checked.
    Notes,
}

/// The command.
pub(crate) fn run(options: &Options, audience: &Audience) -> Result<PgnSeries, Problem> {
    let out = options.out.as_deref().map(Output::open).transpose()?;
    let purpose =
        if options.check && options.out.is_none() { Purpose::Notes } else { Purpose::Games };
    Ok(PgnSeries::new(options, out, purpose, audience))
}
