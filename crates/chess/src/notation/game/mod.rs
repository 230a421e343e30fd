//! Whole scoresheets: `1. e4 e5 2. Sf3 …` with numbers, draw offers and the result.

mod read;
mod tokens;
mod write;

use std::fmt;

pub use read::read;
pub use write::write;

use super::{ReadError, Reading};
use crate::{Colour, Move, Position};

/// The moves of a scoresheet, and the result if it was written below them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game {
    /// The moves in order, each with its leniencies and whether a draw was offered.
    pub moves: Vec<Reading>,
    /// The result.
    pub score: Option<Score>,
}

impl Game {
    /// The moves alone.
    pub fn played(&self) -> impl Iterator<Item = Move> {
        self.moves.iter().map(|entry| entry.moved)
    }
}

impl FromIterator<Move> for Game {
    fn from_iter<I: IntoIterator<Item = Move>>(moves: I) -> Self {
        Self { moves: moves.into_iter().map(Reading::from).collect(), score: None }
    }
}

/// A result as it is written under a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Score {
    /// `1-0`.
    WhiteWins,
    /// `0-1`.
    BlackWins,
    /// `½-½`.
    Draw,
    /// `*`: the game is unfinished, or its result is unknown.
    Open,
}

impl fmt::Display for Score {
    /// In the form used by PGN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Open => "*",
        })
    }
}

/// The error for a scoresheet that cannot be read to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameError {
    /// The actual number of the move that could not be read.
    pub number: u32,
    /// The side whose move it is.
    pub side: Colour,
    /// The error; its column refers to the whole text.
    pub error: ReadError,
    /// The moves before it.
    pub before: Vec<Reading>,
    /// The position in which it was to be played.
    pub position: Box<Position>,
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dots = match self.side {
            Colour::White => ".",
            Colour::Black => "...",
        };
        write!(f, "move {}{dots} {}", self.number, self.error)
    }
}

impl std::error::Error for GameError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.error)
    }
}
