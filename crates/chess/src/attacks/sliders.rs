//! Bishops and rooks: one table of attack sets, indexed by what stands in the way.
//!
//! The relevant occupancy of a square (its rays without the last squares) is packed into an index
//! either by the `PEXT` instruction or by a multiplication with a magic number. This is the only file
//! with `unsafe`: for the instruction, for the call into code compiled for it, and for two look-ups
//! without a bounds check. What makes them sound is said at each.
#![allow(unsafe_code)]

use super::{Task, magics};
use crate::{Bitboard, Square};

/// A way to look up the attacks of sliding pieces.
pub(crate) trait Sliders: Copy {
    /// Attacks of a bishop on `square`.
    fn bishop(self, square: Square, occupied: Bitboard) -> Bitboard;
    /// Attacks of a rook on `square`.
    fn rook(self, square: Square, occupied: Bitboard) -> Bitboard;
    /// Runs `task` as a function of its own, compiled for the processor this look-up is for.
    fn enter<T: Task>(self, task: T) -> T::Output;
}

/// Where a square's attack sets lie in the table, and how the occupancy gives the index.
#[derive(Clone, Copy, Default)]
struct Slot {
    mask: u64,
    magic: u64,
    offset: u32,
    shift: u32,
}

/// The attack sets of bishops and rooks for every square and occupancy.
pub(crate) struct Tables {
    bishop: [Slot; 64],
    rook: [Slot; 64],
    sets: Vec<Bitboard>,
}

/// Entries in the table: 2 to the number of relevant squares, summed over the board, for both kinds.
const ENTRIES: usize = 5_248 + 102_400;

const DIAGONALS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const STRAIGHTS: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

