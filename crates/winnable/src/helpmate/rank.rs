//! The moves of a position in the order of a guess.

use adoube_chess::{Colour, Move, Position, Role};

use super::{
    guess::Scene,
    ways::{Mazes, Ways},
    weights::Plan,
};

/// A way to guess.
pub(super) struct Ranking {
    pub(super) plan: &'static Plan,
    /// Set if kings are to find their way around walls.
    pub(super) mazes: Option<Mazes>,
}

impl Ranking {
    /// Hands every move on, by its place among the moves, with the guess how far from a mate by `winner` it
    /// leads.
    pub(super) fn rank(
        &mut self,
        position: &Position,
        moves: &[Move],
        winner: Colour,
        mut push: impl FnMut(usize, u32),
    ) {
        let sees_walls = self.mazes.is_some();
        // After these there may be other means, or other walls: they are played to see.
        let is_turning = |by: Move| {
            by.promotion().is_some() || sees_walls && position.occupied().contains(by.to_square())
        };
        for (place, by) in moves.iter().enumerate().filter(|(_, by)| is_turning(**by)) {
            push(place, self.after(position, winner, *by));
        }
        let plan = self.plan;
        let mut scene = Scene::new(position, winner, plan, self.ways(position, winner));
        for (place, by) in moves.iter().enumerate().filter(|(_, by)| !is_turning(**by)) {
            push(place, scene.after(*by) + plan.price(position, winner, *by));
        }
    }

    fn ways(&mut self, position: &Position, winner: Colour) -> Ways<'_> {
        self.mazes.as_mut().map_or(Ways::OPEN, |mazes| mazes.ways(position, winner))
    }

    fn after(&mut self, position: &Position, winner: Colour, by: Move) -> u32 {
        let child = position.play_unchecked(by);
        let plan = self.plan;
        let distance = Scene::new(&child, winner, plan, self.ways(&child, winner)).distance();
        distance + plan.price(position, winner, by)
    }
}

impl Plan {
    /// What a move costs by which the winner loses a man, beyond what can be seen afterwards.
    #[inline]
    fn price(&self, position: &Position, winner: Colour, by: Move) -> u32 {
        if !position.colour(winner).contains(by.to_square()) || by.is_castle() {
            return 0;
        }
        let strong = position.role(Role::Queen) | position.role(Role::Rook);
        if strong.contains(by.to_square()) { self.strong_offer } else { self.offer }
    }
}
