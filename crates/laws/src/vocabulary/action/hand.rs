//! Actions of a hand on the board.

use adoube_chess::{Move, Piece, Position, Role, Square};
use serde::{Deserialize, Serialize};

/// A hand.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// An unnamed hand: the same one wherever no hand is named.
    #[default]
    Usual,
    /// The left.
    Left,
    /// The right.
    Right,
    /// Both at once.
    Both,
}

/// The reason for touching a piece.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Intent {
    /// To move or capture it; this is presumed.
    #[default]
    ToPlay,
    /// Clearly by accident.
    Accident,
}

/// An act of a hand.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HandAct {
    /// Touches the piece on a square.
    Touch {
        /// The square of the piece.
        on: Square,
        /// The intent.
        intent: Intent,
    },
    /// Lifts the piece on a square.
    Lift {
        /// The square it is lifted from.
        from: Square,
    },
    /// Picks up a piece from beside the board.
    Fetch {
        /// The piece.
        piece: Piece,
    },
    /// Touches a square with the piece in the hand, without releasing it.
    Hold {
        /// The square.
        on: Square,
    },
    /// Places the piece in the hand on a square and releases it. An opponent's piece on that square is removed.
    Place {
        /// The square.
        on: Square,
        /// The piece, if the hand holds several and one is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        piece: Option<Piece>,
    },
    /// Puts the piece in the hand beside the board: a captured piece, or a pawn that is promoted.
    PutAside,
    /// Removes a piece from the board.
    Remove {
        /// The square it is removed from.
        from: Square,
    },
    /// Displaces a piece by accident: knocks it over, pushes it aside, or off the board.
    Displace {
        /// The square it stood on.
        from: Square,
        /// The square it lies on now: the same one if it was only knocked over, none if it fell off the board.
        to: Option<Square>,
    },
    /// Puts all displaced pieces back.
    PutRight,
}

/// A move that a player intends, legal or not.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The square of the piece; when castling, of the king.
    pub from: Square,
    /// The square it goes to; when castling, the square of the rook.
    pub to: Square,
    /// The promotion piece; `None` if the pawn is left as it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub becomes: Option<Role>,
    /// Whether king and rook move together.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub castles: bool,
}

impl Plan {
    /// Creates a plan from one square to another.
    pub const fn new(from: Square, to: Square) -> Self {
        Self { from, to, becomes: None, castles: false }
    }

    /// Returns the legal move that it describes, if there is one.
    pub fn legal_in(self, position: &Position) -> Option<Move> {
        position.legal_moves().iter().copied().find(|played| Self::from(*played) == self)
    }
}

impl From<Move> for Plan {
    fn from(played: Move) -> Self {
        Self {
            from: played.from_square(),
            to: played.to_square(),
            becomes: played.promotion(),
            castles: played.is_castle(),
        }
    }
}
