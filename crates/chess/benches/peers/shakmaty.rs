//! shakmaty, generating one move list per position, used both for the status and for going deeper.

use shakmaty::{
    CastlingMode, Chess, EnPassantMode, Move, MoveList, Position,
    fen::Fen,
    san::{San, SanPlus},
    uci::UciMove,
    zobrist::Zobrist64,
};

use crate::peer::{Peer, Tally};

pub(crate) struct Shakmaty;

impl Peer for Shakmaty {
    const NAME: &'static str = "shakmaty";

    type Position = Chess;
    type Move = Move;

    fn read_fen(fen: &str) -> Option<Chess> {
        Fen::from_ascii(fen.as_bytes()).ok()?.into_position(CastlingMode::Standard).ok()
    }

    fn read_fen_960(fen: &str) -> Option<Chess> {
        Fen::from_ascii(fen.as_bytes()).ok()?.into_position(CastlingMode::Chess960).ok()
    }

    fn write_fen(position: &Chess, text: &mut String) {
        Fen::from_position(position, EnPassantMode::Legal).append_to_string(text);
    }

    fn read_uci(position: &Chess, text: &str) -> Option<Move> {
        UciMove::from_ascii(text.as_bytes()).ok()?.to_move(position).ok()
    }

    fn read_san(position: &Chess, text: &str) -> Option<Move> {
        San::from_ascii(text.as_bytes()).ok()?.to_move(position).ok()
    }

    fn write_san(position: &Chess, played: Move, text: &mut String) {
        SanPlus::from_move(position.clone(), played).append_to_string(text);
    }

    fn play(position: &Chess, played: Move) -> Chess {
        let mut child = position.clone();
        child.play_unchecked(played);
        child
    }

    fn perft(position: &Chess, depth: u32) -> u64 {
        shakmaty::perft(position, depth)
    }

    fn walk(position: &Chess, depth: u32, tally: &mut Tally) {
        walk(position, &position.legal_moves(), depth, tally);
    }
}

fn walk(position: &Chess, moves: &MoveList, depth: u32, tally: &mut Tally) {
    for &made in moves {
        let mut child = position.clone();
        child.play_unchecked(made);
        let replies = child.legal_moves();
        let key: Zobrist64 = child.zobrist_hash(EnPassantMode::Legal);
        tally.add(key.0, child.is_check(), replies.is_empty());
        if depth > 1 {
            walk(&child, &replies, depth - 1, tally);
        }
    }
}
