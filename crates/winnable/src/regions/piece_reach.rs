//! A piece or pawn and everything it can ever do.

use adoube_chess::{Bitboard, Piece, Position, Role, Square};

use crate::geometry::last_rank;

/// One piece of the position, and everything that can ever happen to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PieceReach {
    /// Its square in the position.
    pub(crate) home: Square,
    pub(crate) piece: Piece,
    /// Where it can ever stand; for a pawn that can promote, including what it is promoted to.
    pub(crate) reach: Bitboard,
    /// Where it can ever be captured.
    pub(crate) taken: Bitboard,
}

impl PieceReach {
    /// Returns all pieces of a position, none of which has moved yet.
    pub(crate) fn all(position: &Position) -> Vec<Self> {
        let man = |home| {
            let piece = position.piece_on(home)?;
            Some(Self { home, piece, reach: home.into(), taken: Bitboard::EMPTY })
        };
        position.occupied().into_iter().filter_map(man).collect()
    }

    pub(crate) fn is(&self, role: Role) -> bool {
        self.piece.role == role
    }

    /// Returns whether it never leaves its square.
    pub(crate) fn is_stuck(&self) -> bool {
        self.reach == Bitboard::from_square(self.home) && self.taken.is_empty()
    }

    /// Returns whether it never leaves its file.
    pub(crate) fn keeps_file(&self) -> bool {
        self.reach.without(Bitboard::file(self.home.file())).is_empty()
    }

    /// Returns whether it is a pawn that can promote.
    pub(crate) fn promotes(&self) -> bool {
        self.is(Role::Pawn) && (self.reach & last_rank(self.piece.colour)).any()
    }
}
