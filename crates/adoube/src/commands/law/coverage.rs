//! `adoube law coverage`.

use std::collections::BTreeSet;

use adoube_laws::{
    Citation, Edition,
    case::{Case, Coverage, Reasons},
};
use clap::Args;
use serde::Serialize;

use crate::{
    answer::{Answer, Audience, Exit},
    cases, json,
    options::edition,
};
use adoube_record::i18n::CaseKey;

#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "adoube law coverage\n",
        "adoube law coverage --edition 2017 --missing --lang sl",
    )
)]
pub(super) struct Options {
    #[arg(long, value_name = "YEAR", value_parser = edition())]
    edition: Option<Edition>,
    #[arg(long)]
    missing: bool,
}

/// How many articles the cases cover.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts {
    /// The coverage of each edition.
    editions: Vec<CoverageFacts>,
}

/// How many articles of an edition the cases cover.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct CoverageFacts {
    /// The edition of the Laws.
    edition: json::Edition,
    /// The number of covered articles.
    covered: usize,
    /// The number of these on which a ruling, a question or a refusal rests.
    decided: usize,
    /// The number of articles.
    total: usize,
    /// The articles that are not covered.
    missing: Vec<String>,
    /// The articles whose numbers were not verified in the edition itself.
    unverified: Vec<String>,
}

pub(super) fn run(options: &Options, audience: &Audience) -> Answer {
    let editions = options.edition.map_or_else(|| Edition::ALL.to_vec(), |edition| vec![edition]);
    let (shown, decided) = run_cases();
    let all: Vec<Coverage> =
        editions.iter().map(|edition| Coverage::new(*edition, &shown)).collect();
    let mut text: String = all.iter().map(|coverage| coverage_line(coverage, audience)).collect();
    text.push_str(&audience.words.plain(CaseKey::CoverageCounts));
    text.push('\n');
    if options.missing {
        text.extend(all.iter().map(|coverage| missing_articles(coverage, &shown, audience)));
    }
    let facts = Facts {
        editions: all.iter().map(|coverage| CoverageFacts::new(coverage, &decided)).collect(),
    };
    Answer::new(Exit::Yes, text, &facts)
}

impl CoverageFacts {
    fn new(coverage: &Coverage, decided: &BTreeSet<Citation>) -> Self {
        Self {
            edition: coverage.edition.into(),
            covered: coverage.covered.len(),
            decided: Coverage::new(coverage.edition, decided).covered.len(),
            total: coverage.total(),
            missing: coverage.missing.iter().map(ToString::to_string).collect(),
            unverified: coverage.unverified.iter().map(ToString::to_string).collect(),
        }
    }
}

/// All citations that the cases cover, and those on which something was decided; a case that does not run as expected covers
/// nothing.
fn run_cases() -> (BTreeSet<Citation>, BTreeSet<Citation>) {
    let cases = cases::texts().into_iter().filter_map(|text| Case::read(&text).ok());
    let runs = cases.flat_map(|case| {
        let editions = case.editions().to_vec();
        editions.into_iter().filter_map(move |edition| case.run(edition).ok())
    });
    let (mut shown, mut decided) = (BTreeSet::new(), BTreeSet::new());
    for run in runs.filter(|run| run.differences.is_empty()) {
        shown.extend(run.shown);
        decided.extend(run.decided);
    }
    (shown, decided)
}

fn coverage_line(coverage: &Coverage, audience: &Audience) -> String {
    let with = [
        ("edition", coverage.edition.to_string().into()),
        ("covered", coverage.covered.len().into()),
        ("total", coverage.total().into()),
    ];
    let mut text = audience.words.say(CaseKey::CoverageLine, with);
    if !coverage.unverified.is_empty() {
        let with = [("count", coverage.unverified.len().into())];
        text = text + " " + &audience.words.say(CaseKey::CoverageUnverified, with);
    }
    text + "\n"
}

/// The articles that are not covered, with their content, and the reason if there is one.
fn missing_articles(
    coverage: &Coverage,
    shown: &BTreeSet<Citation>,
    audience: &Audience,
) -> String {
    if coverage.missing.is_empty() {
        return String::new();
    }
    let words = &audience.words;
    let reasons = Reasons::read(cases::UNCOVERED).unwrap_or_default();
    let edition = coverage.edition;
    let with = [("edition", edition.to_string().into())];
    let mut lines = vec![String::new(), words.say(CaseKey::CoverageMissing, with)];
    for article in &coverage.missing {
        for provision in coverage.missing_in(article, shown) {
            let head = format!("{}  {provision}", words.article(article));
            lines.push(audience.color_mode.strong(&head));
            lines.push(format!("  {}", words.provision(provision, edition)));
        }
        if let Some(reason) = reasons.reason(edition, article) {
            let with = [("reason", reason.into())];
            lines.push(format!("  {}", words.say(CaseKey::CoverageReason, with)));
        }
    }
    lines.join("\n") + "\n"
}
