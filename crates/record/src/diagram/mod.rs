//! A board as a picture: what there is to draw, and the drawing as SVG in figures of our own.

pub mod pieces;
mod svg;

use adoube_chess::{Bitboard, Board, Position, notation::Language};

pub use svg::svg;

/// What there is to draw.
pub struct Scene<'a> {
    /// The pieces, whether they stand legally or not.
    pub board: &'a Board,
    /// Squares that deserve attention: a king in check, a pawn where none can be.
    pub marked: Bitboard,
    /// Whose letters stand along the edges.
    pub language: Language,
}

/// The king that stands in check in a legal position, to be marked.
pub fn checked_king(position: &Position) -> Bitboard {
    if position.is_check() {
        Bitboard::from(position.king(position.turn()))
    } else {
        Bitboard::EMPTY
    }
}
