//! The units of the clock, each its own type.

use std::ops::{Add, AddAssign, Sub};

use serde::{Deserialize, Serialize};

/// A duration. Addition saturates at the maximum and subtraction at zero: a clock never shows less than zero.
///
/// ```
/// use adoube_laws::clock::Milliseconds;
/// assert_eq!(Milliseconds::minutes(1) - Milliseconds::seconds(90), Milliseconds::ZERO);
/// assert_eq!("1 h 30 min".parse(), Ok(Milliseconds::minutes(90)));
/// assert_eq!(Milliseconds::minutes(90).to_string(), "1 h 30 min");
/// ```
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Milliseconds(u64);

impl Milliseconds {
    /// No time.
    pub const ZERO: Self = Self(0);
    /// More time than any game takes.
    pub const MAX: Self = Self(u64::MAX);

    /// Creates it from milliseconds.
    pub const fn new(milliseconds: u64) -> Self {
        Self(milliseconds)
    }

    /// Creates it from seconds.
    pub const fn seconds(seconds: u64) -> Self {
        Self(seconds.saturating_mul(1000))
    }

    /// Creates it from minutes.
    pub const fn minutes(minutes: u64) -> Self {
        Self(minutes.saturating_mul(60_000))
    }

    /// Creates it from hours.
    pub const fn hours(hours: u64) -> Self {
        Self(hours.saturating_mul(3_600_000))
    }

    /// The number of milliseconds.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// Reports whether it is zero.
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// Multiplies it.
    #[must_use]
    pub const fn times(self, count: u64) -> Self {
        Self(self.0.saturating_mul(count))
    }
}

impl Add for Milliseconds {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Milliseconds {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Milliseconds {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

/// An instant: milliseconds since an epoch chosen by the caller. It is always passed in; nothing here reads a clock.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct At(u64);

impl At {
    /// The epoch.
    pub const ZERO: Self = Self(0);

    /// Creates it from milliseconds since the epoch.
    pub const fn new(milliseconds: u64) -> Self {
        Self(milliseconds)
    }

    /// Milliseconds since the epoch.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// Returns the time passed since an earlier instant; zero if that one is later.
    pub const fn since(self, earlier: Self) -> Milliseconds {
        Milliseconds(self.0.saturating_sub(earlier.0))
    }
}

impl Add<Milliseconds> for At {
    type Output = Self;

    fn add(self, time: Milliseconds) -> Self {
        Self(self.0.saturating_add(time.0))
    }
}

/// The number of a player's move, from 1; as a count of moves it may be 0.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct MoveNumber(u16);

impl MoveNumber {
    /// No moves.
    pub const NONE: Self = Self(0);

    /// Creates it from a number.
    pub const fn new(number: u16) -> Self {
        Self(number)
    }

    /// The number.
    pub const fn get(self) -> u16 {
        self.0
    }

    /// Returns the next number.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    /// Returns the previous number; 0 stays 0.
    #[must_use]
    pub const fn previous(self) -> Self {
        Self(self.0.saturating_sub(1))
    }
}

/// The number of a period of the time control, from 1. A repeating last period has a new number each time.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "u32", into = "u32")]
pub struct PeriodNumber(u32);

impl From<u32> for PeriodNumber {
    fn from(number: u32) -> Self {
        Self::new(number)
    }
}

impl From<PeriodNumber> for u32 {
    fn from(number: PeriodNumber) -> Self {
        number.get()
    }
}

impl PeriodNumber {
    /// The period in which every game begins.
    pub const FIRST: Self = Self(1);

    /// Creates it from a number; 0 becomes 1.
    pub const fn new(number: u32) -> Self {
        Self(if number == 0 { 1 } else { number })
    }

    /// The number, from 1.
    pub const fn get(self) -> u32 {
        self.0
    }

    /// Returns the next period.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    /// Returns the previous period; the first stays.
    #[must_use]
    pub const fn previous(self) -> Self {
        Self::new(self.0.saturating_sub(1))
    }

    /// The index, from 0.
    pub(super) const fn index(self) -> usize {
        self.0.saturating_sub(1) as usize
    }
}
