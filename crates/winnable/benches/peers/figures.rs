//! Statistics of one solver on one set.

use crate::{
    measure::Outcome,
    solver::{Answer, Solver},
};

pub(crate) struct Figures {
    pub(crate) set: String,
    pub(crate) solver: Solver,
    pub(crate) queries: usize,
    /// Times in microseconds.
    pub(crate) mean: f64,
    pub(crate) median: f64,
    pub(crate) p99: f64,
    pub(crate) worst: f64,
    /// Queries without an answer.
    pub(crate) unknown: usize,
    /// Those of them with a known answer.
    pub(crate) missed: usize,
    /// Wrong answers.
    pub(crate) wrong: usize,
    /// Queries whose true answer is no, and those of them that were answered so.
    pub(crate) unwinnable: usize,
    pub(crate) found: usize,
}

impl Figures {
    pub(crate) fn new(set: &str, solver: Solver, outcomes: &[Outcome]) -> Self {
        let place = solver as usize;
        let mut times: Vec<f64> =
            outcomes.iter().map(|outcome| outcome.best[place].as_secs_f64() * 1e6).collect();
        times.sort_by(f64::total_cmp);
        // The percentile: the smallest time that `percent` % of all do not exceed.
        let at = |percent: usize| {
            let rank = (percent * times.len()).div_ceil(100);
            times.get(rank.saturating_sub(1)).copied().unwrap_or(0.0)
        };
        let count = |holds: fn(Answer, Answer) -> bool| {
            outcomes.iter().filter(|outcome| holds(outcome.answers[place], outcome.truth)).count()
        };
        Self {
            set: set.to_owned(),
            solver,
            queries: outcomes.len(),
            mean: times.iter().sum::<f64>() / times.len().max(1) as f64,
            median: at(50),
            p99: at(99),
            worst: at(100),
            unknown: count(|answer, _| answer.is_none()),
            missed: count(|answer, truth| answer.is_none() && truth.is_some()),
            wrong: count(|answer, truth| {
                answer.is_some_and(|answer| truth.is_some_and(|truth| truth != answer))
            }),
            unwinnable: count(|_, truth| truth == Some(false)),
            found: count(|answer, truth| truth == Some(false) && answer == truth),
        }
    }

    /// The percentage of queries without an answer.
    pub(crate) fn unknown_share(&self) -> f64 {
        percent(self.unknown, self.queries)
    }

    /// The percentage of unwinnable positions that were found; 100 if there are none.
    pub(crate) fn found_share(&self) -> f64 {
        if self.unwinnable == 0 { 100.0 } else { percent(self.found, self.unwinnable) }
    }
}

fn percent(part: usize, whole: usize) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}
