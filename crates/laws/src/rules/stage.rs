//! What may be done before a game, during it, and after its end.

use crate::{
    Provision,
    table::{Action, AdjournAct, Draft, Refusal, Stage, Voice, Who, Why},
};

/// Whether the stage of the game lets this be done at all.
pub(crate) fn permits(draft: &Draft, who: Who, action: &Action) -> Result<(), Refusal> {
    match draft.table().stage() {
        Stage::Playing => Ok(()),
        Stage::BeforeStart if belongs_before(action) => Ok(()),
        Stage::BeforeStart => Err(Why::NotStarted.into()),
        Stage::Over { .. } if belongs_after(action) => Ok(()),
        Stage::Over { outcome, under } => {
            Err(Refusal { why: Why::GameIsOver(*outcome), cite: *under })
        }
        Stage::Adjourned if belongs_between(action) => Ok(()),
        Stage::Adjourned => {
            Err(Refusal { why: Why::Adjourned, cite: draft.table().cite(Provision::SealedMove) })
        }
        Stage::Void if who == Who::Arbiter || *action == Action::Tick => Ok(()),
        Stage::Void => Err(Why::GameIsVoid.into()),
    }
}

/// Arriving, and what the arbiter does.
fn belongs_before(action: &Action) -> bool {
    matches!(
        action,
        Action::Tick
            | Action::Presence(_)
            | Action::Arbiter(_)
            | Action::Report(_)
            | Action::Say(_)
    )
}

/// Between two sessions: offers, answers and resignation, coming back, and what the arbiter does.
fn belongs_between(action: &Action) -> bool {
    matches!(
        action,
        Action::Tick
            | Action::Presence(_)
            | Action::Adjourn(AdjournAct::State(_))
            | Action::Arbiter(_)
            | Action::Report(_)
            | Action::Say(
                Voice::OfferDraw
                    | Voice::Accept
                    | Voice::Decline
                    | Voice::Resign
                    | Voice::Request(_)
                    | Voice::Appeal(_)
            )
    )
}

/// Signing, appealing, and what the arbiter does.
fn belongs_after(action: &Action) -> bool {
    match action {
        Action::Tick
        | Action::Sheet(_)
        | Action::Presence(_)
        | Action::Arbiter(_)
        | Action::Report(_)
        | Action::Say(Voice::Appeal(_) | Voice::Request(_)) => true,
        Action::Hand { .. }
        | Action::Make(_)
        | Action::Play(_)
        | Action::Say(_)
        | Action::Press { .. }
        | Action::Adjourn(_)
        | Action::StopClocks(_) => false,
    }
}
