//! What a hand does on the board.

use adoube_chess::{Move, Piece, Position, Role, Square};
use serde::{Deserialize, Serialize};

/// Which hand.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// The one that nobody needs to name: the same as in all that is said without naming it.
    #[default]
    Usual,
    /// The left.
    Left,
    /// The right.
    Right,
    /// Both at once.
    Both,
}

/// Why a piece is touched.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Intent {
    /// To move or take it; what is presumed.
    #[default]
    ToPlay,
    /// By accident, plainly.
    Accident,
}

/// What a hand does.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HandAct {
    /// Touches the piece on a square.
    Touch {
        /// Where it stands.
        on: Square,
        /// The intent.
        intent: Intent,
    },
    /// Takes the piece on a square into the hand.
    Lift {
        /// Where it stood.
        from: Square,
    },
    /// Takes a piece from beside the board into the hand.
    Fetch {
        /// The piece.
        piece: Piece,
    },
    /// Lets the piece in the hand touch a square, without letting go of it.
    Hold {
        /// Over which square.
        on: Square,
    },
    /// Puts the piece in the hand on a square and lets go of it. What stood there, of the other side, is taken off.
    Place {
        /// The square.
        on: Square,
        /// Which, if there are several in the hand and it is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        piece: Option<Piece>,
    },
    /// Puts the piece in the hand beside the board; it was taken, or is a pawn that has become something else.
    PutAside,
    /// Takes a piece off the board.
    Remove {
        /// Where it stood.
        from: Square,
    },
    /// Moves a piece by accident: knocked over, pushed aside, or off the board.
    Displace {
        /// Where it stood.
        from: Square,
        /// Where it lies now: the same square if it was only knocked over, nowhere if it fell from the board.
        to: Option<Square>,
    },
    /// Puts everything back where it belongs.
    PutRight,
}

/// A move that somebody means to play, legal or not.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// Where the piece stands. Of castling, the king's square.
    pub from: Square,
    /// Where it goes. Of castling, the rook's square.
    pub to: Square,
    /// What a pawn becomes; nothing if it is left standing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub becomes: Option<Role>,
    /// Whether it is king and rook together.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub castles: bool,
}

impl Plan {
    /// From one square to another.
    pub const fn new(from: Square, to: Square) -> Self {
        Self { from, to, becomes: None, castles: false }
    }

    /// The legal move that it is, if it is one.
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
