#![doc = include_str!("../README.md")]

mod closure;
mod confinement;
mod filling;
mod geometry;
mod hash;
mod helpmate;
mod judge;
mod lines;
mod material;
mod outcome;
mod outlook;
mod quotient;
mod regions;
mod seen;
mod shorten;
mod verdict;
pub mod verify;

pub use confinement::ConfinementProof;
pub use material::InsufficientMaterial;
pub use shorten::shorten;
pub use verdict::{Budget, Continuation, Exhausted, Judgement, Liveness, Proof, Verdict};

use adoube_chess::{Colour, Position};

/// Decides whether `winner` can still checkmate by some series of legal moves.
///
/// ```
/// use adoube_chess::{Colour, Position};
/// use adoube_winnable::{Budget, Verdict, winnable};
///
/// // A rook and a king, against a king that may help.
/// let position: Position = "8/8/8/8/8/2k5/8/K6R b - - 0 1".parse().unwrap();
/// assert!(matches!(winnable(&position, Colour::White, Budget::FULL), Verdict::Yes(_)));
/// assert!(matches!(winnable(&position, Colour::Black, Budget::FULL), Verdict::No(_)));
/// ```
pub fn winnable(position: &Position, winner: Colour, budget: Budget) -> Verdict {
    judge(position, winner, budget).verdict
}

/// Like [`winnable`], with the number of positions visited.
pub fn judge(position: &Position, winner: Colour, budget: Budget) -> Judgement {
    judge::judge(position, winner, budget)
}

/// Decides whether the position is dead: neither player can checkmate by any series of legal moves.
pub fn dead(position: &Position, budget: Budget) -> Liveness {
    let mut life = Liveness::Dead;
    for winner in Colour::ALL {
        match winnable(position, winner, budget) {
            Verdict::Yes(_) => return Liveness::Alive,
            Verdict::No(_) => {}
            Verdict::Unknown { .. } => life = Liveness::Unknown,
        }
    }
    life
}
