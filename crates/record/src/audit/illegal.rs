//! Which requirement an illegal move breaks (Article 3).

use adoube_chess::{
    Bitboard, Board, Move, MoveKind, Piece, Position, Role, Square,
    notation::{Language, Letters},
};
use adoube_laws::{Provision as P, case::meant_by, rules::moves::diagnose, table::Plan};

/// The provisions that a word would break as a move. If the intended move is unclear, only the requirement that moves are legal.
pub(super) fn breaks(position: &Position, word: &str) -> [P; 2] {
    let plan = meant_by(word, position, position.turn()).or_else(|| by_geometry(position, word));
    let broken = plan.map(|plan| diagnose(position, &board_after(position, plan)).breaks);
    [broken.unwrap_or(P::LegalAndIllegalMove), P::IllegalMoveCompleted]
}

/// The only piece of its kind, or the only one of several that could go there on an empty board; of several pawns, the only
/// one on that file.
fn by_geometry(position: &Position, word: &str) -> Option<Plan> {
    let word = word.trim_end_matches(['+', '#', '!', '?']);
    let role = named_role(word.chars().next()?)?;
    let to: Square = word.get(word.len().checked_sub(2)?..)?.parse().ok()?;
    let piece = Piece::new(position.turn(), role);
    let goes = |from: &Square| match role {
        Role::Pawn => from.file() == to.file(),
        _ => piece.attacks(*from, Bitboard::EMPTY).contains(to),
    };
    let men = position.pieces(piece);
    let mut able = men.into_iter().filter(goes);
    let from = match (able.next(), able.next()) {
        (Some(from), None) => Some(from),
        (None, _) if role != Role::Pawn && men.count() == 1 => men.first(),
        _ => None,
    };
    from.map(|from| Plan::new(from, to))
}

/// The piece whose letter a word begins with, in any of the languages, English first; a pawn if it begins with a
/// file.
fn named_role(sign: char) -> Option<Role> {
    if ('a'..='h').contains(&sign) {
        return Some(Role::Pawn);
    }
    let is_named = |language: Language, role| Letters::Of(language).piece(role) == Some(sign);
    let in_language = |language| Role::ALL.into_iter().find(|role| is_named(language, *role));
    Language::ALL.into_iter().find_map(in_language)
}

/// The board after the move, legal or not.
fn board_after(before: &Position, plan: Plan) -> Board {
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
            (
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                "Bc4",
                P::NoJumpingOverPieces,
            ),
            ("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3", P::KingLeftInCheck),
            ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O", P::CastlingRightLost),
            ("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", P::CastlingThroughAttack),
            ("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "Ng3", P::KnightMove),
            ("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "Qd4", P::LegalAndIllegalMove),
            // In the letters of another language it is the same piece, and never a pawn.
            ("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "Sg3", P::KnightMove),
            ("4k3/8/8/8/8/8/3P4/3QK3 w - - 0 1", "Dh6", P::QueenMove),
            ("4k3/8/8/8/8/8/3P4/3QK3 w - - 0 1", "Ыd6", P::LegalAndIllegalMove),
        ] {
            let position: Position = fen.parse().unwrap();
            assert_eq!(breaks(&position, word)[0], broken, "{word} in {fen}");
        }
    }
}
