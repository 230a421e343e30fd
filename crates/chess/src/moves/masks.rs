//! What restricts the side to move: checks and pins (Article 3.9).

use super::side::Side;
use crate::{
    Bitboard, Board, Role, Square,
    attacks::{self, between},
};

/// Checks and pins against the side to move, computed once per position.
#[derive(Clone, Copy)]
pub(crate) struct Masks {
    /// The king of the side to move.
    pub(crate) king: Square,
    /// The pieces that give check.
    pub(crate) checkers: Bitboard,
    /// Where a piece other than the king may go: anywhere, or, in check, to capture the checking piece
    /// or to interpose. Meaningless in double check.
    pub(crate) evasions: Bitboard,
    /// The pin lines along ranks and files, including the pinning pieces.
    pub(crate) straight_pins: Bitboard,
    /// The pin lines along diagonals, including the pinning pieces.
    pub(crate) diagonal_pins: Bitboard,
}

impl Masks {
    /// Neither checks nor pins.
    #[inline(always)]
    pub(super) const fn none(king: Square) -> Self {
        Self {
            king,
            checkers: Bitboard::EMPTY,
            evasions: Bitboard::FULL,
            straight_pins: Bitboard::EMPTY,
            diagonal_pins: Bitboard::EMPTY,
        }
    }

    #[inline(always)]
    pub(crate) fn new<S: Side>(board: &Board) -> Self {
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
                    checkers |= Bitboard::from_square(sniper);
                    evasions |= path | Bitboard::from_square(sniper);
                } else if !blockers.several() {
                    // The blocker may be the opponent's; then the line restricts none of our pieces.
                    pins[kind] |= path | Bitboard::from_square(sniper);
                }
            }
        }
        if checkers.is_empty() {
            evasions = Bitboard::FULL;
        }
        Self { king, checkers, evasions, straight_pins: pins[0], diagonal_pins: pins[1] }
    }
}
