//! Expelled players ([`Provision::PenaltyExpulsion`]).
//!
//! **Says:** expulsion from the competition is a penalty of the list.
//! **Decides from:** the penalties. The arbiter decides what becomes of the game; until then an expelled
//! player does not play on.

use crate::{
    Provision,
    rules::Draft,
    vocabulary::{Action, Penalty, Refusal, RefusalReason, Voice, Who},
};

/// Checks that a player, or a person acting for the player, may do this.
pub(crate) fn may_act(draft: &Draft, who: Who, action: &Action) -> Result<(), Refusal> {
    let is_expelled =
        |colour| draft.table().conduct().penalties[colour].contains(&Penalty::Expulsion);
    if !who.side().is_some_and(is_expelled) || is_left(action) {
        return Ok(());
    }
    draft.refuse(RefusalReason::NotForYou, Provision::PenaltyExpulsion)
}

/// Reports whether an expelled player may still do it: leave, resign, speak with the arbiter, sign, appeal.
fn is_left(action: &Action) -> bool {
    match action {
        Action::Tick
        | Action::Sheet(_)
        | Action::Presence(_)
        | Action::Report(_)
        | Action::Testify(_)
        | Action::Arbiter(_)
        | Action::Say(
            Voice::Resign
            | Voice::Congratulate
            | Voice::Appeal(_)
            | Voice::CallArbiter(_)
            | Voice::Refuse(_)
            | Voice::Request(_)
            | Voice::Other(_),
        ) => true,
        Action::Hand { .. }
        | Action::Make(_)
        | Action::Play(_)
        | Action::Say(_)
        | Action::Press { .. }
        | Action::StopClocks(_)
        | Action::Adjourn(_) => false,
    }
}
