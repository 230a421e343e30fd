//! Legal moves as a list.

use std::{marker::PhantomData, ops::Deref};

use arrayvec::ArrayVec;

use super::{
    Masks, Move, MoveKind,
    generate::{Sink, generate},
    side::{PawnStep, Side},
    to_move::SideTask,
};
use crate::{Bitboard, Board, Colour, Role, Square, attacks::Sliders};

/// Legal moves of a position, without allocation. No reachable position has more than 218; fifteen
/// queens in a composed one have fewer than 512.
#[derive(Clone, Debug, Default)]
pub struct MoveList(ArrayVec<Move, 512>);

impl MoveList {
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.0
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = arrayvec::IntoIter<Move, 512>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

/// Lists all legal moves.
pub(crate) struct ListMoves<'a> {
    pub(crate) board: &'a Board,
    pub(crate) moves: &'a mut MoveList,
}

impl SideTask for ListMoves<'_> {
    type Output = ();

    #[inline(always)]
    fn turn(&self) -> Colour {
        self.board.turn
    }

    #[inline(always)]
    fn run<S: Side, L: Sliders>(self, sliders: L) {
        let mut sink = Lister::<S> { moves: self.moves, side: PhantomData };
        generate::<S, L>(self.board, &Masks::new::<S>(self.board), sliders, &mut sink);
    }
}

struct Lister<'a, S> {
    moves: &'a mut MoveList,
    side: PhantomData<S>,
}

impl<S> Lister<'_, S> {
    #[inline(always)]
    fn add(&mut self, from: Square, to: Square, kind: MoveKind) {
        self.moves.0.push(Move::new(from, to, kind));
    }
}

impl<S: Side> Sink for Lister<'_, S> {
    #[inline(always)]
    fn piece(&mut self, _: Role, from: Square, targets: Bitboard) {
        for to in targets {
            self.add(from, to, MoveKind::Normal);
        }
    }

    #[inline(always)]
    fn pawns(&mut self, step: PawnStep, targets: Bitboard) {
        for to in targets {
            self.add(S::origin(step, to), to, MoveKind::Normal);
        }
    }

    #[inline(always)]
    fn promotions(&mut self, step: PawnStep, targets: Bitboard) {
        for to in targets {
            for role in Role::PROMOTIONS {
                self.add(S::origin(step, to), to, MoveKind::Promotion(role));
            }
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        self.add(from, to, MoveKind::EnPassant);
    }

    #[inline(always)]
    fn castle(&mut self, king: Square, rook: Square) {
        self.add(king, rook, MoveKind::Castle);
    }
}
