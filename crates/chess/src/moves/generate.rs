//! All legal moves, handed to a [`Sink`] in sets rather than one by one.
//!
//! There is one generator. Who only counts pays for a population count, who wants to know whether
//! there is any move stops at the first, who wants a list gets a list.

use super::{
    castling,
    masks::Masks,
    side::{PawnStep, Side},
};
use crate::{
    Bitboard, Board, Role, Square,
    attacks::{self, Sliders},
};

/// What becomes of the moves.
pub(crate) trait Sink {
    /// A piece may go from `from` to any square of `to`.
    fn piece(&mut self, role: Role, from: Square, to: Bitboard);
    /// A pawn may arrive by `step` on any square of `to`.
    fn pawns(&mut self, step: PawnStep, to: Bitboard);
    /// A pawn may arrive by `step` on any square of `to`, each time in four ways.
    fn promotions(&mut self, step: PawnStep, to: Bitboard);
    /// A pawn may capture en passant.
    fn en_passant(&mut self, from: Square, to: Square);
    /// The king may castle with this rook.
    fn castle(&mut self, king: Square, rook: Square);
    /// Whether the sink has what it wants; asked between one kind of move and the next.
    #[inline(always)]
    fn is_done(&self) -> bool {
        false
    }
}

/// Hands all legal moves of the side to move to `sink`, the cheapest to find first.
#[inline(always)]
pub(crate) fn generate<S: Side, L: Sliders>(
    board: &Board,
    masks: &Masks,
    sliders: L,
    sink: &mut impl Sink,
) {
    let us = board.colour(S::US);
    if !masks.checkers.several() {
        pawn_moves::<S>(board, masks, board.role(Role::Pawn) & us, sink);
        if sink.is_done() {
            return;
        }
        let targets = masks.evasions.without(us);
        let pinned = masks.straight_pins | masks.diagonal_pins;
        for from in (board.role(Role::Knight) & us).without(pinned) {
            sink.piece(Role::Knight, from, attacks::knight(from) & targets);
        }
        if board.en_passant.is_some() {
            en_passant::<S, L>(board, masks.king, sliders, sink);
        }
        if sink.is_done() {
            return;
        }
        slider_moves::<S, L>(board, masks, targets, sliders, sink);
        if sink.is_done() {
            return;
        }
    }
    king_moves::<S, L>(board, masks, sliders, sink);
}

/// Steps and captures of some of our `pawns`, all at once (3.7).
#[inline(always)]
pub(crate) fn pawn_moves<S: Side>(
    board: &Board,
    masks: &Masks,
    pawns: Bitboard,
    sink: &mut impl Sink,
) {
    let empty = !board.occupied();
    let them = board.colour(!S::US);

    // A pawn pinned on a diagonal cannot step, one pinned on its file can.
    let steppers = pawns.without(masks.diagonal_pins);
    let free = S::shift(PawnStep::Single, steppers.without(masks.straight_pins));
    let held = S::shift(PawnStep::Single, steppers & masks.straight_pins) & masks.straight_pins;
    let single = (free | held) & empty;
    let double = S::shift(PawnStep::Single, single & S::THIRD_RANK) & empty & masks.evasions;
    let single = single & masks.evasions;
    sink.pawns(PawnStep::Double, double);
    sink.pawns(PawnStep::Single, single.without(S::LAST_RANK));
    if sink.is_done() {
        return;
    }

    // A pawn pinned on a rank or file cannot capture, one pinned on a diagonal can along it.
    let takers = pawns.without(masks.straight_pins);
    let (free, held) = (takers.without(masks.diagonal_pins), takers & masks.diagonal_pins);
    let prey = them & masks.evasions;
    let capture = |step| (S::shift(step, free) | S::shift(step, held) & masks.diagonal_pins) & prey;
    let (towards_a, towards_h) = (capture(PawnStep::TowardsA), capture(PawnStep::TowardsH));

    sink.pawns(PawnStep::TowardsA, towards_a.without(S::LAST_RANK));
    sink.pawns(PawnStep::TowardsH, towards_h.without(S::LAST_RANK));
    if ((single | towards_a | towards_h) & S::LAST_RANK).any() {
        for (step, to) in [
            (PawnStep::Single, single),
            (PawnStep::TowardsA, towards_a),
            (PawnStep::TowardsH, towards_h),
        ] {
            sink.promotions(step, to & S::LAST_RANK);
        }
    }
}

/// Captures en passant (3.7 d, 3.7.4): at most two pawns can.
#[inline(always)]
fn en_passant<S: Side, L: Sliders>(board: &Board, king: Square, sliders: L, sink: &mut impl Sink) {
    let Some(to) = board.en_passant else { return };
    for from in attacks::pawn(!S::US, to) & board.role(Role::Pawn) & board.colour(S::US) {
        if en_passant_is_safe::<S, L>(board, king, from, to, sliders) {
            sink.en_passant(from, to);
        }
    }
}

