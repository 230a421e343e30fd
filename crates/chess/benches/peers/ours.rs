//! This crate.

use adoube_chess::{Move, Position, Status, fen, perft, san, uci};

use crate::peer::{Peer, Tally};

pub(crate) struct Adoube;

impl Peer for Adoube {
    const NAME: &'static str = "adoube";

    type Position = Position;
    type Move = Move;

    fn read_fen(fen: &str) -> Option<Position> {
        fen.parse().ok()
    }

    fn read_fen_960(fen: &str) -> Option<Position> {
        fen.parse().ok()
    }

    fn write_fen(position: &Position, text: &mut String) {
        text.push_str(fen::write(position, fen::Castling::XFen).as_str());
    }

    fn read_uci(position: &Position, text: &str) -> Option<Move> {
        uci::read(position, text).ok()
    }

    fn read_san(position: &Position, text: &str) -> Option<Move> {
        san::read(position, text).ok()
    }

    fn write_san(position: &Position, played: Move, text: &mut String) {
        text.push_str(san::write(position, played).as_str());
    }

    fn play(position: &Position, played: Move) -> Position {
        position.play_unchecked(played)
    }

    fn perft(position: &Position, depth: u32) -> u64 {
        perft(position, depth as u8)
    }

    fn walk(position: &Position, depth: u32, tally: &mut Tally) {
        position.for_each_child(|_, child| {
            let (check, stuck) = match child.status() {
                Status::Ongoing => (false, false),
                Status::Check => (true, false),
                Status::Checkmate => (true, true),
                Status::Stalemate => (false, true),
            };
            tally.add(child.key(), check, stuck);
            if depth > 1 {
                Self::walk(child, depth - 1, tally);
            }
        });
    }
}
