//! `adoube pgn`: games read leniently, and written in the export format.
//!
//! JSON: an object a line for each note; a file that could not be read to its end is an error. The summary goes to the
//! error stream.

pub(crate) mod facts;
mod rewriting;
mod series;

use std::path::PathBuf;

use clap::Args;
use rewriting::RewriteOptions;
pub(crate) use series::PgnSeries;

use crate::{
    answer::Audience,
    input::{DASH, folders::WalkOptions},
    options::{Encoding, Threads},
    output::Output,
    problem::Problem,
};

#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "adoube pgn club.pgn > clean.pgn\n",
        "adoube pgn --check --lang sl round1.pgn round2.pgn\n",
        "adoube pgn --out all.pgn league/*.pgn.gz\n",
        "adoube pgn --check archive/\n",
        "zcat games.pgn.gz | adoube pgn --check --json\n",
        "adoube pgn --encoding windows-1250 --letters sl old.pgn",
    )
)]
pub(crate) struct Options {
    #[arg(required = true, num_args = 1.., value_name = "FILE")]
    files: Vec<PathBuf>,
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    threads: Threads,
    #[command(flatten)]
    rewriting: RewriteOptions,
    #[command(flatten)]
    encoding: Encoding,
    #[command(flatten)]
    walk: WalkOptions,
}

/// The purpose of reading the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// Writing them.
    Games,
    /// Only checking them.
    Notes,
}

/// The command.
pub(crate) fn run(options: &Options, audience: &Audience) -> Result<PgnSeries, Problem> {
    let rewriting = options.rewriting.rewriting(audience)?;
    let out = options.out.as_deref().filter(|path| path.as_os_str() != DASH);
    let out = out.map(Output::open).transpose()?;
    let purpose =
        if options.check && options.out.is_none() { Purpose::Notes } else { Purpose::Games };
    Ok(PgnSeries::new(options, out, purpose, rewriting, audience))
}
