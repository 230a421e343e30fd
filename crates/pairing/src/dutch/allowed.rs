//! What is not allowed even by hand: C1 and C2.

use super::{
    criterion::{Criteria, Criterion},
    field::{Entrant, Field},
};
use crate::{Board, PlayerId, Tournament};

/// The boards that must not be set in a round, with the criterion that each of them breaks.
pub(crate) fn broken(
    tournament: &Tournament,
    round: usize,
    boards: &[Board],
) -> Vec<(Board, Criterion)> {
    if boards.is_empty() {
        return Vec::new();
    }
    // Two who both must have the same colour (C3) are left to the organiser.
    let field = Field::new(tournament, round, Criteria::ALL.without(Criterion::C3));
    let place = |id: PlayerId| field.entrants.iter().position(|entrant: &Entrant| entrant.id == id);
    let broken = |&(white, black): &Board| match black {
        Some(black) => {
            let (one, other) = (place(white)?, place(black)?);
            (!field.allowed(one, other)).then_some(Criterion::C1)
        }
        None => (!field.entrants[place(white)?].may_have_bye).then_some(Criterion::C2),
    };
    boards.iter().filter_map(|board| Some((*board, broken(board)?))).collect()
}
