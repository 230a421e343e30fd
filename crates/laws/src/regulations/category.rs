//! Standard, rapid or blitz: by the time control, as the edition reckons.

use serde::{Deserialize, Serialize};

use super::SixtyMinutes;
use crate::{
    Provision,
    clock::{Milliseconds, MoveNumber, TimeControl},
};

/// The three kinds of play that the Laws tell apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    /// The time is short.
    Blitz,
    /// The time is shorter than an hour.
    Rapid,
    /// All other games.
    Standard,
}

impl Category {
    /// All of them, the quickest first.
    pub const ALL: [Self; 3] = [Self::Blitz, Self::Rapid, Self::Standard];

    /// The provision that says which games are of this kind.
    pub const fn provision(self) -> Provision {
        match self {
            Self::Blitz => Provision::BlitzGame,
            Self::Rapid => Provision::RapidGame,
            Self::Standard => Provision::TermStandardChess,
        }
    }

    /// As it is written in regulations.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Blitz => "blitz",
            Self::Rapid => "rapid",
            Self::Standard => "standard",
        }
    }
}

/// How many moves the appendices reckon with.
pub(crate) const MOVES: MoveNumber = MoveNumber::new(60);

/// Where a kind of play ends, by the time for sixty moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Less than this.
    Below(Milliseconds),
    /// This or less.
    UpTo(Milliseconds),
    /// The text can be read both ways: a setting decides about exactly this.
    BelowOrUpTo(Milliseconds),
}

impl Limit {
    /// The time at which it ends.
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
    /// Which times are blitz.
    pub blitz: Limit,
    /// Which times are not standard.
    pub rapid: Limit,
}

impl Thresholds {
    /// The kind of play of one player's time control: the appendices speak of the time "per player", so each is
    /// judged alone. Delay counts as an increment does.
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
