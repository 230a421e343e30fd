//! Generation of all legal moves, passed to a [`Sink`] in sets rather than one by one.
//!
//! There is one generator. Counting costs a population count, asking whether there is any move stops at
//! the first, and listing builds a list.

use super::{
    castling,
    masks::Masks,
    side::{PawnStep, Side},
};
use crate::{
    Bitboard, Board, Role, Square,
    attacks::{self, Sliders},
};

/// A consumer of generated moves.
pub(crate) trait Sink {
    /// A piece may go from `from` to any square of `to`.
    fn piece(&mut self, role: Role, from: Square, to: Bitboard);
    /// A pawn may arrive by `step` on any square of `to`.
    fn pawns(&mut self, step: PawnStep, to: Bitboard);
    /// A pawn may arrive by `step` on any square of `to`, with four promotions each.
    fn promotions(&mut self, step: PawnStep, to: Bitboard);
    /// A pawn may capture en passant.
    fn en_passant(&mut self, from: Square, to: Square);
    /// The king may castle with this rook.
    fn castle(&mut self, king: Square, rook: Square);
    /// Returns whether the generator is compiled twice, once for positions without checks and pins: for
    /// sinks that do so little that those cost more (counting: 5 % fewer instructions, 3 % faster).
    #[inline(always)]
    fn is_split(&self) -> bool {
        false
    }
    /// Returns whether the sink needs no more moves; checked between kinds of moves.
    #[inline(always)]
    fn is_done(&self) -> bool {
        false
    }
}

/// Passes all legal moves of the side to move to `sink`, the cheapest to generate first.
#[inline(always)]
pub(crate) fn generate<S: Side, L: Sliders>(
    board: &Board,
    masks: &Masks,
    sliders: L,
    sink: &mut impl Sink,
) {
    if sink.is_split() && (masks.checkers | masks.straight_pins | masks.diagonal_pins).is_empty() {
        // The same masks, as constants.
        generate_within::<S, L>(board, &Masks::none(masks.king), sliders, sink);
    } else {
        generate_within::<S, L>(board, masks, sliders, sink);
    }
}

