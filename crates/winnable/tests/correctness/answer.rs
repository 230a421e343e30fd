//! Verdicts as answers, each verified first.

use adoube_chess::{Colour, Position};
use adoube_winnable::{Budget, verify::verify, winnable};

/// Returns whether `winner` can still mate, if it is decided; the verdict is verified against the rules.
pub(crate) fn shown(position: &Position, winner: Colour, budget: Budget) -> Option<bool> {
    let verdict = winnable(position, winner, budget);
    verify(position, winner, &verdict)
        .unwrap_or_else(|gap| panic!("{position}, {winner:?}: {gap}"));
    verdict.as_bool()
}
