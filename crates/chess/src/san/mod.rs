//! SAN, the English short form of PGN: strict writing, fast reading.
//!
//! The parser accepts the export format of PGN, and tolerates a missing `x`, `=`, `+` or `#`, an
//! over-specified origin, zeros for castling, and a final `!` or `?`. Use [`notation`](crate::notation)
//! for handwriting in other languages and signs.

mod first;
mod line;
mod read;
mod write;

use std::{error::Error as StdError, fmt};

pub use line::Line;
pub use read::{read, read_bytes};
pub use write::{San, write};

use crate::Move;

/// Why a text does not give a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The text is not SAN from this byte on, counted from 1.
    Syntax {
        /// The offending byte.
        column: usize,
    },
    /// No legal move matches.
    NoSuchMove,
    /// Several legal moves match.
    Ambiguous {
        /// The matching moves.
        candidates: Vec<Move>,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax { column } => {
                write!(f, "column {column}: a move such as Nf3, exd6 or O-O is wanted")
            }
            Self::NoSuchMove => f.write_str("no legal move of that name"),
            Self::Ambiguous { candidates } => {
                f.write_str("several moves could be meant:")?;
                candidates.iter().try_for_each(|candidate| write!(f, " {candidate}"))
            }
        }
    }
}

impl StdError for Error {}
