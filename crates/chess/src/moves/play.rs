//! Playing a move: the new position, with its key updated incrementally.

use std::{error::Error, fmt};

use super::{
    Move, MoveKind, Wing,
    generate::can_be_taken_at,
    side::{PawnStep, Side},
    to_move::SideTask,
};
use crate::{Bitboard, Board, Colour, Position, Role, Square, attacks::Sliders, zobrist};

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

/// What moves are played on, in place: returning a position would copy it again, and the copy would stall
/// on bytes just written.
pub(crate) trait Playable: Copy {
    /// The pieces.
    fn board(&self) -> &Board;
    /// The pieces, to be changed.
    fn board_mut(&mut self) -> &mut Board;
    /// Adds a number to the key, or takes it away.
    fn toggle_key(&mut self, number: u64);
    /// Counts a move of `S`; a capture or a pawn move is irreversible.
    fn count_move<S: Side>(&mut self, is_irreversible: bool);

    /// Moves a piece from `from` to `to`, capturing what is there; `after` is its role on arrival.
    #[inline(always)]
    fn make_move<S: Side>(&mut self, role: Role, after: Role, from: Square, to: Square) {
        self.pass_turn::<S>();
        let captures = self.board().colours[S::Other::US.index()].contains(to);
        if captures {
            let captured = self.board().role_on_occupied(to);
            self.toggle(S::Other::US, captured, to);
            self.forfeit(Bitboard::from_square(to));
        }
        self.toggle(S::US, role, from);
        self.toggle(S::US, after, to);
        self.count_move::<S>(captures || role == Role::Pawn);
        match role {
            Role::Rook => self.forfeit(Bitboard::from_square(from)),
            Role::King => self.forfeit(S::FIRST_RANK),
            _ => {}
        }
    }

    /// Like [`Self::make_move`], but branchless, since the moving and captured pieces are unpredictable.
    #[inline(always)]
    fn make_any<S: Side>(&mut self, role: Role, after: Role, from: Square, to: Square) {
        self.pass_turn::<S>();
        let captured = self.board().colours[S::Other::US.index()] & Bitboard::from_square(to);
        let taken = self.board().role_on_occupied(to);
        self.board_mut().roles[taken.index()] ^= captured;
        self.board_mut().colours[S::Other::US.index()] ^= captured;
        let if_captured = u64::from(captured.any()).wrapping_neg();
        self.toggle_key(zobrist::piece(S::Other::US, taken, to) & if_captured);
        self.toggle(S::US, role, from);
        self.toggle(S::US, after, to);
        self.count_move::<S>(captured.any() || role == Role::Pawn);
        let kings = if role == Role::King { S::FIRST_RANK } else { Bitboard::EMPTY };
        self.forfeit(kings | captured | Bitboard::from_square(from));
    }

    /// Advances a pawn two squares; records the passed square only if it can be captured there.
    #[inline(always)]
    fn make_double_step<S: Side, L: Sliders>(&mut self, from: Square, to: Square, sliders: L) {
        self.pass_turn::<S>();
        self.toggle(S::US, Role::Pawn, from);
        self.toggle(S::US, Role::Pawn, to);
        self.count_move::<S>(true);
        let passed = S::origin(PawnStep::Single, to);
        if can_be_taken_at::<S::Other, L>(self.board(), passed, sliders) {
            self.board_mut().en_passant = Some(passed);
            self.toggle_key(zobrist::en_passant(passed));
        }
    }

    /// Captures en passant.
    #[inline(always)]
    fn make_en_passant<S: Side>(&mut self, from: Square, to: Square) {
        self.pass_turn::<S>();
        self.toggle(S::US, Role::Pawn, from);
        self.toggle(S::US, Role::Pawn, to);
        self.toggle(S::Other::US, Role::Pawn, S::origin(PawnStep::Single, to));
        self.count_move::<S>(true);
    }

    /// Castles.
    #[inline(always)]
    fn make_castle<S: Side>(&mut self, king: Square, rook: Square) {
        let (king_to, rook_to) = Wing::from_squares(king, rook).destinations(king);
        self.pass_turn::<S>();
        self.toggle(S::US, Role::King, king);
        self.toggle(S::US, Role::Rook, rook);
        self.toggle(S::US, Role::King, king_to);
        self.toggle(S::US, Role::Rook, rook_to);
        self.count_move::<S>(false);
        self.forfeit(S::FIRST_RANK);
    }

    /// Passes the turn and clears state that lasts one move.
    #[inline(always)]
    fn pass_turn<S: Side>(&mut self) {
        self.board_mut().turn = S::Other::US;
        self.toggle_key(zobrist::BLACK_TO_MOVE);
        if let Some(passed) = self.board().en_passant {
            self.toggle_key(zobrist::en_passant(passed));
            self.board_mut().en_passant = None;
        }
    }

    /// Toggles a piece on a square.
    #[inline(always)]
    fn toggle(&mut self, colour: Colour, role: Role, square: Square) {
        let bit = Bitboard::from_square(square);
        self.board_mut().roles[role.index()] ^= bit;
        self.board_mut().colours[colour.index()] ^= bit;
        self.toggle_key(zobrist::piece(colour, role, square));
    }

    /// Removes the castling rights of the rooks on `squares`.
    #[inline(always)]
    fn forfeit(&mut self, squares: Bitboard) {
        let lost = self.board().castling & squares;
        if lost.any() {
            self.board_mut().castling ^= lost;
            self.toggle_key(zobrist::castling(lost));
        }
    }
}

impl Playable for Position {
    #[inline(always)]
    fn board(&self) -> &Board {
        &self.board
    }

    #[inline(always)]
    fn board_mut(&mut self) -> &mut Board {
        &mut self.board
    }

    #[inline(always)]
    fn toggle_key(&mut self, number: u64) {
        self.key ^= number;
    }

    #[inline(always)]
    fn count_move<S: Side>(&mut self, is_irreversible: bool) {
        let Board { halfmoves, fullmoves, .. } = &mut self.board;
        *halfmoves = if is_irreversible { 0 } else { halfmoves.saturating_add(1) };
        if S::US == Colour::Black {
            *fullmoves = fullmoves.saturating_add(1);
        }
    }
}
