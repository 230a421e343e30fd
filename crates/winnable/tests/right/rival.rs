//! The other solver, chasolver. It plays on the board of the crate named `chess`.

use std::str::FromStr;

use adoube_chess::{Colour, Position, fen};
use chasolver::{Winnability, is_unwinnable_fast, winnability};
use chess_jordanbray::{Board, Color};

/// The position as the other solver sees it, if it can: it knows no Chess960.
pub(crate) fn board(position: &Position) -> Option<Board> {
    let ours = fen::write(position, fen::Castling::XFen).to_string();
    let board = Board::from_str(&ours).ok()?;
    let theirs = board.to_string();
    // Rights that it cannot read it leaves out.
    let rights = |fen: &str| fen.split(' ').nth(2).map(str::to_owned);
    (rights(&ours) == rights(&theirs)).then_some(board)
}

/// Its full answer, with the moves to mate if there are any; nothing if it gives up.
pub(crate) fn full(board: &Board, winner: Colour) -> Option<Winnability> {
    winnability(board, color(winner))
}

/// Whether its fast mode says that `winner` cannot mate; if not, it says nothing.
pub(crate) fn says_no_fast(board: &Board, winner: Colour) -> bool {
    is_unwinnable_fast(board, color(winner))
}

fn color(colour: Colour) -> Color {
    match colour {
        Colour::White => Color::White,
        Colour::Black => Color::Black,
    }
}
