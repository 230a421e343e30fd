//! Penalties.

use serde::{Deserialize, Serialize};

use crate::{clock::Milliseconds, regulations::GameResult};

/// A penalty that an arbiter can impose.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Penalty {
    /// A warning.
    Warning,
    /// More time for the opponent.
    MoreTimeForOpponent(Milliseconds),
    /// Less time for the offender.
    LessTime(Milliseconds),
    /// Loss of the game; the opponent gets this result.
    LossOfGame(GameResult),
    /// Fewer points for the offender: at most this result.
    FewerPoints(GameResult),
    /// More points for the opponent: at least this result.
    MorePointsForOpponent(GameResult),
    /// A fine announced in advance.
    Fine,
    /// Exclusion from this many rounds.
    ExclusionFromRounds(u8),
    /// Expulsion from the competition.
    Expulsion,
}

/// The unit of a penalty.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// An amount of time.
    Time,
    /// A player's result.
    Result,
    /// A number of rounds.
    Rounds,
}

impl Penalty {
    /// One of each kind; results are those imposed most often.
    pub const SAMPLES: [Self; 9] = [
        Self::Warning,
        Self::MoreTimeForOpponent(Milliseconds::ZERO),
        Self::LessTime(Milliseconds::ZERO),
        Self::MorePointsForOpponent(GameResult::Win),
        Self::FewerPoints(GameResult::Loss),
        Self::LossOfGame(GameResult::Win),
        Self::Fine,
        Self::ExclusionFromRounds(1),
        Self::Expulsion,
    ];

    /// Returns its unit; `None` if it has no amount.
    pub const fn measure(self) -> Option<Measure> {
        match self {
            Self::MoreTimeForOpponent(_) | Self::LessTime(_) => Some(Measure::Time),
            Self::LossOfGame(_) | Self::FewerPoints(_) | Self::MorePointsForOpponent(_) => {
                Some(Measure::Result)
            }
            Self::ExclusionFromRounds(_) => Some(Measure::Rounds),
            Self::Warning | Self::Fine | Self::Expulsion => None,
        }
    }

    /// Returns the result that it imposes.
    pub const fn result(self) -> Option<GameResult> {
        match self {
            Self::LossOfGame(result)
            | Self::FewerPoints(result)
            | Self::MorePointsForOpponent(result) => Some(result),
            Self::Warning
            | Self::MoreTimeForOpponent(_)
            | Self::LessTime(_)
            | Self::Fine
            | Self::ExclusionFromRounds(_)
            | Self::Expulsion => None,
        }
    }

    /// Reports whether it changes the score.
    pub(crate) const fn is_of_points(self) -> bool {
        match self {
            Self::FewerPoints(_) | Self::MorePointsForOpponent(_) => true,
            Self::Warning
            | Self::MoreTimeForOpponent(_)
            | Self::LessTime(_)
            | Self::LossOfGame(_)
            | Self::Fine
            | Self::ExclusionFromRounds(_)
            | Self::Expulsion => false,
        }
    }
}
