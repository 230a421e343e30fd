//! Bishops and rooks: how their attack sets are looked up.
//!
//! The only file with `unsafe`: for the `PEXT` instruction, for the call into code compiled for it, and
//! for table access without a bounds check. Each use states why it is sound.
#![allow(unsafe_code)]

use super::{
    Task,
    tables::{Slot, Tables},
};
use crate::{Bitboard, Square};

/// A way to look up the attacks of sliding pieces.
pub(crate) trait Sliders: Copy {
    /// Attacks of a bishop on `square`.
    fn bishop(self, square: Square, occupied: Bitboard) -> Bitboard;
    /// Attacks of a rook on `square`.
    fn rook(self, square: Square, occupied: Bitboard) -> Bitboard;
    /// The lowest bits of eight bytes, as one byte: that of the lowest byte first.
    fn lowest_bits(self, bytes: u64) -> u8;
    /// The bytes of `bytes` where the mask `from` has whole bytes, moved in their order to where the mask `to`
    /// has them.
    fn move_bytes(self, bytes: u64, from: u64, to: u64) -> u64;
    /// Runs `task` in a separate function, compiled for the processor of this look-up.
    fn enter<T: Task>(self, task: T) -> T::Output;
}

/// The lowest bit of each byte.
const LOWEST_BITS: u64 = 0x0101_0101_0101_0101;

impl Tables {
    #[inline(always)]
    fn at(&self, slot: &Slot, index: usize) -> Bitboard {
        let at = slot.offset as usize + index;
        debug_assert!(at < self.sets.len());
        // SAFETY: `offset` leaves room for every subset of `mask`, and `index` is below the number of
        // subsets: PEXT and the shift both give a number of as many bits as `mask` has.
        unsafe { *self.sets.get_unchecked(at) }
    }
}

/// Look-up by magic multiplication, for any processor.
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
    fn lowest_bits(self, bytes: u64) -> u8 {
        // The product gathers the eight bits in its highest byte.
        ((bytes & LOWEST_BITS).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
    }

    #[inline(always)]
    fn move_bytes(self, bytes: u64, mut from: u64, mut to: u64) -> u64 {
        let mut moved = 0;
        while from != 0 && to != 0 {
            let (source, target) = (from.trailing_zeros(), to.trailing_zeros());
            moved |= (bytes >> source & 0xFF) << target;
            from ^= 0xFF << source;
            to ^= 0xFF << target;
        }
        moved
    }

    #[inline(always)]
    fn enter<T: Task>(self, task: T) -> T::Output {
        plain(self, task)
    }
}

/// Runs `task` in a separate function, like [`with_pext`], so that recursive tasks compile.
fn plain<T: Task>(sliders: Magics, task: T) -> T::Output {
    task.run(sliders)
}

/// Look-up by `PEXT`. A value exists only if the processor has the instructions and they are fast.
#[derive(Clone, Copy)]
pub(crate) struct Pext(&'static Tables);

#[cfg(target_arch = "x86_64")]
mod x86 {
    use std::arch::x86_64::{__cpuid, _pdep_u64, _pext_u64};

    use super::{Bitboard, LOWEST_BITS, Pext, Sliders, Slot, Square, Tables, Task};

    impl Pext {
        /// Returns the look-up if it should be used here. AMD processors before Zen 3 implement `PEXT`
        /// in slow microcode.
        pub(crate) fn detect(tables: impl FnOnce() -> &'static Tables) -> Option<Self> {
            let has = is_x86_feature_detected!("bmi1")
                && is_x86_feature_detected!("bmi2")
                && is_x86_feature_detected!("popcnt")
                && is_x86_feature_detected!("lzcnt");
            (has && !is_slow_at_it()).then(|| Self(tables()))
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
        fn lowest_bits(self, bytes: u64) -> u8 {
            // SAFETY: a `Pext` exists only after `detect` has found the instruction.
            unsafe { _pext_u64(bytes, LOWEST_BITS) as u8 }
        }

        #[inline(always)]
        fn move_bytes(self, bytes: u64, from: u64, to: u64) -> u64 {
            // SAFETY: as above; PDEP belongs to the same set of instructions.
            unsafe { _pdep_u64(_pext_u64(bytes, from), to) }
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
    use super::{Bitboard, Magics, Pext, Sliders, Square, Tables, Task};

    impl Pext {
        /// Other architectures have no such instruction.
        pub(crate) fn detect(_: impl FnOnce() -> &'static Tables) -> Option<Self> {
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

        fn lowest_bits(self, bytes: u64) -> u8 {
            Magics(self.0).lowest_bits(bytes)
        }

        fn move_bytes(self, bytes: u64, from: u64, to: u64) -> u64 {
            Magics(self.0).move_bytes(bytes, from, to)
        }

        fn enter<T: Task>(self, task: T) -> T::Output {
            task.run(self)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DIAGONALS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
    const STRAIGHTS: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

    /// The obvious definition: walks each ray until a blocker.
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

    /// Compares every square with every occupancy of its rays, with random bits on the irrelevant
    /// squares.
    fn check_against_walking(sliders: impl Sliders) {
        for square in Square::ALL {
            for (steps, straight) in [(&DIAGONALS, false), (&STRAIGHTS, true)] {
                let rays = walk(square, steps, 0);
                let mut occupied = 0_u64;
                loop {
                    let noise = occupied.wrapping_mul(0x9E37_79B9_7F4A_7C15) & !rays;
                    let all = Bitboard(occupied | noise);
                    let found = if straight {
                        sliders.rook(square, all)
                    } else {
                        sliders.bishop(square, all)
                    };
                    assert_eq!(found.0, walk(square, steps, occupied), "{square}");
                    occupied = occupied.wrapping_sub(rays) & rays;
                    if occupied == 0 {
                        break;
                    }
                }
            }
        }
    }

    #[test]
    fn magics_agree_with_walking() {
        check_against_walking(Magics(Box::leak(Box::new(Tables::for_magics()))));
    }

    #[test]
    fn pext_agrees_with_walking_where_the_processor_has_it() {
        if let Some(pext) = Pext::detect(|| Box::leak(Box::new(Tables::for_pext()))) {
            check_against_walking(pext);
        }
    }
}
