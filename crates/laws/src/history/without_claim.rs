//! Draws without a claim.

use adoube_chess::{Sameness, same_position};

use super::{
    History, Ply,
    values::{ClaimRules, WithoutClaim},
};
use crate::{
    Provision,
    regulations::{FivefoldWithVariation, Regulations},
};

/// Half-moves in 75 moves by each player.
pub(crate) const SEVENTY_FIVE_MOVES: u32 = 150;
/// Occurrences needed.
pub(crate) const FIVE_TIMES: usize = 5;
/// Returns to the same position needed.
const TIMES_BACK: u32 = 4;
/// Half-moves between two occurrences if both players repeat at once: each moves out and back.
const OUT_AND_BACK: u32 = 4;

/// Why a game ended without a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AutomaticEnd {
    /// The provision that ended it.
    pub under: Provision,
    /// When the position occurred; empty for the count of moves.
    pub occurrences: Vec<Ply>,
}

impl History {
    /// Returns how the current position ended the game without a claim, if it did. Checkmate takes
    /// precedence over the draws.
    pub fn ended(&self, regulations: &Regulations) -> Option<AutomaticEnd> {
        let values = ClaimRules::under(regulations);
        let rule = values.without_claim?;
        let position = self.position().filter(|position| !position.is_checkmate())?;
        let occurrences = self.occurrences(position, values.sameness);
        let is_fivefold = match rule {
            WithoutClaim::AtAnyTime => occurrences.len() >= FIVE_TIMES,
            WithoutClaim::InARow => {
                let varied = regulations.open_points.fivefold_with_variation;
                is_in_a_row(&occurrences)
                    && (varied == FivefoldWithVariation::IsDrawn
                        || self.is_repeating(values.sameness))
            }
        };
        if is_fivefold {
            return Some(AutomaticEnd { under: Provision::FivefoldRepetition, occurrences });
        }
        let is_too_long = position.halfmoves() >= SEVENTY_FIVE_MOVES;
        is_too_long
            .then(|| AutomaticEnd { under: Provision::SeventyFiveMoves, occurrences: Vec::new() })
    }

    /// Reports whether both players have repeated the same moves since the first of the last five
    /// occurrences: then every position in between has recurred too.
    fn is_repeating(&self, by: Sameness) -> bool {
        let last = self.plies().0;
        let stood = |ply: u32| self.back_to(Ply(ply)).position().copied();
        (0..OUT_AND_BACK * (TIMES_BACK - 1)).all(|back| {
            let (Some(now), Some(earlier)) =
                (last.checked_sub(back), last.checked_sub(back + OUT_AND_BACK))
            else {
                return false;
            };
            matches!((stood(now), stood(earlier)),
                (Some(one), Some(other)) if same_position(&one, &other, by))
        })
    }
}

/// Reports whether the last five occurrences are as close together as possible.
fn is_in_a_row(occurrences: &[Ply]) -> bool {
    let Some(last_five) =
        occurrences.len().checked_sub(FIVE_TIMES).map(|from| &occurrences[from..])
    else {
        return false;
    };
    last_five.windows(2).all(|pair| pair[1].0 - pair[0].0 == OUT_AND_BACK)
}
