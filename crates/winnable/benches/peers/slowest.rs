//! Where to look next: our slowest answers, and the questions left undecided.

use std::fmt::Write;

use crate::{
    measure::Outcome,
    sets::Set,
    solver::{Query, Solver},
};

/// Lists the `most` slowest answers at each of our speeds, and as many that full speed leaves undecided.
pub(crate) fn list(set: &Set, outcomes: &[Outcome], most: usize) -> String {
    let mut text = String::new();
    let mut asked: Vec<(&Query, &Outcome)> = set.queries.iter().zip(outcomes).collect();
    for solver in [Solver::OursFull, Solver::OursInstant] {
        asked.sort_by_key(|(_, outcome)| outcome.best[solver as usize]);
        for entry in asked.iter().rev().take(most) {
            line(&mut text, "slow", solver, entry);
        }
    }
    let full = Solver::OursFull;
    for entry in asked.iter().filter(|entry| entry.1.answers[full as usize].is_none()).take(most) {
        line(&mut text, "open", full, entry);
    }
    text
}

fn line(text: &mut String, why: &str, solver: Solver, (query, outcome): &(&Query, &Outcome)) {
    let [time, other] = [solver, Solver::OtherFull].map(|one| outcome.best[one as usize]);
    let (name, truth) = (solver.name(), outcome.truth);
    let (winner, position) = (query.question.winner, query.question.position);
    let _ = writeln!(
        text,
        "{why} {name:<14} {time:>9.1?} (chasolver full {other:>9.1?}) {winner:?} {truth:?} {position}"
    );
}
