//! How a game has ended, as it is written down.

use std::{fmt, str::FromStr};

use adoube_chess::Colour;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{clock::PerPlayer, regulations::Mark};

/// A result: what each player gets, on the board or by forfeit. The two need not match: both may lose.
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
    pub marks: PerPlayer<Mark>,
    /// Whether it was played for.
    pub by: Way,
}

/// Whether a result was played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// On the board.
    Play,
    /// Somebody did not appear.
    Forfeit,
}

impl Way {
    /// What stands between the two marks.
    const fn between(self) -> char {
        match self {
            Self::Play => '-',
            Self::Forfeit => '/',
        }
    }
}

impl Outcome {
    /// A draw.
    pub const DRAW: Self = Self::played(Mark::Draw, Mark::Draw);
    /// Both have lost.
    pub const BOTH_LOSE: Self = Self::played(Mark::Loss, Mark::Loss);

    const fn played(white: Mark, black: Mark) -> Self {
        Self { marks: PerPlayer { white, black }, by: Way::Play }
    }

    /// A win.
    pub const fn win(winner: Colour) -> Self {
        match winner {
            Colour::White => Self::played(Mark::Win, Mark::Loss),
            Colour::Black => Self::played(Mark::Loss, Mark::Win),
        }
    }

    /// One loses; the other gets what the arbiter or the Laws give.
    pub fn loss(loser: Colour, opponent: Mark) -> Self {
        let mut outcome = Self::BOTH_LOSE;
        outcome.marks[!loser] = opponent;
        outcome
    }

    /// The same without play.
    #[must_use]
    pub const fn by_forfeit(self) -> Self {
        Self { by: Way::Forfeit, ..self }
    }

    /// Who has won, if somebody has.
    pub fn winner(self) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.marks[*colour] == Mark::Win)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = |mark: Mark| match (self.by, mark) {
            (Way::Play, Mark::Win) => "1",
            (_, Mark::Draw) => "½",
            (Way::Play, Mark::Loss) => "0",
            (Way::Forfeit, Mark::Win) => "+",
            (Way::Forfeit, Mark::Loss) => "-",
        };
        let between = self.by.between();
        write!(f, "{}{between}{}", sign(self.marks.white), sign(self.marks.black))
    }
}

/// A text that is no result.
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
            "1" | "+" => Some(Mark::Win),
            "½" => Some(Mark::Draw),
            "0" | "-" => Some(Mark::Loss),
            _ => None,
        };
        let by = if text.contains('/') { Way::Forfeit } else { Way::Play };
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
