//! The points for a game.

use std::{fmt, ops::Add, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::clock::PerPlayer;

/// Points, counted in halves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(u16);

impl Score {
    /// Creates it from half points.
    pub const fn halves(halves: u16) -> Self {
        Self(halves)
    }

    /// The number of half points.
    pub const fn get(self) -> u16 {
        self.0
    }
}

impl Add for Score {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

/// One player's result. The two need not match: both may lose, or one lose and the other draw.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameResult {
    /// The points of a win.
    Win,
    /// The points of a draw.
    Draw,
    /// The points of a loss.
    Loss,
}

/// The points of a win, a draw and a loss.
///
/// ```
/// use adoube_laws::{clock::PerPlayer, regulations::{GameResult, Points}};
/// let points: Points = "3-1-0".parse()?;
/// let scores = points.scores(PerPlayer { white: GameResult::Draw, black: GameResult::Loss });
/// assert_eq!(format!("{}-{}", scores.white, scores.black), "1-0");
/// assert_eq!(Points::default().to_string(), "1-½-0");
/// # Ok::<(), adoube_laws::regulations::ParsePointsError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Points {
    /// For a win, on the board or by forfeit.
    pub win: Score,
    /// For a draw.
    pub draw: Score,
    /// For a loss, on the board or by forfeit.
    pub loss: Score,
}

impl Default for Points {
    /// One, a half, zero: the default of every edition.
    fn default() -> Self {
        Self { win: Score(2), draw: Score(1), loss: Score(0) }
    }
}

impl Points {
    /// Returns the points for one player's result.
    pub const fn for_mark(&self, mark: GameResult) -> Score {
        match mark {
            GameResult::Win => self.win,
            GameResult::Draw => self.draw,
            GameResult::Loss => self.loss,
        }
    }

    /// Returns the points of both players.
    pub fn scores(&self, marks: PerPlayer<GameResult>) -> PerPlayer<Score> {
        marks.map(|mark| self.for_mark(mark))
    }

    /// Returns the most that the two players of a game normally get together.
    pub fn maximum(&self) -> Score {
        (self.win + self.loss).max(self.draw + self.draw)
    }

    /// Reports whether the two scores together stay within that. An arbiter who decides on scores may not
    /// give a win to one player and a draw to the other.
    pub fn is_within_maximum(&self, marks: PerPlayer<GameResult>) -> bool {
        let scores = self.scores(marks);
        scores.white + scores.black <= self.maximum()
    }

    /// Reports whether a win is worth more than a draw, and a draw more than a loss.
    pub fn is_ordered(&self) -> bool {
        self.win > self.draw && self.draw > self.loss
    }
}

/// Error: the text is not three numbers of points such as `1-½-0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePointsError;

impl fmt::Display for ParsePointsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("write the points of a win, a draw and a loss, such as 1-½-0 or 3-1-0")
    }
}

impl std::error::Error for ParsePointsError {}

impl FromStr for Score {
    type Err = ParsePointsError;

    fn from_str(text: &str) -> Result<Self, ParsePointsError> {
        let (whole, half) = match text.strip_suffix('½').or_else(|| text.strip_suffix(".5")) {
            Some("") => ("0", 1),
            Some(whole) => (whole, 1),
            None => (text, 0),
        };
        if whole.is_empty() || !whole.bytes().all(|digit| digit.is_ascii_digit()) {
            return Err(ParsePointsError);
        }
        let whole: u16 = whole.parse().map_err(|_| ParsePointsError)?;
        whole.checked_mul(2).map(|halves| Self(halves + half)).ok_or(ParsePointsError)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 2, self.0 % 2) {
            (0, 1) => f.write_str("½"),
            (whole, 0) => write!(f, "{whole}"),
            (whole, _) => write!(f, "{whole}½"),
        }
    }
}

impl Serialize for Score {
    /// Serialises as `½`.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        super::text::serialize(self, to)
    }
}

impl<'de> Deserialize<'de> for Score {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        super::text::deserialize(from)
    }
}

impl FromStr for Points {
    type Err = ParsePointsError;

    fn from_str(text: &str) -> Result<Self, ParsePointsError> {
        let mut parts = text.split('-').map(|part| part.trim().parse());
        let mut next = || parts.next().unwrap_or(Err(ParsePointsError));
        let points = Self { win: next()?, draw: next()?, loss: next()? };
        if parts.next().is_some() { Err(ParsePointsError) } else { Ok(points) }
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.win, self.draw, self.loss)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_as_they_are_written() {
        for (text, written) in [
            ("1-½-0", "1-½-0"),
            ("1-0.5-0", "1-½-0"),
            ("3-1-0", "3-1-0"),
            ("3-1.5-½", "3-1½-½"),
            ("3 - 2 - 1", "3-2-1"),
        ] {
            assert_eq!(text.parse::<Points>().unwrap().to_string(), written);
        }
        for text in ["", "1", "1-0", "1-½-0-0", "1-¼-0", "1--0", "+1-½-0", "40000-1-0", "1-½½-0"]
        {
            assert_eq!(text.parse::<Points>(), Err(ParsePointsError), "{text}");
        }
    }

    #[test]
    fn two_scores_stay_within_the_maximum_of_a_game() {
        use GameResult::{Draw, Loss, Win};
        let points = Points::default();
        let fits = |white, black| points.is_within_maximum(PerPlayer { white, black });
        assert!(fits(Win, Loss) && fits(Draw, Draw) && fits(Draw, Loss) && fits(Loss, Loss));
        assert!(!fits(Win, Win) && !fits(Win, Draw));
    }
}
