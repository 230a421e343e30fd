//! Completing a move that was not pressed by the player's next one.

use adoube_chess::Colour;

use crate::{
    Provision,
    rules::Draft,
    vocabulary::{Completion, Fact},
};

/// Completes a move whose press was forgotten, when the player makes the next one.
pub(crate) fn complete_by_next_move(draft: &mut Draft, by: Colour) {
    if draft.table().cite(Provision::CompletedByNextMove).is_some() {
        draft.note(Fact::MoveCompleted { by, how: Completion::NextMove });
    }
}
