//! The crate named `chess`. It supports neither writing SAN nor Chess960.

use std::{fmt::Write, str::FromStr};

use chess_jordanbray::{Board, BoardStatus, ChessMove, EMPTY, MoveGen};

use crate::peer::{Peer, Tally};

pub(crate) struct JordanBray;

impl Peer for JordanBray {
    const NAME: &'static str = "chess";
    const CHESS960: bool = false;
    const WRITES_SAN: bool = false;

    type Position = Board;
    type Move = ChessMove;

    fn read_fen(fen: &str) -> Option<Board> {
        Board::from_str(fen).ok()
    }

    fn read_fen_960(_: &str) -> Option<Board> {
        None
    }

    fn write_fen(board: &Board, text: &mut String) {
        let _ = write!(text, "{board}");
    }

    fn read_uci(_: &Board, text: &str) -> Option<ChessMove> {
        ChessMove::from_str(text).ok()
    }

    fn read_san(board: &Board, text: &str) -> Option<ChessMove> {
        ChessMove::from_san(board, text).ok()
    }

    fn write_san(_: &Board, _: ChessMove, _: &mut String) {}

    fn play(board: &Board, played: ChessMove) -> Board {
        board.make_move_new(played)
    }

    fn perft(board: &Board, depth: u32) -> u64 {
        let moves = MoveGen::new_legal(board);
        match depth {
            0 => 1,
            1 => moves.len() as u64,
            _ => moves.map(|made| Self::perft(&board.make_move_new(made), depth - 1)).sum(),
        }
    }

    fn walk(board: &Board, depth: u32, tally: &mut Tally) {
        for made in MoveGen::new_legal(board) {
            let child = board.make_move_new(made);
            let check = *child.checkers() != EMPTY;
            tally.add(child.get_hash(), check, child.status() != BoardStatus::Ongoing);
            if depth > 1 {
                Self::walk(&child, depth - 1, tally);
            }
        }
    }
}
