//! Information that the arbiter may or may not give the players.
//!
//! **Says:** the arbiter does not intervene: the players are not told that a move was made or a clock not
//! pressed, nor how many moves were made, except when scoresheets are completed after a flag fall. The Laws
//! may be explained.
//! **Differs:** since 2014 a player has a right to that explanation.
//! **Decides from:** the flags, and whether the game is over.

use adoube_chess::Colour;

use crate::{
    Provision,
    rules::Draft,
    vocabulary::{
        ArbiterInformation, Author, ConductFact, Fact, Ground, Refusal, RefusalReason, Request,
        Ruling,
    },
};

/// Gives the players information, if the Laws allow it.
pub(crate) fn tell(
    draft: &mut Draft,
    what: ArbiterInformation,
    author: Author,
    ground: Option<Ground>,
) -> Result<(), Refusal> {
    let is_over = draft.table().outcome().is_some();
    let under = match what {
        ArbiterInformation::Explanation => {
            match draft.table().cite(Provision::RightToExplanation) {
                Some(_) => vec![Provision::RightToExplanation, Provision::ArbiterAppliesTheLaws],
                None => vec![Provision::ArbiterAppliesTheLaws],
            }
        }
        ArbiterInformation::MoveNumber if is_over || flag_has_fallen(draft) => {
            vec![Provision::ArbiterDoesNotIntervene, Provision::NeitherPlayerRecords]
        }
        ArbiterInformation::MoveMade | ArbiterInformation::ClockNotPressed if is_over => {
            vec![Provision::ArbiterDoesNotIntervene]
        }
        ArbiterInformation::MoveNumber
        | ArbiterInformation::MoveMade
        | ArbiterInformation::ClockNotPressed => {
            return draft.refuse(RefusalReason::MayNotBeTold, Provision::ArbiterDoesNotIntervene);
        }
    };
    let mut under = under.into_iter();
    let main = under.next().unwrap_or(Provision::ArbiterAppliesTheLaws);
    let ruling = under.fold(draft.ruling(main).by(author), Ruling::also);
    draft.rule(ground.into_iter().fold(ruling, Ruling::ground));
    Ok(())
}

/// Handles a player's request for the number of moves.
pub(super) fn ask_move_number(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    if draft.table().outcome().is_none() && !flag_has_fallen(draft) {
        return draft.refuse(RefusalReason::MayNotBeTold, Provision::ArbiterDoesNotIntervene);
    }
    draft.note(Fact::Conduct(ConductFact::Requested { by, what: Request::MoveNumber }));
    Ok(())
}

fn flag_has_fallen(draft: &Draft) -> bool {
    Colour::ALL.into_iter().any(|whose| draft.table().clock().flag(whose).is_some())
}
