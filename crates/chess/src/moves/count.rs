//! Counting legal moves without listing them.

use std::marker::PhantomData;

use super::{
    Masks,
    generate::{Sink, generate},
    side::{PawnStep, Side},
    to_move::SideTask,
};
use crate::{
    Bitboard, Board, Colour, Role, Square,
    attacks::{Sliders, Task},
};

/// A [`Sink`] that counts.
#[derive(Default)]
struct Counter(u64);

impl Sink for Counter {
    #[inline(always)]
    fn is_split(&self) -> bool {
        true
    }

    #[inline(always)]
    fn piece(&mut self, _: Role, _: Square, to: Bitboard) {
        self.0 += u64::from(to.count());
    }

    #[inline(always)]
    fn pawns(&mut self, _: PawnStep, to: Bitboard) {
        self.0 += u64::from(to.count());
    }

    #[inline(always)]
    fn promotions(&mut self, _: PawnStep, to: Bitboard) {
        self.0 += 4 * u64::from(to.count());
    }

    #[inline(always)]
    fn en_passant(&mut self, _: Square, _: Square) {
        self.0 += 1;
    }

    #[inline(always)]
    fn castle(&mut self, _: Square, _: Square) {
        self.0 += 1;
    }
}

/// Counts the legal moves when the side to move is known at compile time.
pub(crate) struct CountFor<'a, S> {
    pub(crate) board: &'a Board,
    pub(crate) side: PhantomData<S>,
}

impl<S: Side> Task for CountFor<'_, S> {
    type Output = u64;

    #[inline(always)]
    fn run<L: Sliders>(self, sliders: L) -> u64 {
        let mut sink = Counter::default();
        generate::<S, L>(self.board, &Masks::new::<S>(self.board), sliders, &mut sink);
        sink.0
    }
}

/// Counts all legal moves.
pub(crate) struct CountMoves<'a>(pub(crate) &'a Board);

impl SideTask for CountMoves<'_> {
    type Output = u64;

    #[inline(always)]
    fn turn(&self) -> Colour {
        self.0.turn
    }

    #[inline(always)]
    fn run<S: Side, L: Sliders>(self, sliders: L) -> u64 {
        CountFor::<S> { board: self.0, side: PhantomData }.run(sliders)
    }
}
