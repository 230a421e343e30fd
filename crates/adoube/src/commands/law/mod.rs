//! `adoube law`: what the Laws say, edition by edition.

pub(crate) mod coverage;
pub(crate) mod diff;
pub(crate) mod editions;
pub(crate) mod lookup;
mod provision;
pub(crate) mod search;
pub(crate) mod term;

use adoube_laws::{Date, Edition, ParseDateError};
use clap::{Args, Subcommand};
use jiff::{Timestamp, tz::TimeZone};

use crate::{
    answer::{Answer, Audience},
    options::edition,
    problem::Problem,
};

#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true, disable_help_subcommand = true)]
#[command(
    after_help = concat!(
        "adoube law 9.5.3\n",
        "adoube law 9.2 9.3 A.5.2\n",
        "adoube law 9.5b --edition 2009 --lang sl\n",
        "adoube law DeadPosition\n",
        "adoube law search {search}\n",
        "adoube law diff 2009 2017\n",
        "adoube law --editions\n",
        "adoube law term rokada --lang hr\n",
        "adoube law coverage",
    )
)]
pub(crate) struct Options {
    #[command(subcommand)]
    task: Option<Task>,
    #[command(flatten)]
    lookup: lookup::LookupOptions,
}

#[derive(Debug, Subcommand)]
enum Task {
    Search(search::Options),
    Diff(diff::Options),
    Coverage(coverage::Options),
    Term(term::Options),
}

/// The edition of the article numbers.
#[derive(Args, Debug)]
struct EditionOptions {
    #[arg(long, value_name = "YEAR", value_parser = edition())]
    edition: Option<Edition>,
    #[arg(long, value_name = "DAY", conflicts_with = "edition", value_parser = edition_in_force)]
    on: Option<Edition>,
}

impl EditionOptions {
    /// The chosen edition, by its year or by the day of a game; else the one in force today.
    fn edition_or_current(&self) -> Edition {
        self.edition().unwrap_or_else(current_edition)
    }

    /// The chosen edition.
    fn edition(&self) -> Option<Edition> {
        self.on.or(self.edition)
    }
}

fn current_edition() -> Edition {
    let today = Timestamp::now().to_zoned(TimeZone::UTC).date();
    let today: Option<Date> = today.to_string().parse().ok();
    today.and_then(Edition::on).unwrap_or(Edition::NEWEST_COMPLETE)
}

fn edition_in_force(day: &str) -> Result<Edition, String> {
    let day: Date = day.parse().map_err(|error: ParseDateError| error.to_string())?;
    Edition::on(day).ok_or_else(|| "no edition before that of July 2005 is known here".to_owned())
}

/// The command.
pub(crate) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    match &options.task {
        None if options.lookup.editions => Ok(editions::run(audience)),
        None => lookup::run(&options.lookup, audience),
        Some(Task::Search(options)) => Ok(search::run(options, audience)),
        Some(Task::Diff(options)) => Ok(diff::run(options, audience)),
        Some(Task::Coverage(options)) => Ok(coverage::run(options, audience)),
        Some(Task::Term(options)) => Ok(term::run(options, audience)),
    }
}
