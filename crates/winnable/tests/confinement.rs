//! Every proof that the men are confined is held against the rules, and against games.

#![allow(clippy::unwrap_used, reason = "the data is part of the test")]

use std::{fs, path::Path};

use adoube_chess::{Board, Colour, Position, Status};
use adoube_winnable::{Budget, Proof, Verdict, Wall, verify::verify, winnable};

const PLIES: usize = 1_000;

/// All proofs by confinement on the positions that composers and players sent in; each is checked.
fn walls() -> Vec<(Position, Colour, Wall)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/community.txt");
    let text = fs::read_to_string(path).unwrap();
    let mut walls = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let (_, fen) = line.split_once(' ').unwrap();
        let position = Position::composed(&fen.parse::<Board>().unwrap()).unwrap();
        for winner in Colour::ALL {
            let verdict = winnable(&position, winner, Budget::INSTANT);
            if let Err(gap) = verify(&position, winner, &verdict) {
                panic!("{position}, {winner:?}: {gap}");
            }
            if let Verdict::No(Proof::Wall(wall)) = verdict {
                walls.push((position, winner, *wall));
            }
        }
    }
    walls
}

#[test]
fn kings_stay_behind_their_walls_and_are_not_mated() {
    let walls = walls();
    assert!(walls.len() >= 800, "only {} walls", walls.len());
    let mut rng = fastrand::Rng::with_seed(1);
    for (root, winner, wall) in walls {
        let reach = Colour::ALL.map(|colour| wall.reach(&root, root.king(colour)));
        let mut position = root;
        for _ in 0..PLIES {
            let moves = position.legal_moves();
            position = match rng.choice(moves.iter()) {
                Some(played) => position.play_unchecked(*played),
                None => root,
            };
            for colour in Colour::ALL {
                let is_inside = reach[colour.index()].contains(position.king(colour));
                assert!(is_inside, "{root}: {colour:?} in {position}");
            }
            let is_mate = position.turn() != winner && position.status() == Status::Checkmate;
            assert!(!is_mate, "{root}: {winner:?} mates in {position}");
        }
    }
}

/// In each a pawn steps forward, is taken there by the king, and the pawn that it had blocked goes on to
/// promote. Before, neither looks as if it could be taken.
#[test]
fn an_opposed_pawn_may_be_taken_on_its_way() {
    let positions = [
        "8/8/5kp1/1p2p1Pp/1P2Pp1P/5K2/5P2/8 b - - 0 1",
        "8/p7/k7/Pp1p2p1/1P1P2P1/3K4/8/8 w - - 0 1",
        "8/1p6/1k6/pP1p2p1/P2P2P1/2K5/8/8 b - - 0 1",
        "3k4/8/1p2p1p1/1P1pP1Pp/3K3P/8/3P4/8 w - - 0 1",
    ];
    for fen in positions {
        let position: Position = fen.parse().unwrap();
        for winner in Colour::ALL {
            let verdict = winnable(&position, winner, Budget::INSTANT);
            assert!(!matches!(verdict, Verdict::No(_)), "{fen}, {winner:?}");
        }
    }
}
