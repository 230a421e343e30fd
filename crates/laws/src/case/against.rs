//! Faulty regulations that a case expects: `announced against RapidGame`.

use super::{case_setup::CaseSetup, expected::Expectation, read::Scenes, values::Cited};
use crate::{
    Citation, Edition,
    regulations::{Problem, Regulations, Severity},
};

impl CaseSetup {
    /// Returns the provisions that the regulations violate.
    pub(super) fn against(&self, edition: Edition) -> Vec<Citation> {
        let findings = self.findings(edition);
        findings.iter().flat_map(|found| goes_against(&found.problem, edition)).collect()
    }

    /// Returns the plain edition in place of regulations that no game can be played under, if the case is
    /// only about those.
    pub(super) fn impossible(&self, edition: Edition, scenes: &Scenes) -> Option<Regulations> {
        let [(_, expected)] = scenes.0.as_slice() else { return None };
        let expected = expected.iter().filter(|expected| expected.holds_under(edition));
        let wanted: Vec<&Cited> = expected
            .filter_map(|expected| match &expected.what {
                Expectation::Against(cited) => Some(cited),
                _ => None,
            })
            .flatten()
            .collect();
        let is_wanted = |problem: &Problem| {
            let cites = goes_against(problem, edition);
            cites.iter().any(|cite| wanted.iter().any(|cited| cited.is(cite.provision(), edition)))
        };
        let findings = self.findings(edition);
        let mut errors =
            findings.iter().filter(|found| found.problem.severity() == Severity::Error);
        let is_expected = errors.all(|found| is_wanted(&found.problem));
        is_expected.then(|| Self::default().regulations(edition).ok()).flatten()
    }
}

fn goes_against(problem: &Problem, edition: Edition) -> Vec<Citation> {
    let Problem::Meaning(fault) = problem else { return Vec::new() };
    fault.provisions().into_iter().filter_map(|provision| edition.cite(provision)).collect()
}
