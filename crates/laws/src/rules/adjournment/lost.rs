//! An envelope, or a position, that cannot be found any more.

use adoube_chess::Colour;

use super::opening;
use crate::{
    Provision,
    rules::Draft,
    state::Step,
    vocabulary::{AdjournFact, Fact, Order, Refusal, Why},
};

/// The envelope is lost: the game is resumed from the position and times on record, and the player states the move. The
/// same holds for a sealed reply.
pub(crate) fn envelope(draft: &mut Draft) -> Result<(), Refusal> {
    let adjournment = draft.table().adjournment();
    let is_closed = match adjournment.step {
        Step::Adjourned | Step::Resumed => true,
        Step::None => adjournment.reply.is_some(),
        Step::Sealing(_) => false,
    };
    if !is_closed || adjournment.is_lost {
        return draft.refuse(Why::NothingOfTheKind, Provision::EnvelopeLost);
    }
    draft.note(Fact::Adjournment(AdjournFact::EnvelopeLost));
    Ok(())
}

/// The player who sealed states what the move was.
pub(crate) fn stated(draft: &mut Draft, by: Colour, text: &str) -> Result<(), Refusal> {
    let adjournment = draft.table().adjournment();
    let replies = adjournment.reply.as_ref().is_some_and(|(replier, _)| *replier == by);
    let sealed = adjournment.replier() == Some(!by);
    if !adjournment.is_lost || !replies && !sealed {
        return draft.refuse(Why::NothingOfTheKind, Provision::EnvelopeLost);
    }
    draft.note(Fact::Adjournment(AdjournFact::Stated { by, text: text.to_owned() }));
    if replies {
        opening::reply_arrives(draft, by, text);
    } else {
        opening::arrives(draft, by, text, Provision::EnvelopeLost);
    }
    Ok(())
}

/// Nobody knows the position any more: the game is void.
pub(crate) fn position(draft: &mut Draft) -> Result<(), Refusal> {
    match draft.table().adjournment().step {
        Step::Adjourned | Step::Resumed => {
            draft.rule(draft.ruling(Provision::AdjournedPositionUnknown).order(Order::NewGame));
            Ok(())
        }
        Step::None | Step::Sealing(_) => {
            draft.refuse(Why::NothingOfTheKind, Provision::AdjournedPositionUnknown)
        }
    }
}
