//! Lines that parse, but have no meaning at the table.

use std::fmt;

use adoube_chess::Colour;

use super::primitives::{clock_time, side};
use crate::clock::Milliseconds;

/// Why a sentence has no meaning at this point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unclear {
    /// The sentence lacks a required value.
    Missing(&'static str),
    /// No piece on the board can make this move.
    NoSuchPiece(String),
    /// Several pieces could be meant by this move.
    SeveralPieces(String),
    /// The edition has no such article.
    NoArticle(String),
    /// There is no such piece on the board.
    NotThere(String),
    /// Castling is possible on both sides.
    EitherCastling,
    /// Castling is possible on neither side.
    NoCastling,
    /// The ground of the draw is not stated, and does not follow from the position.
    WhichDraw,
    /// A line lets a flag fall although there is time left.
    TimeLeft {
        /// The player whose flag it is.
        whose: Colour,
        /// The time left.
        left: Milliseconds,
    },
    /// A line lets a flag fall although the clock is not running.
    ClockStands(Colour),
}

impl fmt::Display for Unclear {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(what) => write!(f, "the line does not say the {what}"),
            Self::NoSuchPiece(text) => write!(f, "there is no piece that {text} can mean"),
            Self::SeveralPieces(text) => write!(f, "several pieces can be meant by {text}"),
            Self::NoArticle(text) => write!(f, "the edition has no {text}"),
            Self::NotThere(text) => write!(f, "{text} is not there"),
            Self::EitherCastling => {
                f.write_str("both castlings are possible: say kingside or queenside")
            }
            Self::NoCastling => f.write_str("no king and rook stand there that can be meant"),
            Self::WhichDraw => f.write_str(
                "say what is claimed: threefold repetition, fifty moves, or that the opponent cannot win",
            ),
            Self::TimeLeft { whose, left } => {
                write!(f, "{}'s flag cannot have fallen: {} left", side(*whose), clock_time(*left))
            }
            Self::ClockStands(whose) => {
                write!(f, "{}'s flag cannot fall: the clock does not run", side(*whose))
            }
        }
    }
}
