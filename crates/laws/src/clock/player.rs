//! A value for each player.

use std::ops::{Index, IndexMut};

use adoube_chess::Colour;
use serde::{Deserialize, Serialize};

/// A value for White and one for Black.
///
/// ```
/// use adoube_chess::Colour;
/// use adoube_laws::clock::PerPlayer;
/// let points = PerPlayer { white: 1, black: 0 };
/// assert_eq!(points[Colour::White], 1);
/// assert_eq!(points.map(|points| points * 2), PerPlayer { white: 2, black: 0 });
/// ```
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerPlayer<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> PerPlayer<T> {
    /// Creates the same value for both.
    pub fn same(both: T) -> Self
    where
        T: Clone,
    {
        Self { white: both.clone(), black: both }
    }

    /// Creates each value from the colour.
    pub fn from_fn(mut make: impl FnMut(Colour) -> T) -> Self {
        Self { white: make(Colour::White), black: make(Colour::Black) }
    }

    /// Maps each value.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> PerPlayer<U> {
        PerPlayer { white: change(self.white), black: change(self.black) }
    }

    /// Borrows both values.
    pub fn each_ref(&self) -> PerPlayer<&T> {
        PerPlayer { white: &self.white, black: &self.black }
    }

    /// Iterates over both, White first.
    pub fn iter(&self) -> impl Iterator<Item = (Colour, &T)> {
        Colour::ALL.into_iter().map(|colour| (colour, &self[colour]))
    }

    /// Returns the common value, if both are equal.
    pub fn agreed(&self) -> Option<&T>
    where
        T: PartialEq,
    {
        (self.white == self.black).then_some(&self.white)
    }
}

impl<T> Index<Colour> for PerPlayer<T> {
    type Output = T;

    fn index(&self, colour: Colour) -> &T {
        match colour {
            Colour::White => &self.white,
            Colour::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Colour> for PerPlayer<T> {
    fn index_mut(&mut self, colour: Colour) -> &mut T {
        match colour {
            Colour::White => &mut self.white,
            Colour::Black => &mut self.black,
        }
    }
}
