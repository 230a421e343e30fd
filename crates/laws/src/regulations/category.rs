//! Standard, rapid or blitz: derived from the time control by the edition's formula.

use serde::{Deserialize, Serialize};

use super::SixtyMinutes;
use crate::{
    Provision,
    clock::{Milliseconds, MoveNumber, TimeControl},
};

/// The three categories of play that the Laws distinguish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    /// The shortest games, by the edition's limit.
    Blitz,
    /// Games of less than an hour, longer than blitz.
    Rapid,
    /// All other games.
    Standard,
}

impl Category {
    /// Every category, the quickest first.
    pub const ALL: [Self; 3] = [Self::Blitz, Self::Rapid, Self::Standard];

    /// The provision that defines this category.
    pub const fn provision(self) -> Provision {
        match self {
            Self::Blitz => Provision::BlitzGame,
            Self::Rapid => Provision::RapidGame,
            Self::Standard => Provision::TermStandardChess,
        }
    }

    /// Its name in regulations.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Blitz => "blitz",
            Self::Rapid => "rapid",
            Self::Standard => "standard",
        }
    }
}

/// The number of moves in the formula of the appendices.
pub(crate) const MOVES: MoveNumber = MoveNumber::new(60);

/// The limit of a category, by the time for sixty moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Less than this.
    Below(Milliseconds),
    /// This or less.
    UpTo(Milliseconds),
    /// The text is ambiguous: a setting decides about exactly this time.
    BelowOrUpTo(Milliseconds),
}

impl Limit {
    /// The time of the limit.
    pub(crate) const fn time(self) -> Milliseconds {
        match self {
            Self::Below(limit) | Self::UpTo(limit) | Self::BelowOrUpTo(limit) => limit,
        }
    }

    fn holds(self, time: Milliseconds, sixty: SixtyMinutes) -> bool {
        match (self, sixty) {
            (Self::Below(limit), _) | (Self::BelowOrUpTo(limit), SixtyMinutes::Standard) => {
                time < limit
            }
            (Self::UpTo(limit), _) | (Self::BelowOrUpTo(limit), SixtyMinutes::Rapid) => {
                time <= limit
            }
        }
    }
}

/// The thresholds of an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thresholds {
    /// The limit of blitz.
    pub blitz: Limit,
    /// The limit of rapid chess.
    pub rapid: Limit,
}

impl Thresholds {
    /// Returns the category of one player's time control: the appendices speak of the time "per player", so
    /// each is judged alone. Delay counts like an increment.
    pub fn category(&self, control: &TimeControl, sixty: SixtyMinutes) -> Category {
        let time = control.allotted(MOVES);
        if self.blitz.holds(time, sixty) {
            Category::Blitz
        } else if self.rapid.holds(time, sixty) {
            Category::Rapid
        } else {
            Category::Standard
        }
    }
}
