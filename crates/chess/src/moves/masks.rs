//! What restrains the side to move: checks and pins (Article 3.9).

use super::side::Side;
use crate::{
    Bitboard, Board, Role, Square,
    attacks::{self, between},
};

/// Checks and pins of the side to move, found once for a position.
#[derive(Clone, Copy)]
pub(crate) struct Masks {
    /// The king of the side to move.
    pub(crate) king: Square,
    /// The pieces that give check.
    pub(crate) checkers: Bitboard,
    /// Where a piece other than the king may go: anywhere, or, in check, to capture the checker or to
    /// stand in its way. Of no meaning in double check.
    pub(crate) evasions: Bitboard,
    /// The lines of the pins along ranks and files, pinning piece included.
    pub(crate) straight_pins: Bitboard,
    /// The lines of the pins along diagonals, pinning piece included.
    pub(crate) diagonal_pins: Bitboard,
}

impl Masks {
    #[inline(always)]
    pub(crate) fn of<S: Side>(board: &Board) -> Self {
        let us = board.colour(S::US);
        let them = board.colour(!S::US);
        let occupied = us | them;
        let king = (board.role(Role::King) & us).lowest();

        let mut checkers = them
            & (attacks::knight(king) & board.role(Role::Knight)
                | attacks::pawn(S::US, king) & board.role(Role::Pawn));
        let mut evasions = checkers;
        let mut pins = [Bitboard::EMPTY; 2];
        let queens = board.role(Role::Queen);
        for (kind, (rays, role)) in [
            (attacks::straight_rays(king), Role::Rook),
            (attacks::diagonal_rays(king), Role::Bishop),
        ]
        .into_iter()
        .enumerate()
        {
            for sniper in rays & them & (board.role(role) | queens) {
                let path = between(king, sniper);
                let blockers = path & occupied;
                if blockers.is_empty() {
                    checkers |= Bitboard::of(sniper);
                    evasions |= path | Bitboard::of(sniper);
                } else if !blockers.several() {
                    // The blocker may be theirs: then the line restrains nobody of ours.
                    pins[kind] |= path | Bitboard::of(sniper);
                }
            }
        }
        if checkers.is_empty() {
            evasions = Bitboard::FULL;
        }
        Self { king, checkers, evasions, straight_pins: pins[0], diagonal_pins: pins[1] }
    }
}
