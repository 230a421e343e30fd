//! The checker applied to valid proofs, to proofs that were tampered with, and to games.

mod play;
mod reasons;
mod tamper;

use std::{fs, path::Path};

use adoube_chess::{Board, Colour, Position};

use super::verify;
use crate::{Budget, ConfinementProof, Proof, Verdict, winnable};

/// A proof by confinement that the checker accepts, and its question.
struct Proven {
    position: Position,
    winner: Colour,
    wall: ConfinementProof,
}

/// Returns all proofs found with a small budget in every `every`th of the positions that composers and
/// players submitted.
fn proven(every: usize) -> Vec<Proven> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/community.txt");
    let text = fs::read_to_string(path).expect("the data is part of the test");
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let positions = lines.step_by(every).map(|line| {
        let (_, fen) = line.split_once(' ').expect("a verdict and a FEN");
        let board: Board = fen.parse().expect("a FEN");
        Position::composed(&board).expect("a position")
    });
    positions
        .flat_map(|position| Colour::ALL.map(|winner| (position, winner)))
        .filter_map(prove)
        .collect()
}

fn prove((position, winner): (Position, Colour)) -> Option<Proven> {
    let verdict = winnable(&position, winner, Budget::INSTANT);
    verify(&position, winner, &verdict).ok()?;
    match verdict {
        Verdict::No(Proof::Wall(wall)) => Some(Proven { position, winner, wall: *wall }),
        _ => None,
    }
}
