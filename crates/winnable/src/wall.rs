//! Squares that each piece can ever reach.

use adoube_chess::{Bitboard, Square};

/// For each piece the squares on which it can ever stand, whatever the players do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wall {
    pieces: Vec<(Square, Bitboard)>,
}

impl Wall {
    /// Where the piece that now stands on `from` can ever stand; empty if there is none.
    pub fn reach(&self, from: Square) -> Bitboard {
        self.pieces
            .iter()
            .find(|(square, _)| *square == from)
            .map_or(Bitboard::EMPTY, |found| found.1)
    }
}
