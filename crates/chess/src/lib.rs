//! The board.

mod bitboard;
mod colour;
mod piece;
mod square;

pub use bitboard::{Bitboard, Squares};
pub use colour::Colour;
pub use piece::{Piece, Role};
pub use square::{File, NotASquare, Rank, Square};
