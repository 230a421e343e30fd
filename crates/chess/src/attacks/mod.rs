//! What a piece attacks from a square (Articles 3.2 to 3.8), as sets of squares.
//!
//! ```
//! use adoube_chess::{Bitboard, Board, Square, attacks};
//!
//! assert_eq!(attacks::knight(Square::A1), Bitboard::of(Square::B3) | Bitboard::of(Square::C2));
//! // On the initial board a rook on e4 sees its rank, and its file as far as the pawns.
//! let occupied = Board::initial().occupied();
//! assert_eq!(attacks::rook(Square::E4, occupied).count(), 12);
//! assert!(attacks::between(Square::E1, Square::E8).contains(Square::E4));
//! ```
//!
//! Kings, knights and pawns come from small constant tables; bishops, rooks and queens from one large
//! table whose index is taken in the way this processor does best.

pub(crate) mod cpu;
mod leapers;
mod lines;
mod magics;
mod sliders;
mod tables;

pub(crate) use cpu::{Task, on_this_cpu};
pub use leapers::{king, knight, pawn};
pub use lines::between;
pub(crate) use lines::{diagonal_rays, straight_rays};
pub(crate) use sliders::Sliders;

use crate::{Bitboard, Piece, Role, Square};

/// The squares a bishop on `square` attacks when `occupied` squares are in the way.
pub fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    on_this_cpu(Slide { role: Role::Bishop, square, occupied })
}

/// The squares a rook on `square` attacks when `occupied` squares are in the way.
pub fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    on_this_cpu(Slide { role: Role::Rook, square, occupied })
}

/// The squares a queen on `square` attacks when `occupied` squares are in the way.
pub fn queen(square: Square, occupied: Bitboard) -> Bitboard {
    bishop(square, occupied) | rook(square, occupied)
}

impl Piece {
    /// The squares that this piece attacks from `from` (3.1) when `occupied` squares are in the way,
    /// whatever stands on them; one of its own side there is protected.
    #[inline]
    pub fn attacks(self, from: Square, occupied: Bitboard) -> Bitboard {
        match self.role {
            Role::Pawn => pawn(self.colour, from),
            Role::Knight => knight(from),
            Role::Bishop => bishop(from, occupied),
            Role::Rook => rook(from, occupied),
            Role::Queen => queen(from, occupied),
            Role::King => king(from),
        }
    }
}

struct Slide {
    role: Role,
    square: Square,
    occupied: Bitboard,
}

impl Task for Slide {
    type Output = Bitboard;

    #[inline(always)]
    fn run<L: Sliders>(self, sliders: L) -> Bitboard {
        match self.role {
            Role::Bishop => sliders.bishop(self.square, self.occupied),
            _ => sliders.rook(self.square, self.occupied),
        }
    }
}
