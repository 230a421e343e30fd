//! The proof by short lines: every line of play soon ends, or reaches a proven position.
//!
//! A single line that stays open defeats the proof, so the search is depth-first and gives up there: if
//! there is nothing to prove, that costs next to nothing.

use adoube_chess::{Colour, Position, Status};

use crate::{Continuation, Exhausted, InsufficientMaterial};

/// Limits of the search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// Consecutive moves for which there was a choice.
    pub(crate) depth: u32,
    /// Total number of positions.
    pub(crate) positions: usize,
}

/// Proves that `winner`, who has not mated yet, never will, if all lines are short. Positions at the end
/// of a line are passed to `prove`. Also returns the number of positions visited.
pub(crate) fn prove(
    position: &Position,
    winner: Colour,
    limits: Limits,
    prove: &mut impl FnMut(&Position) -> Option<Continuation>,
) -> (Option<Exhausted>, usize) {
    let mut lines = Lines { winner, limits, seen: Vec::new(), prove };
    let is_proven = lines.closes(position, limits.depth);
    let seen = lines.seen.len();
    (is_proven.then_some(Exhausted { positions: lines.seen }), seen)
}

struct Lines<'a, F> {
    winner: Colour,
    limits: Limits,
    seen: Vec<(Position, Continuation)>,
    prove: &'a mut F,
}

impl<F: FnMut(&Position) -> Option<Continuation>> Lines<'_, F> {
    fn closes(&mut self, position: &Position, depth: u32) -> bool {
        if self.has_seen(position) {
            return true;
        }
        let moves = position.legal_moves();
        let left = if moves.len() > 1 { depth.checked_sub(1) } else { Some(depth) };
        let Some(left) = left.filter(|_| self.seen.len() < self.limits.positions) else {
            let Some(beyond) = (self.prove)(position) else { return false };
            self.seen.push((*position, beyond));
            return true;
        };
        self.seen.push((*position, Continuation::Moves));
        // Quiet moves come last in the list, and are those that keep a line open.
        moves.iter().rev().all(|played| {
            let after = position.play_unchecked(*played);
            if after.turn() != self.winner && after.status() == Status::Checkmate {
                return false;
            }
            match InsufficientMaterial::detect(&after, self.winner) {
                Some(_) if self.has_seen(&after) => true,
                Some(lack) => {
                    self.seen.push((after, Continuation::Material(lack)));
                    true
                }
                None => self.closes(&after, left),
            }
        })
    }

    fn has_seen(&self, position: &Position) -> bool {
        let is_same = |(seen, _): &(Position, Continuation)| {
            seen.key() == position.key() && seen.identity() == position.identity()
        };
        self.seen.iter().any(is_same)
    }
}
