//! Castling in standard chess and Chess960: a move of king and rook along the first rank (3.8 and the
//! guideline for Chess960), with all its conditions.

use super::{masks::Masks, side::Side};
use crate::{Bitboard, Board, File, Square, attacks::between};

/// The side of the board that a king castles to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wing {
    /// Towards the h-file: `0-0`.
    King,
    /// Towards the a-file: `0-0-0`.
    Queen,
}

impl Wing {
    /// Returns the side of `king` on which `rook` stands.
    #[inline(always)]
    pub(crate) fn from_squares(king: Square, rook: Square) -> Self {
        if rook > king { Self::King } else { Self::Queen }
    }

    /// Returns the squares of king and rook after castling on this rank, the same in Chess960.
    #[inline(always)]
    pub(crate) fn destinations(self, king: Square) -> (Square, Square) {
        let (king_file, rook_file) = match self {
            Self::King => (File::G, File::F),
            Self::Queen => (File::C, File::D),
        };
        (Square::new(king_file, king.rank()), Square::new(rook_file, king.rank()))
    }
}

/// Returns the rooks with which castling is legal now.
#[inline(always)]
pub(crate) fn candidates<S: Side>(board: &Board, masks: &Masks) -> Bitboard {
    let rights = board.castling & S::FIRST_RANK;
    if rights.is_empty() || masks.checkers.any() {
        return Bitboard::EMPTY;
    }
    let occupied = board.occupied();
    let mut rooks = Bitboard::EMPTY;
    for rook in rights & board.colour(S::US) {
        // The squares between king and rook must always be empty: a cheap first test.
        if (between(masks.king, rook) & occupied).is_empty()
            && way_is_clear(masks.king, rook, occupied)
        {
            rooks |= Bitboard::from_square(rook);
        }
    }
    rooks
}

/// Returns whether all squares that king and rook cross or arrive on are empty, apart from the two
/// themselves.
#[inline(always)]
fn way_is_clear(king: Square, rook: Square, occupied: Bitboard) -> bool {
    let (king_to, rook_to) = Wing::from_squares(king, rook).destinations(king);
    let way = between(king, king_to)
        | Bitboard::from_square(king_to)
        | between(rook, rook_to)
        | Bitboard::from_square(rook_to);
    (way & occupied).without(Bitboard::from_square(king) | Bitboard::from_square(rook)).is_empty()
}

/// Returns whether no square that the king crosses or arrives on is attacked. In Chess960 the rook may
/// have been blocking an attack: if it is pinned along the rank, the king would arrive in check.
#[inline(always)]
pub(crate) fn is_safe<S: Side>(masks: &Masks, rook: Square, attacked: Bitboard) -> bool {
    let (king_to, _) = Wing::from_squares(masks.king, rook).destinations(masks.king);
    let path = between(masks.king, king_to) | Bitboard::from_square(king_to);
    (path & attacked).is_empty() && !masks.straight_pins.contains(rook)
}
