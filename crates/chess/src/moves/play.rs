//! Playing a move: the new position, with its key updated incrementally.

use std::{error::Error, fmt};

use super::{
    Move, MoveKind, Wing,
    generate::can_be_taken_at,
    side::{PawnStep, Side},
    to_move::SideTask,
};
use crate::{Bitboard, Colour, Position, Role, Square, attacks::Sliders, zobrist};

/// The move is not legal in the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove(pub Move);

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not a legal move here", self.0)
    }
}

impl Error for IllegalMove {}

/// Plays a move that is known to be legal.
pub(crate) struct Play<'a> {
    pub(crate) position: &'a Position,
    pub(crate) played: Move,
}

impl SideTask for Play<'_> {
    type Output = Position;

    #[inline(always)]
    fn turn(&self) -> Colour {
        self.position.turn
    }

    #[inline(always)]
    fn run<S: Side, L: Sliders>(self, sliders: L) -> Position {
        play::<S, L>(self.position, self.played, sliders)
    }
}

#[inline(always)]
pub(crate) fn play<S: Side, L: Sliders>(position: &Position, played: Move, sliders: L) -> Position {
    let mut next = *position;
    let (from, to) = (played.from_square(), played.to_square());
    match played.kind() {
        MoveKind::Normal => match position.board.role_on_occupied(from) {
            Role::Pawn if from.index().abs_diff(to.index()) == 16 => {
                next.make_double_step::<S, L>(from, to, sliders);
            }
            role => next.make_move::<S>(role, role, from, to),
        },
        MoveKind::Promotion(role) => next.make_move::<S>(Role::Pawn, role, from, to),
        MoveKind::EnPassant => next.make_en_passant::<S>(from, to),
        MoveKind::Castle => next.make_castle::<S>(from, to),
    }
    next
}

/// The kinds of moves, played in place: returning a position would copy it again, and the copy would
/// stall on bytes just written.
impl Position {
    /// Moves a piece from `from` to `to`, capturing what is there; `after` is its role on arrival.
    #[inline(always)]
    pub(crate) fn make_move<S: Side>(&mut self, role: Role, after: Role, from: Square, to: Square) {
        self.pass_turn::<S>();
        self.board.halfmoves = self.board.halfmoves.saturating_add(1);
        if self.board.colours[S::Other::US.index()].contains(to) {
            let captured = self.board.role_on_occupied(to);
            self.toggle(S::Other::US, captured, to);
            self.board.halfmoves = 0;
            self.forfeit(Bitboard::from_square(to));
        }
        self.toggle(S::US, role, from);
        self.toggle(S::US, after, to);
        match role {
            Role::Pawn => self.board.halfmoves = 0,
            Role::Rook => self.forfeit(Bitboard::from_square(from)),
            Role::King => self.forfeit(S::FIRST_RANK),
            _ => {}
        }
    }

    /// Like [`Self::make_move`], but branchless, since the moving and captured pieces are unpredictable.
    #[inline(always)]
    pub(crate) fn make_any<S: Side>(&mut self, role: Role, after: Role, from: Square, to: Square) {
        self.pass_turn::<S>();
        let captured = self.board.colours[S::Other::US.index()] & Bitboard::from_square(to);
        let taken = self.board.role_on_occupied(to);
        self.board.roles[taken.index()] ^= captured;
        self.board.colours[S::Other::US.index()] ^= captured;
        let if_captured = u64::from(captured.any()).wrapping_neg();
        self.key ^= zobrist::piece(S::Other::US, taken, to) & if_captured;
        self.toggle(S::US, role, from);
        self.toggle(S::US, after, to);
        let counts = captured.is_empty() && role != Role::Pawn;
        self.board.halfmoves = if counts { self.board.halfmoves.saturating_add(1) } else { 0 };
        let kings = if role == Role::King { S::FIRST_RANK } else { Bitboard::EMPTY };
        self.forfeit(kings | captured | Bitboard::from_square(from));
    }

    /// Advances a pawn two squares; records the passed square only if it can be captured there.
    #[inline(always)]
    pub(crate) fn make_double_step<S: Side, L: Sliders>(
        &mut self,
        from: Square,
        to: Square,
        sliders: L,
    ) {
        self.pass_turn::<S>();
        self.toggle(S::US, Role::Pawn, from);
        self.toggle(S::US, Role::Pawn, to);
        self.board.halfmoves = 0;
        let passed = S::origin(PawnStep::Single, to);
        if can_be_taken_at::<S::Other, L>(&self.board, passed, sliders) {
            self.board.en_passant = Some(passed);
            self.key ^= zobrist::en_passant(passed);
        }
    }

    /// Captures en passant.
    #[inline(always)]
    pub(crate) fn make_en_passant<S: Side>(&mut self, from: Square, to: Square) {
        self.pass_turn::<S>();
        self.toggle(S::US, Role::Pawn, from);
        self.toggle(S::US, Role::Pawn, to);
        self.toggle(S::Other::US, Role::Pawn, S::origin(PawnStep::Single, to));
        self.board.halfmoves = 0;
    }

    /// Castles.
    #[inline(always)]
    pub(crate) fn make_castle<S: Side>(&mut self, king: Square, rook: Square) {
        let (king_to, rook_to) = Wing::from_squares(king, rook).destinations(king);
        self.pass_turn::<S>();
        self.board.halfmoves = self.board.halfmoves.saturating_add(1);
        self.toggle(S::US, Role::King, king);
        self.toggle(S::US, Role::Rook, rook);
        self.toggle(S::US, Role::King, king_to);
        self.toggle(S::US, Role::Rook, rook_to);
        self.forfeit(S::FIRST_RANK);
    }

    /// Passes the turn and clears state that lasts one move.
    #[inline(always)]
    fn pass_turn<S: Side>(&mut self) {
        self.board.turn = S::Other::US;
        self.key ^= zobrist::BLACK_TO_MOVE;
        if let Some(passed) = self.board.en_passant {
            self.key ^= zobrist::en_passant(passed);
            self.board.en_passant = None;
        }
        if S::US == Colour::Black {
            self.board.fullmoves = self.board.fullmoves.saturating_add(1);
        }
    }

    /// Toggles a piece on a square.
    #[inline(always)]
    fn toggle(&mut self, colour: Colour, role: Role, square: Square) {
        let bit = Bitboard::from_square(square);
        self.board.roles[role.index()] ^= bit;
        self.board.colours[colour.index()] ^= bit;
        self.key ^= zobrist::piece(colour, role, square);
    }

    /// Removes the castling rights of the rooks on `squares`.
    #[inline(always)]
    fn forfeit(&mut self, squares: Bitboard) {
        let lost = self.board.castling & squares;
        if lost.any() {
            self.board.castling ^= lost;
            self.key ^= zobrist::castling(lost);
        }
    }
}
