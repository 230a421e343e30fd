//! Verification of a verdict against the rules, independent of how it was found.

mod board;
mod error;
mod hall;
mod material;
mod quotient;
mod regions;
#[cfg(test)]
mod tests;

use std::collections::HashSet;

use adoube_chess::{Colour, Identity, Position, Status};

pub use error::VerifyError;

use crate::{ConfinementProof, Continuation, Exhausted, Proof, Verdict, confinement::Kind};

/// Checks that the verdict follows from the evidence it carries. An [`Unknown`](Verdict::Unknown) claims
/// nothing that could be wrong.
pub fn verify(position: &Position, winner: Colour, verdict: &Verdict) -> Result<(), VerifyError> {
    let is_mate = |after: &Position| after.turn() != winner && after.status() == Status::Checkmate;
    match verdict {
        Verdict::Unknown { .. } => Ok(()),
        Verdict::Yes(line) => {
            let mut after = *position;
            for (index, played) in line.iter().enumerate() {
                after = after.play(*played).map_err(|_| VerifyError::IllegalMove(index))?;
            }
            if is_mate(&after) { Ok(()) } else { Err(VerifyError::NoMate) }
        }
        Verdict::No(_) if is_mate(position) => Err(VerifyError::Mate(Box::new(*position))),
        Verdict::No(Proof::Material(lack)) => {
            let holds = material::lacks(position, winner, *lack);
            if holds { Ok(()) } else { Err(VerifyError::OtherMaterial) }
        }
        Verdict::No(Proof::Wall(wall)) => confined(position, winner, wall),
        Verdict::No(Proof::Exhausted(Exhausted { positions })) => {
            let known: HashSet<Identity> =
                positions.iter().map(|(position, _)| position.identity()).collect();
            if !known.contains(&position.identity()) {
                return Err(VerifyError::NotTheRoot);
            }
            positions.iter().try_for_each(|(one, beyond)| {
                let is_closed = || {
                    let moves = one.legal_moves();
                    moves.iter().all(|m| known.contains(&one.play_unchecked(*m).identity()))
                };
                match beyond {
                    _ if is_mate(one) => Err(VerifyError::Mate(Box::new(*one))),
                    Continuation::Moves if is_closed() => Ok(()),
                    Continuation::Wall(wall) => confined(one, winner, wall),
                    Continuation::Material(lack) if material::lacks(one, winner, *lack) => Ok(()),
                    _ => Err(VerifyError::Open(Box::new(*one))),
                }
            })
        }
    }
}

/// Checks that the pieces are confined as claimed, and that `winner`, who has not mated yet, never will.
fn confined(
    position: &Position,
    winner: Colour,
    wall: &ConfinementProof,
) -> Result<(), VerifyError> {
    match &wall.0 {
        Kind::Regions(regions) => regions::check(position, winner, &regions.men),
        Kind::Quotient(quotient) => quotient::check(position, winner, quotient),
    }
}
