//! A board in the terminal. The picture as SVG is [`adoube_record::diagram`].

mod color;
mod columns;
mod sprites;
mod terminal;

use adoube_chess::{
    Colour, Piece,
    notation::{Language, Letters},
};
pub(crate) use adoube_record::diagram::{Scene, checked_king, svg};
pub(crate) use color::{ColorChoice, ColorMode, Rgb};
pub(crate) use columns::columns;
pub(crate) use terminal::{Size, terminal};

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
