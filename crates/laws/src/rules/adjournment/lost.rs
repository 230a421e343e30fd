//! An envelope, or a position, that cannot be found any more.

use adoube_chess::{
    Colour,
    notation::{self, Style},
};

use super::opening;
use crate::{
    Provision,
    rules::Draft,
    state::{Step, Table},
    vocabulary::{AdjournFact, Fact, Order, Plan, Refusal, RefusalReason},
};

/// The envelope is lost: the game is resumed from the position and times on record, and the player states the move. The
/// same holds for a sealed reply.
pub(crate) fn lose_envelope(draft: &mut Draft) -> Result<(), Refusal> {
    let adjournment = draft.table().adjournment();
    let is_closed = match adjournment.step {
        Step::Adjourned | Step::Resumed => true,
        Step::None => adjournment.reply.is_some(),
        Step::Sealing(_) => false,
    };
    if !is_closed || adjournment.is_lost {
        return draft.refuse(RefusalReason::NothingOfTheKind, Provision::EnvelopeLost);
    }
    draft.note(Fact::Adjournment(AdjournFact::EnvelopeLost));
    Ok(())
}

/// The player who sealed states what the move was.
pub(crate) fn state_sealed_move(draft: &mut Draft, by: Colour, text: &str) -> Result<(), Refusal> {
    if !is_to_state(draft.table(), by) {
        return draft.refuse(RefusalReason::NothingOfTheKind, Provision::EnvelopeLost);
    }
    let replies = has_replied(draft.table(), by);
    draft.note(Fact::Adjournment(AdjournFact::Stated { by, text: text.to_owned() }));
    if replies {
        opening::play_reply(draft, by, text);
    } else {
        opening::examine_sealed_move(draft, by, text, Provision::EnvelopeLost);
    }
    Ok(())
}

/// The player who sealed makes a move on the board: with that it is stated.
pub(crate) fn show_sealed_move(draft: &mut Draft, by: Colour, plan: Plan) -> Result<(), Refusal> {
    let text = draft.table().position().and_then(|position| {
        let played = plan.legal_in(position)?;
        Some(notation::write(position, played, &Style::pgn()))
    });
    match text {
        Some(text) => state_sealed_move(draft, by, &text),
        None => draft.refuse(RefusalReason::IllegalMove, Provision::EnvelopeLost),
    }
}

/// Whether the envelope of a player's move is lost, so that the player has to state the move.
pub(crate) fn is_to_state(table: &Table, by: Colour) -> bool {
    let adjournment = table.adjournment();
    let has_sealed = adjournment.replier() == Some(!by);
    adjournment.is_lost && (has_sealed || has_replied(table, by))
}

fn has_replied(table: &Table, by: Colour) -> bool {
    table.adjournment().reply.as_ref().is_some_and(|(replier, _)| *replier == by)
}

/// Nobody knows the position any more: the game is void.
pub(crate) fn lose_position(draft: &mut Draft) -> Result<(), Refusal> {
    match draft.table().adjournment().step {
        Step::Adjourned | Step::Resumed => {
            draft.rule(draft.ruling(Provision::AdjournedPositionUnknown).order(Order::NewGame));
            Ok(())
        }
        Step::None | Step::Sealing(_) => {
            draft.refuse(RefusalReason::NothingOfTheKind, Provision::AdjournedPositionUnknown)
        }
    }
}
