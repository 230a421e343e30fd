//! Shared by the targets: positions in which a text can be a move.

use adoube_chess::Position;

/// Initial positions, middlegames, promotions, en passant and castling, in standard chess and Chess960.
const POSITIONS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
    "k7/8/2Q1Q3/8/2Q1Q3/8/8/K7 w - - 0 1",
    "1rk3r1/8/8/8/8/8/8/1RK3R1 w BGbg - 0 1",
    "3n1n2/4P3/8/8/8/8/1k6/K7 w - - 0 1",
];

/// Splits the input: the first letter chooses the position, the rest is the text.
pub fn position_and_text(input: &str) -> Option<(Position, &str)> {
    let first = input.chars().next()?;
    let position = POSITIONS[first as usize % POSITIONS.len()];
    Some((position.parse().ok()?, &input[first.len_utf8()..]))
}
