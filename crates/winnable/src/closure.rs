//! The proof by exhaustion: all that can still arise is looked at, each position once, told apart by exact
//! keys, until nothing is left. If a mate turns up instead, the way to it is known.

use adoube_chess::{Colour, Move, Position, Status};

use crate::{Beyond, Exhausted, Lack, table::Table};

/// How a search came out.
pub(crate) enum Outcome {
    /// These moves end in mate.
    Mate(Vec<Move>),
    /// There is nothing left to look at.
    Exhausted(Exhausted),
    /// So many positions were not enough.
    Spent,
}

/// Looks at everything from `root`, which is not mate, up to so many positions, and says how many it were. `prove` is asked about each
/// position that no later one can lead back to, because something was taken or a pawn has moved.
pub(crate) fn exhaust(
    root: &Position,
    winner: Colour,
    limit: usize,
    prove: &mut impl FnMut(&Position) -> Option<Beyond>,
) -> (Outcome, usize) {
    let mut table = Table::new(root);
    let mut beyond = vec![Beyond::Moves];
    let mut next = 0;
    while (next as usize) < table.len() {
        if table.len() > limit {
            return (Outcome::Spent, table.len());
        }
        if matches!(beyond[next as usize], Beyond::Moves) {
            let position = *table.position(next);
            for by in &position.legal_moves() {
                let Some(place) = table.play(next, *by) else { continue };
                let after = table.position(place);
                if after.turn() != winner && after.status() == Status::Checkmate {
                    return (Outcome::Mate(table.line(place)), table.len());
                }
                let is_final = after.halfmoves() == 0;
                beyond.push(match Lack::of(after, winner) {
                    Some(lack) => Beyond::Material(lack),
                    None if is_final => prove(after).unwrap_or(Beyond::Moves),
                    None => Beyond::Moves,
                });
            }
        }
        next += 1;
    }
    let seen = table.len();
    let positions = table.into_positions().zip(beyond).collect();
    (Outcome::Exhausted(Exhausted { positions }), seen)
}
