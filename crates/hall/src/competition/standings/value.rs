//! What a tie-break says.

use std::fmt;

use adoube_laws::regulations::Score;
use serde::{Serialize, Serializer};

/// What a tie-break says, counted in quarters of a point: Sonneborn-Berger has halves of halves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(u32);

impl Value {
    /// A number of games or rounds.
    pub(super) const fn count(count: u32) -> Self {
        Self(count.saturating_mul(4))
    }

    /// Points.
    pub(super) const fn points(score: Score) -> Self {
        Self(score.get() as u32 * 2)
    }

    /// Points times points.
    pub(super) const fn product(one: Score, other: Score) -> Self {
        Self((one.get() as u32).saturating_mul(other.get() as u32))
    }
}

impl std::iter::Sum for Value {
    fn sum<I: Iterator<Item = Self>>(values: I) -> Self {
        Self(values.fold(0, |sum, value| sum.saturating_add(value.0)))
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = ["", ".25", ".5", ".75"][(self.0 % 4) as usize];
        write!(f, "{}{part}", self.0 / 4)
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
