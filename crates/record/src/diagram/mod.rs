//! A board as a picture: what there is to draw, and the drawing as SVG in figures of our own.

pub mod pieces;
mod svg;

use adoube_chess::{Bitboard, Board, Colour, File, Position, Rank, notation::Language};

pub use svg::{sprite, svg};

/// What there is to draw.
pub struct Diagram<'a> {
    /// The pieces, whether they stand legally or not.
    pub board: &'a Board,
    /// Squares that deserve attention: a king in check, a pawn where none can be.
    pub marked: Bitboard,
    /// Whose letters stand along the edges.
    pub language: Language,
    /// Who sits at the bottom.
    pub below: Colour,
}

impl<'a> Diagram<'a> {
    /// A board as White sees it, with nothing marked.
    pub const fn new(board: &'a Board, language: Language) -> Self {
        Self { board, marked: Bitboard::EMPTY, language, below: Colour::White }
    }

    /// The ranks from the top down.
    pub fn ranks(&self) -> [Rank; 8] {
        let mut ranks = Rank::ALL;
        if self.below == Colour::White {
            ranks.reverse();
        }
        ranks
    }

    /// The files from left to right.
    pub fn files(&self) -> [File; 8] {
        let mut files = File::ALL;
        if self.below == Colour::Black {
            files.reverse();
        }
        files
    }
}

/// The king that stands in check in a legal position, to be marked.
pub fn checked_king(position: &Position) -> Bitboard {
    if position.is_check() {
        Bitboard::from(position.king(position.turn()))
    } else {
        Bitboard::EMPTY
    }
}
