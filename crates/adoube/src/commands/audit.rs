//! `adoube audit`: games held against the Laws in force on their day.
//!
//! JSON: an object a line for each finding, with the columns of [`adoube_record::audit::table`]; a file that could not be
//! read to its end is `{"error"}`. The summary, on the error stream, is `{"summary"}`.

mod series;
mod sheet;
mod summary;

use std::{num::NonZero, path::PathBuf, str::FromStr};

use adoube_laws::Edition;
use adoube_record::{
    audit::{Asked, Kind, Severity, Under},
    in_order::Shared,
};
use clap::Args;
pub(crate) use series::Audit;
use sheet::Sheet;

use crate::{
    answer::Reader,
    args::{Choices, one_of},
    problem::Problem,
};

/// Hold games against the Laws in force on their day.
///
/// Every game of PGN files, plain or packed (gz, bz2, zst), is played through. What is found is told with its article and its place in the file: illegal moves, moves after the end, results that contradict the board, claims that were possible and were not made, clocks that cannot be, positions that are none, notation.
///
/// An error says that the record or the result is wrong, a notice that something was possible or ought to be looked at, notation that a move is written otherwise than the Laws have it.
///
/// Exit codes: 0 nothing was found, 1 something was, 2 a file could not be read to its end.
#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "Examples:\n",
        "  adoube audit games.pgn\n",
        "  adoube audit --at-least error --lang sl league/*.pgn.gz\n",
        "  adoube audit --edition 2009 --only repetition-not-claimed --json games.pgn\n",
        "  adoube audit --parquet findings.parquet archive.pgn.zst",
    )
)]
pub(crate) struct Options {
    /// Files of games in PGN, or - for the standard input
    #[arg(required = true, num_args = 1.., value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Hold all games against this edition: 2005, 2009, 2014, 2017, 2018 or 2023; auto is the one in force on the day of the game
    #[arg(long, value_name = "EDITION", default_value = "auto", value_parser = edition)]
    edition: Under,
    /// Tell nothing that weighs less
    #[arg(long, value_name = "SEVERITY", default_value = "notation", value_parser = one_of(SEVERITIES))]
    at_least: Severity,
    /// Tell findings of this kind only; several with commas between them
    #[arg(long, value_name = "KIND", value_delimiter = ',', value_parser = kind)]
    only: Vec<Kind>,
    /// Write the findings to this file as CSV instead of telling them, or - for the standard output
    #[arg(long, value_name = "FILE", conflicts_with = "parquet")]
    csv: Option<PathBuf>,
    /// Write the findings to this file as Parquet instead of telling them
    #[arg(long, value_name = "FILE")]
    parquet: Option<PathBuf>,
    /// Work with so many threads [default: one for each processor]
    #[arg(long, value_name = "NUMBER")]
    threads: Option<NonZero<usize>>,
}

const SEVERITIES: Choices<Severity> =
    &[("error", Severity::Error), ("notice", Severity::Notice), ("notation", Severity::Notation)];

fn edition(text: &str) -> Result<Under, String> {
    if text == "auto" {
        return Ok(Under::ItsDay);
    }
    let years = Edition::ALL.map(|edition| edition.to_string()).join(", ");
    text.parse().map(Under::Always).map_err(|_| format!("the editions are auto, {years}"))
}

fn kind(text: &str) -> Result<Kind, String> {
    Kind::from_str(text).map_err(|_| {
        let names: Vec<&str> = Kind::ALL.iter().map(|kind| kind.name()).collect();
        format!("findings are called {}", names.join(", "))
    })
}

/// So many chunks may be on their way for each thread: enough that none waits, and little memory.
const WINDOW: usize = 2;

/// The command.
pub(crate) fn run(options: &Options, reader: &Reader) -> Result<Audit, Problem> {
    let asked =
        Asked { under: options.edition, at_least: options.at_least, only: options.only.clone() };
    let sheet = match (&options.csv, &options.parquet) {
        (Some(path), _) => Sheet::csv(path)?,
        (None, Some(path)) => Sheet::parquet(path)?,
        (None, None) => Sheet::None,
    };
    let all = Shared::by_all(0);
    let workers = options.threads.unwrap_or(all.workers);
    let shared = Shared { workers, window: WINDOW * workers.get() };
    Ok(Audit::new(options.files.clone(), asked, sheet, shared, reader))
}
