//! `adoube law coverage`.
//!
//! JSON: `{"editions": [{"edition", "covered", "total", "missing"}]}`, missing as a list of articles.

use std::collections::BTreeSet;

use adoube_laws::{
    Article, Citation, Edition,
    case::{Case, Coverage, Reasons},
};
use clap::Args;
use serde::Serialize;

use super::EDITIONS;
use crate::{
    answer::{Answer, Exit, Reader},
    args::one_of,
    cases,
};
use adoube_record::words::CaseKey;

/// Count the articles that the cases of the specification show.
///
/// All cases are played; an article counts as shown if the engine cited it while they ran. Counted are the articles that a program can decide, check or record.
#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "Examples:\n",
        "  adoube law coverage\n",
        "  adoube law coverage --edition 2017 --missing --lang sl",
    )
)]
pub(super) struct Options {
    /// Only this edition, by its year [default: those that are complete]
    #[arg(long, value_name = "YEAR", value_parser = one_of(EDITIONS))]
    edition: Option<Edition>,
    /// List the articles that no case shows, with what they say
    #[arg(long)]
    missing: bool,
}

#[derive(Serialize)]
struct Facts {
    editions: Vec<EditionFacts>,
}

#[derive(Serialize)]
struct EditionFacts {
    edition: String,
    covered: usize,
    total: usize,
    missing: Vec<String>,
}

pub(super) fn run(options: &Options, reader: &Reader) -> Answer {
    let editions =
        options.edition.map_or_else(|| Edition::COMPLETE.to_vec(), |edition| vec![edition]);
    let cited = cited();
    let all: Vec<Coverage> =
        editions.iter().map(|edition| Coverage::of(*edition, &cited)).collect();
    let mut text: String = all.iter().map(|coverage| line(coverage, reader)).collect();
    if options.missing {
        text.extend(all.iter().map(|coverage| missing(coverage, reader)));
    }
    let facts = Facts { editions: all.iter().map(EditionFacts::of).collect() };
    Answer::new(Exit::Yes, text, &facts)
}

impl EditionFacts {
    fn of(coverage: &Coverage) -> Self {
        Self {
            edition: coverage.edition.to_string(),
            covered: coverage.covered.len(),
            total: coverage.total(),
            missing: coverage.missing.iter().map(ToString::to_string).collect(),
        }
    }
}

/// All that the engine cites while the cases run.
fn cited() -> BTreeSet<Citation> {
    let cases = cases::ALL.iter().filter_map(|(_, text)| Case::read(text).ok());
    let runs = cases.flat_map(|case| {
        let editions = case.editions().to_vec();
        editions.into_iter().filter_map(move |edition| case.run(edition).ok())
    });
    runs.flat_map(|run| run.cited).collect()
}

fn line(coverage: &Coverage, reader: &Reader) -> String {
    let with = [
        ("edition", coverage.edition.to_string().into()),
        ("covered", coverage.covered.len().into()),
        ("total", coverage.total().into()),
    ];
    reader.words.say(CaseKey::CoverageLine, with) + "\n"
}

/// The articles that are not shown, with what they say, and why if that is known.
fn missing(coverage: &Coverage, reader: &Reader) -> String {
    if coverage.missing.is_empty() {
        return String::new();
    }
    let words = &reader.words;
    let reasons = Reasons::read(cases::UNCOVERED).unwrap_or_default();
    let edition = coverage.edition;
    let with = [("edition", edition.to_string().into())];
    let mut lines = vec![String::new(), words.say(CaseKey::CoverageMissing, with)];
    for article in &coverage.missing {
        lines.extend(one(article, edition, &reasons, reader));
    }
    lines.join("\n") + "\n"
}

fn one(article: &Article, edition: Edition, reasons: &Reasons, reader: &Reader) -> Vec<String> {
    let words = &reader.words;
    let mut lines = Vec::new();
    for provision in edition.provisions_at(article) {
        lines.push(reader.ink.strong(&format!("{article}  {provision}")));
        lines.push(format!("  {}", words.provision(provision)));
    }
    if let Some(reason) = reasons.of(edition, article) {
        lines
            .push(format!("  {}", words.say(CaseKey::CoverageReason, [("reason", reason.into())])));
    }
    lines
}
