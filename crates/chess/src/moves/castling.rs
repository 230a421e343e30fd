//! Castling in both kinds of chess: one move of king and rook along the first rank (3.8, and the
//! guideline for Chess960), and every condition for it.

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
    /// The side on which `rook` stands of `king`.
    #[inline(always)]
    pub(crate) fn of(king: Square, rook: Square) -> Self {
        if rook > king { Self::King } else { Self::Queen }
    }

    /// Where king and rook of this rank stand after castling, in both kinds of chess.
    #[inline(always)]
    pub(crate) fn destinations(self, king: Square) -> (Square, Square) {
        let (king_file, rook_file) = match self {
            Self::King => (File::G, File::F),
            Self::Queen => (File::C, File::D),
        };
        (Square::new(king_file, king.rank()), Square::new(rook_file, king.rank()))
    }
}

/// The rooks with which castling is neither lost nor barred by check or by a piece in the way.
#[inline(always)]
pub(crate) fn candidates<S: Side>(board: &Board, masks: &Masks) -> Bitboard {
    let rights = board.castling & S::FIRST_RANK;
    if rights.is_empty() || masks.checkers.any() {
        return Bitboard::EMPTY;
    }
    let occupied = board.occupied();
    let mut rooks = Bitboard::EMPTY;
    for rook in rights & board.colour(S::US) {
        // What lies between king and rook always has to be empty: a cheap first test.
        if (between(masks.king, rook) & occupied).is_empty()
            && way_is_clear(masks.king, rook, occupied)
        {
            rooks |= Bitboard::of(rook);
        }
    }
    rooks
}

/// All squares that king and rook pass or arrive on are empty but for the two themselves.
#[inline(always)]
fn way_is_clear(king: Square, rook: Square, occupied: Bitboard) -> bool {
    let (king_to, rook_to) = Wing::of(king, rook).destinations(king);
    let way = between(king, king_to)
        | Bitboard::of(king_to)
        | between(rook, rook_to)
        | Bitboard::of(rook_to);
    (way & occupied).without(Bitboard::of(king) | Bitboard::of(rook)).is_empty()
}

/// No square that the king passes or arrives on is attacked. In Chess960 the rook may have been the
/// shield: if it is pinned on the rank, the king arrives in the line of the pinning piece.
#[inline(always)]
pub(crate) fn is_safe<S: Side>(masks: &Masks, rook: Square, attacked: Bitboard) -> bool {
    let (king_to, _) = Wing::of(masks.king, rook).destinations(masks.king);
    let path = between(masks.king, king_to) | Bitboard::of(king_to);
    (path & attacked).is_empty() && !masks.straight_pins.contains(rook)
}
