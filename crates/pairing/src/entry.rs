//! A player's entry for one round.

use std::fmt;

/// A start number, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(pub u32);

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The colour of the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// White.
    White,
    /// Black.
    Black,
}

impl Colour {
    /// The opposite colour.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// The result of a game over the board, for the player whose entry it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PlayerResult {
    /// Lost.
    Loss,
    /// Drawn.
    Draw,
    /// Won.
    Win,
}

impl PlayerResult {
    /// The same result for the opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }
}

/// A round without an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bye {
    /// Allocated by the pairing, because the number of players was odd (PAB).
    Allocated,
    /// A full-point bye, requested.
    Full,
    /// A half-point bye, requested.
    Half,
    /// Zero-point bye: absent.
    Zero,
}

/// The entry of one player in one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoundEntry {
    /// No entry: not paired.
    Absent,
    /// No opponent.
    Bye(Bye),
    /// A game over the board.
    Game {
        /// The opponent.
        opponent: PlayerId,
        /// The colour.
        colour: Colour,
        /// The result.
        outcome: PlayerResult,
        /// Whether the game counts for rating.
        rated: bool,
    },
    /// A game that was not played.
    Forfeit {
        /// The opponent.
        opponent: PlayerId,
        /// The colour that was allotted.
        colour: Option<Colour>,
        /// Whether this player was present.
        won: bool,
    },
    /// Paired, without a result yet.
    Paired {
        /// The opponent.
        opponent: PlayerId,
        /// The colour.
        colour: Option<Colour>,
    },
}

impl RoundEntry {
    /// The opponent, whether or not they played.
    pub const fn opponent(self) -> Option<PlayerId> {
        match self {
            Self::Game { opponent, .. }
            | Self::Forfeit { opponent, .. }
            | Self::Paired { opponent, .. } => Some(opponent),
            Self::Absent | Self::Bye(_) => None,
        }
    }

    /// The opponent of a game over the board.
    pub const fn played(self) -> Option<PlayerId> {
        match self {
            Self::Game { opponent, .. } => Some(opponent),
            _ => None,
        }
    }

    /// The colour of a game over the board.
    pub const fn played_colour(self) -> Option<Colour> {
        match self {
            Self::Game { colour, .. } => Some(colour),
            _ => None,
        }
    }

    /// The colour that was allotted, whether or not they played.
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Self::Game { colour, .. } => Some(colour),
            Self::Forfeit { colour, .. } | Self::Paired { colour, .. } => colour,
            Self::Absent | Self::Bye(_) => None,
        }
    }

    /// Returns whether the player was paired: with an opponent or the allocated bye.
    pub const fn was_paired(self) -> bool {
        !matches!(self, Self::Absent | Self::Bye(Bye::Full | Bye::Half | Bye::Zero))
    }
}
