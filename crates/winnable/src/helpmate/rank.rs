//! Scores the moves of a position by a heuristic.

use adoube_chess::{Colour, Move, Position, Role};

use super::{
    distances::{DistanceCache, Distances},
    heuristic::Evaluation,
    weights::Plan,
};

/// A heuristic with its settings.
pub(super) struct Ranking {
    pub(super) plan: &'static Plan,
    /// Set if the kings' distances account for walls.
    pub(super) cache: Option<DistanceCache>,
}

impl Ranking {
    /// Passes the index of every move to a callback, with its estimated distance from a mate by
    /// `winner`.
    pub(super) fn rank(
        &mut self,
        position: &Position,
        moves: &[Move],
        winner: Colour,
        mut push: impl FnMut(usize, u32),
    ) {
        let sees_walls = self.cache.is_some();
        // These may change the material or the walls: they are played to find out.
        let is_turning = |by: Move| {
            by.promotion().is_some() || sees_walls && position.occupied().contains(by.to_square())
        };
        for (place, by) in moves.iter().enumerate().filter(|(_, by)| is_turning(**by)) {
            push(place, self.after(position, winner, *by));
        }
        let plan = self.plan;
        let mut evaluation =
            Evaluation::new(position, winner, plan, self.distances(position, winner));
        for (place, by) in moves.iter().enumerate().filter(|(_, by)| !is_turning(**by)) {
            push(place, evaluation.after(*by) + plan.loss_cost(position, winner, *by));
        }
    }

    fn distances(&mut self, position: &Position, winner: Colour) -> Distances<'_> {
        self.cache.as_mut().map_or(Distances::OPEN, |cache| cache.distances(position, winner))
    }

    fn after(&mut self, position: &Position, winner: Colour, by: Move) -> u32 {
        let child = position.play_unchecked(by);
        let plan = self.plan;
        let distance =
            Evaluation::new(&child, winner, plan, self.distances(&child, winner)).distance();
        distance + plan.loss_cost(position, winner, by)
    }
}

impl Plan {
    /// Returns the extra cost of a move by which the winner loses a piece.
    #[inline]
    fn loss_cost(&self, position: &Position, winner: Colour, by: Move) -> u32 {
        if !position.colour(winner).contains(by.to_square()) || by.is_castle() {
            return 0;
        }
        let strong = position.role(Role::Queen) | position.role(Role::Rook);
        if strong.contains(by.to_square()) { self.strong_offer } else { self.offer }
    }
}
