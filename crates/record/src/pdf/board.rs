//! A board on a page.

use adoube_chess::{Board, Colour, File, Rank, Square, notation::Letters};

use super::page::{Align, Figure, Ink, PaintItem, Point, Text, at};
use crate::i18n::Localizer;

/// The room for the coordinates, to the left and below.
pub(super) const EDGE: f32 = 3.4;

/// A board with its coordinates, in a box of width `side`; White at the bottom.
pub(super) fn board(board: &Board, corner: Point, side: f32, words: &Localizer) -> Vec<PaintItem> {
    let square = (side - EDGE) / 8.0;
    let corner_of = |place: Square| {
        let (file, rank) = (place.file().index(), place.rank().index());
        at(corner.x + EDGE + steps(file) * square, corner.y + steps(7 - rank) * square)
    };
    let whole = square * 8.0;
    let (left, top) = (corner.x + EDGE, corner.y);
    let mut marks = Vec::with_capacity(128);
    for place in Square::ALL.into_iter().filter(|place| !place.is_light()) {
        marks.push(PaintItem::Shade {
            corner: corner_of(place),
            size: at(square, square),
            ink: Ink::DarkSquare,
        });
    }
    for (x, y, dx, dy) in [
        (left, top, whole, 0.0),
        (left, top + whole, whole, 0.0),
        (left, top, 0.0, whole),
        (left + whole, top, 0.0, whole),
    ] {
        let (from, to) = (at(x, y), at(x + dx, y + dy));
        marks.push(PaintItem::Rule { from, to, width: 0.25, ink: Ink::Black });
    }
    for place in board.occupied() {
        if let Some(piece) = board.piece_on(place) {
            let figure = match piece.colour {
                Colour::White => Figure::White,
                Colour::Black => Figure::Black,
            };
            let corner = corner_of(place);
            marks.push(PaintItem::Figure { corner, side: square, role: piece.role, figure });
        }
    }
    let letters = Letters::Of(words.language());
    let coordinate =
        |text: String, x, y| Text::new(text, at(x, y), 5.6).grey().aligned(Align::Centre).into();
    for file in File::ALL {
        let x = left + (steps(file.index()) + 0.5) * square;
        marks.push(coordinate(letters.file(file).to_string(), x, top + whole + 2.7));
    }
    for rank in Rank::ALL {
        let y = top + (steps(7 - rank.index()) + 0.5) * square + 0.7;
        marks.push(coordinate(rank.to_string(), left - 1.7, y));
    }
    marks
}

/// The width of this many squares.
fn steps(count: usize) -> f32 {
    u8::try_from(count).map_or(0.0, f32::from)
}
