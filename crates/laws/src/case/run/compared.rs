//! What came, held against what a case expects.

use std::fmt;

use super::{Difference, Happening, Stage};
use crate::case::{
    expected::{Expectation, scene},
    moves::Scene,
    read::Expected,
    shown,
    values::Cited,
};

impl Stage<'_> {
    /// Holds what came against what was expected.
    pub(super) fn compare(&mut self, line: usize, expected: &[&Expected]) {
        let mut open = std::mem::take(&mut self.decided);
        let edition = self.run.edition;
        self.found.extend(self.run.table.bound_by());
        let mut missing = Vec::new();
        let mut differences = Vec::new();
        let table = &self.run.table;
        for expected in expected {
            match &expected.what {
                Expectation::Decided(wanted) => {
                    let found =
                        open.iter().position(|(decided, _)| wanted.is(decided, table) == Ok(true));
                    match found.map(|at| open.remove(at)) {
                        Some((_, counting)) => {
                            let named = shown::named(&wanted.cited(), &counting, edition);
                            self.run.shown.extend(named);
                        }
                        None => missing.push(expected),
                    }
                }
                Expectation::Cites(wanted) => {
                    let mut found =
                        self.run.happenings.last().map_or_else(Vec::new, Happening::cites);
                    found.extend(&self.found);
                    let is_cited = |cited: &Cited| {
                        found.iter().any(|cite| cited.is(cite.provision(), edition))
                    };
                    if !wanted.iter().all(is_cited) {
                        let names: Vec<String> =
                            found.iter().map(|cite| cite.provision().to_string()).collect();
                        let got = Some(format!("under {}", names.join(", ")));
                        let text = Some(expected.text.clone());
                        differences.push(Difference { line: expected.line, expected: text, got });
                    } else {
                        self.run.shown.extend(shown::named(wanted, &self.found, edition));
                    }
                }
                Expectation::State(check, values) => {
                    let scene = Scene { at: self.at, ..scene(table) };
                    let got = check(values, &scene).unwrap_or_else(|error| Some(error.to_string()));
                    if let Some(got) = got {
                        let expected_text = Some(expected.text.clone());
                        differences.push(Difference {
                            line: expected.line,
                            expected: expected_text,
                            got: Some(got),
                        });
                    }
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

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        let expected = self.expected.as_deref().unwrap_or("nothing");
        let got = self.got.as_deref().unwrap_or("nothing");
        write!(f, ": expected {expected}; got {got}")
    }
}
