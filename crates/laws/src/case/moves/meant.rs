//! Which piece is meant by a move that is not legal: the one that can do it with its own way of going.

use adoube_chess::{Board, Colour, Piece, Role, Square};

/// Of several pieces of one kind the one that is meant, or nothing if none or more than one can be.
///
/// The first of these that any piece meets decides: it can go there as the board stands (a pawn takes only what is
/// there to be taken); it is the pawn behind that square; it goes so whatever stands there; it would go so on an empty
/// board; it is the only one.
pub(super) fn piece(board: &Board, piece: Piece, all: &[Square], to: Square) -> Option<Square> {
    type Test = fn(&Board, Piece, Square, Square) -> bool;
    let tests: [Test; 4] = [can_go, is_behind, goes, goes_on_empty_board];
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

/// Whether it can go there as the board stands, its king in check or not.
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

/// Whether a pawn steps straight to an empty square: one, or two from where it began.
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

/// Whether it is the pawn that stands next behind the square on its file.
fn is_behind(board: &Board, piece: Piece, from: Square, to: Square) -> bool {
    let distance = |square: Square| match ahead(piece.colour, square, to) {
        Some(0) | None => None,
        steps if square.file() == to.file() => steps,
        Some(_) => None,
    };
    let Some(own) = distance(from).filter(|_| piece.role == Role::Pawn) else { return false };
    board.pieces(piece).into_iter().filter_map(distance).all(|other| own <= other)
}

/// Whether a piece of this kind goes so, whatever stands there.
fn goes(board: &Board, piece: Piece, from: Square, to: Square) -> bool {
    board.attackers(to, piece.colour).contains(from)
}

/// Whether a piece of this kind would go so if nothing else stood on the board.
fn goes_on_empty_board(_: &Board, piece: Piece, from: Square, to: Square) -> bool {
    let mut alone = Board::empty();
    alone.set(from, Some(piece));
    alone.attackers(to, piece.colour).contains(from)
}

/// How many ranks a square lies ahead, for a pawn of this colour.
fn ahead(colour: Colour, from: Square, to: Square) -> Option<usize> {
    let (from, to) = (from.rank().index(), to.rank().index());
    match colour {
        Colour::White => to.checked_sub(from),
        Colour::Black => from.checked_sub(to),
    }
}
