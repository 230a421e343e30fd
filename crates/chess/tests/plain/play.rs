//! Making a move, and its effect on the rights.

use adoube_chess::{Piece, Role, Square};

use super::{PlainBoard, PlainMove, PlainMoveKind, forward, step};

/// Returns the board after `made`.
pub(crate) fn play(before: &PlainBoard, made: PlainMove) -> PlainBoard {
    let PlainMove { from, to, kind } = made;
    let mover = before.turn;
    let piece = before.on(from);
    let mut after = before.clone();
    after.turn = mover.other();
    after.passed = None;
    match kind {
        PlainMoveKind::Castling => {
            if let Some(castling) = before.castling(mover, to) {
                let rook = before.on(to);
                after.put(castling.king_from, None);
                after.put(castling.rook_from, None);
                after.put(castling.king_to, piece);
                after.put(castling.rook_to, rook);
            }
        }
        PlainMoveKind::Ordinary => {
            after.put(from, None);
            after.put(to, piece);
            after.passed = passed_over(piece, from, to);
        }
        PlainMoveKind::EnPassant => {
            after.put(from, None);
            after.put(to, piece);
            if let Some(captured) = step(to, 0, -forward(mover)) {
                after.put(captured, None);
            }
        }
        PlainMoveKind::Promotion(role) => {
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

/// Returns the square between, if this was a pawn's advance of two squares.
fn passed_over(piece: Option<Piece>, from: Square, to: Square) -> Option<Square> {
    let pawn = piece.filter(|piece| piece.role == Role::Pawn)?;
    let distance = from.rank().index().abs_diff(to.rank().index());
    (distance == 2).then(|| step(from, 0, forward(pawn.colour)))?
}
