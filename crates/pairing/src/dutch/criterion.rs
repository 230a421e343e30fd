//! The criteria of C.04.3, by name.

use std::fmt;

/// A pairing criterion of the Dutch system (C.04.3, in force since February 2026), in order of precedence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Criterion {
    /// No two players meet twice, or if they must not meet.
    C1,
    /// No second pairing-allocated bye, nor one after points without a game.
    C2,
    /// Two non-topscorers with the same absolute colour preference do not meet.
    C3,
    /// The round can be completed.
    C4,
    /// The bye goes to the lowest possible score.
    C5,
    /// As many pairs as possible in the bracket.
    C6,
    /// The scores of the downfloaters as low as possible.
    C7,
    /// The next bracket fulfils C6 and C7 as well as possible.
    C8,
    /// The bye goes to a player with few unplayed games.
    C9,
    /// Few topscorers, or opponents of them, with a colour difference beyond two.
    C10,
    /// Few topscorers, or opponents of them, with the same colour three times in a row.
    C11,
    /// Few players without their colour preference.
    C12,
    /// Few players without their strong colour preference.
    C13,
    /// Few resident downfloaters who floated down in the last round.
    C14,
    /// Few opponents of moved-down players who floated up in the last round.
    C15,
    /// Few resident downfloaters who floated down the round before.
    C16,
    /// Few opponents of moved-down players who floated up the round before.
    C17,
    /// Small score differences of moved-down players who floated down in the last round.
    C18,
    /// Small score differences of opponents who floated up in the last round.
    C19,
    /// As C18, for the round before.
    C20,
    /// As C19, for the round before.
    C21,
}

impl Criterion {
    /// All, in order of precedence.
    pub const ALL: [Self; 21] = [
        Self::C1,
        Self::C2,
        Self::C3,
        Self::C4,
        Self::C5,
        Self::C6,
        Self::C7,
        Self::C8,
        Self::C9,
        Self::C10,
        Self::C11,
        Self::C12,
        Self::C13,
        Self::C14,
        Self::C15,
        Self::C16,
        Self::C17,
        Self::C18,
        Self::C19,
        Self::C20,
        Self::C21,
    ];
}

impl Criterion {
    const CODES: [&'static str; 21] = [
        "C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10", "C11", "C12", "C13", "C14",
        "C15", "C16", "C17", "C18", "C19", "C20", "C21",
    ];

    /// The code in the rules: `C12`.
    pub const fn code(self) -> &'static str {
        Self::CODES[self as usize]
    }
}

impl fmt::Display for Criterion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "C.04.3 {}", self.code())
    }
}

/// A set of criteria.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Criteria(u32);

impl Criteria {
    /// All criteria: the full rules.
    pub const ALL: Self = Self((1 << 21) - 1);

    /// Returns the set without this criterion.
    #[must_use]
    pub const fn without(self, criterion: Criterion) -> Self {
        Self(self.0 & !(1 << criterion as u32))
    }

    /// Returns whether the criterion is in the set.
    pub const fn has(self, criterion: Criterion) -> bool {
        self.0 >> criterion as u32 & 1 == 1
    }
}
