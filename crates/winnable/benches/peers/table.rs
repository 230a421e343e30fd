//! Rendering of the tables.

use std::fmt::Write;

use crate::{figures::Figures, sets::Set, targets::TARGETS};

/// What the columns mean.
pub(crate) const LEGEND: &str = "Time a query; p99: 99 % of the queries take no longer. \
    unknown %: queries without an answer.\n\
    found %: the share of the unwinnable that is found to be so. wrong: answers that are not the truth.\n";

/// Renders the results on one set.
pub(crate) fn of_set(set: &Set, all: &[Figures; 4]) -> String {
    let unwinnable = all[0].unwinnable;
    let mut text =
        format!("\n{}: {} queries, {unwinnable} unwinnable", set.name, set.queries.len());
    if set.left_out > 0 {
        let _ = write!(text, " ({} left out: not for chasolver)", set.left_out);
    }
    let _ = writeln!(
        text,
        "\n{:<16}{:>10}{:>10}{:>10}{:>10}{:>11}{:>9}{:>7}",
        "solver", "mean", "median", "p99", "worst", "unknown %", "found %", "wrong"
    );
    for figures in all {
        let Figures { solver, wrong, .. } = figures;
        let [mean, median, p99, worst] =
            [figures.mean, figures.median, figures.p99, figures.worst].map(time);
        let _ = writeln!(
            text,
            "{:<16}{mean:>10}{median:>10}{p99:>10}{worst:>10}{:>11.2}{:>9.2}{wrong:>7}",
            solver.name(),
            figures.unknown_share(),
            figures.found_share(),
        );
    }
    text
}

/// Formats microseconds in a readable unit.
fn time(micros: f64) -> String {
    match micros {
        ..100.0 => format!("{micros:.1} µs"),
        ..10_000.0 => format!("{micros:.0} µs"),
        ..100_000.0 => format!("{:.1} ms", micros / 1e3),
        ..1_000_000.0 => format!("{:.0} ms", micros / 1e3),
        _ => format!("{:.2} s", micros / 1e6),
    }
}

/// Renders the targets and whether they are met; missed ones come last.
pub(crate) fn of_targets(sets: &[[Figures; 4]]) -> String {
    let mut text = format!(
        "\n{:<16}{:<16}{:<26}{:>14}{:>10}   {}\n",
        "set", "solver", "target", "wanted", "is", "met?"
    );
    let mut not_met = Vec::new();
    for target in &TARGETS {
        for all in sets.iter().filter(|all| target.holds_for(&all[0].set)) {
            let is = target.figure(all);
            let (set, name, what) = (&all[0].set, target.solver.name(), target.what);
            let is_met = target.is_met_by(is);
            let met = if is_met { "met" } else { "NOT MET" };
            let wanted = target.wanted();
            let _ = writeln!(text, "{set:<16}{name:<16}{what:<26}{wanted:>14}{is:>10.2}   {met}");
            if !is_met {
                not_met.push(format!("{set}, {name}: {what} is {is:.2}, {wanted} wanted"));
            }
        }
    }
    let _ = match not_met.as_slice() {
        [] => writeln!(text, "\nall targets met"),
        some => writeln!(text, "\nNOT MET: {}", some.join("; ")),
    };
    text
}
