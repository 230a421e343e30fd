//! A board as a picture, drawn as SVG with our own figures.

pub mod pieces;
mod svg;

use adoube_chess::{Bitboard, Board, Colour, File, Position, Rank, notation::Language};

pub use svg::{sprite, svg};

/// The content of a diagram.
pub struct Diagram<'a> {
    /// The pieces, in a legal position or not.
    pub board: &'a Board,
    /// Squares to highlight: a king in check, a pawn where none can be.
    pub marked: Bitboard,
    /// The language of the coordinates.
    pub language: Language,
    /// The player at the bottom.
    pub below: Colour,
}

impl<'a> Diagram<'a> {
    /// A board from White's side, with nothing highlighted.
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

/// The king in check of a legal position, to be highlighted.
pub fn checked_king(position: &Position) -> Bitboard {
    if position.is_check() {
        Bitboard::from(position.king(position.turn()))
    } else {
        Bitboard::EMPTY
    }
}
