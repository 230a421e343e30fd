//! Scores the moves of a position by a heuristic.

use adoube_chess::{Bitboard, Colour, Move, Piece, Position, Rank, Role};

use super::{
    distances::{DistanceCache, Distances},
    heuristic::Evaluation,
    mating_material::MatingMaterial,
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
    /// `winner`. Without walls, which is a first guess, only one of the victim's moves that change
    /// nothing around the king is passed. Returns whether all moves were.
    pub(super) fn rank(
        &mut self,
        position: &Position,
        moves: &[Move],
        winner: Colour,
        mut push: impl FnMut(usize, u32),
    ) -> bool {
        let sees_walls = self.cache.is_some();
        // These may change the material or the walls: they are played to find out.
        let is_turning = |by: Move| {
            by.promotion().is_some() || sees_walls && position.occupied().contains(by.to_square())
        };
        let has_turning = sees_walls || can_promote(position);
        if has_turning {
            for (place, by) in moves.iter().enumerate().filter(|(_, by)| is_turning(**by)) {
                push(place, self.after(position, winner, *by));
            }
        }
        let plan = self.plan;
        let material = MatingMaterial::new(position, winner);
        let mut evaluation = self.evaluation(position, winner, material);
        evaluation.evaluate(material);
        let rest = moves.iter().enumerate().filter(|(_, by)| !has_turning || !is_turning(**by));
        if position.turn() == winner {
            rest.for_each(|(place, by)| push(place, evaluation.after_attack(*by)));
            return true;
        }
        let mut waiting = 0;
        for (place, by) in rest {
            let is_waiting = !sees_walls && evaluation.is_waiting(*by);
            waiting += u32::from(is_waiting);
            if !is_waiting || waiting == 1 {
                push(place, evaluation.after_help(*by) + plan.loss_cost(position, winner, *by));
            }
        }
        waiting <= 1
    }

    /// Returns an evaluation to be filled in.
    #[inline]
    fn evaluation<'a>(
        &'a mut self,
        position: &'a Position,
        winner: Colour,
        material: MatingMaterial,
    ) -> Evaluation<'a> {
        let to_corners = material == MatingMaterial::NeedsHelp;
        let distances = self
            .cache
            .as_mut()
            .map_or(Distances::OPEN, |cache| cache.distances(position, winner, to_corners));
        Evaluation::new(position, winner, material, self.plan, distances)
    }

    fn after(&mut self, position: &Position, winner: Colour, by: Move) -> u32 {
        let child = position.play_unchecked(by);
        let material = MatingMaterial::new(&child, winner);
        let mut evaluation = self.evaluation(&child, winner, material);
        evaluation.evaluate(material);
        let distance = evaluation.distance();
        distance + self.plan.loss_cost(position, winner, by)
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

/// Returns whether the side to move has a pawn that may be promoted by a move.
fn can_promote(position: &Position) -> bool {
    let pawns = position.pieces(Piece::new(position.turn(), Role::Pawn));
    let before_last = match position.turn() {
        Colour::White => Bitboard::rank(Rank::ALL[6]),
        Colour::Black => Bitboard::rank(Rank::ALL[1]),
    };
    (pawns & before_last).any()
}
