//! `adoube audit`: games checked against the Laws in force on their day.
//!
//! JSON: an object a line for each finding, with the columns of [`adoube_record::audit::table`]; a file that could not be
//! read to its end is an error. With `--partition`, an object a line for each file. The summary goes to the error stream.

pub(crate) mod facts;
mod findings_table;
mod partition;
mod series;
mod settings;
mod summary;

use std::{path::PathBuf, str::FromStr};

use adoube_laws::Edition;
use adoube_record::audit::{AuditOptions, EditionChoice, FindingKind, Severity};
use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};
use findings_table::FindingsTable;
use partition::PartitionSeries;
use series::AuditSeries;
use settings::AuditSettings;

use crate::{
    answer::{Audience, Reply},
    input::{
        file_chunks::total_size,
        folders::{GAMES, WalkOptions, expand},
    },
    options::{Choices, Encoding, Threads, one_of},
    problem::Problem,
};

#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "adoube audit games.pgn\n",
        "adoube audit --quiet archive/\n",
        "adoube audit --at-least error --lang sl league/*.pgn.gz\n",
        "adoube audit --edition 2009 --only repetition-not-claimed --json games.pgn\n",
        "adoube audit --parquet findings.parquet archive.pgn.zst\n",
        "adoube audit --partition findings/ 'archive/*.pgn.zst'",
    )
)]
pub(crate) struct Options {
    #[arg(required = true, num_args = 1.., value_name = "FILE")]
    files: Vec<PathBuf>,
    #[arg(long, value_name = "EDITION", default_value = AUTO, value_parser = edition_choice())]
    edition: EditionChoice,
    #[arg(long, value_name = "SEVERITY", default_value = "notation", value_parser = one_of(SEVERITIES))]
    at_least: Severity,
    #[arg(long, value_name = "KIND", value_delimiter = ',', hide_possible_values = true, value_parser = kind())]
    only: Vec<FindingKind>,
    #[arg(long, value_name = "FILE", conflicts_with = "parquet")]
    csv: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    parquet: Option<PathBuf>,
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["csv", "parquet"])]
    partition: Option<PathBuf>,
    #[command(flatten)]
    threads: Threads,
    #[command(flatten)]
    encoding: Encoding,
    #[command(flatten)]
    walk: WalkOptions,
}

const SEVERITIES: Choices<Severity> =
    &[("error", Severity::Error), ("notice", Severity::Notice), ("notation", Severity::Notation)];

const AUTO: &str = "auto";

/// An edition by its year, or the one of the day.
fn edition_choice() -> impl TypedValueParser<Value = EditionChoice> {
    let years = Edition::ALL.map(|edition| edition.to_string());
    PossibleValuesParser::new(std::iter::once(AUTO.to_owned()).chain(years))
        .map(|given| given.parse().map_or(EditionChoice::ItsDay, EditionChoice::Always))
}

fn kind() -> impl TypedValueParser<Value = FindingKind> {
    let names = FindingKind::ALL.iter().map(|kind| kind.name());
    PossibleValuesParser::new(names).try_map(|name| FindingKind::from_str(&name))
}

/// The number of chunks in progress for each thread: enough that none waits, with little memory.
const WINDOW: usize = 2;

/// The command.
pub(crate) fn run(options: &Options, audience: &Audience) -> Result<Reply, Problem> {
    let settings = AuditSettings {
        audit: AuditOptions {
            under: options.edition,
            at_least: options.at_least,
            only: options.only.clone(),
        },
        encoding: options.encoding.encoding,
        parallelism: options.threads.parallelism(WINDOW),
    };
    let files = expand(&options.files, GAMES, options.walk);
    if let Some(folder) = &options.partition {
        let size = total_size(&files);
        let folder = folder.clone();
        return Ok(Reply::many(PartitionSeries::new(files, size, folder, settings, audience)));
    }
    let table = match (&options.csv, &options.parquet) {
        (Some(path), _) => FindingsTable::csv(path)?,
        (None, Some(path)) => FindingsTable::parquet(path)?,
        (None, None) => FindingsTable::None,
    };
    Ok(Reply::many(settings.audit(files, table, audience.words.language())))
}
