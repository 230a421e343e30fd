//! The end of a game as determined by the board alone.

use super::Status;
use crate::{Colour, Position};

/// A result on the board: checkmate (Article 5.1.1) or stalemate (5.2.1).
///
/// Draws by repetition, by the fifty-move rule or in a dead position need the history of the game or a
/// search, and are decided elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side has won.
    Decisive {
        /// The winner.
        winner: Colour,
    },
    /// Neither side has won.
    Draw,
}

impl Outcome {
    /// The winner, unless it is a draw.
    pub const fn winner(self) -> Option<Colour> {
        match self {
            Self::Decisive { winner } => Some(winner),
            Self::Draw => None,
        }
    }
}

impl Position {
    /// The result, if the position ends the game.
    ///
    /// ```
    /// use adoube_chess::{Colour, Outcome, Position};
    ///
    /// let mated: Position = "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1".parse()?;
    /// assert_eq!(mated.outcome(), Some(Outcome::Decisive { winner: Colour::White }));
    /// let stalemated: Position = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1".parse()?;
    /// assert_eq!(stalemated.outcome(), Some(Outcome::Draw));
    /// assert_eq!(Position::initial().outcome(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn outcome(&self) -> Option<Outcome> {
        match self.status() {
            Status::Checkmate => Some(Outcome::Decisive { winner: !self.turn() }),
            Status::Stalemate => Some(Outcome::Draw),
            Status::Ongoing | Status::Check => None,
        }
    }
}
