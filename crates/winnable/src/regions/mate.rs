//! Whether the squares that each piece can reach have room for a mate.

use adoube_chess::{Bitboard, Colour, Role};

use super::PieceReach;
use crate::{
    filling::can_fill,
    geometry::{KNIGHT, around, beside, lines, pawn_attacks, rays},
};

/// Returns whether `winner` could mate if every piece stood anywhere among the squares it can reach: a
/// square on which the victim's king can be checked, and for every square beside it that the attackers
/// cannot cover a piece of its own to block it.
pub(super) fn is_possible(men: &[PieceReach], winner: Colour) -> bool {
    let king_of = |colour| men.iter().find(|man| man.is(Role::King) && man.piece.colour == colour);
    let (Some(winner_king), Some(victim)) = (king_of(winner), king_of(!winner)) else {
        return true;
    };
    // Lines pass through the victim's king, which is not there any more when it has moved.
    let stuck = men.iter().filter(|man| man.is_stuck() && man.home != victim.home);
    let stuck = stuck
        .map(|man| Bitboard::from_square(man.home))
        .fold(Bitboard::EMPTY, |all, home| all | home);
    let (mut checked, mut covered) = (Bitboard::EMPTY, Bitboard::EMPTY);
    let mut blockers = Vec::with_capacity(16);
    for man in men.iter().filter(|man| !man.is(Role::King)) {
        if man.piece.colour != winner {
            blockers.push(man.reach);
            continue;
        }
        let attacked = attacked(man, stuck);
        covered |= attacked;
        // A piece that never moves and needs no open line cannot give check: the king could not have
        // stepped into its attack.
        if !man.is_stuck() || lines(man.piece.role).is_some() {
            checked |= attacked;
        }
    }
    (victim.reach & checked).into_iter().any(|king| {
        let around_king = beside(king.into());
        let open = around_king.without(covered);
        let stands = winner_king.reach.without(around_king | Bitboard::from_square(king));
        // The position of the attacking king matters only where it covers something.
        let mut helps = (stands & beside(open)).into_iter();
        stands.any() && can_fill(open, &blockers)
            || helps.any(|stand| can_fill(open.without(beside(stand.into())), &blockers))
    })
}

/// Returns all squares that a piece attacks from somewhere, through anything that is not stuck.
fn attacked(man: &PieceReach, stuck: Bitboard) -> Bitboard {
    match (man.piece.role, lines(man.piece.role)) {
        (_, Some(steps)) => rays(man.reach, steps, stuck),
        (Role::Knight, _) => around(man.reach, &KNIGHT),
        (Role::Pawn, _) => pawn_attacks(man.reach, man.piece.colour),
        _ => beside(man.reach),
    }
}
