//! Derives the allowed moves from touched pieces.

use adoube_chess::{Move, Position, Role, Square};

use super::{AllowedMoves, takes};
use crate::{
    Provision,
    regulations::{OpenPoints, RookTouchedSecond},
};

/// Returns the moves allowed after touching these pieces in this order.
pub(super) fn after_touches(
    position: &Position,
    touched: &[Square],
    open: &OpenPoints,
) -> AllowedMoves {
    let own = position.colour(position.turn());
    let first_own = touched.iter().copied().find(|square| own.contains(*square));
    let first_other = touched.iter().copied().find(|square| is_prey(position, *square));
    match (first_own, first_other) {
        (None, None) => AllowedMoves::free(position),
        (Some(_), None) => castling(position, touched, open)
            .unwrap_or_else(|| first_that_can(position, touched, Provision::TouchedOwnPiece)),
        (None, Some(_)) => first_that_can(position, touched, Provision::TouchedOpponentsPiece),
        (Some(by), Some(taken)) => both_colours(position, touched, by, taken),
    }
}

/// Reports whether a piece can be captured at all: an opponent's piece other than the king.
fn is_prey(position: &Position, square: Square) -> bool {
    let prey = position.colour(!position.turn()).without(position.role(Role::King));
    prey.contains(square)
}

/// Finds the first of the pieces that can be moved or captured; if there is none, any move is allowed.
/// Castling with a rook touched before the king does not count, unless there is no other legal move at all.
fn first_that_can(position: &Position, touched: &[Square], why: Provision) -> AllowedMoves {
    let own = position.colour(position.turn());
    let barred = barred_rooks(position, touched);
    let is_barred = |played: &Move| played.is_castle() && barred.contains(&played.to_square());
    let legal = position.legal_moves();
    let (castlings, others): (Vec<Move>, Vec<Move>) = legal.iter().copied().partition(is_barred);
    let with = |square: &Square| -> Vec<Move> {
        let is_it = |played: &&Move| {
            if own.contains(*square) {
                played.from_square() == *square || is_rook_alone(**played, *square)
            } else {
                takes(position, **played) == Some(*square)
            }
        };
        others.iter().filter(is_it).copied().collect()
    };
    let found = touched.iter().map(with).enumerate().find(|(_, moves)| !moves.is_empty());
    let place = found.as_ref().map_or(touched.len(), |(place, _)| *place);
    let is_bar_reached = touched.iter().take(place.saturating_add(1)).any(|on| barred.contains(on));
    let because = is_bar_reached.then_some(Provision::TouchedRookBeforeKing);
    let because = because.into_iter().chain([why]).collect();
    if let Some((_, moves)) = found {
        return AllowedMoves { moves, because };
    }
    let moves = if others.is_empty() { castlings } else { others };
    AllowedMoves { moves, because }.because(Provision::NoTouchedPieceCanMove)
}

/// Returns the rooks touched before the king: castling with them is barred on this move, whatever else can be played.
fn barred_rooks(position: &Position, touched: &[Square]) -> Vec<Square> {
    let king = position.king(position.turn());
    let before = touched.iter().position(|square| *square == king).unwrap_or(0);
    let rooks = touched.iter().take(before).copied();
    rooks.filter(|rook| position.castling().contains(*rook)).collect()
}

/// Reports whether castling moves the rook alone, as is possible in Chess960: then only the rook is touched.
fn is_rook_alone(played: Move, rook: Square) -> bool {
    played.to_square() == rook
        && played.castling_destinations().is_some_and(|(king, _)| king == played.from_square())
}

/// Handles touched pieces of both colours: the first own piece captures the first opposing piece; failing
/// that, the first of all of them, in the order touched, that can be moved or captured.
fn both_colours(
    position: &Position,
    touched: &[Square],
    by: Square,
    taken: Square,
) -> AllowedMoves {
    let is_it =
        |played: &&Move| played.from_square() == by && takes(position, **played) == Some(taken);
    let moves: Vec<Move> = position.legal_moves().iter().filter(is_it).copied().collect();
    if moves.is_empty() {
        return first_that_can(position, touched, Provision::TouchedBothColours);
    }
    AllowedMoves { moves, because: vec![Provision::TouchedBothColours] }
}

/// Handles castling: the first two pieces touched are the player's king and a rook it still has the right to
/// castle with.
fn castling(position: &Position, touched: &[Square], open: &OpenPoints) -> Option<AllowedMoves> {
    let [first, rook, ..] = *touched else { return None };
    let king = position.king(position.turn());
    if first != king || !position.castling().contains(rook) {
        return None;
    }
    let castles = |played: &&Move| played.wing().is_some() && played.to_square() == rook;
    let legal = position.legal_moves();
    if let Some(castling) = legal.iter().find(castles) {
        return Some(AllowedMoves {
            moves: vec![*castling],
            because: vec![Provision::TouchedKingAndRook],
        });
    }
    let duty = instead_of_castling(position, king, Provision::IntendedCastlingIllegal);
    let is_rook_bound = open.rook_touched_second == RookTouchedSecond::RookMoves;
    let rook_moves =
        || legal.iter().filter(|played| played.from_square() == rook).copied().collect();
    match duty.because.last() {
        Some(Provision::NoTouchedPieceCanMove) if is_rook_bound => {
            let moves: Vec<Move> = rook_moves();
            let why = Provision::IntendedCastlingIllegal;
            let bound = AllowedMoves { moves, because: vec![why, Provision::TouchedOwnPiece] };
            Some(if bound.moves.is_empty() { duty } else { bound })
        }
        Some(_) | None => Some(duty),
    }
}

/// Returns castling with the touched pieces after an announcement, if it is legal.
pub(super) fn after_announced_castling(position: &Position, touched: &[Square]) -> AllowedMoves {
    let concerns = |played: &&Move| {
        played.is_castle()
            && touched
                .iter()
                .all(|square| *square == played.from_square() || *square == played.to_square())
    };
    let moves: Vec<Move> = position.legal_moves().iter().filter(concerns).copied().collect();
    if moves.is_empty() {
        let king = position.king(position.turn());
        return instead_of_castling(position, king, Provision::IntendedCastlingIllegal);
    }
    AllowedMoves { moves, because: vec![Provision::TouchedKingAndRook] }
}

/// Returns the moves allowed if intended castling is not legal: another king move, castling on the other
/// side included, or else any move.
pub(super) fn instead_of_castling(
    position: &Position,
    king: Square,
    why: Provision,
) -> AllowedMoves {
    let legal = position.legal_moves();
    let moves: Vec<Move> =
        legal.iter().filter(|played| played.from_square() == king).copied().collect();
    let duty = AllowedMoves::free(position).because(why);
    if moves.is_empty() {
        duty.because(Provision::NoTouchedPieceCanMove)
    } else {
        AllowedMoves { moves, ..duty }
    }
}
