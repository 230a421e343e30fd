//! The proof by regions: for each man the squares on which it can ever stand, whatever the players do, and
//! that on those squares there is no mate.

mod grow;
mod man;
mod mate;

use adoube_chess::{Bitboard, Colour, Position, Square};

pub(crate) use man::Man;

/// For each man the squares on which it can ever stand and be taken, whatever the players do.
///
/// Too large a set would do no harm to the truth of the proof, only too small a one: so it is checked that
/// no legal move leads out of the sets, and that they have no room for a mate.
#[derive(Clone, Debug)]
pub(crate) struct Regions {
    pub(crate) men: Vec<Man>,
}

impl Regions {
    /// The proof that `winner`, who has not mated yet, never will, if the men are confined enough for it.
    pub(crate) fn of(position: &Position, winner: Colour) -> Option<Self> {
        let men = grow::grow(position, winner)?;
        (!mate::is_possible(&men, winner)).then_some(Self { men })
    }

    pub(crate) fn reach(&self, from: Square) -> Option<Bitboard> {
        self.men.iter().find(|man| man.home == from).map(|man| man.reach)
    }
}
