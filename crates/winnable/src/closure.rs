//! The proof by exhaustion: all that can still arise is looked at, each position once, told apart by exact
//! keys, until nothing is left. If a mate turns up instead, the way to it is known.

use adoube_chess::{Colour, Position};

use crate::{
    Continuation, Exhausted, InsufficientMaterial, outcome::SearchOutcome, seen::SeenPositions,
};

/// Moves that are reckoned with in a position. Where there are more, fewer positions are looked at: the moves
/// are what takes time.
const MOVES: usize = 5;

/// Looks at everything from `root`, which is not mate, up to so many positions, and returns how many there were.
pub(crate) fn exhaust(root: &Position, winner: Colour, limit: usize) -> (SearchOutcome, usize) {
    let mut table = SeenPositions::new(root);
    let mut beyond = vec![Continuation::Moves];
    let mut next = 0;
    let mut moves_seen = 0;
    while (next as usize) < table.len() {
        if table.len().max(moves_seen / MOVES) > limit {
            return (SearchOutcome::Spent, limit);
        }
        if matches!(beyond[next as usize], Continuation::Moves) {
            let position = *table.position(next);
            let moves = position.legal_moves();
            if moves.is_empty() && position.turn() != winner && position.is_check() {
                return (SearchOutcome::Mate(table.line(next)), table.len());
            }
            moves_seen += moves.len();
            for by in &moves {
                let Some(place) = table.play(next, *by) else { continue };
                let after = table.position(place);
                beyond.push(
                    InsufficientMaterial::of(after, winner)
                        .map_or(Continuation::Moves, Continuation::Material),
                );
            }
        }
        next += 1;
    }
    let seen = table.len();
    let positions = table.into_positions().zip(beyond).collect();
    (SearchOutcome::Exhausted(Exhausted { positions }), seen)
}
