//! The verdicts.

use adoube_chess::{Move, Position};

use crate::{ConfinementProof, InsufficientMaterial};

/// Whether a player can still checkmate.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// Yes, by these legal moves of both players, the last of which is mate.
    Yes(Vec<Move>),
    /// No, with a proof.
    No(Proof),
    /// The budget was spent before it was decided.
    Unknown {
        /// The number of positions visited.
        positions: usize,
    },
}

impl Verdict {
    /// Returns whether the player can still checkmate; `None` if unknown.
    pub const fn as_bool(&self) -> Option<bool> {
        match self {
            Self::Yes(_) => Some(true),
            Self::No(_) => Some(false),
            Self::Unknown { .. } => None,
        }
    }
}

/// A verdict and its cost.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// Whether the player can still checkmate.
    pub verdict: Verdict,
    /// The number of positions visited, including states of a quotient.
    pub positions: usize,
}

/// Why a player cannot checkmate; [`verify`](crate::verify) checks it against the rules alone.
#[derive(Clone, Debug)]
pub enum Proof {
    /// The remaining pieces can never give mate.
    Material(InsufficientMaterial),
    /// Each piece is permanently confined to some squares, on which there is no mate.
    Wall(Box<ConfinementProof>),
    /// Every position that can still arise has been visited, without a mate.
    Exhausted(Exhausted),
}

/// Positions that are closed under every legal move, except those with a reason why nothing needs to be
/// searched beyond them.
#[derive(Clone, Debug)]
pub struct Exhausted {
    /// Each position once, the first being the one in question.
    pub positions: Vec<(Position, Continuation)>,
}

/// What follows one of the positions of an exhausted search.
#[derive(Clone, Debug)]
pub enum Continuation {
    /// Other positions of the same search, by every legal move, if there is one.
    Moves,
    /// No mate: the remaining pieces can never give it.
    Material(InsufficientMaterial),
    /// No mate: each piece is confined.
    Wall(Box<ConfinementProof>),
}

/// Whether a game can still be won by either player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Liveness {
    /// Neither player can checkmate any more.
    Dead,
    /// At least one player can.
    Alive,
    /// The budget was spent before it was decided.
    Unknown,
}

/// A limit on the work, counted in positions visited; other work is converted at its cost.
///
/// Up to [`INSTANT`](Self::INSTANT) only quick methods are tried, which prove that a player cannot win
/// and rarely find that he can; above it all of them are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Budget {
    /// The limit in positions.
    pub positions: usize,
}

impl Budget {
    /// For every move of a live game: well under a millisecond on a current machine, whatever the
    /// position.
    pub const INSTANT: Self = Self { positions: 4_000 };
    /// For a ruling: seconds at most, and half a gigabyte of memory if nothing is found.
    pub const FULL: Self = Self { positions: 5_000_000 };
}
