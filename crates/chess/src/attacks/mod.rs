//! What a piece attacks from a square (Articles 3.2 to 3.8), as sets of squares.
//!
//! ```
//! use adoube_chess::{Bitboard, Board, Square, attacks};
//!
//! assert_eq!(attacks::knight(Square::A1), Bitboard::from_square(Square::B3) | Bitboard::from_square(Square::C2));
//! // On the initial board a rook on e4 sees its rank, and its file as far as the pawns.
//! let occupied = Board::initial().occupied();
//! assert_eq!(attacks::rook(Square::E4, occupied).count(), 12);
//! assert!(attacks::between(Square::E1, Square::E8).contains(Square::E4));
//! ```
//!
//! Kings, knights and pawns use small constant tables; bishops, rooks and queens one large table,
//! indexed by whichever method is fastest on this processor.

pub(crate) mod cpu;
mod leapers;
mod lines;
mod magics;
mod sliders;
mod tables;

pub(crate) use cpu::{Task, on_this_cpu};
pub use leapers::{king, knight, pawn};
pub use lines::between;
pub(crate) use lines::{
    diagonal_rays, diagonal_towards_neighbours, straight_rays, straight_towards_neighbours,
};
pub(crate) use sliders::Sliders;

use crate::{Bitboard, Piece, Role, Square};

/// Returns the squares a bishop on `square` attacks, with `occupied` as blockers.
pub fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    on_this_cpu(Slide { role: Role::Bishop, square, occupied })
}

/// Returns the squares a rook on `square` attacks, with `occupied` as blockers.
pub fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    on_this_cpu(Slide { role: Role::Rook, square, occupied })
}

/// Returns the squares a queen on `square` attacks, with `occupied` as blockers.
pub fn queen(square: Square, occupied: Bitboard) -> Bitboard {
    bishop(square, occupied) | rook(square, occupied)
}

impl Piece {
    /// Returns the squares that this piece attacks from `from` (3.1), with `occupied` as blockers. The
    /// blockers themselves are included whatever their colour: attacking one's own piece protects it.
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
