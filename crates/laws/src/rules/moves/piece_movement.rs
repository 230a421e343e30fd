//! How each piece moves.

use adoube_chess::{Bitboard, Board, Colour, Role, Square};

use super::changes::PieceMovement;
use crate::Provision;

/// Returns how far a piece moves: files to either side, and ranks forward from its player's side.
fn distance(going: PieceMovement) -> (usize, isize) {
    let files = going.from.file().index().abs_diff(going.to.file().index());
    let ranks = going.to.rank().index().cast_signed() - going.from.rank().index().cast_signed();
    let forward = match going.piece.colour {
        Colour::White => ranks,
        Colour::Black => -ranks,
    };
    (files, forward)
}

/// Returns what a piece breaks by the way it moves; empty if it moves correctly.
pub(super) fn breaks(
    before: &Board,
    going: PieceMovement,
    takes_in_passing: bool,
) -> Vec<Provision> {
    let mut breaks = match going.piece.role {
        Role::Pawn => pawn(before, going, takes_in_passing),
        Role::Knight => step(going, Provision::KnightMove),
        Role::King => step(going, Provision::KingStep),
        Role::Bishop => slide(before, going, Provision::BishopMove),
        Role::Rook => slide(before, going, Provision::RookMove),
        Role::Queen => slide(before, going, Provision::QueenMove),
    };
    if before.piece_on(going.to).is_some_and(|there| there.colour == going.piece.colour) {
        breaks.insert(0, Provision::OwnPieceBarsTheWay);
    }
    breaks
}

/// Checks a knight or king: one of the nearby squares, whatever is in between.
fn step(going: PieceMovement, rule: Provision) -> Vec<Provision> {
    let reaches = going.piece.attacks(going.from, Bitboard::EMPTY).contains(going.to);
    if reaches { Vec::new() } else { vec![rule] }
}

/// Checks a bishop, rook or queen: along its lines, and over nothing.
fn slide(before: &Board, going: PieceMovement, rule: Provision) -> Vec<Provision> {
    if !going.piece.attacks(going.from, Bitboard::EMPTY).contains(going.to) {
        return vec![rule, Provision::FilesRanksDiagonals];
    }
    if going.piece.attacks(going.from, before.occupied()).contains(going.to) {
        return Vec::new();
    }
    vec![Provision::NoJumpingOverPieces, rule]
}

fn pawn(before: &Board, going: PieceMovement, takes_in_passing: bool) -> Vec<Provision> {
    let is_free = |square: Square| before.piece_on(square).is_none();
    match distance(going) {
        (0, 1) if is_free(going.to) => Vec::new(),
        (0, 2) => {
            let is_first = going.from.rank() == second_rank(going.piece.colour);
            let crossed = crossed(going);
            if is_first && is_free(going.to) && crossed.is_some_and(is_free) {
                Vec::new()
            } else {
                vec![Provision::PawnDoubleStep, Provision::PawnStep]
            }
        }
        (1, 1) => pawn_takes(before, going, takes_in_passing),
        _ => vec![Provision::PawnStep],
    }
}

/// Checks a pawn capture: diagonally forward onto an opposing piece, or en passant.
fn pawn_takes(before: &Board, going: PieceMovement, takes_in_passing: bool) -> Vec<Provision> {
    if before.piece_on(going.to).is_some() {
        return Vec::new();
    }
    let may_pass = before.en_passant() == Some(going.to);
    match (may_pass, takes_in_passing) {
        (true, true) => Vec::new(),
        (true, false) => vec![Provision::EnPassant, Provision::Capture],
        (false, true) => vec![Provision::EnPassant, Provision::PawnCapture],
        (false, false) => vec![Provision::PawnCapture],
    }
}

/// Returns the square crossed by a pawn's double step.
fn crossed(going: PieceMovement) -> Option<Square> {
    let middle = usize::midpoint(going.from.rank().index(), going.to.rank().index());
    adoube_chess::Rank::new(middle).map(|rank| Square::new(going.from.file(), rank))
}

const fn second_rank(colour: Colour) -> adoube_chess::Rank {
    match colour {
        Colour::White => adoube_chess::Rank::Second,
        Colour::Black => adoube_chess::Rank::Seventh,
    }
}
