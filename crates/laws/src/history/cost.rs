//! What a wrong claim costs.
//!
//! **Says:** the opponent gets time, and the game goes on.
//! **Differs:** 2005 also takes time from the claimant, half of it and no more than three minutes, but leaves him one;
//! how much the opponent gets depends on the edition and, since 2014, on the kind of play.

use super::values::{ClaimRules, ClaimantLoses, Half};
use crate::{
    Provision,
    clock::Milliseconds,
    regulations::{BlitzClaimPenalty, Category, Regulations},
};

/// The times that a wrong claim adds and takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// What the opponent gets.
    pub opponent_gains: Milliseconds,
    /// What the claimant loses.
    pub claimant_loses: Milliseconds,
    /// What makes it less than in standard chess, if something does.
    pub because: Option<Provision>,
}

impl Cost {
    /// What a wrong claim costs a player who has so much time left.
    pub fn of_wrong_claim(regulations: &Regulations, left: Milliseconds) -> Self {
        let values = ClaimRules::under(regulations);
        if is_one_minute_by_choice(regulations, &values) {
            return Self {
                opponent_gains: Milliseconds::minutes(1),
                claimant_loses: Milliseconds::ZERO,
                because: None,
            };
        }
        let opponent_gains = match regulations.category() {
            Category::Standard => values.opponent_gains.standard,
            Category::Rapid => values.opponent_gains.rapid,
            Category::Blitz => values.opponent_gains.blitz,
        };
        let because = (opponent_gains < values.opponent_gains.standard)
            .then_some(Provision::OneMinuteInsteadOfTwo);
        let claimant_loses = match values.claimant_loses {
            ClaimantLoses::Nothing => Milliseconds::ZERO,
            ClaimantLoses::Half(half) => half.of(left),
        };
        Self { opponent_gains, claimant_loses, because }
    }
}

/// Whether the organiser has chosen what later editions say of blitz, where this one takes three minutes out of five.
fn is_one_minute_by_choice(regulations: &Regulations, values: &ClaimRules) -> bool {
    let is_open = values.opponent_gains.blitz == values.opponent_gains.standard;
    is_open
        && regulations.category() == Category::Blitz
        && regulations.open_points.blitz_claim_penalty == BlitzClaimPenalty::OneMinute
}

impl Half {
    /// Half of what is left, or, below the limit, what is left above the least. At the limits both say the same.
    fn of(self, left: Milliseconds) -> Milliseconds {
        if left >= self.above {
            Milliseconds::new(left.get() / 2).min(self.at_most)
        } else {
            left - self.leaves
        }
    }
}
