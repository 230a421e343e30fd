//! Squares that lie on one rank, file or diagonal.

use std::ops::Range;

use crate::{Bitboard, Square};

/// The directions along ranks and files.
pub(super) const STRAIGHTS: Range<usize> = 0..4;
/// The directions along diagonals.
pub(super) const DIAGONALS: Range<usize> = 4..8;

/// Opposite directions are adjacent; the one towards higher squares comes first.
const DIRECTIONS: [(i8, i8); 8] =
    [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1), (-1, 1), (1, -1)];

/// The squares from each square (exclusive) to the edge, in each direction.
pub(super) static RAYS: [[u64; 64]; 8] = {
    let mut rays = [[0; 64]; 8];
    let mut at = 0;
    while at < 8 * 64 {
        let (direction, from) = (at / 64, at % 64);
        let (file_step, rank_step) = DIRECTIONS[direction];
        let (mut file, mut rank) = ((from % 8) as i8 + file_step, (from / 8) as i8 + rank_step);
        while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
            rays[direction][from] |= 1 << (rank * 8 + file);
            file += file_step;
            rank += rank_step;
        }
        at += 1;
    }
    rays
};

/// Returns whether square indices increase in this direction.
pub(super) const fn goes_up(direction: usize) -> bool {
    direction.is_multiple_of(2)
}

static BETWEEN: [[Bitboard; 64]; 64] = {
    let mut between = [[Bitboard::EMPTY; 64]; 64];
    let mut at = 0;
    while at < 8 * 64 * 64 {
        let (direction, from, to) = (at / 4096, at / 64 % 64, at % 64);
        if RAYS[direction][from] >> to & 1 == 1 {
            between[from][to] = Bitboard(RAYS[direction][from] & RAYS[direction ^ 1][to]);
        }
        at += 1;
    }
    between
};

const fn star(directions: &Range<usize>) -> [Bitboard; 64] {
    let mut star = [Bitboard::EMPTY; 64];
    let mut at = 0;
    while at < 4 * 64 {
        star[at % 64].0 |= RAYS[directions.start + at / 64][at % 64];
        at += 1;
    }
    star
}

static STRAIGHT: [Bitboard; 64] = star(&STRAIGHTS);
static DIAGONAL: [Bitboard; 64] = star(&DIAGONALS);

/// The squares from which a slider on one of the stars of `star` sees a neighbour of each square on the
/// empty board.
const fn towards_neighbours(star: &[Bitboard; 64]) -> [Bitboard; 64] {
    let mut sets = [Bitboard::EMPTY; 64];
    let mut at = 0;
    while at < 8 * 64 {
        let (direction, from) = (at / 64, at % 64);
        let ray = RAYS[direction][from];
        if ray != 0 {
            // The nearest square of the ray is the neighbour.
            let neighbour = if goes_up(direction) { ray.trailing_zeros() } else { ray.ilog2() };
            sets[from].0 |= star[neighbour as usize].0;
        }
        at += 1;
    }
    sets
}

static STRAIGHT_TOWARDS_NEIGHBOURS: [Bitboard; 64] = towards_neighbours(&STRAIGHT);
static DIAGONAL_TOWARDS_NEIGHBOURS: [Bitboard; 64] = towards_neighbours(&DIAGONAL);

/// Returns the squares from which a rook sees a neighbour of `square` on the empty board.
#[inline(always)]
pub(crate) fn straight_towards_neighbours(square: Square) -> Bitboard {
    STRAIGHT_TOWARDS_NEIGHBOURS[square.index()]
}

/// Returns the squares from which a bishop sees a neighbour of `square` on the empty board.
#[inline(always)]
pub(crate) fn diagonal_towards_neighbours(square: Square) -> Bitboard {
    DIAGONAL_TOWARDS_NEIGHBOURS[square.index()]
}

/// Returns the file and rank of `square`, excluding it.
#[inline(always)]
pub(crate) fn straight_rays(square: Square) -> Bitboard {
    STRAIGHT[square.index()]
}

/// Returns the diagonals of `square`, excluding it.
#[inline(always)]
pub(crate) fn diagonal_rays(square: Square) -> Bitboard {
    DIAGONAL[square.index()]
}

/// Returns the squares strictly between two squares on a common line; empty if they share no line.
#[inline(always)]
pub fn between(a: Square, b: Square) -> Bitboard {
    BETWEEN[a.index()][b.index()]
}
