//! Published perft counts. `ADOUBE_DEEP=1` goes deeper, the classic positions to their last ply.

use adoube_chess::{Board, Fault, Position, perft};

use crate::{
    effort::is_deep,
    plain::{PlainBoard, could_have_been_made},
    vectors::{FILES, Vector, in_parallel, read},
};

/// The node limit per position in an ordinary run.
const QUICK: u64 = 2_000_000;

#[test]
fn published_counts() {
    for file in FILES {
        let budget = match (is_deep(), file) {
            (false, _) => QUICK,
            (true, "classic" | "standard") => u64::MAX,
            (true, "random") => 20_000_000,
            (true, _) => 150_000_000,
        };
        in_parallel(&read(file), |vector| check(file, vector, budget));
    }
}

fn check(file: &str, vector: &Vector, budget: u64) {
    let Vector { fen, .. } = vector;
    let position: Position = fen.parse().unwrap_or_else(|error| panic!("{file}: {fen}: {error}"));
    let (depth, nodes) = vector.within(budget).unwrap_or(vector.shallowest());
    assert_eq!(perft(&position, depth), nodes, "{file}: {fen}, {depth} plies");
}

#[test]
fn published_counts_by_the_plain_generator() {
    for file in FILES {
        let budget = if file == "random" { 50 } else { 500 };
        in_parallel(&read(file), |vector| {
            let Vector { fen, .. } = vector;
            let plain = PlainBoard::from_board(&fen.parse::<Board>().unwrap());
            if let Some((depth, nodes)) = vector.within(budget) {
                assert_eq!(plain.perft(depth), nodes, "{file}: {fen}, {depth} plies");
            }
        });
    }
}

#[test]
fn impossible_checks_are_rejected() {
    for Vector { fen, .. } in read("unreachable") {
        let board: Board = fen.parse().unwrap();
        let faults = Position::try_from(&board).unwrap_err();
        assert!(faults.contains(&Fault::ImpossibleCheck), "{fen}: {faults}");
        assert!(!could_have_been_made(&PlainBoard::from_board(&board)), "{fen}");
    }
}

#[test]
fn unreachable_positions_are_valid_compositions() {
    for vector in read("unreachable") {
        let board: Board = vector.fen.parse().unwrap();
        let position = Position::composed(&board).unwrap();
        let (depth, nodes) = vector.within(QUICK).unwrap();
        assert_eq!(perft(&position, depth), nodes, "{}", vector.fen);
    }
}
