//! cozy-chess, with the callback API that its users choose for speed.

use std::fmt::Write;

use cozy_chess::{Board, GameStatus, Move, util};

use crate::peer::{Peer, Tally};

pub(crate) struct Cozy;

impl Peer for Cozy {
    const NAME: &'static str = "cozy-chess";

    type Position = Board;
    type Move = Move;

    fn read_fen(fen: &str) -> Option<Board> {
        Board::from_fen(fen, false).ok()
    }

    fn read_fen_960(fen: &str) -> Option<Board> {
        Board::from_fen(fen, true).ok()
    }

    fn write_fen(board: &Board, text: &mut String) {
        let _ = write!(text, "{board}");
    }

    fn read_uci(board: &Board, text: &str) -> Option<Move> {
        util::parse_uci_move(board, text).ok()
    }

    fn read_san(board: &Board, text: &str) -> Option<Move> {
        util::parse_san_move(board, text).ok()
    }

    fn write_san(board: &Board, played: Move, text: &mut String) {
        let _ = write!(text, "{}", util::display_san_move(board, played));
    }

    fn play(board: &Board, played: Move) -> Board {
        let mut child = board.clone();
        child.play_unchecked(played);
        child
    }

    /// As in its own example: a callback that only counts is compiled apart from one that goes deeper.
    fn perft(board: &Board, depth: u32) -> u64 {
        let mut nodes = 0;
        match depth {
            0 => nodes = 1,
            1 => {
                board.generate_moves(|moves| {
                    nodes += moves.len() as u64;
                    false
                });
            }
            _ => {
                board.generate_moves(|moves| {
                    for made in moves {
                        let mut child = board.clone();
                        child.play_unchecked(made);
                        nodes += Self::perft(&child, depth - 1);
                    }
                    false
                });
            }
        }
        nodes
    }

    fn walk(board: &Board, depth: u32, tally: &mut Tally) {
        board.generate_moves(|moves| {
            for made in moves {
                let mut child = board.clone();
                child.play_unchecked(made);
                let check = !child.checkers().is_empty();
                let status = child.status();
                tally.add(child.hash(), check, status != GameStatus::Ongoing);
                if depth > 1 {
                    Self::walk(&child, depth - 1, tally);
                }
            }
            false
        });
    }
}
