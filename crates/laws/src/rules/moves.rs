//! Moves and the provisions of Article 3.

use adoube_chess::{Colour, Move, Square};

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
