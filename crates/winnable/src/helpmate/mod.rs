//! The hunt for a mate that both players want. Positions are looked at in the order of a guess, nearest to
//! mate first.
//!
//! It begins with the cheapest guess, and plays a move only when its turn comes: most mates are found in this
//! way at once. Where that fails, all that follows is played, so that what was there before is left out, and
//! two orders take turns: a guess that sees walls, and that guess with what is new first. If nothing is left
//! to look at, what was seen is closed under every legal move, which proves that there is no mate.

mod far;
mod guess;
mod means;
mod novelty;
mod picture;
mod queue;
mod rank;
mod ways;
mod weights;

use adoube_chess::{Colour, Move, Position};

use self::{far::Far, queue::Queue, rank::Ranking, weights::NEAR};
use crate::{
    Continuation, Exhausted, InsufficientMaterial, outcome::SearchOutcome, seen::SeenPositions,
};

/// So many positions are looked at with the cheapest guess alone.
const NEARBY: usize = 300;

/// A hunt that can be interrupted.
pub(crate) struct Hunt {
    winner: Colour,
    table: SeenPositions,
    ranking: Ranking,
    /// Moves that were not played yet, by where they start from in the table.
    queue: Queue<(u32, Move)>,
    far: Option<Box<Far>>,
}

impl Hunt {
    /// A hunt for the king of the opponent of `winner`, from `root` on.
    pub(crate) fn new(root: &Position, winner: Colour) -> Self {
        Self {
            winner,
            table: SeenPositions::new(root),
            ranking: Ranking { plan: &NEAR, mazes: None },
            queue: Queue::new(),
            far: None,
        }
    }

    /// How many positions were seen so far.
    pub(crate) fn positions(&self) -> usize {
        self.table.len()
    }

    /// Goes on until there is an answer, or so many positions were seen in all.
    pub(crate) fn go_on(&mut self, limit: usize) -> SearchOutcome {
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
            } else if self.table.len() > NEARBY {
                self.far = Some(Box::new(Far::new()));
                None
            } else {
                let Some((from, by)) = self.queue.pop() else {
                    return SearchOutcome::Exhausted(self.proof());
                };
                self.table.play(from, by)
            };
        }
    }

    /// Notes what can follow a position; whether it is mate.
    fn look_at(&mut self, place: u32) -> bool {
        let position = *self.table.position(place);
        let moves = position.legal_moves();
        if moves.is_empty() {
            return position.turn() != self.winner && position.is_check();
        }
        if InsufficientMaterial::of(&position, self.winner).is_some() {
            return false;
        }
        let Self { ranking, queue, winner, .. } = self;
        if let Some(far) = &mut self.far {
            far.note(&mut self.table, place, &moves, *winner);
        } else {
            ranking.rank(&position, &moves, *winner, |index, score| {
                queue.push(score, (place, moves[index]));
            });
        }
        false
    }

    fn proof(&self) -> Exhausted {
        let beyond = |position: &Position| {
            InsufficientMaterial::of(position, self.winner)
                .map_or(Continuation::Moves, Continuation::Material)
        };
        let positions = self.table.positions().map(|position| (*position, beyond(position)));
        Exhausted { positions: positions.collect() }
    }
}