#[inline(always)]
fn generate_within<S: Side, L: Sliders>(
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

/// Generates steps and captures of `pawns` in bulk (3.7).
#[inline(always)]
pub(crate) fn pawn_moves<S: Side>(
    board: &Board,
    masks: &Masks,
    pawns: Bitboard,
    sink: &mut impl Sink,
) {
    let empty = !board.occupied();
    let them = board.colour(!S::US);

    let is_any_pinned = (pawns & (masks.straight_pins | masks.diagonal_pins)).any();
    let mut single = S::shift(PawnStep::Single, pawns);
    if is_any_pinned {
        // A pawn pinned on a diagonal cannot step; one pinned on its file can.
        let steppers = pawns.without(masks.diagonal_pins);
        let pinned = S::shift(PawnStep::Single, steppers & masks.straight_pins);
        single = S::shift(PawnStep::Single, steppers.without(masks.straight_pins))
            | pinned & masks.straight_pins;
    }
    let single = single & empty;
    let double = S::shift(PawnStep::Single, single & S::THIRD_RANK) & empty & masks.evasions;
    let single = single & masks.evasions;
    sink.pawns(PawnStep::Double, double);
    sink.pawns(PawnStep::Single, single.without(S::LAST_RANK));
    if sink.is_done() {
        return;
    }

    let mut towards_a = S::shift(PawnStep::TowardsA, pawns);
    let mut towards_h = S::shift(PawnStep::TowardsH, pawns);
    if is_any_pinned {
        // A pawn pinned on a rank or file cannot capture; one pinned on a diagonal can capture along it.
        let takers = pawns.without(masks.straight_pins);
        let (free, pinned) = (takers.without(masks.diagonal_pins), takers & masks.diagonal_pins);
        let capture = |step| S::shift(step, free) | S::shift(step, pinned) & masks.diagonal_pins;
        (towards_a, towards_h) = (capture(PawnStep::TowardsA), capture(PawnStep::TowardsH));
    }
    let prey = them & masks.evasions;
    let (towards_a, towards_h) = (towards_a & prey, towards_h & prey);
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

/// Generates captures en passant (3.7 d, 3.7.4), at most two.
#[inline(always)]
fn en_passant<S: Side, L: Sliders>(board: &Board, king: Square, sliders: L, sink: &mut impl Sink) {
    let Some(to) = board.en_passant else { return };
    for from in attacks::pawn(!S::US, to) & board.role(Role::Pawn) & board.colour(S::US) {
        if en_passant_is_safe::<S, L>(board, king, from, to, sliders) {
            sink.en_passant(from, to);
        }
    }
}

/// Returns whether a pawn of `S` can legally capture en passant on `passed`.
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

/// Returns whether our king is safe after the capture en passant from `from` to `to`. Two pawns leave
/// their squares at once, which the pin masks do not cover, so the resulting board is examined.
#[inline(always)]
pub(crate) fn en_passant_is_safe<S: Side, L: Sliders>(
    board: &Board,
    king: Square,
    from: Square,
    to: Square,
    sliders: L,
) -> bool {
    let captured = S::origin(PawnStep::Single, to);
    let occupied = board.occupied()
        ^ Bitboard::from_square(from)
        ^ Bitboard::from_square(captured)
        ^ Bitboard::from_square(to);
    let them = board.colour(!S::US).without(Bitboard::from_square(captured));
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
    let pinned =
        us & pinned & (board.role(Role::Bishop) | board.role(Role::Rook) | board.role(Role::Queen));
    if pinned.any() {
        pinned_sliders(board, masks, pinned, targets, sliders, sink);
    }
}

/// Generates the moves of pinned pieces along the lines of their pins.
#[inline(always)]
fn pinned_sliders<L: Sliders>(
    board: &Board,
    masks: &Masks,
    pinned: Bitboard,
    targets: Bitboard,
    sliders: L,
    sink: &mut impl Sink,
) {
    let straight = board.role(Role::Rook) | board.role(Role::Queen);
    let diagonal = board.role(Role::Bishop) | board.role(Role::Queen);
    for from in pinned & straight & masks.straight_pins {
        let role = board.role_on_occupied(from);
        let along = masks.straight_pins & targets;
        sink.piece(role, from, sliders.rook(from, board.occupied()) & along);
    }
    for from in pinned & diagonal & masks.diagonal_pins {
        let role = board.role_on_occupied(from);
        let along = masks.diagonal_pins & targets;
        sink.piece(role, from, sliders.bishop(from, board.occupied()) & along);
    }
}

/// Generates king moves to squares that are not attacked, and castling (3.8).
#[inline(always)]
fn king_moves<S: Side, L: Sliders>(board: &Board, masks: &Masks, sliders: L, sink: &mut impl Sink) {
    let steps = attacks::king(masks.king).without(board.colour(S::US));
    let rooks = castling::candidates::<S>(board, masks);
    if steps.is_empty() && rooks.is_empty() {
        return;
    }
    // For a step, the sliders that could attack a neighbouring square are enough; they are few.
    let (straight, diagonal) = if rooks.is_empty() {
        let king = masks.king;
        (attacks::straight_towards_neighbours(king), attacks::diagonal_towards_neighbours(king))
    } else {
        (Bitboard::FULL, Bitboard::FULL)
    };
    let lifted = Bitboard::from_square(masks.king);
    let attacked = attacked_by_some::<S::Other, L>(board, lifted, straight, diagonal, sliders);
    sink.piece(Role::King, masks.king, steps.without(attacked));
    for rook in rooks {
        if castling::is_safe::<S>(masks, rook, attacked) {
            sink.castle(masks.king, rook);
        }
    }
}

/// Returns all squares that `S` attacks with `lifted` removed from the board: a king does not shield the
/// square behind it.
#[inline(always)]
pub(crate) fn attacked_by<S: Side, L: Sliders>(
    board: &Board,
    lifted: Bitboard,
    sliders: L,
) -> Bitboard {
    attacked_by_some::<S, L>(board, lifted, Bitboard::FULL, Bitboard::FULL, sliders)
}

/// Like [`attacked_by`], but of the pieces that move straight or diagonally only those on these squares
/// are looked at.
#[inline(always)]
fn attacked_by_some<S: Side, L: Sliders>(
    board: &Board,
    lifted: Bitboard,
    straight: Bitboard,
    diagonal: Bitboard,
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
    for from in (board.role(Role::Bishop) | queens) & us & diagonal {
        attacked |= sliders.bishop(from, occupied);
    }
    for from in (board.role(Role::Rook) | queens) & us & straight {
        attacked |= sliders.rook(from, occupied);
    }
    attacked | attacks::king((board.role(Role::King) & us).lowest())
}
