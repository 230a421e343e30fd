//! What a wrong claim costs.
//!
//! **Says:** the opponent gets time, and the game goes on.
//! **Differs:** 2005 also takes time from the claimant, half of it and no more than three minutes, but leaves him one;
//! how much the opponent gets depends on the edition and, since 2014, on the kind of play.

use super::values::{ClaimantLoses, Values};
use crate::{
    clock::Milliseconds,
    regulations::{Category, Regulations},
};

/// The times that a wrong claim adds and takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// What the opponent gets.
    pub opponent_gains: Milliseconds,
    /// What the claimant loses.
    pub claimant_loses: Milliseconds,
}

impl Cost {
    /// What a wrong claim costs a player who has so much time left.
    pub fn of_wrong_claim(regulations: &Regulations, left: Milliseconds) -> Self {
        let values = Values::under(regulations);
        let gains = match regulations.category() {
            Category::Standard => values.opponent_gains.standard,
            Category::Rapid => values.opponent_gains.rapid,
            Category::Blitz => values.opponent_gains.blitz,
        };
        let claimant_loses = match values.claimant_loses {
            ClaimantLoses::Nothing => Milliseconds::ZERO,
            ClaimantLoses::Half => half(left),
        };
        Self { opponent_gains: gains, claimant_loses }
    }
}

/// Half of what is left above two minutes, three minutes at most; below that, what is left above one. At the limits
/// both say the same.
fn half(left: Milliseconds) -> Milliseconds {
    let [one, two, three] = [1, 2, 3].map(Milliseconds::minutes);
    if left >= two {
        Milliseconds::new(left.get() / 2).min(three)
    } else {
        Milliseconds::new(left.get().saturating_sub(one.get()))
    }
}