/// The obvious definition: walk each ray until something stands in the way.
fn walk(square: Square, steps: &[(i8, i8)], occupied: u64) -> u64 {
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
fn relevant(square: Square, steps: &[(i8, i8)]) -> u64 {
    let edges = (Bitboard::rank(crate::Rank::First) | Bitboard::rank(crate::Rank::Eighth))
        .without(Bitboard::rank(square.rank()))
        | (Bitboard::file(crate::File::A) | Bitboard::file(crate::File::H))
            .without(Bitboard::file(square.file()));
    walk(square, steps, 0) & !edges.0
}

impl Tables {
    pub(crate) fn for_pext() -> Self {
        // Subsets are visited in the order in which PEXT numbers them.
        Self::build(|_, _, _, nth| nth)
    }

    pub(crate) fn for_magics() -> Self {
        Self::build(|_, slot, occupied, _| slot.magic_index(occupied))
    }

    fn build(index: impl Fn(Square, &Slot, u64, usize) -> usize) -> Self {
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
                    let at = offset as usize + index(square, &slot, occupied, nth);
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

    #[inline(always)]
    fn at(&self, slot: &Slot, index: usize) -> Bitboard {
        let at = slot.offset as usize + index;
        debug_assert!(at < self.sets.len());
        // SAFETY: `offset` leaves room for every subset of `mask`, and `index` is below the number of
        // subsets: PEXT and the shift both give a number of as many bits as `mask` has.
        unsafe { *self.sets.get_unchecked(at) }
    }
}

impl Slot {
    #[inline(always)]
    fn magic_index(&self, occupied: u64) -> usize {
        ((occupied & self.mask).wrapping_mul(self.magic) >> self.shift) as usize
    }
}

/// Look-up by magic multiplication; any processor.
#[derive(Clone, Copy)]
pub(crate) struct Magics(&'static Tables);

impl Magics {
    pub(crate) fn with(tables: &'static Tables) -> Self {
        Self(tables)
    }
}

impl Sliders for Magics {
    #[inline(always)]
    fn bishop(self, square: Square, occupied: Bitboard) -> Bitboard {
        let slot = &self.0.bishop[square.index()];
        self.0.at(slot, slot.magic_index(occupied.0))
    }

    #[inline(always)]
    fn rook(self, square: Square, occupied: Bitboard) -> Bitboard {
        let slot = &self.0.rook[square.index()];
        self.0.at(slot, slot.magic_index(occupied.0))
    }

    #[inline(always)]
    fn enter<T: Task>(self, task: T) -> T::Output {
        plain(self, task)
    }
}

/// A function of its own, as [`with_pext`] is, so that recursive tasks can be compiled.
fn plain<T: Task>(sliders: Magics, task: T) -> T::Output {
    task.run(sliders)
}

/// Look-up by `PEXT`. A value exists only where the processor has the instructions and is quick at them.
#[derive(Clone, Copy)]
pub(crate) struct Pext(&'static Tables);

/// Proof that this processor has what [`Pext`] needs.
pub(crate) struct HasPext(());

impl HasPext {
    pub(crate) fn with(self, tables: &'static Tables) -> Pext {
        Pext(tables)
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use std::arch::x86_64::{__cpuid, _pext_u64};

    use super::{Bitboard, HasPext, Pext, Sliders, Slot, Square, Task};

    impl Pext {
        /// Whether to use it. AMD's processors before Zen 3 have `PEXT` in slow microcode.
        pub(crate) fn detect() -> Option<HasPext> {
            let has = is_x86_feature_detected!("bmi1")
                && is_x86_feature_detected!("bmi2")
                && is_x86_feature_detected!("popcnt")
                && is_x86_feature_detected!("lzcnt");
            (has && !is_slow_at_it()).then_some(HasPext(()))
        }

        #[inline(always)]
        fn index(slot: &Slot, occupied: Bitboard) -> usize {
            // SAFETY: a `Pext` exists only after `detect` has found the instruction.
            unsafe { _pext_u64(occupied.0, slot.mask) as usize }
        }
    }

    fn is_slow_at_it() -> bool {
        let vendor = __cpuid(0);
        let is_amd = (vendor.ebx, vendor.edx, vendor.ecx)
            == (
                u32::from_le_bytes(*b"Auth"),
                u32::from_le_bytes(*b"enti"),
                u32::from_le_bytes(*b"cAMD"),
            );
        let version = __cpuid(1).eax;
        let family = (version >> 8 & 0xF) + (version >> 20 & 0xFF);
        is_amd && family < 0x19
    }

    impl Sliders for Pext {
        #[inline(always)]
        fn bishop(self, square: Square, occupied: Bitboard) -> Bitboard {
            let slot = &self.0.bishop[square.index()];
            self.0.at(slot, Self::index(slot, occupied))
        }

        #[inline(always)]
        fn rook(self, square: Square, occupied: Bitboard) -> Bitboard {
            let slot = &self.0.rook[square.index()];
            self.0.at(slot, Self::index(slot, occupied))
        }

        #[inline(always)]
        fn enter<T: Task>(self, task: T) -> T::Output {
            // SAFETY: a `Pext` exists only after `detect` has found all four features.
            unsafe { with_pext(self, task) }
        }
    }

    #[target_feature(enable = "bmi1,bmi2,popcnt,lzcnt")]
    fn with_pext<T: Task>(sliders: Pext, task: T) -> T::Output {
        task.run(sliders)
    }
}

#[cfg(not(target_arch = "x86_64"))]
mod elsewhere {
    use super::{Bitboard, HasPext, Magics, Pext, Sliders, Square, Task};

    impl Pext {
        /// There is no such instruction here.
        pub(crate) fn detect() -> Option<HasPext> {
            None
        }
    }

    impl Sliders for Pext {
        fn bishop(self, square: Square, occupied: Bitboard) -> Bitboard {
            Magics(self.0).bishop(square, occupied)
        }

        fn rook(self, square: Square, occupied: Bitboard) -> Bitboard {
            Magics(self.0).rook(square, occupied)
        }

        fn enter<T: Task>(self, task: T) -> T::Output {
            task.run(self)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every square with every subset of the squares that matter, and noise on those that do not.
    fn agrees_with_walking(sliders: impl Sliders) {
        for square in Square::ALL {
            for (steps, straight) in [(&DIAGONALS, false), (&STRAIGHTS, true)] {
                let mask = relevant(square, steps);
                let mut occupied = 0_u64;
                loop {
                    let noise =
                        occupied.wrapping_mul(0x9E37_79B9_7F4A_7C15) & !walk(square, steps, 0);
                    let all = Bitboard(occupied | noise);
                    let found = if straight {
                        sliders.rook(square, all)
                    } else {
                        sliders.bishop(square, all)
                    };
                    assert_eq!(found.0, walk(square, steps, occupied), "{square}");
                    occupied = occupied.wrapping_sub(mask) & mask;
                    if occupied == 0 {
                        break;
                    }
                }
            }
        }
    }

    #[test]
    fn magics_agree_with_walking() {
        agrees_with_walking(Magics(Box::leak(Box::new(Tables::for_magics()))));
    }

    #[test]
    fn pext_agrees_with_walking_where_the_processor_has_it() {
        if let Some(kind) = Pext::detect() {
            agrees_with_walking(kind.with(Box::leak(Box::new(Tables::for_pext()))));
        }
    }
}
