//! What must hold of verdicts whoever is right: they do not depend on the point of view, and they agree
//! with those of the positions that follow.

#![allow(clippy::unwrap_used, reason = "the positions are part of the test")]

use adoube_chess::{Board, Colour, Piece, Position, Square};
use adoube_winnable::{Budget, Verdict, winnable};

const BUDGET: Budget = Budget { positions: 2_000 };

/// Positions of many kinds without castling rights or en passant.
const POSITIONS: [&str; 8] = [
    "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
    "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1",
    "8/1p1k4/p4R2/8/5P1P/P7/1P2b3/2K5 w - - 1 50",
    "6k1/pp2p1p1/p1p1P1P1/KbP5/pPp5/P1P5/8/8 b - - 0 1",
    "8/8/8/8/8/1k6/8/K2q4 w - - 0 1",
    "7k/8/8/8/8/8/N7/K7 w - - 0 1",
    "k7/8/1K6/8/8/8/8/1R6 w - - 0 1",
    "8/8/1b1k4/8/8/3K1B2/8/8 b - - 0 1",
];

/// Yes, no, or not known.
fn ours(position: &Position, winner: Colour) -> Option<bool> {
    match winnable(position, winner, BUDGET) {
        Verdict::Yes(_) => Some(true),
        Verdict::No(_) => Some(false),
        Verdict::Unknown { .. } => None,
    }
}

fn agree(one: Option<bool>, other: Option<bool>) -> bool {
    one.is_none() || other.is_none() || one == other
}

/// The same position seen with each square and each colour changed.
fn changed(
    position: &Position,
    square: impl Fn(Square) -> Square,
    colour: impl Fn(Colour) -> Colour,
) -> Position {
    let mut board = Board::empty();
    for from in position.occupied() {
        let piece = position.piece_on(from).unwrap();
        board.set(square(from), Some(Piece::new(colour(piece.colour), piece.role)));
    }
    board.set_turn(colour(position.turn()));
    Position::composed(&board).unwrap()
}

#[test]
fn the_point_of_view_does_not_matter() {
    for fen in POSITIONS {
        let position: Position = Position::composed(&fen.parse().unwrap()).unwrap();
        let at = |index: usize| Square::from_index(index).unwrap();
        let mirrored = changed(&position, |square| at(square.index() ^ 0o07), |colour| colour);
        let swapped = changed(&position, |square| at(square.index() ^ 0o70), Colour::other);
        for winner in Colour::ALL {
            let verdict = ours(&position, winner);
            assert!(agree(verdict, ours(&mirrored, winner)), "{fen}, {winner:?}");
            assert!(agree(verdict, ours(&swapped, !winner)), "{fen}, {winner:?}");
        }
    }
}

#[test]
fn what_cannot_be_won_cannot_be_won_a_move_later() {
    for fen in POSITIONS {
        let position: Position = Position::composed(&fen.parse().unwrap()).unwrap();
        for winner in Colour::ALL {
            let followers: Vec<_> = position
                .legal_moves()
                .into_iter()
                .map(|played| ours(&position.play_unchecked(played), winner))
                .collect();
            match ours(&position, winner) {
                Some(false) => assert!(!followers.contains(&Some(true)), "{fen}, {winner:?}"),
                Some(true) if !followers.is_empty() => {
                    assert!(followers.iter().any(|later| *later != Some(false)), "{fen}");
                }
                _ => {}
            }
        }
    }
}
