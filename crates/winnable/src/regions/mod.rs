//! The proof by regions: the squares on which each piece can ever stand, whatever the players do, and
//! that there is no mate on those squares.

mod grow;
mod mate;
mod piece_reach;

use adoube_chess::{Bitboard, Colour, Position, Square};

pub(crate) use piece_reach::PieceReach;

/// For each piece the squares on which it can ever stand and be captured, whatever the players do.
///
/// A set that is too large keeps the proof sound; one that is too small does not. So the check is that
/// no legal move leaves the sets, and that they have no room for a mate.
#[derive(Clone, Debug)]
pub(crate) struct Regions {
    pub(crate) men: Vec<PieceReach>,
}

impl Regions {
    /// Proves that `winner`, who has not mated yet, never will, if the pieces are sufficiently confined.
    pub(crate) fn prove(position: &Position, winner: Colour) -> Option<Self> {
        let men = grow::grow(position, winner)?;
        (!mate::is_possible(&men, winner)).then_some(Self { men })
    }

    pub(crate) fn reach(&self, from: Square) -> Option<Bitboard> {
        self.men.iter().find(|man| man.home == from).map(|man| man.reach)
    }
}
