//! Published counts of move paths. `ADOUBE_DEEP=1` goes deeper, the classics to their last ply.

use adoube_chess::{Board, Fault, Position, perft};

use crate::{
    effort::is_deep,
    plain::{Plain, could_have_been_made},
    vectors::{FILES, Vector, in_parallel, read},
};

/// Nodes a position may cost in the usual run.
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
            let plain = Plain::of(&fen.parse::<Board>().unwrap());
            if let Some((depth, nodes)) = vector.within(budget) {
                assert_eq!(plain.perft(depth), nodes, "{file}: {fen}, {depth} plies");
            }
        });
    }
}

#[test]
fn checks_that_no_move_can_have_given_are_refused() {
    for Vector { fen, .. } in read("unreachable") {
        let board: Board = fen.parse().unwrap();
        let faults = Position::try_from(&board).unwrap_err();
        assert!(faults.contains(&Fault::ImpossibleCheck), "{fen}: {faults}");
        assert!(!could_have_been_made(&Plain::of(&board)), "{fen}");
    }
}

#[test]
fn what_could_not_arise_can_still_be_played_as_a_composition() {
    for vector in read("unreachable") {
        let board: Board = vector.fen.parse().unwrap();
        let position = Position::composed(&board).unwrap();
        let (depth, nodes) = vector.within(QUICK).unwrap();
        assert_eq!(perft(&position, depth), nodes, "{}", vector.fen);
    }
}
