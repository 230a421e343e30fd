//! The cost of a wrong draw claim.
//!
//! **Says:** the opponent gets time, and the game continues.
//! **Differs:** 2005 also takes half of the claimant's time, at most three minutes, but leaves one minute;
//! what the opponent gets depends on the edition and, since 2014, on the category of play.

use super::values::{ClaimRules, ClaimantLoses, TimeHalving};
use crate::{
    Provision,
    clock::Milliseconds,
    regulations::{BlitzClaimPenalty, Category, Regulations},
};

/// The time that a wrong claim adds and takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Time the opponent gains.
    pub opponent_gains: Milliseconds,
    /// Time the claimant loses.
    pub claimant_loses: Milliseconds,
    /// The provision that makes it less than in standard chess, if any.
    pub because: Option<Provision>,
}

impl Cost {
    /// Returns the cost of a wrong claim to a player with this much time left.
    pub fn for_wrong_claim(regulations: &Regulations, left: Milliseconds) -> Self {
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
            ClaimantLoses::Half(half) => half.part_of(left),
        };
        Self { opponent_gains, claimant_loses, because }
    }
}

/// Reports whether the organiser has chosen the later rule for blitz, where this edition gives three
/// minutes out of five.
fn is_one_minute_by_choice(regulations: &Regulations, values: &ClaimRules) -> bool {
    let is_open = values.opponent_gains.blitz == values.opponent_gains.standard;
    is_open
        && regulations.category() == Category::Blitz
        && regulations.open_points.blitz_claim_penalty == BlitzClaimPenalty::OneMinute
}

impl TimeHalving {
    /// Half of the remaining time; below the limit, whatever exceeds the minimum. At the limit both are equal.
    fn part_of(self, left: Milliseconds) -> Milliseconds {
        if left >= self.above {
            Milliseconds::new(left.get() / 2).min(self.at_most)
        } else {
            left - self.leaves
        }
    }
}
