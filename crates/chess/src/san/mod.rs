//! SAN, the English short form of PGN: strict writing, quick reading.
//!
//! The reader takes what the export format of PGN has, and forgives a missing `x`, `=`, `+` or `#`, an
//! origin that is more exact than needed, zeros for castling, and `!` or `?` at the end. What players
//! write by hand, in other languages and signs, is for [`notation`](crate::notation) to read.

mod first;
mod line;
mod read;
mod write;

use std::{error::Error as StdError, fmt};

pub use line::Line;
pub use read::{read, read_bytes};
pub use write::{San, write};

use crate::Move;

/// Why a text gives no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The text is not SAN, from this byte on, counted from 1.
    Syntax {
        /// The byte at fault.
        column: usize,
    },
    /// No legal move is meant.
    NoSuchMove,
    /// Several legal moves could be meant.
    Ambiguous {
        /// These.
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
