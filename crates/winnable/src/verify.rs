//! A verdict held against the rules, by somebody who does not know how it was found.

use std::{collections::HashSet, error::Error, fmt};

use adoube_chess::{Colour, Identity, Position, Status};

use crate::{Beyond, Exhausted, Lack, Proof, Verdict};

/// Where a verdict does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gap {
    /// A move of the line is not legal, counted from 0.
    IllegalMove(usize),
    /// The line does not end in mate by the player.
    NoMate,
    /// The player does not lack what is said.
    OtherMaterial,
    /// The position itself is not among those looked at.
    NotTheRoot,
    /// One of the positions is mate by the player.
    Mate(Box<Position>),
    /// From one of the positions a legal move leads out.
    Open(Box<Position>),
}

impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::IllegalMove(index) => write!(f, "move {index} of the line is not legal"),
            Self::NoMate => f.write_str("the line does not end in mate"),
            Self::OtherMaterial => f.write_str("the material is not as said"),
            Self::NotTheRoot => f.write_str("the position is not among those looked at"),
            Self::Mate(position) => write!(f, "{position} is mate"),
            Self::Open(position) => write!(f, "a legal move leads out of {position}"),
        }
    }
}

impl Error for Gap {}

/// Whether the verdict is shown by what it carries. An [`Unknown`](Verdict::Unknown) says nothing that
/// could be wrong.
pub fn verify(position: &Position, winner: Colour, verdict: &Verdict) -> Result<(), Gap> {
    let is_mate = |after: &Position| after.turn() != winner && after.status() == Status::Checkmate;
    match verdict {
        Verdict::Unknown { .. } => Ok(()),
        Verdict::Yes(line) => {
            let mut after = *position;
            for (index, played) in line.iter().enumerate() {
                after = after.play(*played).map_err(|_| Gap::IllegalMove(index))?;
            }
            if is_mate(&after) { Ok(()) } else { Err(Gap::NoMate) }
        }
        Verdict::No(_) if is_mate(position) => Err(Gap::Mate(Box::new(*position))),
        Verdict::No(Proof::Material(lack)) => {
            let holds = Lack::of(position, winner) == Some(*lack);
            if holds { Ok(()) } else { Err(Gap::OtherMaterial) }
        }
        Verdict::No(Proof::Wall(_)) => Ok(()), // TODO by the checker
        Verdict::No(Proof::Exhausted(Exhausted { positions })) => {
            let known: HashSet<Identity> =
                positions.iter().map(|(position, _)| position.identity()).collect();
            if !known.contains(&position.identity()) {
                return Err(Gap::NotTheRoot);
            }
            positions.iter().try_for_each(|(one, beyond)| {
                let is_closed = || {
                    let moves = one.legal_moves();
                    moves.iter().all(|m| known.contains(&one.play_unchecked(*m).identity()))
                };
                match beyond {
                    _ if is_mate(one) => Err(Gap::Mate(Box::new(*one))),
                    Beyond::Moves if is_closed() => Ok(()),
                    Beyond::Material(lack) if Lack::of(one, winner) == Some(*lack) => Ok(()),
                    _ => Err(Gap::Open(Box::new(*one))),
                }
            })
        }
    }
}
