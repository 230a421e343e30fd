//! Kings, knights and pawns: pieces that cannot be blocked.

use crate::{Bitboard, Colour, Square};

/// Returns the squares reached from each square by one of `leaps` (files, ranks) without leaving the
/// board.
const fn leaps(leaps: &[(i8, i8)]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        let (file, rank) = ((from % 8) as i8, (from / 8) as i8);
        let mut i = 0;
        while i < leaps.len() {
            let (to_file, to_rank) = (file + leaps[i].0, rank + leaps[i].1);
            if to_file >= 0 && to_file < 8 && to_rank >= 0 && to_rank < 8 {
                table[from].0 |= 1 << (to_rank * 8 + to_file);
            }
            i += 1;
        }
        from += 1;
    }
    table
}

static KING: [Bitboard; 64] =
    leaps(&[(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]);
static KNIGHT: [Bitboard; 64] =
    leaps(&[(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]);
static PAWN: [[Bitboard; 64]; 2] = [leaps(&[(-1, 1), (1, 1)]), leaps(&[(-1, -1), (1, -1)])];

/// Returns the squares next to `square` (3.8).
#[inline(always)]
pub fn king(square: Square) -> Bitboard {
    KING[square.index()]
}

/// Returns the squares a knight's move away from `square` (3.6).
#[inline(always)]
pub fn knight(square: Square) -> Bitboard {
    KNIGHT[square.index()]
}

/// Returns the squares a pawn of `colour` on `square` attacks (3.7).
#[inline(always)]
pub fn pawn(colour: Colour, square: Square) -> Bitboard {
    PAWN[colour.index()][square.index()]
}
