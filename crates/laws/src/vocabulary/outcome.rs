//! Results of games, and how they are written.

use std::{fmt, str::FromStr};

use adoube_chess::Colour;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{clock::PerPlayer, regulations::GameResult};

/// A result: what each player gets, and whether by play or by forfeit. The two need not add up: both may lose.
///
/// ```
/// use adoube_laws::table::Outcome;
/// for text in ["1-0", "0-1", "½-½", "0-0", "½-0", "0-½", "+/-", "-/+", "-/-"] {
///     assert_eq!(text.parse::<Outcome>().unwrap().to_string(), text);
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// What each player gets.
    pub marks: PerPlayer<GameResult>,
    /// Whether the game was played.
    pub by: DecidedBy,
}

/// Whether a result was decided by play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DecidedBy {
    /// On the board.
    Play,
    /// A player did not appear.
    Forfeit,
}

impl DecidedBy {
    /// The separator between the two results.
    const fn between(self) -> char {
        match self {
            Self::Play => '-',
            Self::Forfeit => '/',
        }
    }
}

impl Outcome {
    /// A draw.
    pub const DRAW: Self = Self::played(GameResult::Draw, GameResult::Draw);
    /// Both players lose.
    pub const BOTH_LOSE: Self = Self::played(GameResult::Loss, GameResult::Loss);

    const fn played(white: GameResult, black: GameResult) -> Self {
        Self { marks: PerPlayer { white, black }, by: DecidedBy::Play }
    }

    /// A win.
    pub const fn win(winner: Colour) -> Self {
        match winner {
            Colour::White => Self::played(GameResult::Win, GameResult::Loss),
            Colour::Black => Self::played(GameResult::Loss, GameResult::Win),
        }
    }

    /// A loss; the opponent gets what the arbiter or the Laws give.
    pub fn loss(loser: Colour, opponent: GameResult) -> Self {
        let mut outcome = Self::BOTH_LOSE;
        outcome.marks[!loser] = opponent;
        outcome
    }

    /// The same result by forfeit.
    #[must_use]
    pub const fn by_forfeit(self) -> Self {
        Self { by: DecidedBy::Forfeit, ..self }
    }

    /// Returns the winner, if there is one.
    pub fn winner(self) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.marks[*colour] == GameResult::Win)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = |mark: GameResult| match (self.by, mark) {
            (DecidedBy::Play, GameResult::Win) => "1",
            (_, GameResult::Draw) => "½",
            (DecidedBy::Play, GameResult::Loss) => "0",
            (DecidedBy::Forfeit, GameResult::Win) => "+",
            (DecidedBy::Forfeit, GameResult::Loss) => "-",
        };
        let between = self.by.between();
        write!(f, "{}{between}{}", sign(self.marks.white), sign(self.marks.black))
    }
}

/// Error: the text is not a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnOutcome;

impl fmt::Display for NotAnOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a result is 1-0, 0-1, ½-½ (or 1/2-1/2), 0-0, ½-0, 0-½, +/-, -/+ or -/-")
    }
}

impl std::error::Error for NotAnOutcome {}

impl FromStr for Outcome {
    type Err = NotAnOutcome;

    fn from_str(text: &str) -> Result<Self, NotAnOutcome> {
        let text = text.replace("1/2", "½").replace(['–', '−'], "-");
        let mark = |sign: &str| match sign {
            "1" | "+" => Some(GameResult::Win),
            "½" => Some(GameResult::Draw),
            "0" | "-" => Some(GameResult::Loss),
            _ => None,
        };
        let by = if text.contains('/') { DecidedBy::Forfeit } else { DecidedBy::Play };
        let (white, black) = text.split_once(by.between()).ok_or(NotAnOutcome)?;
        let (white, black) = (mark(white).ok_or(NotAnOutcome)?, mark(black).ok_or(NotAnOutcome)?);
        let outcome = Self { marks: PerPlayer { white, black }, by };
        if outcome.to_string() == text { Ok(outcome) } else { Err(NotAnOutcome) }
    }
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Outcome {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}
