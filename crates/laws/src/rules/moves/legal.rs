//! The provisions under which a legal move is legal.

use adoube_chess::{Move, MoveKind, Position, Role};

use crate::Provision;

/// Returns the provisions under which a legal move is legal: how the piece moves, what it captures, its
/// side effects, and whose turn it was. The first is the one on the piece's movement.
///
/// ```
/// use adoube_chess::Position;
/// use adoube_laws::{Provision, rules::moves::provisions_of};
///
/// let position = Position::initial();
/// let jump = position.legal_moves().iter().copied().find(|played| played.to_string() == "g1f3");
/// let under = provisions_of(&position, jump.unwrap());
/// assert_eq!(under[0], Provision::KnightMove);
/// ```
pub fn provisions_of(position: &Position, played: Move) -> Vec<Provision> {
    let mut under = going(position, played);
    let is_capture = position.piece_on(played.to_square()).is_some() && !played.is_castle();
    if is_capture || played.kind() == MoveKind::EnPassant {
        under.extend([Provision::Capture, Provision::Attack]);
    }
    if position.is_check() {
        under.extend([Provision::Check, Provision::KingLeftInCheck]);
    }
    let after = position.is_legal(played).then(|| position.play_unchecked(played));
    if after.is_some_and(|after| after.is_check()) && !under.contains(&Provision::Check) {
        under.push(Provision::Check);
    }
    under.extend([
        Provision::LegalAndIllegalMove,
        Provision::PlayersMoveAlternately,
        Provision::HavingTheMove,
        Provision::GameOfChess,
    ]);
    under
}

/// Returns the provisions on how the piece moves.
fn going(position: &Position, played: Move) -> Vec<Provision> {
    let role = position.piece_on(played.from_square()).map(|piece| piece.role);
    let straight = played.from_square().file() == played.to_square().file();
    let ranks = played.from_square().rank().index().abs_diff(played.to_square().rank().index());
    let sliding = |rule| vec![rule, Provision::NoJumpingOverPieces, Provision::FilesRanksDiagonals];
    match (role, played.kind()) {
        (_, MoveKind::Castle) => vec![Provision::Castling],
        (_, MoveKind::EnPassant) => vec![Provision::EnPassant],
        (_, MoveKind::Promotion(_)) if straight => vec![Provision::Promotion, Provision::PawnStep],
        (_, MoveKind::Promotion(_)) => vec![Provision::Promotion, Provision::PawnCapture],
        (Some(Role::Pawn) | None, MoveKind::Normal) => vec![match (straight, ranks) {
            (false, _) => Provision::PawnCapture,
            (true, 2) => Provision::PawnDoubleStep,
            (true, _) => Provision::PawnStep,
        }],
        (Some(Role::Knight), MoveKind::Normal) => vec![Provision::KnightMove],
        (Some(Role::King), MoveKind::Normal) => vec![Provision::KingStep],
        (Some(Role::Bishop), MoveKind::Normal) => sliding(Provision::BishopMove),
        (Some(Role::Rook), MoveKind::Normal) => sliding(Provision::RookMove),
        (Some(Role::Queen), MoveKind::Normal) => sliding(Provision::QueenMove),
    }
}
