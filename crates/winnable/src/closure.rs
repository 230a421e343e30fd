//! The proof by exhaustion: visits every position that can still arise, each once, identified by exact
//! keys, until none is left. If a mate is found instead, the line to it is returned.

use adoube_chess::{Colour, Position};

use crate::{
    Continuation, Exhausted, InsufficientMaterial, outcome::SearchOutcome, seen::SeenPositions,
};

/// The assumed number of moves per position. If there are more, fewer positions are visited: the time
/// depends on the moves.
const MOVES: usize = 5;

/// The number of positions that may be known after a number has been expanded. Where few can arise, most
/// moves soon lead to known ones; with more than this it is not worth while to go on.
const fn expected(expanded: usize) -> usize {
    expanded + if expanded < 220 { 80 + expanded } else { 300 }
}

/// Visits everything reachable from `root`, which is not mate, up to `limit` positions; if `expects_few`,
/// only until there are clearly too many. Also returns their number.
pub(crate) fn exhaust(
    root: &Position,
    winner: Colour,
    limit: usize,
    expects_few: bool,
) -> (SearchOutcome, usize) {
    let mut table = SeenPositions::new(root);
    let mut beyond = vec![Continuation::Moves];
    let mut next = 0;
    let mut moves_seen = 0;
    while (next as usize) < table.len() {
        if table.len().max(moves_seen / MOVES) > limit {
            return (SearchOutcome::Spent, limit);
        }
        if expects_few && table.len() > expected(next as usize) {
            return (SearchOutcome::Spent, table.len());
        }
        if matches!(beyond[next as usize], Continuation::Moves) {
            let moves = table.play_all(next, |_, _| {});
            let position = table.position(next);
            if moves == 0 && position.turn() != winner && position.is_check() {
                return (SearchOutcome::Mate(table.line(next)), table.len());
            }
            moves_seen += moves;
            beyond.extend(table.since(beyond.len()).map(|after| {
                InsufficientMaterial::detect(after, winner)
                    .map_or(Continuation::Moves, Continuation::Material)
            }));
        }
        next += 1;
    }
    let seen = table.len();
    let positions = table.into_positions().zip(beyond).collect();
    (SearchOutcome::Exhausted(Exhausted { positions }), seen)
}
