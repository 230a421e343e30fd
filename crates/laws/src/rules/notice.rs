//! Something is wrong, and somebody who may say so has said so: one match, one rule an arm.

use super::{blind, clocks, complaint, flag, irregularities, rapid, sheets};
use crate::{
    rules::Draft,
    vocabulary::{Author, Matter, Refusal, Who},
};

/// The arbiter sees it, or a player claims it.
pub(crate) fn found(
    draft: &mut Draft,
    who: Who,
    matter: Matter,
    author: Author,
) -> Result<(), Refusal> {
    if matter == Matter::Touch {
        rapid::may_rule_on_touch(draft, who)?;
    }
    match matter {
        Matter::IllegalMove => irregularities::illegal_move(draft, who, &author),
        Matter::IllegalPosition => rapid::illegal_position(draft, who, &author),
        Matter::Touch if irregularities::is_two_hands(draft.table(), who) => {
            irregularities::two_hands(draft, who, author)
        }
        Matter::Touch => complaint::upheld(draft, who, author),
        Matter::FlagFall => flag::called(draft, who, author),
        Matter::Displacement
        | Matter::InitialPosition
        | Matter::BoardPlacement
        | Matter::ReversedColours
        | Matter::OutOfTurn => irregularities::found(draft, who, matter, author),
        Matter::DefectiveClock | Matter::ClockSetting | Matter::Clock => {
            clocks::found(draft, who, matter, author)
        }
        Matter::BoardsDisagree => blind::found(draft, author),
        Matter::Scoresheet => sheets::found(draft, who, &author),
    }
}
