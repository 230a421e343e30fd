//! `adoube case run PATH…`.

use std::path::PathBuf;

use adoube_laws::{
    Edition,
    case::{Case, CaseFault, Difference},
};
use clap::Args;
use serde::Serialize;

use super::fault_language;
use crate::{
    answer::{Answer, Audience, Exit},
    input::{
        self, file_name,
        folders::{CASES, WalkOptions, expand},
    },
    json,
    options::{Encoding, edition},
    problem::{CaseFaultFact, Problem},
};
use adoube_record::i18n::{CaseKey, Localizer};

#[derive(Args, Debug)]
#[command(
    after_help = concat!(
        "adoube case run cases/9-draws\n",
        "adoube case run my.case --edition 2009\n",
        "adoube case new | adoube case run -",
    )
)]
pub(super) struct Options {
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    #[arg(long, value_name = "YEAR", value_parser = edition())]
    edition: Option<Edition>,
    #[command(flatten)]
    encoding: Encoding,
    #[command(flatten)]
    walk: WalkOptions,
}

/// Cases, played under their editions.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
pub(crate) struct Facts {
    /// The cases.
    cases: Vec<CaseFacts>,
    /// The counts.
    summary: Summary,
}

/// A case; one that cannot be read has faults and no runs.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct CaseFacts {
    /// The file, as it was called.
    file: String,
    /// The title; null if the case cannot be read.
    title: Option<String>,
    /// The runs, one for each edition.
    runs: Vec<RunFacts>,
    /// Why it cannot be read or played.
    faults: Vec<CaseFaultFact>,
}

/// A case under an edition.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Serialize)]
struct RunFacts {
    /// The edition of the Laws.
    edition: json::Edition,
    /// Where the result differs from the expectation.
    differences: Vec<DifferenceFacts>,
}

/// A line whose result differs from the expectation.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(PartialEq, Eq, Serialize)]
struct DifferenceFacts {
    /// The number of the line.
    line: usize,
    /// The expectation; null if there is none.
    expected: Option<String>,
    /// The result; null if there is none.
    got: Option<String>,
}

/// The counts of all cases.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Default, Serialize)]
struct Summary {
    /// How many cases there are.
    cases: usize,
    /// How many runs.
    runs: usize,
    /// The total number of differences.
    differences: usize,
    /// Cases that cannot be read or played.
    unreadable: usize,
}

pub(super) fn run(options: &Options, audience: &Audience) -> Result<Answer, Problem> {
    let cases = play_all(options, audience)?;
    let summary = cases.iter().fold(Summary::default(), |sum, case| Summary {
        cases: sum.cases + 1,
        runs: sum.runs + case.runs.len(),
        differences: sum.differences
            + case.runs.iter().map(|run| run.differences.len()).sum::<usize>(),
        unreadable: sum.unreadable + usize::from(!case.faults.is_empty()),
    });
    let exit = match (summary.unreadable, summary.differences) {
        (0, 0) => Exit::Yes,
        (0, _) => Exit::No,
        _ => Exit::CouldNotTell,
    };
    let shown = cases.iter().filter(|case| !audience.is_quiet || !case.is_as_expected());
    let mut text: String = shown.map(|case| render_case(case, audience)).collect();
    if !audience.is_quiet {
        text += &render_summary(&summary, audience);
    }
    Ok(Answer::new(exit, text, &Facts { cases, summary }).with_guesses(audience))
}

/// Plays all cases. One that cannot be read does not stop the others, if there are any.
fn play_all(options: &Options, audience: &Audience) -> Result<Vec<CaseFacts>, Problem> {
    let files = expand(&options.paths, CASES, options.walk);
    audience.meter.begin(files.len());
    let (mut cases, mut problems) = (Vec::new(), Vec::new());
    for file in files {
        let read = |path: PathBuf| {
            let text = input::read_document(&path, options.encoding.decoding(audience))?;
            Ok((path, text))
        };
        match file.and_then(read) {
            Ok((path, text)) => {
                cases.push(play(file_name(&path), &text, options.edition, audience));
            }
            Err(problem) => problems.push(problem),
        }
        audience.meter.advance();
    }
    if cases.is_empty() && !problems.is_empty() {
        return Err(problems.swap_remove(0));
    }
    cases.extend(problems.iter().map(|problem| unread(problem, audience)));
    Ok(cases)
}

/// A case that could not be read.
fn unread(problem: &Problem, audience: &Audience) -> CaseFacts {
    let fault = CaseFaultFact::for_file(problem, &audience.words);
    let file = problem.path().map(file_name).unwrap_or_default();
    CaseFacts { file, title: None, runs: Vec::new(), faults: vec![fault] }
}

