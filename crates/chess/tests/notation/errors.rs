//! Texts that are not moves: the error, its column, and the candidates.

use adoube_chess::notation::{
    self,
    ReadErrorKind::{self, Ambiguous, NoSuchMove, Unreadable},
    Style,
};

use crate::support::position;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const KNIGHTS: &str = "4k3/8/8/8/3N4/5p2/7N/K7 w - - 0 1";
const PROMOTION: &str = "7k/3P4/8/8/8/8/8/4K3 w - - 0 1";
const C_PAWN_OR_KNIGHT: &str = "4k3/8/8/3p4/2P5/4N3/8/4K3 w - - 0 1";
const NO_CASTLING: &str = "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1";
const ROOKS: &str = "k7/8/8/8/8/8/8/K2R3R w - - 0 1";
const BISHOP_BEHIND_PAWN: &str = "4k3/8/8/8/8/2n5/1P6/B3K3 w - - 0 1";
const BISHOP_AND_PAWN: &str = "4k3/8/8/8/8/2n5/1P6/2B1K3 w - - 0 1";
const D_PAWN: &str = "4k3/8/8/4n3/3P4/8/8/4K3 w - - 0 1";
const BISHOP: &str = "4k3/8/8/2p5/8/B7/8/4K3 w - - 0 1";
const QUEEN: &str = "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1";
const PINNED_PAWN: &str = "4k3/8/8/8/8/2b5/3P4/4K3 w - - 0 1";
const MATED: &str = "k6R/8/1K6/8/8/8/8/8 b - - 0 1";

type Row = (&'static str, &'static str, ReadErrorKind, usize, &'static str);

#[rustfmt::skip]
const TABLE: &[Row] = &[
    // Position, text, error, column, the candidates in PGN.
    (START, "", Unreadable, 1, ""),
    (START, "   ", Unreadable, 4, ""),
    (START, "N", Unreadable, 2, ""),
    (START, "e", Unreadable, 2, ""),
    (START, "e9", Unreadable, 2, ""),
    (START, "Nf3 and wins", Unreadable, 5, ""),
    (START, "Сф9", Unreadable, 5, ""),
    (START, "hello", Unreadable, 3, ""),
    (START, "Жf3", Unreadable, 1, ""),
    (START, "1-0", Unreadable, 3, ""),
    (PROMOTION, "d8(Q", Unreadable, 3, ""),
    // Same kind of piece to that square; else the same kind of piece, nearest first; else to that
    // square.
    (START, "Nbf3", NoSuchMove, 1, "Nf3"),
    (START, "Ne4", NoSuchMove, 1, "Nf3 Nc3 Nh3 Na3"),
    (START, " Qd4", NoSuchMove, 2, "d4"),
    (START, "e5", NoSuchMove, 1, "e4 d4 f4 e3 c4 d3 f3 g4 c3 g3 b4 h4 b3 h3 a4 a3"),
    (START, "e2e5", NoSuchMove, 1, "e4 e3 d4 f4 c4 d3 f3 g4 c3 g3 b4 h4 b3 h3 a4 a3"),
    (START, "g1g3", NoSuchMove, 1, "Nf3 Nh3 Nc3 Na3"),
    (PROMOTION, "d8=K", NoSuchMove, 1, "d8=Q+ d8=R+ d8=B d8=N"),
    (PROMOTION, "d8=P", NoSuchMove, 1, "d8=Q+ d8=R+ d8=B d8=N"),
    (NO_CASTLING, "0-0", NoSuchMove, 1, "O-O-O Kd1 Kf1 Kd2 Ke2 Kf2"),
    (ROOKS, "Rae1", NoSuchMove, 1, "Rde1 Rhe1"),
    // Nothing is close: all legal moves, or a dozen of them.
    (PINNED_PAWN, "ld2", NoSuchMove, 1, "Kd1 Ke2 dxc3 Kf2 Kf1"),
    (START, "0-0", NoSuchMove, 1, "Na3 Nc3 Nf3 Nh3 a3 a4 b3 b4 c3 c4 d3 d4"),
    (MATED, "Kb8", NoSuchMove, 1, ""),
    // A capital that names a piece is not a file, and a small letter that names a file is not a piece;
    // that other interpretation is the first candidate.
    (BISHOP_BEHIND_PAWN, "Bxc3", NoSuchMove, 1, "bxc3"),
    (BISHOP_AND_PAWN, "Bxc3", NoSuchMove, 1, "bxc3 Bd2 Be3 Bf4 Bg5 Bh6"),
    (D_PAWN, "Dxe5", NoSuchMove, 1, "dxe5"),
    (D_PAWN, "Дxе5", NoSuchMove, 1, "dxe5"),
    (D_PAWN, "D5", NoSuchMove, 1, "d5"),
    (D_PAWN, "D4D5", NoSuchMove, 1, "d5"),
    (BISHOP, "bxc5", NoSuchMove, 1, "Bxc5"),
    (QUEEN, "dd7", NoSuchMove, 1, "Qd7+"),
    (QUEEN, "дд7", NoSuchMove, 1, "Qd7+"),
    // Several moves can be meant.
    (ROOKS, "Re1", Ambiguous, 1, "Rde1 Rhe1"),
    (KNIGHTS, "Sxf3", Ambiguous, 1, "Ndxf3 Nhxf3"),
    (PROMOTION, "d8", Ambiguous, 1, "d8=B d8=N d8=Q+ d8=R+"),
    (C_PAWN_OR_KNIGHT, "Cxd5", Ambiguous, 1, "Nxd5 cxd5"),
];

fn check(&(fen, text, kind, column, candidates): &Row) {
    let position = position(fen);
    let error = match notation::read(&position, text) {
        Ok(reading) => panic!("{fen} {text}: {reading:?}"),
        Err(error) => error,
    };
    let mut found: Vec<_> = error
        .candidates
        .iter()
        .map(|&moved| notation::write(&position, moved, &Style::pgn()))
        .collect();
    if kind == Ambiguous {
        found.sort_unstable();
    }
    assert_eq!((error.kind, error.column), (kind, column), "{fen} {text}");
    assert_eq!(found.join(" "), candidates, "{fen} {text}");
}

#[test]
fn unreadable_texts() {
    TABLE.iter().for_each(check);
}

#[test]
fn errors_display_in_english() {
    let error = notation::read(&position(START), "e5").unwrap_err();
    assert_eq!(error.to_string(), "column 1: no such legal move");
}
