//! Moves: representation, legality and effect.

mod castling;
pub(crate) mod count;
mod generate;
pub(crate) mod legality;
pub(crate) mod list;
mod masks;
mod outcome;
pub(crate) mod perft;
pub(crate) mod play;
mod position;
mod side;
pub(crate) mod status;
mod to_move;

use std::fmt;

pub use castling::Wing;
pub use list::MoveList;
pub use outcome::Outcome;
pub use perft::perft;
pub use play::IllegalMove;
pub use status::Status;

pub(crate) use castling::{candidates as castling_candidates, is_safe as castling_is_safe};
pub(crate) use generate::{attacked_by, can_be_taken_at, en_passant_is_safe};
pub(crate) use masks::Masks;
pub(crate) use side::{Black, PawnStep, Side, White};
pub(crate) use to_move::{SideTask, for_side_to_move};

use crate::{Role, Square};

/// A move in two bytes: origin, destination and kind. Which piece moves and what it captures depends on
/// the position.
///
/// Castling goes from the king's square to the *rook's* square, also in standard chess, because in
/// Chess960 the king's destination does not distinguish castling from an ordinary king move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u16);

/// The kind of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MoveKind {
    /// A piece or pawn goes from one square to another.
    Normal,
    /// A pawn captures en passant.
    EnPassant,
    /// King and rook move together.
    Castle,
    /// A pawn is promoted to this piece.
    Promotion(Role),
}

impl Move {
    const EN_PASSANT: u16 = 1 << 12;
    const CASTLE: u16 = 2 << 12;
    /// Promotion to pawn or king: representable, never legal.
    const NO_PROMOTION: u16 = 3 << 12;
    /// Promotion to a knight; bishop, rook and queen follow.
    const PROMOTION: u16 = 4 << 12;

    /// Creates a move of this kind, which may be illegal or meaningless in a given position.
    #[inline]
    pub const fn new(from: Square, to: Square, kind: MoveKind) -> Self {
        let kind = match kind {
            MoveKind::Normal => 0,
            MoveKind::EnPassant => Self::EN_PASSANT,
            MoveKind::Castle => Self::CASTLE,
            MoveKind::Promotion(Role::Pawn | Role::King) => Self::NO_PROMOTION,
            MoveKind::Promotion(role) => Self::PROMOTION + ((role as u16 - 1) << 12),
        };
        Self(from.index() as u16 | (to.index() as u16) << 6 | kind)
    }

    /// The origin square.
    #[inline]
    pub const fn from_square(self) -> Square {
        Square::at(self.0 as u32)
    }

    /// The destination square; for castling, the rook's square.
    #[inline]
    pub const fn to_square(self) -> Square {
        Square::at(self.0 as u32 >> 6)
    }

    /// The kind of the move.
    #[inline]
    pub const fn kind(self) -> MoveKind {
        match self.0 >> 12 {
            0 => MoveKind::Normal,
            1 => MoveKind::EnPassant,
            3 => MoveKind::Promotion(Role::King),
            4 => MoveKind::Promotion(Role::Knight),
            5 => MoveKind::Promotion(Role::Bishop),
            6 => MoveKind::Promotion(Role::Rook),
            7 => MoveKind::Promotion(Role::Queen),
            _ => MoveKind::Castle,
        }
    }

    /// The piece promoted to, if it is a promotion.
    #[inline]
    pub const fn promotion(self) -> Option<Role> {
        match self.kind() {
            MoveKind::Promotion(role) => Some(role),
            _ => None,
        }
    }

    /// Returns whether it is castling.
    #[inline]
    pub const fn is_castle(self) -> bool {
        matches!(self.kind(), MoveKind::Castle)
    }

    /// The side castled towards, if it is castling.
    #[inline]
    pub fn wing(self) -> Option<Wing> {
        self.is_castle().then(|| Wing::from_squares(self.from_square(), self.to_square()))
    }

    /// The destinations of king and rook, if it is castling.
    #[inline]
    pub fn castling_destinations(self) -> Option<(Square, Square)> {
        self.wing().map(|wing| wing.destinations(self.from_square()))
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from_square(), self.to_square())?;
        match self.kind() {
            MoveKind::Normal => Ok(()),
            MoveKind::EnPassant => f.write_str(" e.p."),
            MoveKind::Castle => f.write_str(" castles"),
            MoveKind::Promotion(role) => write!(f, "={}", role.letter()),
        }
    }
}
