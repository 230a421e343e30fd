//! Flag falls, each at its own instant. On a screen they are noticed at once.

use crate::{
    clock::At,
    regulations::BoardMode,
    rules::{Draft, sheets},
    state::Stage,
    vocabulary::Fact,
};

/// Records the flags that fall up to an instant.
pub(crate) fn fall_until(draft: &mut Draft, until: At) {
    if draft.table().clock().next_fall().is_none_or(|(_, falls)| falls > until) {
        return;
    }
    let (_, fell) = draft.table().clock().clone().tick(until);
    let is_seen = draft.table().regulations().board == BoardMode::Enforced;
    for (whose, fall) in fell {
        draft.note_at(fall.at, Fact::FlagFell { whose, fall });
        draft.as_of(fall.at, |draft| sheets::on_flag_fall(draft, whose, &fall));
        if is_seen && !fall.has_completed_moves() && *draft.table().stage() == Stage::Playing {
            draft.as_of(fall.at, |draft| super::rule_seen_flag(draft, whose, fall));
        }
    }
}
