//! Verdicts as answers, each shown first.

use adoube_chess::{Colour, Position};
use adoube_winnable::{Budget, verify::verify, winnable};

/// Whether `winner` can still mate, if that is decided; what shows it has been held against the rules.
pub(crate) fn shown(position: &Position, winner: Colour, budget: Budget) -> Option<bool> {
    let verdict = winnable(position, winner, budget);
    verify(position, winner, &verdict)
        .unwrap_or_else(|gap| panic!("{position}, {winner:?}: {gap}"));
    verdict.as_bool()
}
