//! Shared helpers: positions, moves by their squares, styles, and reproducible random numbers.

use adoube_chess::{
    Move, Position,
    chess960::Number,
    notation::{Castling, Checks, Form, Letters, Promotion, Sign, Style},
};

/// Parses a FEN.
pub(crate) fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Returns the squares of a move in UCI.
pub(crate) fn squares(moved: Move) -> String {
    let to = moved.castling_destinations().map_or(moved.to_square(), |(king, _)| king);
    let new_piece = moved.promotion().map(|role| role.letter().to_ascii_lowercase());
    format!("{}{}{}", moved.from_square(), to, new_piece.map(String::from).unwrap_or_default())
}

/// Returns the legal move with these squares.
pub(crate) fn legal(position: &Position, wanted: &str) -> Move {
    let moves = position.legal_moves();
    let found = moves.iter().find(|&&moved| squares(moved) == wanted);
    *found.unwrap_or_else(|| panic!("{position}: {wanted} is not legal"))
}

/// A simple linear congruential generator: the same games on every machine.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    /// Returns a number below `limit`.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % limit
    }
}

/// Positions with many promotions, captures en passant, castling and several pieces of a kind.
const RICH: &[&str] = &[
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1",
    "5rkb/5ppp/8/1R3R2/8/N7/1R3R2/K1N1Q1QQ w - - 0 1",
    "6bk/6pp/8/Q2Q4/8/8/8/Q2QK3 w - - 0 1",
    "1r1k2r1/P6P/8/8/8/8/p6p/1R1K2R1 w - - 0 1",
];

/// Returns every position of random games: from the standard start, from rich positions, from Chess960.
pub(crate) fn random_positions(games: usize, plies: usize) -> Vec<Position> {
    let mut chance = Chance(games as u64);
    let mut positions = Vec::new();
    for game in 0..games {
        let mut current = match game % 3 {
            0 => Position::initial(),
            1 => position(RICH[game / 3 % RICH.len()]),
            _ => Number::new(chance.below(960) as u16).expect("below 960").position(),
        };
        for _ in 0..plies {
            positions.push(current);
            let moves = current.legal_moves();
            if moves.is_empty() {
                break;
            }
            current = current.play_unchecked(moves[chance.below(moves.len())]);
        }
    }
    positions
}

/// Returns every possible style.
pub(crate) fn every_style() -> Vec<Style> {
    let signs = [Sign::Written, Sign::Omitted];
    let mut styles = Vec::new();
    for letters in Letters::ALL {
        for form in [Form::Short, Form::Long, Form::Hyphenated] {
            for captures in signs {
                for castling in [Castling::Zeros, Castling::Letters] {
                    for promotion in [Promotion::Plain, Promotion::Equals, Promotion::Brackets] {
                        for checks in [Checks::PlusHash, Checks::PlusPlus, Checks::Omitted] {
                            styles.extend(signs.map(|en_passant| Style {
                                letters,
                                form,
                                captures,
                                castling,
                                promotion,
                                checks,
                                en_passant,
                                draw_offers: Sign::Written,
                            }));
                        }
                    }
                }
            }
        }
    }
    styles
}
