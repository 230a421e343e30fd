//! Why a verdict was rejected.

use std::{error::Error, fmt};

use adoube_chess::{Board, Position, Square};

/// Why a verdict was rejected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VerifyError {
    /// A move of the line is not legal; index from 0.
    IllegalMove(usize),
    /// The line does not end in mate by the player.
    NoMate,
    /// The player does not lack the stated material.
    OtherMaterial,
    /// The position itself is not among those visited.
    NotTheRoot,
    /// One of the positions is mate by the player.
    Mate(Box<Position>),
    /// A legal move leads from one of the positions out of the set.
    Open(Box<Position>),
    /// The pieces of the proof are not those of the position.
    OtherMen,
    /// Nothing prevents a step of a piece out of the squares that it is claimed to be confined to.
    Leaves {
        /// The square of the piece in the position.
        home: Square,
        /// The origin of the step.
        from: Square,
        /// The destination of the step.
        to: Square,
    },
    /// Nothing prevents the capture of a piece where it is claimed never to be captured.
    Taken {
        /// The square of the piece in the position.
        home: Square,
        /// Where it can be captured.
        on: Square,
    },
    /// With the kings on these squares nothing excludes a mate.
    Room {
        /// The king that could be mated.
        victim: Square,
        /// The other king.
        winner: Square,
    },
    /// A move leads from a state, given by its tracked pieces, to a position covered by no state.
    NoState {
        /// Before the move.
        from: Box<Board>,
        /// After it.
        to: Box<Board>,
    },
    /// A roaming piece can go to a square that its state does not include.
    Roams {
        /// The tracked pieces.
        among: Box<Board>,
        /// The square.
        to: Square,
    },
    /// A pawn can promote, and the proof does not cover the promoted piece.
    Promotes {
        /// The tracked pieces.
        among: Box<Board>,
        /// The square.
        on: Square,
    },
    /// After a move to a state nothing excludes a mate.
    MateInState(Box<Board>),
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::IllegalMove(index) => write!(f, "move {index} of the line is not legal"),
            Self::NoMate => f.write_str("the line does not end in mate"),
            Self::OtherMaterial => f.write_str("the material is not as said"),
            Self::NotTheRoot => f.write_str("the position is not among those looked at"),
            Self::Mate(position) => write!(f, "{position} is mate"),
            Self::Open(position) => write!(f, "a legal move leads out of {position}"),
            Self::OtherMen => f.write_str("the men are not those of the position"),
            Self::Leaves { home, from, to } => {
                write!(f, "the man of {home} can leave its squares from {from} to {to}")
            }
            Self::Taken { home, on } => write!(f, "the man of {home} can be taken on {on}"),
            Self::Room { victim, winner } => {
                write!(f, "a king on {victim} has no safe square, the other being on {winner}")
            }
            Self::NoState { from, to } => write!(f, "a move leads from {from} to {to}, no state"),
            Self::Roams { among, to } => write!(f, "in {among} a man can roam to {to}"),
            Self::Promotes { among, on } => write!(f, "in {among} a pawn can promote on {on}"),
            Self::MateInState(board) => write!(f, "a mate is possible in {board}"),
        }
    }
}

impl Error for VerifyError {}
