//! Why a text is not a move, and which moves may have been intended.

use std::{cmp::Reverse, fmt};

use super::{
    draft::{Outline, ParsedMove},
    write::role_of,
};
use crate::{Move, Position, Role, Square};

/// The error for a text that matches no move, or several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The byte of the error, counted from 1.
    pub column: usize,
    /// What is wrong.
    pub kind: ReadErrorKind,
    /// For an ambiguous text, the moves it can mean; for an illegal move, the legal moves closest to it,
    /// closest first: the same letters with `b` and `B` confused, then that kind of piece to that
    /// square, else that kind of piece, else that square, else any dozen.
    pub candidates: Vec<Move>,
}

/// What is wrong with a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReadErrorKind {
    /// From the column on, it is not the notation of a move; the column is past the last byte if the
    /// text ends too early.
    Unreadable,
    /// It is a move, but not legal in the position.
    NoSuchMove,
    /// Several legal moves can be meant.
    Ambiguous,
}

impl ReadError {
    /// Shifts the error into a longer text in which this one begins at byte `bytes`.
    pub(super) fn shifted_by(mut self, bytes: usize) -> Self {
        self.column += bytes;
        self
    }

    pub(super) fn unreadable(byte: usize) -> Self {
        Self { column: byte + 1, kind: ReadErrorKind::Unreadable, candidates: Vec::new() }
    }

    pub(super) fn ambiguous(byte: usize, candidates: Vec<Move>) -> Self {
        Self { column: byte + 1, kind: ReadErrorKind::Ambiguous, candidates }
    }

    pub(super) fn no_such_move(byte: usize, candidates: Vec<Move>) -> Self {
        Self { column: byte + 1, kind: ReadErrorKind::NoSuchMove, candidates }
    }
}

impl fmt::Display for ReadErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unreadable => "not the notation of a move",
            Self::NoSuchMove => "no such legal move",
            Self::Ambiguous => "several legal moves can be meant",
        })
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.kind)
    }
}

impl std::error::Error for ReadError {}

/// How many moves are listed that share neither piece nor square with the text.
const MOST_UNRELATED: usize = 12;

/// Returns the legal moves closest to an illegal one; empty only if the game is over.
pub(super) fn nearest(position: &Position, meant: ParsedMove) -> Vec<Move> {
    let (related, outline) = match meant {
        ParsedMove::Castle(_) => (nearest_castling(position), Outline::default()),
        ParsedMove::Move(outline) => (nearest_move(position, outline), outline),
    };
    if !related.is_empty() {
        return related;
    }
    let mut moves = position.legal_moves().to_vec();
    sort_by_nearness(&mut moves, outline);
    moves.truncate(MOST_UNRELATED);
    moves
}

/// Lists castling on the other side first, then the king's moves.
fn nearest_castling(position: &Position) -> Vec<Move> {
    let mut moves = position.legal_moves().to_vec();
    moves.retain(|&moved| role_of(position, moved) == Some(Role::King));
    moves.sort_by_key(|moved| Reverse(moved.is_castle()));
    moves
}

fn nearest_move(position: &Position, outline: Outline) -> Vec<Move> {
    let legal = position.legal_moves();
    let departing = outline.from_file.zip(outline.from_rank);
    let standing = departing.and_then(|(file, rank)| position.piece_on(Square::new(file, rank)));
    let role = outline.role.or(standing.map(|piece| piece.role)).unwrap_or(Role::Pawn);
    let of_role = |moved: &Move| role_of(position, *moved) == Some(role);
    let arrives = |moved: &Move| distance(*moved, outline) == 0;
    let chosen = |wanted: &dyn Fn(&Move) -> bool| -> Vec<Move> {
        legal.iter().copied().filter(|moved| wanted(moved)).collect()
    };
    let mut moves = chosen(&|moved| of_role(moved) && arrives(moved));
    if moves.is_empty() {
        moves = chosen(&of_role);
    }
    if moves.is_empty() {
        moves = chosen(&arrives);
    }
    sort_by_nearness(&mut moves, outline);
    moves
}

fn sort_by_nearness(moves: &mut [Move], outline: Outline) {
    moves.sort_by_key(|&moved| {
        (
            !outline.departs_from(moved),
            distance(moved, outline),
            moved.from_square(),
            moved.to_square(),
        )
    });
}

/// Returns the squared distance between a move's destination and the one in the text.
fn distance(moved: Move, outline: Outline) -> usize {
    let file =
        outline.to_file.map_or(0, |file| file.index().abs_diff(moved.to_square().file().index()));
    let rank =
        outline.to_rank.map_or(0, |rank| rank.index().abs_diff(moved.to_square().rank().index()));
    file * file + rank * rank
}
