//! Squares that lie on one rank, file or diagonal.

use crate::{Bitboard, Square};

const STEPS: [(i8, i8); 8] = [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1), (1, -1), (-1, 1)];

static BETWEEN: [[Bitboard; 64]; 64] = {
    let mut table = [[Bitboard::EMPTY; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut direction = 0;
        while direction < 8 {
            let (file_step, rank_step) = STEPS[direction];
            let (mut file, mut rank) = ((from % 8) as i8 + file_step, (from / 8) as i8 + rank_step);
            let mut passed = 0;
            while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
                let to = (rank * 8 + file) as usize;
                table[from][to] = Bitboard(passed);
                passed |= 1 << to;
                file += file_step;
                rank += rank_step;
            }
            direction += 1;
        }
        from += 1;
    }
    table
};

const fn rays(first: usize, last: usize) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        let mut direction = first;
        while direction < last {
            let (file_step, rank_step) = STEPS[direction];
            let (mut file, mut rank) = ((from % 8) as i8 + file_step, (from / 8) as i8 + rank_step);
            while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
                table[from].0 |= 1 << (rank * 8 + file);
                file += file_step;
                rank += rank_step;
            }
            direction += 1;
        }
        from += 1;
    }
    table
}

static STRAIGHT: [Bitboard; 64] = rays(0, 4);
static DIAGONAL: [Bitboard; 64] = rays(4, 8);

/// The file and rank of `square`, without it.
#[inline(always)]
pub(crate) fn straight_rays(square: Square) -> Bitboard {
    STRAIGHT[square.index()]
}

/// The diagonals of `square`, without it.
#[inline(always)]
pub(crate) fn diagonal_rays(square: Square) -> Bitboard {
    DIAGONAL[square.index()]
}

/// The squares strictly between two squares of a common line; none if they share no line.
#[inline(always)]
pub(crate) fn between(a: Square, b: Square) -> Bitboard {
    BETWEEN[a.index()][b.index()]
}
