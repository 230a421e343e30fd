//! The same position from another point of view.

use adoube_chess::{Board, Colour, Piece, Position, Square};

/// Mirrors left and right. Castling rights are dropped: castling is not symmetrical.
pub(crate) fn mirrored(position: &Position) -> Position {
    changed(position, |square| at(square.index() ^ 0o07), |colour| colour)
}

/// Swaps White and Black, with all their rights.
pub(crate) fn swapped(position: &Position) -> Position {
    let other_side = |square: Square| at(square.index() ^ 0o70);
    let mut board = changed(position, other_side, Colour::other).board();
    board.set_castling(position.castling().into_iter().map(other_side).collect());
    Position::composed(&board).unwrap()
}

fn at(index: usize) -> Square {
    Square::ALL[index]
}

fn changed(
    position: &Position,
    square: impl Fn(Square) -> Square,
    colour: impl Fn(Colour) -> Colour,
) -> Position {
    let mut board = Board::empty();
    for from in position.occupied() {
        let man = position.piece_on(from).unwrap();
        board.set(square(from), Some(Piece::new(colour(man.colour), man.role)));
    }
    board.set_turn(colour(position.turn()));
    board.set_en_passant(position.en_passant().map(square));
    Position::composed(&board).unwrap()
}
