//! A board in the terminal. The picture as SVG is [`adoube_record::diagram`].

mod color;
mod columns;
mod sprites;
mod terminal;

use adoube_chess::{
    Colour, Piece,
    notation::{Language, Letters},
};
pub(crate) use adoube_record::diagram::{Diagram, checked_king, svg};
pub(crate) use color::{ColorChoice, ColorMode, Rgb};
pub(crate) use columns::columns;
pub(crate) use terminal::{Size, terminal};

/// The letter of a piece if figures cannot be drawn: a capital for White as in FEN, but in the
/// reader's language.
fn piece_letter(language: Language, piece: Piece) -> char {
    let letter = Letters::Of(language).man(piece.role);
    match piece.colour {
        Colour::White => letter,
        Colour::Black => letter.to_lowercase().next().unwrap_or(letter),
    }
}
