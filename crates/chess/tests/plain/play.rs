//! Making a move: what a hand does, and what that does to the rights.

use adoube_chess::{Piece, Role, Square};

use super::{Manner, Plain, PlainMove, forward, step};

/// The board after `made`.
pub(crate) fn play(before: &Plain, made: PlainMove) -> Plain {
    let PlainMove { from, to, manner } = made;
    let mover = before.turn;
    let piece = before.on(from);
    let mut after = before.clone();
    after.turn = mover.other();
    after.passed = None;
    match manner {
        Manner::Castling => {
            if let Some(castling) = before.castling(mover, to) {
                let rook = before.on(to);
                after.put(castling.king_from, None);
                after.put(castling.rook_from, None);
                after.put(castling.king_to, piece);
                after.put(castling.rook_to, rook);
            }
        }
        Manner::Ordinary => {
            after.put(from, None);
            after.put(to, piece);
            after.passed = passed_over(piece, from, to);
        }
        Manner::EnPassant => {
            after.put(from, None);
            after.put(to, piece);
            if let Some(captured) = step(to, 0, -forward(mover)) {
                after.put(captured, None);
            }
        }
        Manner::Promoting(role) => {
            after.put(from, None);
            after.put(to, Some(Piece::new(mover, role)));
        }
    }
    let king_moved = piece.is_some_and(|piece| piece.role == Role::King);
    after.rights.retain(|&rook| {
        let rook_left_or_was_captured = rook == from || rook == to;
        let own = before.is_of(rook, mover);
        !(rook_left_or_was_captured || king_moved && own)
    });
    after
}

/// The square between, if this was a pawn's advance of two squares.
fn passed_over(piece: Option<Piece>, from: Square, to: Square) -> Option<Square> {
    let pawn = piece.filter(|piece| piece.role == Role::Pawn)?;
    let distance = from.rank().index().abs_diff(to.rank().index());
    (distance == 2).then(|| step(from, 0, forward(pawn.colour)))?
}
