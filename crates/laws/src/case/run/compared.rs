//! Compares what happened with what a case expects.

use std::fmt;

use adoube_chess::notation::Language;

use super::{Difference, RecordedEvent, Run, Stage, StepOutcome};
use crate::{
    Citation,
    case::{
        expected::{Expectation, scene},
        moves::SentenceContext,
        read::ExpectationLine,
        shown,
        translate::expectation_in,
    },
    vocabulary::Refusal,
};

impl StepOutcome {
    /// Returns all provisions that anything in it rests on.
    pub fn cites(&self) -> Vec<Citation> {
        let mut cites: Vec<Citation> =
            self.noted().flat_map(|noted| noted.under.iter().copied()).collect();
        cites.extend(self.refusals().filter_map(|refusal| refusal.cite));
        cites.dedup();
        cites
    }

    /// Iterates over all events in it.
    pub fn noted(&self) -> impl Iterator<Item = &RecordedEvent> {
        self.acts.iter().flat_map(|acted| &acted.noted)
    }

    /// Iterates over the refusals in it.
    pub fn refusals(&self) -> impl Iterator<Item = &Refusal> {
        self.acts.iter().filter_map(|acted| acted.refusal.as_ref())
    }
}

impl Run {
    /// Translates what happened instead into the language of the case.
    pub(super) fn translated_to(mut self, language: Language) -> Self {
        if language != Language::En {
            for got in self.differences.iter_mut().filter_map(|found| found.got.as_mut()) {
                *got = expectation_in(got, language);
            }
        }
        self
    }
}

impl Stage<'_> {
    /// Compares what happened with what was expected.
    pub(super) fn compare(&mut self, line: usize, expected: &[&ExpectationLine]) {
        let mut open = std::mem::take(&mut self.decided);
        let edition = self.run.edition;
        self.found.extend(self.run.table.bound_by());
        let mut missing = Vec::new();
        let mut differences = Vec::new();
        let table = &self.run.table;
        for expected in expected {
            if !(self.goes_on)(&self.run) {
                self.run.is_whole = false;
                return;
            }
            match &expected.what {
                Expectation::Decided(wanted) => {
                    let found =
                        open.iter().position(|(decided, _)| wanted.is(decided, table) == Ok(true));
                    match found.map(|at| open.remove(at)) {
                        Some((_, counting)) => {
                            let named = shown::named(&wanted.cited(), &counting, edition);
                            self.run.shown.extend(&named);
                            self.run.decided.extend(named);
                        }
                        None => missing.push(expected),
                    }
                }
                Expectation::Cites(wanted) => {
                    let mut found =
                        self.run.happenings.last().map_or_else(Vec::new, StepOutcome::cites);
                    found.extend(&self.found);
                    if let Some(got) = shown::without(wanted, &found, edition) {
                        differences.push(expected.but(format!("under {got}")));
                    } else {
                        self.run.shown.extend(shown::named(wanted, &self.found, edition));
                        self.run.decided.extend(shown::named(wanted, &self.ruled, edition));
                    }
                }
                Expectation::Against(wanted) => {
                    if let Some(got) = shown::without(wanted, &self.against, edition) {
                        differences.push(expected.but(format!("announced against {got}")));
                    } else {
                        let named = shown::named(wanted, &self.against, edition);
                        self.run.shown.extend(&named);
                        self.run.decided.extend(named);
                    }
                }
                Expectation::State(_, check, values) => {
                    let scene = SentenceContext { at: self.at, ..scene(table) };
                    let got = check(values, &scene).unwrap_or_else(|error| Some(error.to_string()));
                    differences.extend(got.map(|got| expected.but(got)));
                }
            }
        }
        let mut open = open.iter().map(|(decided, _)| decided.written(table));
        for expected in missing {
            let text = Some(expected.text.clone());
            differences.push(Difference { line: expected.line, expected: text, got: open.next() });
        }
        differences.extend(open.map(|got| Difference { line, expected: None, got: Some(got) }));
        self.run.differences.extend(differences);
    }
}

impl ExpectationLine {
    /// Creates the difference between this expectation and what happened.
    fn but(&self, got: String) -> Difference {
        Difference { line: self.line, expected: Some(self.text.clone()), got: Some(got) }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        let expected = self.expected.as_deref().unwrap_or("nothing");
        let got = self.got.as_deref().unwrap_or("nothing");
        write!(f, ": expected {expected}; got {got}")
    }
}
