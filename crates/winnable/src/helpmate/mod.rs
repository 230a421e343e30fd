//! The hunt for a mate that both players want. Positions are looked at in the order of a guess, nearest to
//! mate first, and each only when its turn comes: until then it is a move that has not been played.
//!
//! It begins with the cheapest guess, which finds most mates at once. Where that fails, two more orders take
//! turns with it over the same table: a guess that sees walls, and that guess with what is new first. If
//! nothing is left to look at, what was seen is closed under every legal move, which proves that there is
//! no mate.

mod far;
mod guess;
mod means;
mod novelty;
mod picture;
mod queue;
mod rank;
mod ways;
mod weights;

use adoube_chess::{Colour, Position};

use self::{
    far::Far,
    queue::{Lead, Queue},
    rank::Ranking,
    weights::NEAR,
};
use crate::{Beyond, Exhausted, closure::Outcome, table::Table};

/// So many positions are looked at with the cheapest guess alone.
const NEARBY: usize = 100;

/// A hunt that can be interrupted.
pub(crate) struct Hunt {
    winner: Colour,
    table: Table,
    /// How many positions of the table were looked at: all but the last, or all.
    looked_at: usize,
    /// Where it is in vain to go on, and why.
    ends: Vec<(u32, Beyond)>,
    ranking: Ranking,
    queue: Queue,
    far: Option<Box<Far>>,
}

impl Hunt {
    /// A hunt for the king of the opponent of `winner`, from `root` on.
    pub(crate) fn new(root: &Position, winner: Colour) -> Self {
        Self {
            winner,
            table: Table::new(root),
            looked_at: 0,
            ends: Vec::new(),
            ranking: Ranking { plan: &NEAR, mazes: None },
            queue: Queue::new(),
            far: None,
        }
    }

    /// How many positions were seen so far.
    pub(crate) fn positions(&self) -> usize {
        self.table.len()
    }

    /// Goes on until there is an answer, or so many positions were seen in all. Before a position is gone
    /// into, `beyond` is asked whether that is known to be in vain.
    pub(crate) fn go_on(
        &mut self,
        limit: usize,
        beyond: &mut impl FnMut(&Position) -> Option<Beyond>,
    ) -> Outcome {
        if self.looked_at == 0 && self.look_at(0, beyond) {
            return Outcome::Mate(Vec::new());
        }
        while self.table.len() < limit {
            let Some(Lead { from, by, .. }) = self.lead() else {
                return Outcome::Exhausted(self.proof());
            };
            let place = self.table.arrive(from, by);
            if place as usize == self.looked_at {
                if self.look_at(place, beyond) {
                    return Outcome::Mate(self.table.line(place));
                }
            } else if let Some(far) = &mut self.far {
                far.catch_up(&self.table, place, self.winner);
            }
        }
        Outcome::Spent
    }

    /// What to look at next.
    fn lead(&mut self) -> Option<Lead> {
        if self.far.is_none() && self.table.len() > NEARBY {
            self.far = Some(Box::new(Far::new(&self.table, self.winner)));
        }
        // The first order alone has everything.
        let far = self.far.as_mut().and_then(|far| far.lead());
        far.or_else(|| self.queue.pop())
    }

    /// Notes what can follow a position; whether it is mate.
    fn look_at(
        &mut self,
        place: u32,
        beyond: &mut impl FnMut(&Position) -> Option<Beyond>,
    ) -> bool {
        self.looked_at += 1;
        let position = *self.table.position(place);
        let moves = position.legal_moves();
        if moves.is_empty() {
            return position.turn() != self.winner && position.is_check();
        }
        if let Some(end) = beyond(&position) {
            self.ends.push((place, end));
            return false;
        }
        let Self { ranking, queue, winner, .. } = self;
        ranking.rank(&position, &moves, *winner, |score, by| queue.push(score, place, by));
        if let Some(far) = &mut self.far {
            far.note(&position, &moves, self.winner, place);
        }
        false
    }

    fn proof(&self) -> Exhausted {
        let mut positions: Vec<_> =
            self.table.positions().map(|position| (*position, Beyond::Moves)).collect();
        for (place, end) in &self.ends {
            positions[*place as usize].1 = end.clone();
        }
        Exhausted { positions }
    }
}
