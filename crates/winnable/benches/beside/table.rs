//! The tables.

use std::fmt::Write;

use crate::{figures::Figures, sets::Set, targets::TARGETS};

/// What was measured on one set.
pub(crate) fn of_set(set: &Set, all: &[Figures; 4]) -> String {
    let unwinnable = all[0].unwinnable;
    let mut text =
        format!("\n{}: {} queries, {unwinnable} unwinnable", set.name, set.queries.len());
    if set.left_out > 0 {
        let _ = write!(text, " ({} left out: not for chasolver)", set.left_out);
    }
    let _ = writeln!(
        text,
        "\n{:<16}{:>10}{:>10}{:>12}{:>14}{:>11}{:>9}{:>7}",
        "µs a query", "mean", "median", "p99", "worst", "unknown %", "found %", "wrong"
    );
    for figures in all {
        let Figures { solver, mean, median, p99, worst, wrong, .. } = figures;
        let _ = writeln!(
            text,
            "{:<16}{mean:>10.1}{median:>10.1}{p99:>12.1}{worst:>14.1}{:>11.2}{:>9.2}{wrong:>7}",
            solver.name(),
            figures.unknown_share(),
            figures.found_share(),
        );
    }
    text
}

/// The targets, and whether they are met.
pub(crate) fn of_targets(sets: &[[Figures; 4]]) -> String {
    let mut text = format!("\n{:<16}{:<16}{:<26}{:>14}{:>10}\n", "target", "", "", "wanted", "is");
    for target in &TARGETS {
        for all in sets.iter().filter(|all| target.holds_for(&all[0].set)) {
            let is = target.figure(all);
            let (set, name, what) = (&all[0].set, target.solver.name(), target.what);
            let met = if target.is_met_by(is) { "met" } else { "NOT MET" };
            let wanted = target.wanted();
            let _ = writeln!(text, "{set:<16}{name:<16}{what:<26}{wanted:>14}{is:>10.2}   {met}");
        }
    }
    text
}
