//! A move that was not pressed is completed by the player's next one.

use adoube_chess::Colour;

use crate::{
    Provision,
    rules::Draft,
    vocabulary::{Completion, Fact},
};

/// A player who had forgotten to press makes the next move.
pub(crate) fn complete_by_next_move(draft: &mut Draft, by: Colour) {
    if draft.table().cite(Provision::CompletedByNextMove).is_some() {
        draft.note(Fact::MoveCompleted { by, how: Completion::NextMove });
    }
}
