//! The other solver, chasolver. It uses the board of the crate named `chess`.

use std::str::FromStr;

use adoube_chess::{Colour, Position, fen};
use chasolver::{Winnability, is_unwinnable_fast, winnability};
use chess_jordanbray::{Board, Color};

/// Converts a position for the other solver, if possible: it does not support Chess960.
pub(crate) fn board(position: &Position) -> Option<Board> {
    let ours = fen::write(position, fen::Castling::XFen).to_string();
    let board = Board::from_str(&ours).ok()?;
    let theirs = board.to_string();
    // It drops castling rights that it cannot read.
    let rights = |fen: &str| fen.split(' ').nth(2).map(str::to_owned);
    (rights(&ours) == rights(&theirs)).then_some(board)
}

/// Returns its full answer, with the moves to mate if there are any; `None` if it gives up.
pub(crate) fn full(board: &Board, winner: Colour) -> Option<Winnability> {
    winnability(board, color(winner))
}

/// Returns whether its fast mode decides that `winner` cannot mate; it never decides the opposite.
pub(crate) fn says_no_fast(board: &Board, winner: Colour) -> bool {
    is_unwinnable_fast(board, color(winner))
}

fn color(colour: Colour) -> Color {
    match colour {
        Colour::White => Color::White,
        Colour::Black => Color::Black,
    }
}
