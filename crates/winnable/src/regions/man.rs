//! A man and its future.

use adoube_chess::{Bitboard, Piece, Position, Role, Square};

use crate::geometry::last_rank;

/// One man of the position, and what can ever become of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Man {
    /// Where it stands now.
    pub(crate) home: Square,
    pub(crate) piece: Piece,
    /// Where it can ever stand; a pawn that can promote, also as what it becomes.
    pub(crate) reach: Bitboard,
    /// Where it can ever be taken.
    pub(crate) taken: Bitboard,
}

impl Man {
    /// All men of a position, none of which has moved yet.
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

    /// Whether it stands where it stands for good.
    pub(crate) fn is_stuck(&self) -> bool {
        self.reach == Bitboard::of(self.home) && self.taken.is_empty()
    }

    /// Whether it never leaves the file on which it stands.
    pub(crate) fn keeps_file(&self) -> bool {
        self.reach.without(Bitboard::file(self.home.file())).is_empty()
    }

    /// Whether it is a pawn that can become something else.
    pub(crate) fn promotes(&self) -> bool {
        self.is(Role::Pawn) && (self.reach & last_rank(self.piece.colour)).any()
    }
}
