//! What is not allowed even when pairing by hand: C1 and C2.

use super::{
    criterion::{Criteria, Criterion},
    field::{Entrant, Field},
};
use crate::{Board, PlayerId, Tournament};

/// Returns the boards that must not be set in a round, each with the criterion it violates.
pub(crate) fn broken(
    tournament: &Tournament,
    round: usize,
    boards: &[Board],
) -> Vec<(Board, Criterion)> {
    if boards.is_empty() {
        return Vec::new();
    }
    // Two players with the same absolute colour preference (C3) are left to the organiser.
    let field = Field::new(tournament, round, Criteria::ALL.without(Criterion::C3));
    let place = |id: PlayerId| field.entrants.iter().position(|entrant: &Entrant| entrant.id == id);
    let broken = |&(white, black): &Board| match black {
        Some(black) => {
            let (one, other) = (place(white)?, place(black)?);
            (!field.is_allowed(one, other)).then_some(Criterion::C1)
        }
        None => (!field.entrants[place(white)?].may_have_bye).then_some(Criterion::C2),
    };
    boards.iter().filter_map(|board| Some((*board, broken(board)?))).collect()
}
