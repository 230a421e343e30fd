//! The table of bishop and rook attack sets, and how it is filled.
//!
//! The relevant occupancy of a square (its rays without the last squares) is packed into an index
//! either by the `PEXT` instruction or by a multiplication with a magic number.

use std::ops::Range;

use super::{
    lines::{DIAGONALS, RAYS, STRAIGHTS, goes_up},
    magics,
};
use crate::{Bitboard, File, Rank, Square};

/// Where a square's attack sets are in the table, and how the occupancy is turned into an index.
#[derive(Clone, Copy, Default)]
pub(super) struct Slot {
    pub(super) mask: u64,
    magic: u64,
    pub(super) offset: u32,
    shift: u32,
}

/// The attack sets of bishops and rooks for every square and occupancy.
pub(crate) struct Tables {
    pub(super) bishop: [Slot; 64],
    pub(super) rook: [Slot; 64],
    pub(super) sets: Vec<Bitboard>,
}

/// Number of entries: two to the power of the relevant squares, summed over the board, for both pieces.
const ENTRIES: usize = 5_248 + 102_400;

/// Returns the squares attacked along `directions`: each ray up to and including its first blocker.
fn slide(square: Square, directions: Range<usize>, occupied: u64) -> u64 {
    directions.fold(0, |set, direction| {
        let ray = RAYS[direction][square.index()];
        let obstacles = ray & occupied;
        let nearest = match obstacles {
            0 => return set | ray,
            _ if goes_up(direction) => obstacles.trailing_zeros(),
            _ => obstacles.ilog2(),
        };
        set | ray & !RAYS[direction][nearest as usize]
    })
}

/// Returns the squares whose occupancy matters: the rays without their last square.
fn relevant(square: Square, directions: Range<usize>) -> u64 {
    let edges = (Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth))
        .without(Bitboard::rank(square.rank()))
        | (Bitboard::file(File::A) | Bitboard::file(File::H))
            .without(Bitboard::file(square.file()));
    slide(square, directions, 0) & !edges.0
}

impl Tables {
    pub(crate) fn for_pext() -> Self {
        // Subsets are visited in the order in which PEXT numbers them.
        Self::build(|_, _, nth| nth)
    }

    pub(crate) fn for_magics() -> Self {
        Self::build(|slot, occupied, _| slot.magic_index(occupied))
    }

    fn build(index: impl Fn(&Slot, u64, usize) -> usize) -> Self {
        let mut tables = Self {
            bishop: [Slot::default(); 64],
            rook: [Slot::default(); 64],
            sets: vec![Bitboard::EMPTY; ENTRIES],
        };
        let mut offset = 0;
        for (slots, directions, numbers) in [
            (&mut tables.bishop, DIAGONALS, &magics::BISHOP),
            (&mut tables.rook, STRAIGHTS, &magics::ROOK),
        ] {
            for square in Square::ALL {
                let mask = relevant(square, directions.clone());
                let slot = Slot {
                    mask,
                    magic: numbers[square.index()],
                    offset,
                    shift: 64 - mask.count_ones(),
                };
                let (mut occupied, mut nth) = (0_u64, 0);
                loop {
                    let at = offset as usize + index(&slot, occupied, nth);
                    tables.sets[at] = Bitboard(slide(square, directions.clone(), occupied));
                    occupied = occupied.wrapping_sub(mask) & mask;
                    nth += 1;
                    if occupied == 0 {
                        break;
                    }
                }
                slots[square.index()] = slot;
                offset += 1 << mask.count_ones();
            }
        }
        tables
    }
}

impl Slot {
    #[inline(always)]
    pub(super) fn magic_index(&self, occupied: u64) -> usize {
        ((occupied & self.mask).wrapping_mul(self.magic) >> self.shift) as usize
    }
}
