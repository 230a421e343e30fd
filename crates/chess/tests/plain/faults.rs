//! The faults of a board, implemented a second time in plain code.

use adoube_chess::{Colour, Fault, Piece, Rank, Role, Square};

use super::{PlainBoard, could_have_been_made, forward, rank_for, step};

/// Returns every fault of the board, in no particular order.
pub(crate) fn faults(board: &PlainBoard) -> Vec<Fault> {
    let mut faults = Vec::new();
    for colour in Colour::ALL {
        faults.extend(wrong_numbers(board, colour));
    }
    for square in Square::ALL {
        let is_pawn = board.on(square).is_some_and(|piece| piece.role == Role::Pawn);
        if is_pawn && [Rank::First, Rank::Eighth].contains(&square.rank()) {
            faults.push(Fault::PawnOnLastRank(square));
        }
    }
    faults.extend(
        board
            .rights
            .iter()
            .filter(|&&rook| !is_castling_rook(board, rook))
            .map(|&rook| Fault::CastlingWithout(rook)),
    );
    let wrongly_passed = board.passed.filter(|&passed| !can_have_been_passed(board, passed));
    faults.extend(wrongly_passed.map(Fault::EnPassant));
    let has_one_king = |colour| board.squares_of(Piece::new(colour, Role::King)).len() == 1;
    if has_one_king(board.turn.other()) && board.is_in_check(board.turn.other()) {
        faults.push(Fault::OpponentInCheck);
    }
    // A wrong passed square says nothing about the last move.
    let mut judged = board.clone();
    judged.passed = board.passed.filter(|_| wrongly_passed.is_none());
    if Colour::ALL.into_iter().all(has_one_king) && is_impossible_check(&judged) {
        faults.push(Fault::ImpossibleCheck);
    }
    faults
}

/// Each player has one king and at most sixteen pieces; any in excess of the initial array were
/// promoted.
fn wrong_numbers(board: &PlainBoard, colour: Colour) -> Vec<Fault> {
    let count = |role| board.squares_of(Piece::new(colour, role)).len();
    let bishops = board.squares_of(Piece::new(colour, Role::Bishop));
    let light = bishops.iter().filter(|square| square.is_light()).count();
    let promoted = count(Role::Knight).saturating_sub(2)
        + light.saturating_sub(1)
        + (bishops.len() - light).saturating_sub(1)
        + count(Role::Rook).saturating_sub(2)
        + count(Role::Queen).saturating_sub(1);
    let men: usize = Role::ALL.into_iter().map(count).sum();
    let pawns = count(Role::Pawn);
    let candidates = [
        (count(Role::King) == 0, Fault::NoKing(colour)),
        (count(Role::King) > 1, Fault::ManyKings(colour)),
        (men > 16, Fault::TooManyPieces(colour)),
        (pawns > 8, Fault::TooManyPawns(colour)),
        (pawns <= 8 && pawns + promoted > 8, Fault::TooManyPromoted(colour)),
    ];
    candidates.into_iter().filter(|(is_so, _)| *is_so).map(|(_, fault)| fault).collect()
}

/// A castling right requires the rook in its place and its king on the same first rank, and only one
/// rook on each side of the king can have it.
fn is_castling_rook(board: &PlainBoard, rook: Square) -> bool {
    let Some(piece) = board.on(rook).filter(|piece| piece.role == Role::Rook) else { return false };
    let kings = board.squares_of(Piece::new(piece.colour, Role::King));
    let on_first_rank = |square: &Square| square.rank() == rank_for(piece.colour, 1);
    let Some(king) = kings.into_iter().find(on_first_rank) else { return false };
    let is_right_of_king = |square: Square| square.file() > king.file();
    let has_rival = board
        .rights
        .iter()
        .filter(|other| on_first_rank(other))
        .any(|&other| other != rook && is_right_of_king(other) == is_right_of_king(rook));
    on_first_rank(&rook) && !has_rival
}

/// The pawn that passed is beyond the square; the square and the pawn's origin are empty.
fn can_have_been_passed(board: &PlainBoard, passed: Square) -> bool {
    let opponent = board.turn.other();
    let ahead = forward(opponent);
    let pawn = Some(Piece::new(opponent, Role::Pawn));
    passed.rank() == rank_for(opponent, 3)
        && board.is_vacant(passed)
        && step(passed, 0, ahead).is_some_and(|beyond| board.on(beyond) == pawn)
        && step(passed, 0, -ahead).is_some_and(|origin| board.is_vacant(origin))
}

/// Returns whether no last move can have given the check. Examined for a check by several pieces, and
/// for any check when the last move is known because a pawn has just advanced two squares; a single
/// check can be impossible too, but detecting that needs retrograde analysis.
fn is_impossible_check(board: &PlainBoard) -> bool {
    let asked = if board.passed.is_some() { 1 } else { 2 };
    checkers(board).len() >= asked && !could_have_been_made(board)
}

/// Returns the pieces that give check to the side to move. Kings are excluded: adjacent kings are
/// another fault.
fn checkers(board: &PlainBoard) -> Vec<Square> {
    let opponents_king = board.king(board.turn.other());
    let Some(king) = board.king(board.turn) else { return Vec::new() };
    let mut checkers = board.attackers(king, board.turn.other());
    checkers.retain(|&checker| Some(checker) != opponents_king);
    checkers
}
