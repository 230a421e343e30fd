//! A lost envelope or position.

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

/// Records that the envelope is lost: the game resumes from the position and times on record, and the
/// player states the move. The same applies to a sealed reply.
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

/// Takes the statement of the player who sealed about the move.
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

/// Takes a move made on the board by the player who sealed as the statement.
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

/// Reports whether the envelope with a player's move is lost, so that the player has to state it.
pub(crate) fn is_to_state(table: &Table, by: Colour) -> bool {
    let adjournment = table.adjournment();
    let has_sealed = adjournment.replier() == Some(!by);
    adjournment.is_lost && (has_sealed || has_replied(table, by))
}

fn has_replied(table: &Table, by: Colour) -> bool {
    table.adjournment().reply.as_ref().is_some_and(|(replier, _)| *replier == by)
}

/// Declares the game void, because the position is unknown.
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
