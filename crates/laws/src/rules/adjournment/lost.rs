//! An envelope, or a position, that cannot be found any more.

use adoube_chess::Colour;

use super::opening;
use crate::{
    Provision,
    rules::Draft,
    state::Step,
    vocabulary::{AdjournFact, Fact, Order, Refusal, Why},
};

/// The envelope is lost: the game is resumed from the position and times on record, and the player states the move.
pub(super) fn envelope(draft: &mut Draft) -> Result<(), Refusal> {
    match draft.table().adjournment().step {
        Step::Adjourned | Step::Resumed => {
            draft.note(Fact::Adjournment(AdjournFact::EnvelopeLost));
            Ok(())
        }
        Step::None | Step::Sealing(_) | Step::Lost => {
            draft.refuse(Why::NothingOfTheKind, Provision::EnvelopeLost)
        }
    }
}

/// The player who sealed states what the move was.
pub(super) fn stated(draft: &mut Draft, by: Colour, text: &str) -> Result<(), Refusal> {
    let adjournment = draft.table().adjournment();
    let sealer = adjournment.envelope.as_ref().map(|envelope| envelope.sealed_by);
    if adjournment.step != Step::Lost || sealer != Some(by) {
        return draft.refuse(Why::NothingOfTheKind, Provision::EnvelopeLost);
    }
    draft.note(Fact::Adjournment(AdjournFact::Stated { by, text: text.to_owned() }));
    opening::arrives(draft, by, text);
    Ok(())
}

/// Nobody knows the position any more: the game is void.
pub(super) fn position(draft: &mut Draft) -> Result<(), Refusal> {
    match draft.table().adjournment().step {
        Step::Adjourned | Step::Resumed | Step::Lost => {
            draft.rule(draft.ruling(Provision::AdjournedPositionUnknown).order(Order::NewGame));
            Ok(())
        }
        Step::None | Step::Sealing(_) => {
            draft.refuse(Why::NothingOfTheKind, Provision::AdjournedPositionUnknown)
        }
    }
}
