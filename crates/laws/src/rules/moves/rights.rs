//! Why castling is not legal.

use adoube_chess::{Board, Colour, File, Move, MoveKind, Piece, Rank, Role, Square};

use crate::{
    Provision,
    history::{History, RecordedPosition},
};

/// Returns what castling with these two breaks, the gravest first; empty if it is legal. A right lost
/// permanently comes before a temporary obstacle.
pub(super) fn breaks(before: &Board, king: Square, rook: Square, by: Colour) -> Vec<Provision> {
    let castling = Move::new(king, rook, MoveKind::Castle);
    let stands = |square, role| before.piece_on(square) == Some(Piece::new(by, role));
    let arrivals = castling.castling_destinations().filter(|_| {
        king.rank() == first_rank(by) && rook.rank() == king.rank() && stands(rook, Role::Rook)
    });
    let Some((king_to, rook_to)) = arrivals else { return vec![Provision::Castling] };
    if !before.castling().contains(rook) {
        return vec![Provision::CastlingRightLost, Provision::Castling];
    }
    let is_free =
        |square: &Square| *square == king || *square == rook || before.piece_on(*square).is_none();
    let between = along(king, rook).chain(along(king, king_to)).chain(along(rook, rook_to));
    if !between.into_iter().all(|square| is_free(&square)) {
        return vec![
            Provision::CastlingObstructed,
            Provision::CastlingPreventedForNow,
            Provision::Castling,
        ];
    }
    let is_attacked = |square: Square| before.attackers(square, !by).any();
    if is_attacked(king) {
        return vec![
            Provision::CastlingThroughAttack,
            Provision::CastlingPreventedForNow,
            Provision::Castling,
            Provision::Check,
            Provision::Attack,
        ];
    }
    if along(king, king_to).any(is_attacked) {
        return vec![
            Provision::CastlingThroughAttack,
            Provision::CastlingPreventedForNow,
            Provision::Castling,
            Provision::Attack,
        ];
    }
    Vec::new()
}

/// Returns the attacked squares on the king's path, including its own and its destination.
pub(crate) fn attacked_on_the_way(before: &Board, king: Square, rook: Square) -> Vec<Square> {
    let by = before.turn();
    let arrivals = Move::new(king, rook, MoveKind::Castle).castling_destinations();
    let Some((king_to, _)) = arrivals else { return Vec::new() };
    along(king, king_to).filter(|square| before.attackers(*square, !by).any()).collect()
}

/// Returns the provision for the piece that has already moved, so that castling is lost, as far as the game
/// since its start shows.
pub(crate) fn lost_by(history: &History, king: Square, rook: Square) -> Option<Provision> {
    let moments = history.moments();
    let has_right = |stand: &RecordedPosition| stand.board().castling().contains(rook);
    let (before, after) = moments.windows(2).rev().find_map(|pair| match pair {
        [(_, before), (_, after)] => {
            (has_right(before) && !has_right(after)).then_some((before.board(), after.board()))
        }
        _ => None,
    })?;
    let has_moved = before.piece_on(king) != after.piece_on(king);
    Some(if has_moved { Provision::CastlingKingHasMoved } else { Provision::CastlingRookHasMoved })
}

/// Iterates over the squares of a rank between two squares, both included.
fn along(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let (one, other) = (from.file().index(), to.file().index());
    let files = one.min(other)..=one.max(other);
    files.filter_map(File::new).map(move |file| Square::new(file, from.rank()))
}

const fn first_rank(colour: Colour) -> Rank {
    match colour {
        Colour::White => Rank::First,
        Colour::Black => Rank::Eighth,
    }
}
