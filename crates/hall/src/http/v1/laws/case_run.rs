//! The run of a case, line by line.

use adoube_laws::{
    Citation, Edition,
    case::{Case, CaseFault, Difference, Run},
};
use adoube_record::{
    i18n::Localizer,
    narrate::{self, CaseFact, CaseStep},
};
use serde::Serialize;
use utoipa::ToSchema;

/// The result of running a case.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct CaseResponse {
    /// Its title.
    pub title: String,
    /// The edition under which it was run.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    /// The editions that it names.
    pub editions: Vec<String>,
    /// Errors in the text; if there are any, the case was not run.
    pub faults: Vec<FaultResponse>,
    /// What happened, line by line.
    pub steps: Vec<StepResponse>,
    /// The result as text, if the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// The number of expectations that were met.
    pub met: usize,
    /// The number of differences from what was expected.
    pub differences: usize,
}

/// An error in the text.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct FaultResponse {
    /// A stable identifier.
    pub code: &'static str,
    /// The message.
    pub told: String,
    /// Hints.
    pub help: Vec<String>,
    /// The line, from 1; none if it concerns the whole case.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The column, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
}

/// A line in which something happened.
#[derive(Default, Serialize, ToSchema)]
pub(in crate::http) struct StepResponse {
    /// The line; none for what happened before the first line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The instant, in milliseconds since the scheduled start.
    pub at: u64,
    /// The text of the line, without its time.
    pub text: String,
    /// The events.
    pub happened: Vec<FactResponse>,
    /// Why the action was refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<FactResponse>,
    /// The expectations.
    pub expected: Vec<ExpectedResponse>,
    /// Events that were not expected, in the case language.
    pub unexpected: Vec<String>,
}

/// An event, or the reason for a refusal.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(in crate::http) struct FactResponse {
    /// The text; for a ruling also its orders and grounds.
    pub told: Vec<String>,
    /// The one or two articles it is mainly based on.
    pub articles: Vec<String>,
    /// All other articles.
    pub further_articles: Vec<String>,
    /// Details.
    pub further: Vec<String>,
    /// Whether it is a ruling or a question to the arbiter.
    pub decision: bool,
}

/// An expectation.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct ExpectedResponse {
    /// The line.
    pub line: usize,
    /// The expectation, in the case language.
    pub text: String,
    /// Whether it was met.
    pub met: bool,
    /// What happened instead, in the case language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub got: Option<String>,
}

impl CaseResponse {
    /// The response for a case that cannot be parsed.
    pub(super) fn unreadable(faults: &[CaseFault], words: &Localizer) -> Self {
        let faults = faults.iter().map(|fault| FaultResponse::new(fault, words)).collect();
        Self { faults, ..Self::empty(String::new()) }
    }

    /// The response for a case that cannot be run under an edition, or not to its end.
    pub(super) fn impossible(
        case: &Case,
        edition: Edition,
        fault: &CaseFault,
        words: &Localizer,
    ) -> Self {
        Self {
            edition: Some(edition.to_string()),
            editions: case.editions().iter().map(ToString::to_string).collect(),
            faults: vec![FaultResponse::new(fault, words)],
            ..Self::empty(case.title().to_owned())
        }
    }

    /// Renders the run of a case.
    pub(super) fn new(case: &Case, run: &Run, words: &Localizer) -> Self {
        let mut steps: Vec<StepResponse> =
            narrate::case(run, words).into_iter().map(StepResponse::from).collect();
        let mut met = 0;
        for (line, text) in case.expectations(run.edition) {
            let differs = |difference: &&Difference| {
                difference.line == line && difference.expected.as_deref() == Some(text)
            };
            let difference = run.differences.iter().find(differs);
            met += usize::from(difference.is_none());
            let got = difference.and_then(|difference| difference.got.clone());
            let text = text.to_owned();
            let expected = ExpectedResponse { line, text, met: difference.is_none(), got };
            step_of(&mut steps, line).expected.push(expected);
        }
        for difference in &run.differences {
            if let (None, Some(got)) = (&difference.expected, &difference.got) {
                step_of(&mut steps, difference.line).unexpected.push(got.clone());
            }
        }
        Self {
            edition: Some(run.edition.to_string()),
            editions: case.editions().iter().map(ToString::to_string).collect(),
            steps,
            result: run.table.outcome().map(|outcome| narrate::outcome(outcome, words)),
            met,
            differences: run.differences.len(),
            ..Self::empty(case.title().to_owned())
        }
    }

    const fn empty(title: String) -> Self {
        Self {
            title,
            edition: None,
            editions: Vec::new(),
            faults: Vec::new(),
            steps: Vec::new(),
            result: None,
            met: 0,
            differences: 0,
        }
    }
}

/// Returns the step that a line belongs to: the last one above it, or the one before the first line.
fn step_of(steps: &mut Vec<StepResponse>, line: usize) -> &mut StepResponse {
    let above = steps.iter().rposition(|step| step.line.is_none_or(|own| own <= line));
    let place = above.unwrap_or_else(|| {
        steps.insert(0, StepResponse::default());
        0
    });
    &mut steps[place]
}

impl FaultResponse {
    fn new(fault: &CaseFault, words: &Localizer) -> Self {
        let has_place = fault.line > 0;
        Self {
            code: fault.problem.code(),
            told: narrate::case_fault(&fault.problem, words),
            help: narrate::case_help(&fault.candidates, &fault.expected, words),
            line: has_place.then_some(fault.line),
            column: has_place.then_some(fault.column),
        }
    }
}

impl From<CaseStep> for StepResponse {
    fn from(step: CaseStep) -> Self {
        let under: Vec<Citation> = step.refused.iter().filter_map(|one| one.under).collect();
        let told: Vec<String> = step.refused.into_iter().map(|one| one.sentence).collect();
        let refused = (!told.is_empty()).then(|| FactResponse {
            told,
            articles: numbers(&under),
            further_articles: Vec::new(),
            further: Vec::new(),
            decision: false,
        });
        Self {
            line: step.line,
            at: step.at.get(),
            text: step.text,
            happened: step.happened.into_iter().map(FactResponse::from).collect(),
            refused,
            ..Self::default()
        }
    }
}

impl From<CaseFact> for FactResponse {
    fn from(fact: CaseFact) -> Self {
        Self {
            told: fact.sentences,
            articles: fact.articles,
            further_articles: fact.further_articles,
            further: fact.further,
            decision: fact.is_decision,
        }
    }
}

/// Returns the numbers of the articles without duplicates.
fn numbers(cited: &[Citation]) -> Vec<String> {
    let mut numbers: Vec<String> = Vec::new();
    for article in cited.iter().flat_map(|cite| cite.articles()) {
        let number = article.to_string();
        if !numbers.contains(&number) {
            numbers.push(number);
        }
    }
    numbers
}
