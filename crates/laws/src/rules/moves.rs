//! Moves and the provisions of Article 3.

use adoube_chess::{Colour, Move, Position, Square};

use crate::{
    Provision,
    table::{Plan, Table},
};

/// Whether a move puts one of its pieces on a square.
pub(crate) fn takes_place(played: Move, on: Square) -> bool {
    match played.castling_destinations() {
        Some((king, rook)) => on == king || on == rook,
        None => played.to() == on,
    }
}

/// What the men on the board, which are no legal move, were meant to be, and which requirement that breaks.
pub(crate) fn diagnose(table: &Table, by: Colour) -> (Option<Plan>, Provision) {
    let _ = (table, by);
    (None, Provision::LegalAndIllegalMove)
}

/// The provisions under which a legal move is legal.
pub fn provisions_of(position: &Position, played: Move) -> Vec<Provision> {
    let _ = (position, played);
    vec![Provision::LegalAndIllegalMove]
}
