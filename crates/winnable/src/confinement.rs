//! The two proofs by confinement, as one.

use adoube_chess::{Bitboard, Position, Square};

use crate::{quotient::Quotient, regions::Regions};

/// A proof that the men are confined: whatever the players do, no square outside can be reached, and inside
/// there is no room for a mate.
#[derive(Clone, Debug)]
pub struct ConfinementProof(pub(crate) Kind);

/// How it is shown.
#[derive(Clone, Debug)]
pub(crate) enum Kind {
    /// By the squares that each man can ever reach, all at once.
    Regions(Regions),
    /// By following some men exactly, and the others by the squares that they can reach meanwhile.
    Quotient(Quotient),
}

impl ConfinementProof {
    /// Where the man that stands on `from` in the position can ever stand, if the proof tells: it follows some men
    /// only as long as there is something left to mate with.
    pub fn reach(&self, position: &Position, from: Square) -> Option<Bitboard> {
        match &self.0 {
            Kind::Regions(regions) => regions.reach(from),
            Kind::Quotient(quotient) => quotient.reach(position, from),
        }
    }
}
