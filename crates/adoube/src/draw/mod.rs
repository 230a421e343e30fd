//! A board as a picture: in the terminal and as SVG.

mod ink;
mod pieces;
mod sprites;
mod svg;
mod terminal;

use adoube_chess::{
    Bitboard, Board, Colour, Piece, Position,
    notation::{Language, Letters},
};

pub(crate) use ink::{Ink, Rgb, Wanted};
pub(crate) use svg::svg;
pub(crate) use terminal::{Size, terminal};

/// What there is to draw.
pub(crate) struct Scene<'a> {
    /// The pieces, whether they stand legally or not.
    pub(crate) board: &'a Board,
    /// Squares that deserve attention: a king in check, a pawn where none can be.
    pub(crate) marked: Bitboard,
    /// Whose letters stand along the edges.
    pub(crate) language: Language,
}

/// The king that stands in check in a legal position, to be marked.
pub(crate) fn checked_king(position: &Position) -> Bitboard {
    if position.is_check() {
        Bitboard::from(position.king(position.turn()))
    } else {
        Bitboard::EMPTY
    }
}

/// The letter of a piece where figures cannot be drawn: capital for White as in FEN, but in the
/// reader's language. Pawns have no letter in notation, so they take that of FEN.
fn piece_letter(language: Language, piece: Piece) -> char {
    let pawn = if language == Language::SrCyrl { 'П' } else { 'P' };
    let letter = Letters::Of(language).piece(piece.role).unwrap_or(pawn);
    match piece.colour {
        Colour::White => letter,
        Colour::Black => letter.to_lowercase().next().unwrap_or(letter),
    }
}
