//! Perft, the standard test of a move generator, and visiting the positions after each legal move.

use std::marker::PhantomData;

use super::{
    Masks, Move, MoveKind,
    count::{CountFor, CountMoves},
    generate::{Sink, generate},
    play::Playable,
    side::{PawnStep, Side},
    to_move::{SideTask, for_side_to_move},
};
use crate::{
    Bitboard, Board, Colour, Position, Role, Square,
    attacks::{Sliders, Task},
};

/// Counts the sequences of `depth` legal moves. The last move of each is counted, not played. Depth is a
/// byte: deeper trees neither finish in a lifetime nor fit in 64 bits.
///
/// ```
/// use adoube_chess::{Position, perft};
/// assert_eq!(perft(&Position::initial(), 4), 197_281);
/// ```
pub fn perft(position: &Position, depth: u8) -> u64 {
    match depth {
        0 => 1,
        1 => for_side_to_move(CountMoves(position)),
        _ => for_side_to_move(Perft { position, depth }),
    }
}

/// Counts the leaves at a depth of 2 or more, for either side to move.
struct Perft<'a> {
    position: &'a Position,
    depth: u8,
}

impl SideTask for Perft<'_> {
    type Output = u64;

    #[inline(always)]
    fn turn(&self) -> Colour {
        self.position.turn
    }

    #[inline(always)]
    fn run<S: Side, L: Sliders>(self, sliders: L) -> u64 {
        let Self { position, depth } = self;
        let pieces = &Pieces(position.board);
        sliders.enter(Tree::<S> { pieces, depth, side: PhantomData })
    }
}

/// A board that only moves are generated for: nobody asks for its key and its counters.
#[derive(Clone, Copy)]
struct Pieces(Board);

impl Playable for Pieces {
    #[inline(always)]
    fn board(&self) -> &Board {
        &self.0
    }

    #[inline(always)]
    fn board_mut(&mut self) -> &mut Board {
        &mut self.0
    }

    #[inline(always)]
    fn toggle_key(&mut self, _: u64) {}

    #[inline(always)]
    fn count_move<S: Side>(&mut self, _: bool) {}
}

/// Counts the leaves at a depth of 2 or more, with `S` to move.
struct Tree<'a, S> {
    pieces: &'a Pieces,
    depth: u8,
    side: PhantomData<S>,
}

impl<S: Side> Task for Tree<'_, S> {
    type Output = u64;

    #[inline(always)]
    fn run<L: Sliders>(self, sliders: L) -> u64 {
        let mut leaves = 0;
        let deeper = self.depth - 1;
        let visit = |_: Square, _: Square, _: MoveKind, child: &Pieces| {
            leaves += if deeper == 1 {
                sliders.enter(CountFor::<S::Other> { board: &child.0, side: PhantomData })
            } else {
                sliders.enter(Tree::<S::Other> { pieces: child, depth: deeper, side: PhantomData })
            };
        };
        visit_children::<S, L, _>(self.pieces, sliders, visit);
        leaves
    }
}

/// Visits each legal move with the position it leads to.
pub(crate) struct ForEachChild<'a, F> {
    pub(crate) position: &'a Position,
    pub(crate) visit: F,
}

impl<F: FnMut(Move, &Position)> SideTask for ForEachChild<'_, F> {
    type Output = ();

    #[inline(always)]
    fn turn(&self) -> Colour {
        self.position.turn
    }

    #[inline(always)]
    fn run<S: Side, L: Sliders>(mut self, sliders: L) {
        let visit =
            |from, to, kind, child: &Position| (self.visit)(Move::new(from, to, kind), child);
        visit_children::<S, L, _>(self.position, sliders, visit);
    }
}

#[inline(always)]
fn visit_children<S: Side, L: Sliders, P: Playable>(
    parent: &P,
    sliders: L,
    visit: impl FnMut(Square, Square, MoveKind, &P),
) {
    let board = parent.board();
    let mut sink = Children::<S, L, P, _> { parent, sliders, visit, side: PhantomData };
    generate::<S, L>(board, &Masks::new::<S>(board), sliders, &mut sink);
}

/// A [`Sink`] that plays each move. The generator passes what moves, so nothing is looked up again.
struct Children<'a, S, L, P, F> {
    parent: &'a P,
    sliders: L,
    visit: F,
    side: PhantomData<S>,
}

impl<S: Side, L: Sliders, P: Playable, F: FnMut(Square, Square, MoveKind, &P)> Sink
    for Children<'_, S, L, P, F>
{
    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard) {
        for to in targets {
            let mut child = *self.parent;
            child.make_move::<S>(role, role, from, to);
            (self.visit)(from, to, MoveKind::Normal, &child);
        }
    }

    #[inline(always)]
    fn pawns(&mut self, step: PawnStep, targets: Bitboard) {
        for to in targets {
            let from = S::origin(step, to);
            let mut child = *self.parent;
            match step {
                PawnStep::Double => child.make_double_step::<S, L>(from, to, self.sliders),
                _ => child.make_move::<S>(Role::Pawn, Role::Pawn, from, to),
            }
            (self.visit)(from, to, MoveKind::Normal, &child);
        }
    }

    #[inline(always)]
    fn promotions(&mut self, step: PawnStep, targets: Bitboard) {
        for to in targets {
            let from = S::origin(step, to);
            for role in Role::PROMOTIONS {
                let mut child = *self.parent;
                child.make_move::<S>(Role::Pawn, role, from, to);
                (self.visit)(from, to, MoveKind::Promotion(role), &child);
            }
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        let mut child = *self.parent;
        child.make_en_passant::<S>(from, to);
        (self.visit)(from, to, MoveKind::EnPassant, &child);
    }

    #[inline(always)]
    fn castle(&mut self, king: Square, rook: Square) {
        let mut child = *self.parent;
        child.make_castle::<S>(king, rook);
        (self.visit)(king, rook, MoveKind::Castle, &child);
    }
}
