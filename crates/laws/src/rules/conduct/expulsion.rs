//! A player who was expelled ([`Provision::PenaltyExpulsion`]).
//!
//! **Says:** expulsion from the competition is a penalty of the list.
//! **Decides from:** the penalties. What becomes of the game is for the arbiter to say; a player who is expelled does not play
//! on until then.

use crate::{
    Provision,
    rules::Draft,
    vocabulary::{Action, Penalty, Refusal, RefusalReason, Voice, Who},
};

/// Whether a player may do this, or somebody who acts for the player.
pub(crate) fn may_act(draft: &Draft, who: Who, action: &Action) -> Result<(), Refusal> {
    let is_expelled =
        |colour| draft.table().conduct().penalties[colour].contains(&Penalty::Expulsion);
    if !who.side().is_some_and(is_expelled) || is_left(action) {
        return Ok(());
    }
    draft.refuse(RefusalReason::NotForYou, Provision::PenaltyExpulsion)
}

/// What is left to a player who was expelled: to go, to resign, to speak with the arbiter, to sign, to appeal.
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
