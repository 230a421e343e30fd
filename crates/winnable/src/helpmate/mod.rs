//! The search for a mate that both players cooperate in: best-first, ordered by a heuristic distance to
//! mate.
//!
//! It begins with the cheapest heuristic, plays a move only when it is dequeued, and leaves out moves that
//! only wait: this finds most mates at once. If that fails, it begins again with all moves, so that known
//! positions are skipped, and two orders alternate: a heuristic that accounts for walls, and the same
//! heuristic with novelty first. If the queue runs empty and nothing was left out, the visited positions
//! are closed under every legal move, which proves that there is no mate.

mod distances;
mod far;
mod heuristic;
mod mating_material;
mod novelty;
mod pattern;
mod queue;
mod rank;
mod weights;

use adoube_chess::{Colour, Move, MoveList, Position};

use self::{far::FarSearch, queue::Queue, rank::Ranking, weights::NEAR};
use crate::{
    Continuation, Exhausted, InsufficientMaterial, outcome::SearchOutcome, seen::SeenPositions,
};

/// The number of positions visited with the cheapest heuristic alone.
const NEARBY: usize = 500;

/// A search that can be suspended.
pub(crate) struct MateSearch {
    winner: Colour,
    table: SeenPositions,
    ranking: Ranking,
    /// Moves not played yet, with the place of their position in the table.
    queue: Queue<(u32, Move)>,
    /// The moves of one position; kept because a list is large.
    moves: MoveList,
    /// Whether every move was queued: otherwise an empty queue proves nothing.
    is_complete: bool,
    far: Option<Box<FarSearch>>,
}

impl MateSearch {
    /// Starts a search from `root` for a mate by `winner`.
    pub(crate) fn new(root: &Position, winner: Colour) -> Self {
        Self {
            winner,
            table: SeenPositions::new(root),
            ranking: Ranking { plan: &NEAR, cache: None },
            queue: Queue::new(),
            moves: MoveList::default(),
            is_complete: true,
            far: None,
        }
    }

    /// The number of positions seen so far.
    pub(crate) fn positions(&self) -> usize {
        self.table.len()
    }

    /// Continues until there is an answer, or `limit` positions have been seen in total.
    pub(crate) fn resume(&mut self, limit: usize) -> SearchOutcome {
        let mut next = (self.table.len() == 1).then_some(0);
        loop {
            if let Some(place) = next
                && self.look_at(place)
            {
                return SearchOutcome::Mate(self.table.line(place));
            }
            if self.table.len() >= limit {
                return SearchOutcome::Spent;
            }
            next = if let Some(far) = &mut self.far {
                let Some(place) = far.next() else { return SearchOutcome::Exhausted(self.proof()) };
                Some(place)
            } else if let Some((from, by)) = self.take_near() {
                self.table.play(from, by)
            } else if self.table.len() <= NEARBY && self.is_complete {
                return SearchOutcome::Exhausted(self.proof());
            } else {
                self.far = Some(Box::new(FarSearch::new(self.table.position(0), self.winner)));
                None
            };
        }
    }

    /// Returns the next move by the cheapest heuristic, unless it is time for the others.
    fn take_near(&mut self) -> Option<(u32, Move)> {
        if self.table.len() > NEARBY { None } else { self.queue.pop() }
    }

    /// Queues the successors of a position; returns whether it is mate.
    fn look_at(&mut self, place: u32) -> bool {
        let position = *self.table.position(place);
        // No move leads to a mate without the material for it.
        if InsufficientMaterial::detect(&position, self.winner).is_some() {
            return false;
        }
        let Self { ranking, moves, queue, is_complete, winner, .. } = self;
        let has_moves = if let Some(far) = &mut self.far {
            far.note(&mut self.table, place, *winner)
        } else {
            position.list_legal_moves(moves);
            *is_complete &= ranking.rank(&position, moves, *winner, |index, score| {
                queue.push(score, (place, moves[index]));
            });
            !moves.is_empty()
        };
        !has_moves && position.turn() != *winner && position.is_check()
    }

    fn proof(&self) -> Exhausted {
        let beyond = |position: &Position| {
            InsufficientMaterial::detect(position, self.winner)
                .map_or(Continuation::Moves, Continuation::Material)
        };
        let positions = self.table.positions().map(|position| (*position, beyond(position)));
        Exhausted { positions: positions.collect() }
    }
}
