//! Measuring: every query put to every solver once a round, in a new order each round, best time kept.

use std::{
    io::{self, IsTerminal},
    time::Duration,
};

use adoube_winnable::{Budget, verify::verify, winnable};

use crate::{
    sets::Set,
    solver::{Answer, Query, Solver},
};

/// What takes longer is asked once only: the noise is small beside it.
const LONG: Duration = Duration::from_millis(20);

/// One query and what came of it, solver by solver.
pub(crate) struct Outcome {
    /// What is published, else what our verdict shows, else what the other says.
    pub(crate) truth: Answer,
    pub(crate) answers: [Answer; 4],
    pub(crate) best: [Duration; 4],
}

/// Puts every query of a set to every solver, at most `rounds` times.
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

/// Our answer, if what it carries shows it.
fn shown(query: &Query) -> Answer {
    let (position, winner) = (&query.question.position, query.question.winner);
    let verdict = winnable(position, winner, Budget::FULL);
    verify(position, winner, &verdict).ok().and_then(|()| verdict.as_bool())
}

/// Names what must never be: our answer is not the published one.
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
