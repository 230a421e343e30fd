//! Whether a move may have been mate.

use adoube_chess::{Bitboard, Board, Colour, Piece, Role, Square};

use super::{
    RoamingPiece,
    successors::{CheckCause, State},
};
use crate::{
    filling::can_fill,
    geometry::{KNIGHT, around, beside, between, direction, lines, rays, shift},
};

/// Returns whether the move of `winner` that led to the state can have been mate, for some placement of
/// the roaming pieces. `promoted` is the number of the victim's pawns that may have been promoted.
pub(super) fn is_possible(state: State, winner: Colour, by: CheckCause, promoted: usize) -> bool {
    let board = state.board;
    let Some(king) = board.pieces(Piece::new(!winner, Role::King)).first() else { return true };
    // Lines pass through the king's square, which it leaves when it moves.
    let mut without_king = *board;
    without_king.set(king, None);
    let roaming = roaming_attacks(state, winner, without_king.occupied());
    let attackers = board.attackers(king, winner);
    let is_check = match by {
        CheckCause::Man(from, to) => {
            attackers.contains(to) || opens_line(state, winner, king, from)
        }
        CheckCause::Many | CheckCause::Promotion => attackers.any() || roaming.contains(king),
    };
    if !is_check || takes_checker(state, winner, king, by) {
        return false;
    }
    let is_open = |square: &Square| without_king.attackers(*square, winner).is_empty();
    let beside_king = beside(king.into()).without(board.colour(!winner) | roaming);
    let open: Bitboard = beside_king.into_iter().filter(is_open).collect();
    can_fill(open, &blockers(state, winner, promoted))
}

/// Returns whether a tracked piece of the victim can certainly capture the piece that moved, ending
/// every check.
fn takes_checker(state: State, winner: Colour, king: Square, by: CheckCause) -> bool {
    let CheckCause::Man(_, to) = by else { return false };
    let everywhere = state.reach_of(winner) | state.reach_of(!winner);
    let takers = state.board.attackers(to, !winner).without(king.into());
    takers.into_iter().any(|from| {
        let is_in_doubt = (between(from, to) & everywhere).any();
        let mut after = *state.board;
        after.set(to, after.piece_on(from));
        after.set(from, None);
        let is_attacked = after.attackers(king, winner).any()
            || roaming_attacks(state, winner, after.occupied()).contains(king);
        !is_in_doubt && !is_attacked
    })
}

/// Returns everything that the winner's roaming pieces can attack.
fn roaming_attacks(state: State, winner: Colour, occupied: Bitboard) -> Bitboard {
    let attacks = |(roamer, reach): (&RoamingPiece, &Bitboard)| match roamer.role {
        _ if roamer.colour != winner => Bitboard::EMPTY,
        Some(Role::Knight) => around(*reach, &KNIGHT),
        Some(role) => lines(role).map_or(Bitboard::FULL, |steps| rays(*reach, steps, occupied)),
        None => Bitboard::FULL,
    };
    state.roamers.iter().zip(state.reaches).map(attacks).fold(Bitboard::EMPTY, |all, one| all | one)
}

/// Returns where each roaming piece of the victim can stand.
fn blockers(state: State, winner: Colour, promoted: usize) -> Vec<Bitboard> {
    let mut all = Vec::with_capacity(16);
    for (roamer, reach) in state.roamers.iter().zip(state.reaches) {
        if roamer.colour != winner {
            // A king has eight squares beside it, so more pieces are of no use.
            let men = if roamer.role.is_none() { promoted.min(8) } else { 1 };
            all.extend(std::iter::repeat_n(*reach, men));
        }
    }
    all
}

/// Returns whether a piece that left a square can have opened a line to the king.
fn opens_line(state: State, winner: Colour, king: Square, left: Square) -> bool {
    let Some(step) = direction(king, left) else { return false };
    let goes = |role| lines(role).is_some_and(|steps| steps.contains(&step));
    let roams_on = |square: Square| {
        state.roamers.iter().zip(state.reaches).any(|(roamer, reach)| {
            roamer.colour == winner && roamer.role.is_none_or(goes) && reach.contains(square)
        })
    };
    let mut is_beyond = false;
    let mut at = shift(king.into(), step);
    while let Some(square) = at.first() {
        if let Some(piece) = state.board.piece_on(square) {
            return is_beyond && piece.colour == winner && goes(piece.role);
        }
        if is_beyond && roams_on(square) {
            return true;
        }
        is_beyond |= square == left;
        at = shift(at, step);
    }
    false
}

/// Returns how many of the victim's pawns can be promoted.
pub(super) fn promotable(board: &Board, winner: Colour) -> usize {
    board.pieces(Piece::new(!winner, Role::Pawn)).count() as usize
}
