//! The table of the attack sets of bishops and rooks, and how it is filled.
//!
//! The relevant occupancy of a square (its rays without the last squares) is packed into an index
//! either by the `PEXT` instruction or by a multiplication with a magic number.

use super::magics;
use crate::{Bitboard, File, Rank, Square};

/// Where a square's attack sets lie in the table, and how the occupancy gives the index.
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

/// Entries in the table: 2 to the number of relevant squares, summed over the board, for both kinds.
const ENTRIES: usize = 5_248 + 102_400;

pub(super) const DIAGONALS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
pub(super) const STRAIGHTS: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

/// The obvious definition: walk each ray until something stands in the way.
pub(super) fn walk(square: Square, steps: &[(i8, i8)], occupied: u64) -> u64 {
    let mut set = 0;
    for &(file_step, rank_step) in steps {
        let mut file = square.index() as i8 % 8 + file_step;
        let mut rank = square.index() as i8 / 8 + rank_step;
        while (0..8).contains(&file) && (0..8).contains(&rank) {
            let bit = 1 << (rank * 8 + file);
            set |= bit;
            if occupied & bit != 0 {
                break;
            }
            file += file_step;
            rank += rank_step;
        }
    }
    set
}

/// The squares whose occupancy matters: the rays without the edge they run into.
pub(super) fn relevant(square: Square, steps: &[(i8, i8)]) -> u64 {
    let edges = (Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth))
        .without(Bitboard::rank(square.rank()))
        | (Bitboard::file(File::A) | Bitboard::file(File::H))
            .without(Bitboard::file(square.file()));
    walk(square, steps, 0) & !edges.0
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
        for (slots, steps, numbers) in [
            (&mut tables.bishop, &DIAGONALS, &magics::BISHOP),
            (&mut tables.rook, &STRAIGHTS, &magics::ROOK),
        ] {
            for square in Square::ALL {
                let mask = relevant(square, steps);
                let slot = Slot {
                    mask,
                    magic: numbers[square.index()],
                    offset,
                    shift: 64 - mask.count_ones(),
                };
                let (mut occupied, mut nth) = (0_u64, 0);
                loop {
                    let at = offset as usize + index(&slot, occupied, nth);
                    tables.sets[at] = Bitboard(walk(square, steps, occupied));
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
