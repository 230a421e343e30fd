//! Where a verdict does not hold.

use std::{error::Error, fmt};

use adoube_chess::{Board, Position, Square};

/// Where a verdict does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VerifyError {
    /// A move of the line is not legal, counted from 0.
    IllegalMove(usize),
    /// The line does not end in mate by the player.
    NoMate,
    /// The player does not lack what is said.
    OtherMaterial,
    /// The position itself is not among those looked at.
    NotTheRoot,
    /// One of the positions is mate by the player.
    Mate(Box<Position>),
    /// From one of the positions a legal move leads out.
    Open(Box<Position>),
    /// The men of the proof are not those of the position.
    OtherMen,
    /// Nothing forbids a man a step out of the squares that it is said to be confined to.
    Leaves {
        /// Where the man stands in the position.
        home: Square,
        /// Where the step begins.
        from: Square,
        /// Where it ends.
        to: Square,
    },
    /// Nothing forbids that a man is taken where it is said never to be.
    Taken {
        /// Where the man stands in the position.
        home: Square,
        /// Where it can be taken.
        on: Square,
    },
    /// With the kings on these squares nothing rules out a mate.
    Room {
        /// The king that could be mated.
        victim: Square,
        /// The other.
        winner: Square,
    },
    /// A move leads from a state, shown by the men that are followed, to none.
    NoState {
        /// Before the move.
        from: Box<Board>,
        /// After it.
        to: Box<Board>,
    },
    /// A man that roams can go where its state does not expect it.
    Roams {
        /// The men that are followed.
        among: Box<Board>,
        /// The square.
        to: Square,
    },
    /// A pawn can promote, and the proof does not say what becomes of it.
    Promotes {
        /// The men that are followed.
        among: Box<Board>,
        /// The square.
        on: Square,
    },
    /// After a move to a state nothing rules out a mate.
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
