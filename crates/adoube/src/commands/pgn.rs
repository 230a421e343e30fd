//! `adoube pgn`: games read as people write them, and written as the standard has it.
//!
//! JSON: an object a line for each note, with its place, its name, the sentence, the line of the text and the candidates;
//! a file that could not be read to its end is `{"error"}`. The summary, on the error stream, is `{"summary"}`.

mod series;

use std::path::PathBuf;

use clap::Args;
pub(crate) use series::Rewriting;

use crate::{answer::Reader, output::Output, problem::Problem};

/// Read games as people write them, and write them as the standard has it.
///
/// Files are plain or packed (gz, bz2, zst), in UTF-8 or Latin-1. Piece letters of other languages, zeros for castling, missing signs, wrong numbers, unclosed brackets and much more is forgiven; each time it is said where, and what was made of it. What cannot be read ends its game or variation, and is kept as a comment; the next game is read.
///
/// The games go to the standard output in the export format of PGN, what is to be said to the error stream. With --check nothing is written unless --out names a file. With --json the notes go to the standard output, an object a line, and the games only to a file. All leniencies are listed in docs/pgn.md.
///
/// Exit codes: 0 all is well, 1 something could not be read, or with --check: had to be forgiven, 2 a file could not be read to its end.
#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "Examples:\n",
        "  adoube pgn club.pgn > clean.pgn\n",
        "  adoube pgn --check --lang sl round1.pgn round2.pgn\n",
        "  adoube pgn --out all.pgn league/*.pgn.gz\n",
        "  adoube pgn --check --json - < games.pgn",
    )
)]
pub(crate) struct Options {
    /// Files of games in PGN, or - for the standard input
    #[arg(required = true, num_args = 1.., value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Write the games to this file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Write no games, and let the exit code say whether anything had to be forgiven
    #[arg(long)]
    check: bool,
}

/// What is wanted of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wanted {
    /// To be written.
    Games,
    /// To be looked at.
    Notes,
}

/// The command.
pub(crate) fn run(options: &Options, reader: &Reader) -> Result<Rewriting, Problem> {
    let out = options.out.as_deref().map(Output::open).transpose()?;
    let wanted = if options.check && options.out.is_none() { Wanted::Notes } else { Wanted::Games };
    Ok(Rewriting::new(options, out, wanted, reader))
}
