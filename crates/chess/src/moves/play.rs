//! What a move does: a new position from the old one, the key kept up to date.

use std::{error::Error, fmt};

use super::{
    Move, MoveKind, Wing,
    generate::en_passant_is_safe,
    side::{Black, PawnStep, Side, White},
};
use crate::{
    Bitboard, Colour, Position, Role, Square,
    attacks::{self, Sliders, Task},
    zobrist,
};

/// The move is not legal in the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove(pub Move);

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a legal move here", self.0)
    }
}

impl Error for IllegalMove {}

/// The task of playing a move that is known to be legal.
pub(crate) struct Play<'a> {
    pub(crate) position: &'a Position,
    pub(crate) played: Move,
}

impl Task for Play<'_> {
    type Output = Position;

    #[inline(always)]
    fn run<L: Sliders>(self, sliders: L) -> Position {
        match self.position.board.turn {
            Colour::White => play::<White, L>(self.position, self.played, sliders),
            Colour::Black => play::<Black, L>(self.position, self.played, sliders),
        }
    }
}

#[inline(always)]
pub(crate) fn play<S: Side, L: Sliders>(position: &Position, played: Move, sliders: L) -> Position {
    let (from, to) = (played.from(), played.to());
    match played.kind() {
        MoveKind::Normal => match position.board.role_on_occupied(from) {
            Role::Pawn if from.index().abs_diff(to.index()) == 16 => {
                position.double_step::<S, L>(from, to, sliders)
            }
            role => position.moved::<S>(role, role, from, to),
        },
        MoveKind::Promotion(role) => position.moved::<S>(Role::Pawn, role, from, to),
        MoveKind::EnPassant => position.en_passant_taken::<S>(from, to),
        MoveKind::Castle => position.castled::<S>(from, to),
    }
}

/// The moves by kind. Each leaves the other side to move.
impl Position {
    /// A piece goes from `from` to `to`, capturing what stands there, and is `after` when it arrives.
    #[inline(always)]
    pub(crate) fn moved<S: Side>(&self, role: Role, after: Role, from: Square, to: Square) -> Self {
        let mut next = self.turned::<S>();
        next.board.halfmoves = self.board.halfmoves.saturating_add(1);
        if self.board.colours[S::Other::US.index()].contains(to) {
            let captured = self.board.role_on_occupied(to);
            next.toggle(S::Other::US, captured, to);
            next.board.halfmoves = 0;
            next.forfeit(Bitboard::of(to));
        }
        next.toggle(S::US, role, from);
        next.toggle(S::US, after, to);
        match role {
            Role::Pawn => next.board.halfmoves = 0,
            Role::Rook => next.forfeit(Bitboard::of(from)),
            Role::King => next.forfeit(S::FIRST_RANK),
            _ => {}
        }
        next
    }

    /// A pawn advances two squares; what it passed is remembered only if it can be taken there.
    #[inline(always)]
    pub(crate) fn double_step<S: Side, L: Sliders>(
        &self,
        from: Square,
        to: Square,
        sliders: L,
    ) -> Self {
        let mut next = self.turned::<S>();
        next.toggle(S::US, Role::Pawn, from);
        next.toggle(S::US, Role::Pawn, to);
        next.board.halfmoves = 0;
        let passed = S::origin(PawnStep::Single, to);
        if next.can_be_taken_at::<S::Other, L>(passed, sliders) {
            next.board.en_passant = Some(passed);
            next.key ^= zobrist::en_passant(passed);
        }
        next
    }

    /// Whether some pawn of `S` can legally capture en passant on `passed`.
    #[inline(always)]
    pub(crate) fn can_be_taken_at<S: Side, L: Sliders>(&self, passed: Square, sliders: L) -> bool {
        let board = &self.board;
        let us = board.colour(S::US);
        let takers = attacks::pawn(!S::US, passed) & board.role(Role::Pawn) & us;
        if takers.is_empty() {
            return false;
        }
        let king = (board.role(Role::King) & us).lowest();
        takers
            .into_iter()
            .any(|from| en_passant_is_safe::<S, L>(board, king, from, passed, sliders))
    }

    /// A pawn takes another in passing.
    #[inline(always)]
    pub(crate) fn en_passant_taken<S: Side>(&self, from: Square, to: Square) -> Self {
        let mut next = self.turned::<S>();
        next.toggle(S::US, Role::Pawn, from);
        next.toggle(S::US, Role::Pawn, to);
        next.toggle(S::Other::US, Role::Pawn, S::origin(PawnStep::Single, to));
        next.board.halfmoves = 0;
        next
    }

    /// King and rook castle.
    #[inline(always)]
    pub(crate) fn castled<S: Side>(&self, king: Square, rook: Square) -> Self {
        let (king_to, rook_to) = Wing::of(king, rook).destinations(king);
        let mut next = self.turned::<S>();
        next.board.halfmoves = self.board.halfmoves.saturating_add(1);
        next.toggle(S::US, Role::King, king);
        next.toggle(S::US, Role::Rook, rook);
        next.toggle(S::US, Role::King, king_to);
        next.toggle(S::US, Role::Rook, rook_to);
        next.forfeit(S::FIRST_RANK);
        next
    }

    /// The position with the turn passed on and what lasts one move forgotten.
    #[inline(always)]
    fn turned<S: Side>(&self) -> Self {
        let mut next = *self;
        next.board.turn = S::Other::US;
        next.key ^= zobrist::BLACK_TO_MOVE;
        if let Some(passed) = self.board.en_passant {
            next.key ^= zobrist::en_passant(passed);
            next.board.en_passant = None;
        }
        if S::US == Colour::Black {
            next.board.fullmoves = self.board.fullmoves.saturating_add(1);
        }
        next
    }

    /// Puts a piece on a square, or takes it off.
    #[inline(always)]
    fn toggle(&mut self, colour: Colour, role: Role, square: Square) {
        let bit = Bitboard::of(square);
        self.board.roles[role.index()] ^= bit;
        self.board.colours[colour.index()] ^= bit;
        self.key ^= zobrist::piece(colour, role, square);
    }

    /// Ends the castling rights of the rooks on `squares`.
    #[inline(always)]
    fn forfeit(&mut self, squares: Bitboard) {
        let lost = self.board.castling & squares;
        if lost.any() {
            self.board.castling ^= lost;
            self.key ^= zobrist::castling(lost);
        }
    }
}
