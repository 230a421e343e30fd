//! The answers.

use adoube_chess::{Move, Position};

use crate::Lack;

/// Whether a player can still checkmate.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// By these legal moves, of both players, the last of which is mate.
    Yes(Vec<Move>),
    /// By none, and why.
    No(Proof),
    /// The budget was spent before it was clear.
    Unknown {
        /// How many positions had been looked at.
        positions: usize,
    },
}

/// Why a player cannot checkmate; [`verify`](crate::verify) holds it against the rules alone.
#[derive(Clone, Debug)]
pub enum Proof {
    /// The pieces left can never give mate.
    Material(Lack),
    /// All that can still arise has been looked at, and no mate is among it. The positions are closed
    /// under every legal move, but for those whose material says that nothing more is to be found.
    Exhausted(Vec<Position>),
}

/// Whether a game can still be won by anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Life {
    /// Nobody can checkmate any more.
    Dead,
    /// Somebody can.
    Alive,
    /// The budget was spent before it was clear.
    Unknown,
}

/// How many positions may be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// At most so many; what was looked at when it is spent is forgotten.
    pub positions: usize,
}

impl Budget {
    /// For every move of a live game.
    pub const INSTANT: Self = Self { positions: 2_000 };
    /// For a ruling.
    pub const FULL: Self = Self { positions: 1_000_000 };
}
