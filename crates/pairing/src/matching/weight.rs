//! Edge weights: signed integers, as wide as the criteria of a bracket need.

use std::{
    cmp::Ordering,
    fmt::Debug,
    ops::{Add, Sub},
};

/// A signed integer that can be ordered, added and halved.
pub trait Weight: Copy + Ord + Debug + Add<Output = Self> + Sub<Output = Self> {
    /// Zero.
    const ZERO: Self;
    /// Stands for a missing edge: smaller than every weight.
    const NONE: Self;
    /// Stands for an event that never occurs: larger than every weight.
    const NEVER: Self;
    /// The number of bits, including the sign.
    const BITS: u32;
    /// Returns half of an even number.
    #[must_use]
    fn half(self) -> Self;
    /// Returns two to the power of `shift`.
    fn unit(shift: u32) -> Self;
    /// Converts a small number.
    fn small(value: u32) -> Self;
    /// Returns `self` times a small number.
    #[must_use]
    fn times(self, factor: u32) -> Self {
        (0..u32::BITS).rev().fold(Self::ZERO, |sum, bit| {
            let doubled = sum + sum;
            if factor >> bit & 1 == 1 { doubled + self } else { doubled }
        })
    }
}

impl Weight for i128 {
    const ZERO: Self = 0;
    const NONE: Self = i128::MIN;
    const NEVER: Self = i128::MAX;
    const BITS: u32 = 128;

    fn half(self) -> Self {
        self >> 1
    }

    fn unit(shift: u32) -> Self {
        1 << shift
    }

    fn small(value: u32) -> Self {
        i128::from(value)
    }

    fn times(self, factor: u32) -> Self {
        self * i128::from(factor)
    }
}

impl Weight for i64 {
    const ZERO: Self = 0;
    const NONE: Self = i64::MIN;
    const NEVER: Self = i64::MAX;
    const BITS: u32 = 64;

    fn half(self) -> Self {
        self >> 1
    }

    fn unit(shift: u32) -> Self {
        1 << shift
    }

    fn small(value: u32) -> Self {
        i64::from(value)
    }

    fn times(self, factor: u32) -> Self {
        self * i64::from(factor)
    }
}

/// `N` times 64 bits in two's complement, the lowest word first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WideInt<const N: usize>([u64; N]);

impl<const N: usize> WideInt<N> {
    const fn filled(low: u64, top: u64) -> Self {
        let mut words = [low; N];
        words[N - 1] = top;
        Self(words)
    }

    const fn top(self) -> i64 {
        self.0[N - 1].cast_signed()
    }
}

impl<const N: usize> Add for WideInt<N> {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        let mut carry = false;
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            (*mine, carry) = mine.carrying_add(theirs, carry);
        }
        self
    }
}

impl<const N: usize> Sub for WideInt<N> {
    type Output = Self;

    fn sub(mut self, other: Self) -> Self {
        let mut borrow = false;
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            (*mine, borrow) = mine.borrowing_sub(theirs, borrow);
        }
        self
    }
}

impl<const N: usize> Ord for WideInt<N> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.top().cmp(&other.top()).then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}

impl<const N: usize> PartialOrd for WideInt<N> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const N: usize> Weight for WideInt<N> {
    const ZERO: Self = Self::filled(0, 0);
    const NONE: Self = Self::filled(0, 1 << 63);
    const NEVER: Self = Self::filled(u64::MAX, u64::MAX >> 1);
    const BITS: u32 = 64 * N as u32;

    fn half(mut self) -> Self {
        let mut above = u64::from(self.top() < 0) << 63;
        for word in self.0.iter_mut().rev() {
            let low = *word << 63;
            *word = *word >> 1 | above;
            above = low;
        }
        self
    }

    fn unit(shift: u32) -> Self {
        let mut one = Self::ZERO;
        one.0[(shift / 64) as usize] = 1 << (shift % 64);
        one
    }

    fn small(value: u32) -> Self {
        let mut small = Self::ZERO;
        small.0[0] = u64::from(value);
        small
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wide(value: i128) -> WideInt<3> {
        let top = if value < 0 { u64::MAX } else { 0 };
        WideInt([value.cast_unsigned() as u64, (value >> 64).cast_unsigned() as u64, top])
    }

    #[test]
    fn wide_numbers_agree_with_128_bits() {
        let samples: Vec<i128> = (0..40)
            .flat_map(|shift| {
                let one = 1_i128 << (shift * 3);
                [one, -one, one - 1, 7 - one, one * 5]
            })
            .collect();
        for &a in &samples {
            for &b in &samples {
                assert_eq!(wide(a) + wide(b), wide(a + b));
                assert_eq!(wide(a) - wide(b), wide(a - b));
                assert_eq!(wide(a).cmp(&wide(b)), a.cmp(&b), "{a} {b}");
            }
            assert_eq!(wide(a).half(), wide(a >> 1));
        }
        assert_eq!(wide(-7).times(13), wide(-91));
        assert_eq!(<WideInt<3> as Weight>::unit(70), wide(1 << 70));
        assert!(WideInt::<3>::NONE < wide(i128::MIN) && wide(i128::MAX) < WideInt::<3>::NEVER);
    }
}
