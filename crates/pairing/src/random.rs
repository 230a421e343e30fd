//! Random numbers from a seed: the same on every machine and in every version.

/// `SplitMix64` (Steele, Lea and Flood 2014): small, well distributed, and fixed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Random(u64);

impl Random {
    /// Creates a generator from a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns the next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// Returns a uniformly distributed number below `bound`; 0 if `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        // Lemire's reduction with rejection of values that would cause bias.
        let fair = u64::from(u32::MAX) + 1 - (u64::from(u32::MAX) + 1) % u64::from(bound.max(1));
        loop {
            let drawn = self.bits() >> 32;
            if drawn < fair {
                return (drawn % u64::from(bound.max(1))) as u32;
            }
        }
    }

    /// Shuffles a list.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for at in (1..list.len()).rev() {
            list.swap(at, self.below(at as u32 + 1) as usize);
        }
    }
}
