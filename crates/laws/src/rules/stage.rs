//! What may be done before a game, during it, and after its end.

use crate::table::{Action, Draft, Refusal, Stage, Who, Why};

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

/// Signing, appealing, and what the arbiter does.
fn belongs_after(action: &Action) -> bool {
    use crate::table::Voice;
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
        | Action::StopClocks(_) => false,
    }
}
