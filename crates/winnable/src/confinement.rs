//! The two kinds of confinement proof behind one type.

use adoube_chess::{Bitboard, Position, Square};

use crate::{quotient::Quotient, regions::Regions};

/// A proof that the pieces are confined: whatever the players do, no square outside can be reached, and
/// inside there is no room for a mate.
#[derive(Clone, Debug)]
pub struct ConfinementProof(pub(crate) Kind);

/// The kind of proof.
#[derive(Clone, Debug)]
pub(crate) enum Kind {
    /// By the squares that each piece can ever reach, for all pieces together.
    Regions(Regions),
    /// By tracking some pieces exactly, and the others by the squares that they can reach meanwhile.
    Quotient(Quotient),
}

impl ConfinementProof {
    /// Returns where the piece on `from` can ever stand, if the proof contains it: some pieces are
    /// tracked only while mating material is left.
    pub fn reach(&self, position: &Position, from: Square) -> Option<Bitboard> {
        match &self.0 {
            Kind::Regions(regions) => regions.reach(from),
            Kind::Quotient(quotient) => quotient.reach(position, from),
        }
    }
}
