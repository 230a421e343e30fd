//! Ends of the game without an act, checked after every action: a called flag is ruled on when the sheets
//! show what it means; then mate, stalemate, dead position, fivefold repetition and 75 moves, in order of precedence.

use super::Draft;
use crate::{
    rules::{conduct, ending, flag, irregularities::illegal_position},
    state::Stage,
    vocabulary::Fact,
};

/// Ends the game if the last move has ended it.
pub(super) fn end_by_itself(draft: &mut Draft) {
    if let Some(author) = draft.take_flag_caller() {
        flag::rule_on_called_flag(draft, author);
    }
    let is_new = draft.unjudged().iter().any(|event| may_end(&event.fact));
    if is_new && *draft.table().stage() == Stage::Playing {
        ending::end_by_itself(draft);
    }
    illegal_position::look_again(draft);
    conduct::settle(draft);
}

/// Reports whether a fact may have led to a position that ends the game.
fn may_end(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Started(_)
            | Fact::MoveMade { .. }
            | Fact::MoveReplaced { .. }
            | Fact::IllegalMoveCompleted { breaks_nothing: true, .. }
            | Fact::IllegalMoveMade { breaks_nothing: true, .. }
            | Fact::IrregularityLapsed(_)
            | Fact::Ruled(_)
    )
}
