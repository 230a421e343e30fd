//! [`Position`]: a board that is legal by construction, and the only type that moves can be played on.

use std::{fmt, ops::Deref};

use crate::{Bitboard, Board, Colour, Piece, Role, Square, zobrist};

/// A legal position. It dereferences to its [`Board`], and changes only by legal moves.
///
/// `==` compares everything, including counters. Use [`same_position`](crate::same_position) for *the
/// same position* in the sense of Article 9.2.
///
/// ```
/// use adoube_chess::{Position, Status, san};
///
/// let mut position = Position::initial();
/// for text in ["f3", "e5", "g4", "Qh4#"] {
///     let found = san::read(&position, text)?;
///     position = position.play(found)?;
/// }
/// assert_eq!(position.status(), Status::Checkmate);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) key: u64,
}

impl Position {
    /// Returns the initial position (Article 2.3).
    pub fn initial() -> Self {
        Self::of_legal(Board::initial())
    }

    /// Creates a position from a board that has been checked.
    #[inline(always)]
    pub(crate) fn of_legal(board: Board) -> Self {
        Self { board, key: zobrist::key(&board) }
    }

    /// The board, which can be edited freely.
    #[inline]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// A 64-bit key, updated incrementally: equal for positions that are the same in the sense of
    /// Article 9.2 (2009 and later), regardless of the counters.
    #[inline]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Returns the square of the king of `colour`.
    #[inline]
    pub fn king(&self, colour: Colour) -> Square {
        self.board.pieces(Piece::new(colour, Role::King)).lowest()
    }

    /// The pieces that give check to the side to move.
    pub fn checkers(&self) -> Bitboard {
        self.board.attackers(self.king(self.board.turn), !self.board.turn)
    }

    /// Returns whether the side to move is in check (Article 3.9).
    pub fn is_check(&self) -> bool {
        self.checkers().any()
    }
}

impl Deref for Position {
    type Target = Board;

    #[inline(always)]
    fn deref(&self) -> &Board {
        &self.board
    }
}

impl Default for Position {
    /// The initial position.
    fn default() -> Self {
        Self::initial()
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}
