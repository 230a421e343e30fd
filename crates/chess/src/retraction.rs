//! Retracting the last move, to find out whether a double check is possible.

use crate::{Bitboard, Board, Colour, Piece, Rank, Role, Square, attacks};

/// Returns whether a single move can have given check to `king` with all of `checkers`, two or more.
/// Either one of them moved and opened the line of the other, or a capture en passant opened two lines;
/// so each such move is retracted, until a position without check is found.
pub(crate) fn can_have_been_given(board: &Board, king: Square, checkers: Bitboard) -> bool {
    let retractions = checkers
        .into_iter()
        .flat_map(|to| pieces_back(board, to).into_iter().chain(pawns_back(board, to)))
        .chain(en_passants_back(board));
    retractions.into_iter().any(|retraction| {
        let mut before = *board;
        for (square, piece) in retraction {
            before.set(square, piece);
        }
        before.attackers(king, !board.turn).is_empty()
    })
}

/// The contents of some squares before the move.
type Retraction = Vec<(Square, Option<Piece>)>;

/// Retracts the piece on `to` to each square it can have come from, with or without a capture.
fn pieces_back(board: &Board, to: Square) -> Vec<Retraction> {
    let Some(piece) = board.piece_on(to) else { return Vec::new() };
    let occupied = board.occupied();
    let reached = match piece.role {
        Role::Pawn => Bitboard::EMPTY,
        Role::Knight => attacks::knight(to),
        Role::Bishop => attacks::bishop(to, occupied),
        Role::Rook => attacks::rook(to, occupied),
        Role::Queen => attacks::bishop(to, occupied) | attacks::rook(to, occupied),
        Role::King => attacks::king(to),
    };
    let origins = reached.without(occupied).into_iter();
    origins
        .flat_map(|from| {
            [None, Some(captured(board))].map(|capture| vec![(from, Some(piece)), (to, capture)])
        })
        .collect()
}

/// Retracts a pawn move to `to`, or the promotion to the piece there.
fn pawns_back(board: &Board, to: Square) -> Vec<Retraction> {
    let giver = !board.turn;
    let Some(piece) = board.piece_on(to) else { return Vec::new() };
    let is_promoted = to.rank() == rank_of(giver, Rank::Eighth);
    if (piece.role == Role::Pawn) == is_promoted {
        return Vec::new();
    }
    let pawn = Some(Piece::new(giver, Role::Pawn));
    let free = (!board.occupied()).without(Bitboard::rank(rank_of(giver, Rank::First)));
    let one = behind(to, giver).filter(|from| free.contains(*from));
    let two = one
        .filter(|_| to.rank() == rank_of(giver, Rank::Fourth))
        .and_then(|one| behind(one, giver))
        .filter(|from| free.contains(*from));
    let advances = one.into_iter().chain(two).map(|from| vec![(from, pawn), (to, None)]);
    let captures = (attacks::pawn(board.turn, to) & free)
        .into_iter()
        .map(|from| vec![(from, pawn), (to, Some(captured(board)))]);
    advances.chain(captures).collect()
}

/// Retracts every capture en passant that can have been the last move, whichever piece gives check.
fn en_passants_back(board: &Board) -> Vec<Retraction> {
    let giver = !board.turn;
    let (pawn, victim) = (Piece::new(giver, Role::Pawn), Piece::new(board.turn, Role::Pawn));
    let free = !board.occupied();
    let arrived = board.pieces(pawn) & Bitboard::rank(rank_of(giver, Rank::Sixth));
    arrived
        .into_iter()
        .filter_map(|to| Some((to, behind(to, giver)?, behind(to, board.turn)?)))
        .filter(|(_, taken_on, start)| free.contains(*taken_on) && free.contains(*start))
        .flat_map(|(to, taken_on, _)| {
            (attacks::pawn(board.turn, to) & free)
                .into_iter()
                .map(move |from| vec![(from, Some(pawn)), (to, None), (taken_on, Some(victim))])
        })
        .collect()
}

/// A stand-in for the captured piece; any piece blocks a line of check equally.
fn captured(board: &Board) -> Piece {
    Piece::new(board.turn, Role::Knight)
}

/// Returns the square a pawn of `colour` on `square` would have stepped from.
fn behind(square: Square, colour: Colour) -> Option<Square> {
    let index = match colour {
        Colour::White => square.index().checked_sub(8)?,
        Colour::Black => square.index() + 8,
    };
    Square::from_index(index)
}

/// Returns the rank as counted by `colour`.
fn rank_of(colour: Colour, rank: Rank) -> Rank {
    match colour {
        Colour::White => rank,
        Colour::Black => Rank::ALL[7 - rank.index()],
    }
}
