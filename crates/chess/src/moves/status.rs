//! Check, checkmate and stalemate (Articles 1.2, 3.9, 5.1 and 5.2).

use super::{
    Masks,
    generate::{Sink, generate},
    side::{PawnStep, Side},
    to_move::SideTask,
};
use crate::{Bitboard, Board, Colour, Role, Square, attacks::Sliders};

/// The status of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// It has a legal move and is not in check.
    Ongoing,
    /// It has a legal move and is in check.
    Check,
    /// It is in check and has no legal move.
    Checkmate,
    /// It is not in check and has no legal move.
    Stalemate,
}

/// Determines the status, stopping at the first legal move.
pub(crate) struct FindStatus<'a>(pub(crate) &'a Board);

impl SideTask for FindStatus<'_> {
    type Output = Status;

    #[inline(always)]
    fn turn(&self) -> Colour {
        self.0.turn
    }

    #[inline(always)]
    fn run<S: Side, L: Sliders>(self, sliders: L) -> Status {
        status::<S, L>(self.0, &Masks::new::<S>(self.0), sliders)
    }
}

#[inline(always)]
pub(crate) fn status<S: Side, L: Sliders>(board: &Board, masks: &Masks, sliders: L) -> Status {
    let mut sink = AnyMove(Bitboard::EMPTY);
    generate::<S, L>(board, masks, sliders, &mut sink);
    match (sink.0.any(), masks.checkers.any()) {
        (true, false) => Status::Ongoing,
        (true, true) => Status::Check,
        (false, true) => Status::Checkmate,
        (false, false) => Status::Stalemate,
    }
}

/// A [`Sink`] that records some destinations and then stops.
struct AnyMove(Bitboard);

impl Sink for AnyMove {
    #[inline(always)]
    fn is_split(&self) -> bool {
        true
    }

    #[inline(always)]
    fn piece(&mut self, _: Role, _: Square, to: Bitboard) {
        self.0 |= to;
    }

    #[inline(always)]
    fn pawns(&mut self, _: PawnStep, to: Bitboard) {
        self.0 |= to;
    }

    #[inline(always)]
    fn promotions(&mut self, _: PawnStep, to: Bitboard) {
        self.0 |= to;
    }

    #[inline(always)]
    fn en_passant(&mut self, _: Square, to: Square) {
        self.0 |= Bitboard::from_square(to);
    }

    #[inline(always)]
    fn castle(&mut self, _: Square, rook: Square) {
        self.0 |= Bitboard::from_square(rook);
    }

    #[inline(always)]
    fn is_done(&self) -> bool {
        self.0.any()
    }
}