impl CaseFacts {
    fn is_as_expected(&self) -> bool {
        self.faults.is_empty() && self.runs.iter().all(|run| run.differences.is_empty())
    }
}

/// Plays one case.
fn play(file: String, text: &str, only: Option<Edition>, audience: &Audience) -> CaseFacts {
    let case = match Case::read(text) {
        Ok(case) => case,
        Err(faults) => {
            let faults = faults.iter().map(|fault| fact(fault, audience)).collect();
            return CaseFacts { file, title: None, runs: Vec::new(), faults };
        }
    };
    let (mut runs, mut faults) = (Vec::new(), Vec::new());
    for edition in only.map_or_else(|| case.editions().to_vec(), |edition| vec![edition]) {
        match case.run(edition) {
            Ok(run) => runs.push(RunFacts {
                edition: edition.into(),
                differences: run.differences.into_iter().map(DifferenceFacts::from).collect(),
            }),
            Err(fault) => {
                let fault = fact(&fault, audience);
                if !faults.contains(&fault) {
                    faults.push(fault);
                }
            }
        }
    }
    CaseFacts { file, title: Some(case.title().to_owned()), runs, faults }
}

/// A fault with its message in the language of the user, or of the case.
fn fact(fault: &CaseFault, audience: &Audience) -> CaseFaultFact {
    match fault_language(fault, audience) {
        Some(language) => CaseFaultFact::new(fault, &Localizer::new(language)),
        None => CaseFaultFact::new(fault, &audience.words),
    }
}

impl From<Difference> for DifferenceFacts {
    fn from(Difference { line, expected, got }: Difference) -> Self {
        Self { line, expected, got }
    }
}

/// A case: one line if everything is as expected, else the differences.
fn render_case(case: &CaseFacts, audience: &Audience) -> String {
    let words = &audience.words;
    let title = case.title.as_deref().unwrap_or_default();
    let mut parts = vec![format!("{}  {title}\n", audience.color_mode.strong(&case.file))];
    parts.extend(case.faults.iter().map(CaseFaultFact::render));
    let (fine, different): (Vec<&RunFacts>, Vec<&RunFacts>) =
        case.runs.iter().partition(|run| run.differences.is_empty());
    if !fine.is_empty() {
        let editions: Vec<&str> = fine.iter().map(|run| run.edition.as_str()).collect();
        let fine = words.plain(CaseKey::AsExpected);
        parts.push(format!("  {}: {fine}\n", editions.join(", ")));
    }
    let render = |(difference, editions): &(&DifferenceFacts, Vec<&str>)| {
        render_difference(difference, &editions.join(", "), words)
    };
    parts.extend(merge_differences(&different).iter().map(render));
    parts.concat()
}

/// Every difference once, in the order of the lines, with the editions under which it occurred.
fn merge_differences<'a>(runs: &[&'a RunFacts]) -> Vec<(&'a DifferenceFacts, Vec<&'a str>)> {
    let mut all: Vec<(&DifferenceFacts, Vec<&str>)> = Vec::new();
    for run in runs {
        for difference in &run.differences {
            match all.iter_mut().find(|(known, _)| *known == difference) {
                Some((_, editions)) if editions.last() != Some(&run.edition.as_str()) => {
                    editions.push(run.edition.as_str());
                }
                Some(_) => {}
                None => all.push((difference, vec![run.edition.as_str()])),
            }
        }
    }
    all.sort_by_key(|(difference, _)| difference.line);
    all
}

fn render_difference(difference: &DifferenceFacts, editions: &str, words: &Localizer) -> String {
    let line = words.say(CaseKey::InLine, [("line", difference.line.into())]);
    let nothing = || words.plain(CaseKey::Nothing);
    let expected = difference.expected.clone().unwrap_or_else(nothing);
    let got = difference.got.clone().unwrap_or_else(nothing);
    let expected = words.say(CaseKey::Expected, [("text", expected.into())]);
    let got = words.say(CaseKey::Got, [("text", got.into())]);
    format!("  {editions}: {line}\n    {expected}\n    {got}\n")
}

fn render_summary(summary: &Summary, audience: &Audience) -> String {
    let words = &audience.words;
    let with = [("cases", summary.cases.into()), ("runs", summary.runs.into())];
    let mut text = words.say(CaseKey::Summary, with);
    if summary.unreadable > 0 {
        let count = [("count", summary.unreadable.into())];
        text = format!("{text} {}", words.say(CaseKey::SummaryUnreadable, count));
    }
    let last = match summary.differences {
        0 if summary.unreadable == 0 => words.plain(CaseKey::SummaryFine),
        count => words.say(CaseKey::SummaryDifferences, [("count", count.into())]),
    };
    format!("{text} {last}\n")
}
