//! The penalties.

use serde::{Deserialize, Serialize};

use crate::{clock::Milliseconds, regulations::GameResult};

/// What an arbiter may impose.
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
    /// The game is lost; the opponent gets this.
    LossOfGame(GameResult),
    /// Fewer points for the offender: no more than this.
    FewerPoints(GameResult),
    /// More points for the opponent: no less than this.
    MorePointsForOpponent(GameResult),
    /// A fine that was announced in advance.
    Fine,
    /// Exclusion from so many rounds.
    ExclusionFromRounds(u8),
    /// Expulsion from the competition.
    Expulsion,
}

/// What a penalty is measured in.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// A time.
    Time,
    /// The result of a player.
    Result,
    /// A number of rounds.
    Rounds,
}

impl Penalty {
    /// One of each kind, with the result that is imposed most often.
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

    /// What it is measured in; nothing if it has no amount.
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

    /// The result that it imposes.
    pub const fn result(self) -> Option<GameResult> {
        match self {
            Self::LossOfGame(result)
            | Self::FewerPoints(result)
            | Self::MorePointsForOpponent(result) => Some(result),
            _ => None,
        }
    }

    /// Whether it changes the score.
    pub(crate) const fn is_of_points(self) -> bool {
        matches!(self, Self::FewerPoints(_) | Self::MorePointsForOpponent(_))
    }
}
