//! FEN: a board as one line of text, with the castling letters of X-FEN and Shredder-FEN.
//!
//! Writing is strict. Reading is lenient about what people omit or type differently:
//! - fields may be missing from the end (White to move, no castling, no en passant, counters 0 and 1),
//! - fields may be separated by several spaces, tabs or underscores,
//! - the turn may be a capital letter, the castling letters may come in any order,
//! - a counter may be `-`, and move number 0 is read as 1.

mod placement;
mod read;
mod write;

use std::{error::Error as StdError, fmt, str::FromStr};

pub use read::read;
pub(crate) use read::{Fields, read_into};
pub use write::{Castling, Fen, write};

use crate::{Board, Faults, Position, validity::Reachability};

/// Where and why a text is not valid FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Error {
    /// The offending byte, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: ErrorKind,
}

/// Why a text is not valid FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// The text is empty.
    Empty,
    /// Not a piece letter, digit or `/`.
    Piece,
    /// More than eight squares on a rank.
    RankTooLong,
    /// Fewer than eight squares on a rank.
    RankTooShort,
    /// More than eight ranks.
    TooManyRanks,
    /// Fewer than eight ranks.
    TooFewRanks,
    /// The side to move is neither `w` nor `b`.
    Turn,
    /// Not a castling letter, or a repeated one.
    Castling,
    /// Neither `-` nor a square on the third or sixth rank.
    EnPassant,
    /// The halfmove counter is not a number, or too large.
    Halfmoves,
    /// The move number is not a number, or too large.
    Fullmoves,
    /// Extra text follows the six fields.
    Trailing,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.kind {
            ErrorKind::Empty => "nothing to read",
            ErrorKind::Piece => "a piece letter (PNBRQK, pnbrqk), a digit 1 to 8 or / is wanted",
            ErrorKind::RankTooLong => "more than eight squares on this rank",
            ErrorKind::RankTooShort => "fewer than eight squares on this rank",
            ErrorKind::TooManyRanks => "more than eight ranks",
            ErrorKind::TooFewRanks => "fewer than eight ranks",
            ErrorKind::Turn => "the side to move is w or b",
            ErrorKind::Castling => {
                "castling rights are -, KQkq or the files of the rooks, each once"
            }
            ErrorKind::EnPassant => "the en passant square is - or a square of rank 3 or 6",
            ErrorKind::Halfmoves => "the moves since a capture or pawn move are a number",
            ErrorKind::Fullmoves => "the move number is a number",
            ErrorKind::Trailing => "FEN ends after six fields",
        };
        write!(f, "column {}: {what}", self.column)
    }
}

impl StdError for Error {}

/// Why a text does not give a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenError {
    /// It is not valid FEN.
    Syntax(Error),
    /// It is valid FEN, but the board is not a legal position.
    Faults(Faults),
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(error) => error.fmt(f),
            Self::Faults(faults) => faults.fmt(f),
        }
    }
}

impl StdError for FenError {}

impl From<Error> for FenError {
    fn from(error: Error) -> Self {
        Self::Syntax(error)
    }
}

impl From<Faults> for FenError {
    fn from(faults: Faults) -> Self {
        Self::Faults(faults)
    }
}

impl FromStr for Board {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        read(text)
    }
}

impl FromStr for Position {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        let mut position = Self { board: Board::empty(), key: 0 };
        let pieces = read_into(&mut position.board, text)?;
        position.validate(Reachability::Required, pieces)?;
        Ok(position)
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(write(self, Castling::XFen).as_str())
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.board, f)
    }
}