/// Whether some pawn of `S` can legally capture en passant on `passed`.
#[inline(always)]
pub(crate) fn can_be_taken_at<S: Side, L: Sliders>(
    board: &Board,
    passed: Square,
    sliders: L,
) -> bool {
    let us = board.colour(S::US);
    let takers = attacks::pawn(!S::US, passed) & board.role(Role::Pawn) & us;
    if takers.is_empty() {
        return false;
    }
    let king = (board.role(Role::King) & us).lowest();
    takers.into_iter().any(|from| en_passant_is_safe::<S, L>(board, king, from, passed, sliders))
}

/// Whether our king is safe after the capture en passant from `from` to `to`. Two pawns leave their
/// squares at once, so no mask of pins foresees it: look at the board as it would then be.
#[inline(always)]
pub(crate) fn en_passant_is_safe<S: Side, L: Sliders>(
    board: &Board,
    king: Square,
    from: Square,
    to: Square,
    sliders: L,
) -> bool {
    let captured = S::origin(PawnStep::Single, to);
    let occupied =
        board.occupied() ^ Bitboard::of(from) ^ Bitboard::of(captured) ^ Bitboard::of(to);
    let them = board.colour(!S::US).without(Bitboard::of(captured));
    let queens = board.role(Role::Queen);
    let attackers = attacks::knight(king) & board.role(Role::Knight)
        | attacks::pawn(S::US, king) & board.role(Role::Pawn)
        | sliders.rook(king, occupied) & (board.role(Role::Rook) | queens)
        | sliders.bishop(king, occupied) & (board.role(Role::Bishop) | queens);
    (attackers & them).is_empty()
}

#[inline(always)]
fn slider_moves<S: Side, L: Sliders>(
    board: &Board,
    masks: &Masks,
    targets: Bitboard,
    sliders: L,
    sink: &mut impl Sink,
) {
    let us = board.colour(S::US);
    let pinned = masks.straight_pins | masks.diagonal_pins;
    for from in (board.role(Role::Bishop) & us).without(pinned) {
        sink.piece(Role::Bishop, from, sliders.bishop(from, board.occupied()) & targets);
    }
    for from in (board.role(Role::Rook) & us).without(pinned) {
        sink.piece(Role::Rook, from, sliders.rook(from, board.occupied()) & targets);
    }
    for from in (board.role(Role::Queen) & us).without(pinned) {
        let reached = sliders.bishop(from, board.occupied()) | sliders.rook(from, board.occupied());
        sink.piece(Role::Queen, from, reached & targets);
    }
    let held =
        us & pinned & (board.role(Role::Bishop) | board.role(Role::Rook) | board.role(Role::Queen));
    if held.any() {
        held_sliders(board, masks, held, targets, sliders, sink);
    }
}

/// Pinned pieces move along the line of their pin, if that is a way they move.
#[inline(always)]
fn held_sliders<L: Sliders>(
    board: &Board,
    masks: &Masks,
    held: Bitboard,
    targets: Bitboard,
    sliders: L,
    sink: &mut impl Sink,
) {
    let straight = board.role(Role::Rook) | board.role(Role::Queen);
    let diagonal = board.role(Role::Bishop) | board.role(Role::Queen);
    for from in held & straight & masks.straight_pins {
        let role = board.role_on_occupied(from);
        let along = masks.straight_pins & targets;
        sink.piece(role, from, sliders.rook(from, board.occupied()) & along);
    }
    for from in held & diagonal & masks.diagonal_pins {
        let role = board.role_on_occupied(from);
        let along = masks.diagonal_pins & targets;
        sink.piece(role, from, sliders.bishop(from, board.occupied()) & along);
    }
}

/// Steps to squares that are not attacked, and castling (3.8).
#[inline(always)]
fn king_moves<S: Side, L: Sliders>(board: &Board, masks: &Masks, sliders: L, sink: &mut impl Sink) {
    let steps = attacks::king(masks.king).without(board.colour(S::US));
    let rooks = castling::candidates::<S>(board, masks);
    if steps.is_empty() && rooks.is_empty() {
        return;
    }
    let attacked = attacked_by::<S::Other, L>(board, Bitboard::of(masks.king), sliders);
    sink.piece(Role::King, masks.king, steps.without(attacked));
    for rook in rooks {
        if castling::is_safe::<S>(masks, rook, attacked) {
            sink.castle(masks.king, rook);
        }
    }
}

/// All squares that `S` attacks if `lifted` were taken off the board: a king does not shelter the
/// square behind it.
#[inline(always)]
pub(crate) fn attacked_by<S: Side, L: Sliders>(
    board: &Board,
    lifted: Bitboard,
    sliders: L,
) -> Bitboard {
    let us = board.colour(S::US);
    let occupied = board.occupied().without(lifted);
    let pawns = board.role(Role::Pawn) & us;
    let queens = board.role(Role::Queen);
    let mut attacked = S::shift(PawnStep::TowardsA, pawns) | S::shift(PawnStep::TowardsH, pawns);
    for from in board.role(Role::Knight) & us {
        attacked |= attacks::knight(from);
    }
    for from in (board.role(Role::Bishop) | queens) & us {
        attacked |= sliders.bishop(from, occupied);
    }
    for from in (board.role(Role::Rook) | queens) & us {
        attacked |= sliders.rook(from, occupied);
    }
    attacked | attacks::king((board.role(Role::King) & us).lowest())
}
