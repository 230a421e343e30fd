//! The answers.

use adoube_chess::{Move, Position};

use crate::{ConfinementProof, InsufficientMaterial};

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

impl Verdict {
    /// Whether the player can still checkmate; nothing if it is not known.
    pub const fn as_bool(&self) -> Option<bool> {
        match self {
            Self::Yes(_) => Some(true),
            Self::No(_) => Some(false),
            Self::Unknown { .. } => None,
        }
    }
}

/// A verdict, and what it cost.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// Whether the player can still checkmate.
    pub verdict: Verdict,
    /// How many positions were looked at, states of a quotient included.
    pub positions: usize,
}

/// Why a player cannot checkmate; [`verify`](crate::verify) holds it against the rules alone.
#[derive(Clone, Debug)]
pub enum Proof {
    /// The pieces left can never give mate.
    Material(InsufficientMaterial),
    /// Each piece is confined to some squares for good, and on them there is no mate.
    Wall(Box<ConfinementProof>),
    /// All that can still arise has been looked at, and no mate is among it.
    Exhausted(Exhausted),
}

/// Positions that are closed under every legal move, but for those of which a reason says that nothing
/// more is to be found behind them.
#[derive(Clone, Debug)]
pub struct Exhausted {
    /// Each once, the first being the position that was asked about.
    pub positions: Vec<(Position, Continuation)>,
}

/// What lies beyond one of the positions of an exhausted search.
#[derive(Clone, Debug)]
pub enum Continuation {
    /// Other positions of the same search, by every legal move, if there is one.
    Moves,
    /// No mate: the pieces left can never give it.
    Material(InsufficientMaterial),
    /// No mate: each piece is confined.
    Wall(Box<ConfinementProof>),
}

/// Whether a game can still be won by anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Liveness {
    /// Nobody can checkmate any more.
    Dead,
    /// Somebody can.
    Alive,
    /// The budget was spent before it was clear.
    Unknown,
}

/// How much may be spent, counted in positions looked at; other work is reckoned at what it takes.
///
/// Up to [`INSTANT`](Self::INSTANT) only quick ways are tried, which prove that a player cannot win and rarely find
/// that he can; beyond it everything is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Budget {
    /// At most so many, or what takes as long.
    pub positions: usize,
}

impl Budget {
    /// For every move of a live game: well under a millisecond on a machine of today, whatever the position.
    pub const INSTANT: Self = Self { positions: 4_000 };
    /// For a ruling: seconds at most, and half a gigabyte of memory where nothing is found.
    pub const FULL: Self = Self { positions: 5_000_000 };
}
