//! The units of the clock, each its own type.

use std::ops::{Add, AddAssign, Sub};

use serde::{Deserialize, Serialize};

/// A length of time. Sums stop at the largest number and differences at zero: a clock never shows less than
/// nothing.
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

    /// So many thousandths of a second.
    pub const fn new(milliseconds: u64) -> Self {
        Self(milliseconds)
    }

    /// So many seconds.
    pub const fn seconds(seconds: u64) -> Self {
        Self(seconds.saturating_mul(1000))
    }

    /// So many minutes.
    pub const fn minutes(minutes: u64) -> Self {
        Self(minutes.saturating_mul(60_000))
    }

    /// So many hours.
    pub const fn hours(hours: u64) -> Self {
        Self(hours.saturating_mul(3_600_000))
    }

    /// The number of milliseconds.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// Whether there is none.
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// This time, so many times.
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

/// An instant: milliseconds since a moment that the caller chose. It is always passed in; nothing here asks for
/// the time.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct At(u64);

impl At {
    /// The moment the caller counts from.
    pub const ZERO: Self = Self(0);

    /// So many milliseconds after the moment the caller counts from.
    pub const fn new(milliseconds: u64) -> Self {
        Self(milliseconds)
    }

    /// Milliseconds since the moment the caller counts from.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// The time that has passed since an earlier instant; none if that one is later.
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

/// The number of a move, counted for one player from 1; as a count of moves it may be 0.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct MoveNumber(u16);

impl MoveNumber {
    /// No move yet.
    pub const NONE: Self = Self(0);

    /// This number.
    pub const fn new(number: u16) -> Self {
        Self(number)
    }

    /// The number itself.
    pub const fn get(self) -> u16 {
        self.0
    }

    /// The number after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    /// The number before this one; none comes before none.
    #[must_use]
    pub const fn previous(self) -> Self {
        Self(self.0.saturating_sub(1))
    }
}

/// The number of a period of the time control, counted from 1. A last period that repeats has a number for each
/// time that it is played.
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

    /// The period of this number; there is none before the first.
    pub const fn new(number: u32) -> Self {
        Self(if number == 0 { 1 } else { number })
    }

    /// The number itself, from 1.
    pub const fn get(self) -> u32 {
        self.0
    }

    /// The period after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    /// The period before this one; the first has none and stays.
    #[must_use]
    pub const fn previous(self) -> Self {
        Self::new(self.0.saturating_sub(1))
    }

    /// 0 for the first.
    pub(super) const fn index(self) -> usize {
        self.0.saturating_sub(1) as usize
    }
}
