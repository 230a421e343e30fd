//! Lines that can be read, but have no meaning at the table.

use std::fmt;

use adoube_chess::Colour;

use super::primitives::{clock_time, side};
use crate::clock::Milliseconds;

/// Why a sentence has no meaning where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unclear {
    /// The sentence leaves out what it needs.
    Missing(&'static str),
    /// This can be no move of any piece that stands there.
    NoSuchPiece(String),
    /// Several pieces could be meant by this move.
    SeveralPieces(String),
    /// The edition has no such article.
    NoArticle(String),
    /// No such piece stands there.
    NotThere(String),
    /// Both castlings can be meant.
    EitherCastling,
    /// Neither castling can be meant.
    NoCastling,
    /// It is not said why it is a draw, and the position does not say it.
    WhichDraw,
    /// A line lets the flag fall, and there is time left.
    TimeLeft {
        /// Whose flag.
        whose: Colour,
        /// How much.
        left: Milliseconds,
    },
    /// A line lets the flag fall, and the clock does not run.
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
