//! Draws that need no claim.

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
/// How often the position must have stood.
pub(crate) const FIVE_TIMES: usize = 5;
/// How often it must have come back.
const TIMES_BACK: u32 = 4;
/// Half-moves from a position to the same one if both players repeat at once: out and back, each.
const OUT_AND_BACK: u32 = 4;

/// Why a game has ended by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AutomaticEnd {
    /// The provision that ended it.
    pub under: Provision,
    /// When the position stood; empty for the count of moves.
    pub occurrences: Vec<Ply>,
}

impl History {
    /// Whether the position that stands has ended the game without a claim. Mate goes first: the move that gives it
    /// wins, whatever it completes.
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
                    && (varied == FivefoldWithVariation::IsDrawn || self.repeats(values.sameness))
            }
        };
        if is_fivefold {
            return Some(AutomaticEnd { under: Provision::FivefoldRepetition, occurrences });
        }
        let is_too_long = position.halfmoves() >= SEVENTY_FIVE_MOVES;
        is_too_long
            .then(|| AutomaticEnd { under: Provision::SeventyFiveMoves, occurrences: Vec::new() })
    }

    /// Whether both players have played the same moves over and over since the first of the last five times: then
    /// every position between them has come back too.
    fn repeats(&self, by: Sameness) -> bool {
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

/// Whether the last five times followed each other as closely as they can.
fn is_in_a_row(occurrences: &[Ply]) -> bool {
    let Some(last_five) =
        occurrences.len().checked_sub(FIVE_TIMES).map(|from| &occurrences[from..])
    else {
        return false;
    };
    last_five.windows(2).all(|pair| pair[1].0 - pair[0].0 == OUT_AND_BACK)
}
