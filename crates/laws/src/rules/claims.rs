//! What a player claims: one match, one rule an arm.

use adoube_chess::Colour;

use super::{draws, notice, quickplay, sheets};
use crate::{
    rules::Draft,
    vocabulary::{Author, Claim, Matter, Refusal, Who},
};

/// A player claims something.
pub(crate) fn made(draft: &mut Draft, by: Colour, claim: &Claim) -> Result<(), Refusal> {
    let mut found = |matter| notice::found(draft, Who::Player(by), matter, Author::TheLaws);
    match claim {
        Claim::FlagFall => found(Matter::FlagFall),
        Claim::IllegalMove => found(Matter::IllegalMove),
        Claim::Touch => found(Matter::Touch),
        Claim::Irregularity(matter) => found(*matter),
        Claim::Repetition(_) | Claim::FiftyMoves(_) => {
            sheets::claimed_with(draft, by);
            draws::claimed(draft, by, claim)
        }
        Claim::NoEffort | Claim::CannotWin => quickplay::claimed(draft, by, claim),
    }
}
