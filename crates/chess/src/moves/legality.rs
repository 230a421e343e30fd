//! Whether one move is legal, and which pieces can legally go to a square, without generating all moves.

use super::{
    Masks, Move, MoveKind, castling,
    generate::{Sink, attacked_by, en_passant_is_safe, pawn_moves},
    side::{PawnStep, Side},
    to_move::SideTask,
};
use crate::{
    Bitboard, Board, Colour, Role, Square,
    attacks::{self, Sliders},
};

/// Decides whether a move is legal.
pub(crate) struct IsLegal<'a> {
    pub(crate) board: &'a Board,
    pub(crate) asked: Move,
}

impl SideTask for IsLegal<'_> {
    type Output = bool;

    #[inline(always)]
    fn turn(&self) -> Colour {
        self.board.turn
    }

    #[inline(always)]
    fn run<S: Side, L: Sliders>(self, sliders: L) -> bool {
        is_legal::<S, L>(self.board, self.asked, sliders)
    }
}

#[inline(always)]
pub(crate) fn is_legal<S: Side, L: Sliders>(board: &Board, asked: Move, sliders: L) -> bool {
    let (from, to) = (asked.from_square(), asked.to_square());
    if !board.colour(S::US).contains(from) {
        return false;
    }
    let masks = Masks::new::<S>(board);
    let role = board.role_on_occupied(from);
    match (asked.kind(), role) {
        (MoveKind::EnPassant, Role::Pawn) => {
            board.en_passant == Some(to)
                && attacks::pawn(S::US, from).contains(to)
                && en_passant_is_safe::<S, L>(board, masks.king, from, to, sliders)
        }
        (MoveKind::Promotion(after), Role::Pawn) => {
            Role::PROMOTIONS.contains(&after)
                && pawn_targets::<S>(board, &masks, from).promotions.contains(to)
        }
        (MoveKind::Castle, Role::King) => {
            castling::candidates::<S>(board, &masks).contains(to)
                && castling::is_safe::<S>(
                    &masks,
                    to,
                    attacked_by::<S::Other, L>(board, Bitboard::from_square(masks.king), sliders),
                )
        }
        (MoveKind::Normal, Role::Pawn) => {
            pawn_targets::<S>(board, &masks, from).others.contains(to)
        }
        (MoveKind::Normal, _) => origins::<S, L>(board, &masks, role, to, sliders).contains(from),
        _ => false,
    }
}

/// Returns our pieces of `role` (not pawns) that can legally go to `to`, castling excluded.
#[inline(always)]
fn origins<S: Side, L: Sliders>(
    board: &Board,
    masks: &Masks,
    role: Role,
    to: Square,
    sliders: L,
) -> Bitboard {
    let able = reaching::<S, L>(board, role, to, sliders);
    legal_among::<S, L>(board, masks, role, able, to, sliders)
}

/// Returns our pieces of `role` (not pawns) with a free path to `to`.
#[inline(always)]
pub(crate) fn reaching<S: Side, L: Sliders>(
    board: &Board,
    role: Role,
    to: Square,
    sliders: L,
) -> Bitboard {
    let us = board.colour(S::US);
    if us.contains(to) {
        return Bitboard::EMPTY;
    }
    let occupied = board.occupied();
    let ways = match role {
        Role::Pawn => Bitboard::EMPTY,
        Role::Knight => attacks::knight(to),
        Role::Bishop => sliders.bishop(to, occupied),
        Role::Rook => sliders.rook(to, occupied),
        Role::Queen => sliders.bishop(to, occupied) | sliders.rook(to, occupied),
        Role::King => attacks::king(to),
    };
    ways & us & board.role(role)
}

/// Filters `reaching`, the pieces that reach `to`, to those that leave the king safe.
#[inline(always)]
pub(crate) fn legal_among<S: Side, L: Sliders>(
    board: &Board,
    masks: &Masks,
    role: Role,
    reaching: Bitboard,
    to: Square,
    sliders: L,
) -> Bitboard {
    if role == Role::King {
        let safe =
            reaching.any() && attackers_of_king::<S, L>(board, masks.king, to, sliders).is_empty();
        return if safe { reaching } else { Bitboard::EMPTY };
    }
    if masks.checkers.several() || !masks.evasions.contains(to) {
        return Bitboard::EMPTY;
    }
    // A pinned piece must arrive on the line of its pin.
    let mut pinned = reaching & (masks.straight_pins | masks.diagonal_pins);
    if pinned.is_empty() {
        return reaching;
    }
    if masks.straight_pins.contains(to) {
        pinned =
            pinned.without(same_line(masks.king, to, masks.straight_pins, attacks::straight_rays));
    }
    if masks.diagonal_pins.contains(to) {
        pinned =
            pinned.without(same_line(masks.king, to, masks.diagonal_pins, attacks::diagonal_rays));
    }
    reaching.without(pinned)
}

/// Returns the squares of `pins` on the line through `king` and `to`.
#[inline(always)]
fn same_line(
    king: Square,
    to: Square,
    pins: Bitboard,
    rays: impl Fn(Square) -> Bitboard,
) -> Bitboard {
    rays(king) & rays(to) & pins
}

/// Returns the pieces that would attack our king on `to`.
#[inline(always)]
pub(crate) fn attackers_of_king<S: Side, L: Sliders>(
    board: &Board,
    king: Square,
    to: Square,
    sliders: L,
) -> Bitboard {
    let them = board.colour(!S::US);
    let occupied = board.occupied().without(Bitboard::from_square(king));
    let queens = board.role(Role::Queen);
    them & (attacks::king(to) & board.role(Role::King)
        | attacks::knight(to) & board.role(Role::Knight)
        | attacks::pawn(S::US, to) & board.role(Role::Pawn)
        | sliders.rook(to, occupied) & (board.role(Role::Rook) | queens)
        | sliders.bishop(to, occupied) & (board.role(Role::Bishop) | queens))
}

/// Returns the squares a pawn can legally go to, except by capturing en passant.
#[derive(Default)]
pub(crate) struct PawnTargets {
    pub(crate) others: Bitboard,
    pub(crate) promotions: Bitboard,
}

#[inline(always)]
pub(crate) fn pawn_targets<S: Side>(board: &Board, masks: &Masks, from: Square) -> PawnTargets {
    let mut targets = PawnTargets::default();
    if !masks.checkers.several() {
        pawn_moves::<S>(board, masks, Bitboard::from_square(from), &mut targets);
    }
    targets
}

impl Sink for PawnTargets {
    #[inline(always)]
    fn piece(&mut self, _: Role, _: Square, _: Bitboard) {}

    #[inline(always)]
    fn pawns(&mut self, _: PawnStep, to: Bitboard) {
        self.others |= to;
    }

    #[inline(always)]
    fn promotions(&mut self, _: PawnStep, to: Bitboard) {
        self.promotions |= to;
    }

    #[inline(always)]
    fn en_passant(&mut self, _: Square, _: Square) {}

    #[inline(always)]
    fn castle(&mut self, _: Square, _: Square) {}
}
