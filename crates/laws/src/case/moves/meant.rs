//! Finds the piece meant by a move that is not legal: the one whose movement fits.

use adoube_chess::{Board, Colour, Piece, Role, Square};

/// Returns which of several pieces of one kind is meant; `None` if none or more than one fits.
///
/// The first criterion that any piece meets decides: it can move there on this board (a pawn captures only
/// if there is something to capture); it is the pawn behind that square; it moves that way whatever is in
/// between; it would do so on an empty board; it is the only one.
pub(super) fn piece(board: &Board, piece: Piece, all: &[Square], to: Square) -> Option<Square> {
    type Test = fn(&Board, Piece, Square, Square) -> bool;
    let tests: [Test; 4] = [can_go, is_behind, can_move_like, goes_on_empty_board];
    for test in tests {
        let able: Vec<Square> =
            all.iter().copied().filter(|from| test(board, piece, *from, to)).collect();
        match able[..] {
            [] => {}
            [only] => return Some(only),
            _ => return None,
        }
    }
    match all {
        [only] => Some(*only),
        _ => None,
    }
}

/// Reports whether it can move there on this board, regardless of check.
fn can_go(board: &Board, piece: Piece, from: Square, to: Square) -> bool {
    let there = board.piece_on(to);
    let is_prey = there.is_some_and(|prey| prey.colour != piece.colour);
    let attacks = board.attackers(to, piece.colour).contains(from);
    if piece.role != Role::Pawn {
        return attacks && (there.is_none() || is_prey);
    }
    let passed = board.en_passant() == Some(to);
    attacks && (is_prey || passed) || there.is_none() && can_step(board, piece.colour, from, to)
}

/// Reports whether a pawn can step straight to an empty square: one, or two from its initial square.
fn can_step(board: &Board, colour: Colour, from: Square, to: Square) -> bool {
    let between = |square: &Square| {
        square.file() == from.file()
            && ahead(colour, from, *square) == Some(1)
            && board.piece_on(*square).is_none()
    };
    from.file() == to.file()
        && match ahead(colour, from, to) {
            Some(1) => true,
            Some(2) => {
                let home = if colour == Colour::White { 1 } else { 6 };
                from.rank().index() == home && Square::ALL.iter().any(between)
            }
            _ => false,
        }
}

/// Reports whether it is the nearest pawn behind the square on its file.
fn is_behind(board: &Board, piece: Piece, from: Square, to: Square) -> bool {
    let distance = |square: Square| match ahead(piece.colour, square, to) {
        Some(0) | None => None,
        steps if square.file() == to.file() => steps,
        Some(_) => None,
    };
    let Some(own) = distance(from).filter(|_| piece.role == Role::Pawn) else { return false };
    board.pieces(piece).into_iter().filter_map(distance).all(|other| own <= other)
}

/// Reports whether a piece of this kind moves that way, whatever is in between.
fn can_move_like(board: &Board, piece: Piece, from: Square, to: Square) -> bool {
    board.attackers(to, piece.colour).contains(from)
}

/// Reports whether a piece of this kind would move that way on an empty board.
fn goes_on_empty_board(_: &Board, piece: Piece, from: Square, to: Square) -> bool {
    let mut alone = Board::empty();
    alone.set(from, Some(piece));
    alone.attackers(to, piece.colour).contains(from)
}

/// Returns how many ranks ahead a square is for a pawn of this colour.
fn ahead(colour: Colour, from: Square, to: Square) -> Option<usize> {
    let (from, to) = (from.rank().index(), to.rank().index());
    match colour {
        Colour::White => to.checked_sub(from),
        Colour::Black => from.checked_sub(to),
    }
}
