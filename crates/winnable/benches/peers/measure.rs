//! Measurement: every query to every solver once per round, in a new order each round, keeping the best
//! time.

use std::{
    io::{self, IsTerminal},
    time::Duration,
};

use adoube_winnable::{Budget, verify::verify, winnable};

use crate::{
    sets::Set,
    solver::{Answer, Query, Solver},
};

/// Longer queries are asked only once: the noise is relatively small.
const LONG: Duration = Duration::from_millis(20);

/// One query and its results, by solver.
pub(crate) struct Outcome {
    /// The published answer, else our verified verdict, else the other solver's answer.
    pub(crate) truth: Answer,
    pub(crate) answers: [Answer; 4],
    pub(crate) best: [Duration; 4],
}

/// Runs every query of a set on every solver, at most `rounds` times.
pub(crate) fn measure(set: &Set, rounds: u32) -> Vec<Outcome> {
    let untried = |_: &Query| Outcome { truth: None, answers: [None; 4], best: [Duration::MAX; 4] };
    let mut outcomes: Vec<Outcome> = set.queries.iter().map(untried).collect();
    let mut order: Vec<usize> = (0..outcomes.len()).collect();
    let is_watched = io::stderr().is_terminal();
    for round in 1..=rounds {
        fastrand::shuffle(&mut order);
        for (done, &index) in order.iter().enumerate() {
            if is_watched && done % 100 == 0 {
                eprint!("\r{}, round {round} of {rounds}: {done:>6} ", set.name);
            }
            ask_everyone(&set.queries[index], &mut outcomes[index]);
        }
    }
    if is_watched {
        eprintln!();
    }
    for (query, outcome) in set.queries.iter().zip(&mut outcomes) {
        outcome.truth = query.question.published.or_else(|| shown(query)).or(outcome.answers[1]);
        report_wrong(query, outcome);
    }
    outcomes
}

fn ask_everyone(query: &Query, outcome: &mut Outcome) {
    // The first one finds the caches cold, so they take turns.
    let first = fastrand::usize(..Solver::ALL.len());
    for place in (first..Solver::ALL.len()).chain(0..first) {
        let best = &mut outcome.best[place];
        if *best == Duration::MAX || *best < LONG {
            let (answer, time) = Solver::ALL[place].ask(query);
            *best = time.min(*best);
            outcome.answers[place] = answer;
        }
    }
}

/// Returns our answer, if its verdict verifies.
fn shown(query: &Query) -> Answer {
    let (position, winner) = (&query.question.position, query.question.winner);
    let verdict = winnable(position, winner, Budget::FULL);
    verify(position, winner, &verdict).ok().and_then(|()| verdict.as_bool())
}

/// Reports an answer of ours that contradicts the published one.
fn report_wrong(query: &Query, outcome: &Outcome) {
    for (solver, answer) in Solver::ALL.into_iter().zip(outcome.answers) {
        if let (Some(answer), Some(truth)) = (answer, outcome.truth)
            && answer != truth
        {
            let (position, winner) = (query.question.position, query.question.winner);
            eprintln!("{}: {winner:?} can mate: {answer}, but {truth}: {position}", solver.name());
        }
    }
}
