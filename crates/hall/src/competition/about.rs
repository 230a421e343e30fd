//! What an organiser announces about a competition.

use std::{fmt, str::FromStr};

use adoube_laws::{clock::Milliseconds, regulations::Regulations};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::tie_break::TieBreak;

/// The announcement of a competition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct About {
    /// The name of the competition.
    pub name: String,
    /// Where it is played.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub place: String,
    /// The federation of the place, such as `SLO`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<super::Federation>,
    /// The first and the last day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dates: Option<Dates>,
    /// The organisers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub organisers: Vec<String>,
    /// The arbiters, the chief arbiter first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arbiters: Vec<String>,
    /// The regulations for its games.
    pub regulations: Regulations,
    /// The pairing system.
    #[serde(default)]
    pub system: System,
    /// The tie-breaks for players with equal points; empty means the default of the system.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tie_breaks: Vec<TieBreak>,
    /// Whether the first rounds of a Swiss are accelerated.
    #[serde(default, skip_serializing_if = "Acceleration::is_none")]
    pub acceleration: Acceleration,
    /// The number of rounds, if announced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
    /// How far behind the game spectators are kept.
    #[serde(default)]
    pub delay: Delay,
    /// Who may watch.
    #[serde(default)]
    pub visibility: Visibility,
}

impl About {
    /// Creates an announcement with this name and defaults for everything else.
    pub fn new(name: impl Into<String>, regulations: Regulations) -> Self {
        Self {
            name: name.into(),
            place: String::new(),
            federation: None,
            dates: None,
            organisers: Vec::new(),
            arbiters: Vec::new(),
            regulations,
            system: System::default(),
            tie_breaks: Vec::new(),
            acceleration: Acceleration::None,
            rounds: None,
            delay: Delay::default(),
            visibility: Visibility::default(),
        }
    }

    /// The tie-breaks for players with equal points: those announced, or the default of the system.
    pub fn tie_breaks(&self) -> &[TieBreak] {
        if self.tie_breaks.is_empty() { TieBreak::usual(self.system) } else { &self.tie_breaks }
    }
}

/// The pairing system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum System {
    /// Everybody plays everybody.
    #[default]
    RoundRobin,
    /// Players are paired round by round, not everybody with everybody: the Swiss system and the like.
    Swiss,
}

/// Whether the first rounds of a Swiss are accelerated: virtual points for the upper half let favourites meet earlier.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Acceleration {
    /// Not accelerated.
    #[default]
    None,
    /// By the Baku method (C.04.7).
    Baku,
}

impl Acceleration {
    /// Whether the rounds are not accelerated.
    pub fn is_none(&self) -> bool {
        *self == Self::None
    }
}

/// Who may watch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// Everybody.
    #[default]
    Public,
    /// Only people with a seat, and the officials.
    Seated,
}

/// How far behind the game spectators are kept: by a time, by a number of half-moves, or by both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Delay {
    /// Events more recent than this are not shown yet.
    pub time: Milliseconds,
    /// The number of latest half-moves that are not shown yet; when the game is over, only the time counts.
    pub half_moves: u32,
}

impl Delay {
    /// No delay: spectators see everything at once.
    pub const NONE: Self = Self { time: Milliseconds::ZERO, half_moves: 0 };

    /// Whether there is no delay.
    pub fn is_none(self) -> bool {
        self == Self::NONE
    }
}

/// The first and the last day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Dates {
    /// The first day.
    pub first: Day,
    /// The last day.
    pub last: Day,
}

/// A day of the calendar, as `2026-11-16`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Day(Date);

/// The text is not a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a day is written as 2026-11-16")]
pub struct ParseDayError;

impl Day {
    /// Creates this day, if the calendar has it.
    pub fn new(year: i16, month: i8, day: i8) -> Option<Self> {
        Date::new(year, month, day).ok().filter(|date| date.year() > 0).map(Self)
    }

    /// Returns the year, the month and the day.
    pub fn parts(self) -> (i16, i8, i8) {
        (self.0.year(), self.0.month(), self.0.day())
    }
}

impl FromStr for Day {
    type Err = ParseDayError;

    fn from_str(text: &str) -> Result<Self, ParseDayError> {
        let date: Date = text.parse().map_err(|_| ParseDayError)?;
        let day = Self(date);
        // Jiff accepts other forms too; only one is allowed here.
        if day.to_string() == text { Ok(day) } else { Err(ParseDayError) }
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.parts();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl TryFrom<String> for Day {
    type Error = ParseDayError;

    fn try_from(text: String) -> Result<Self, ParseDayError> {
        text.parse()
    }
}

impl From<Day> for String {
    fn from(day: Day) -> Self {
        day.to_string()
    }
}
