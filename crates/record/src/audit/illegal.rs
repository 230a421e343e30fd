//! Which requirement an illegal move breaks (Article 3).

use adoube_chess::{Board, Move, MoveKind, Piece, Position, Role};
use adoube_laws::{Provision as P, case::meant_by, rules::moves::diagnose, table::Plan};

/// The provisions that a word would break as a move, the gravest first. If it cannot be told what was meant, only that it
/// is no legal move.
pub(super) fn breaks(position: &Position, word: &str) -> Vec<P> {
    let broken = meant_by(word, position, position.turn()).map(|plan| {
        let found = diagnose(position, &after(position, plan));
        std::iter::once(found.breaks).chain(found.also).collect::<Vec<_>>()
    });
    let mut broken = broken.unwrap_or_default();
    for always in [P::LegalAndIllegalMove, P::IllegalMoveCompleted] {
        if !broken.contains(&always) {
            broken.push(always);
        }
    }
    broken
}

/// The board if somebody did so all the same.
fn after(before: &Position, plan: Plan) -> Board {
    let mut board = before.board();
    let castling = Move::new(plan.from, plan.to, MoveKind::Castle).castling_destinations();
    if let Some((king, rook)) = castling.filter(|_| plan.castles) {
        board.set(plan.from, None);
        board.set(plan.to, None);
        board.set(king, Some(Piece::new(before.turn(), Role::King)));
        board.set(rook, Some(Piece::new(before.turn(), Role::Rook)));
        return board;
    }
    let Some(piece) = before.piece_on(plan.from) else { return board };
    let role = plan.becomes.unwrap_or(piece.role);
    board.set(plan.from, None);
    board.set(plan.to, Some(Piece::new(piece.colour, role)));
    board
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_illegal_move_breaks_a_requirement() {
        for (fen, word, broken) in [
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e5", P::PawnStep),
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "Bc4", P::NoJumpingOverPieces),
            ("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3", P::KingLeftInCheck),
            ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O", P::CastlingRightLost),
            ("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", P::CastlingPreventedForNow),
            ("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "Ng3", P::KnightMove),
            ("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "Qd4", P::LegalAndIllegalMove),
        ] {
            let position: Position = fen.parse().unwrap();
            assert_eq!(breaks(&position, word)[0], broken, "{word} in {fen}");
        }
    }
}
