//! The order in which the ways to a verdict are tried.

use adoube_chess::{Colour, Position, Status};

use crate::{
    Budget, Judgement, Lack, Proof, Verdict, Wall,
    quotient::{self, Choice},
    regions::Regions,
    search,
    wall::Kind,
};

pub(crate) fn judge(position: &Position, winner: Colour, budget: Budget) -> Judgement {
    // Mate comes before all proofs, which are about moves to come.
    if position.turn() != winner && position.status() == Status::Checkmate {
        return Judgement { verdict: Verdict::Yes(Vec::new()), positions: 1 };
    }
    if let Some(lack) = Lack::of(position, winner) {
        return Judgement { verdict: Verdict::No(Proof::Material(lack)), positions: 1 };
    }
    let mut spent = 1;
    match wall(position, winner, 1000, &mut spent) {
        Some(wall) => {
            Judgement { verdict: Verdict::No(Proof::Wall(Box::new(wall))), positions: spent }
        }
        None => search::search(position, winner, budget),
    }
}

/// A proof that the men are confined, if there is one of at most so many states.
fn wall(position: &Position, winner: Colour, limit: usize, spent: &mut usize) -> Option<Wall> {
    let regions = Regions::of(position, winner).map(Kind::Regions);
    let mut quotient =
        |choice| quotient::prove(position, winner, choice, limit, spent).map(Kind::Quotient);
    let kind = regions.or_else(|| quotient(Choice::All)).or_else(|| quotient(Choice::Bishops));
    kind.map(Wall)
}
