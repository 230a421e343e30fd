//! What may be done before a game, during it, and after its end.

use crate::{
    Provision,
    table::{Action, AdjournAct, ArbiterAct, Draft, Refusal, Stage, Voice, Who, Why},
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
        Stage::Void if is_of_the_arbiter(who, action) => Ok(()),
        Stage::Void => Err(Why::GameIsVoid.into()),
    }
}

/// Arriving, and what the arbiter does before anything can be stopped or restored.
fn belongs_before(action: &Action) -> bool {
    match action {
        Action::Tick | Action::Presence(_) | Action::Report(_) | Action::Say(_) => true,
        Action::Arbiter(arbitration) => !needs_a_running_game(&arbitration.act),
        Action::Hand { .. }
        | Action::Make(_)
        | Action::Play(_)
        | Action::Press { .. }
        | Action::StopClocks(_)
        | Action::Adjourn(_)
        | Action::Sheet(_) => false,
    }
}

/// What the arbiter can only do while a game is being played.
fn needs_a_running_game(act: &ArbiterAct) -> bool {
    matches!(act, ArbiterAct::Stop | ArbiterAct::Restart(_) | ArbiterAct::Restore(_))
}

/// What the arbiter does to a game that is still to be played: its clock and its board.
fn is_of_play(act: &ArbiterAct) -> bool {
    matches!(
        act,
        ArbiterAct::DrawArray(_)
            | ArbiterAct::Start
            | ArbiterAct::Stop
            | ArbiterAct::Restart(_)
            | ArbiterAct::Adjourn(_)
            | ArbiterAct::SetClock { .. }
            | ArbiterAct::ReplaceClock(_)
            | ArbiterAct::InstallSetting(_)
            | ArbiterAct::Restore(_)
            | ArbiterAct::Compensate(_)
    )
}

/// Between two sessions: offers, answers and resignation, coming back, and what the arbiter does.
fn belongs_between(action: &Action) -> bool {
    match action {
        Action::Tick
        | Action::Presence(_)
        | Action::Report(_)
        | Action::Adjourn(AdjournAct::State(_))
        | Action::Say(
            Voice::OfferDraw
            | Voice::Accept
            | Voice::Decline
            | Voice::Resign
            | Voice::Request(_)
            | Voice::Appeal(_),
        ) => true,
        Action::Arbiter(arbitration) => {
            arbitration.act != ArbiterAct::Start && !needs_a_running_game(&arbitration.act)
        }
        Action::Hand { .. }
        | Action::Make(_)
        | Action::Play(_)
        | Action::Say(_)
        | Action::Press { .. }
        | Action::StopClocks(_)
        | Action::Adjourn(_)
        | Action::Sheet(_) => false,
    }
}

/// Signing, appealing, and what the arbiter decides.
fn belongs_after(action: &Action) -> bool {
    match action {
        Action::Arbiter(arbitration) => !is_of_play(&arbitration.act),
        Action::Tick
        | Action::Sheet(_)
        | Action::Presence(_)
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

/// What is left of a void game: what the arbiter decides about it.
fn is_of_the_arbiter(who: Who, action: &Action) -> bool {
    match action {
        Action::Tick => true,
        Action::Arbiter(arbitration) => who == Who::Arbiter && !is_of_play(&arbitration.act),
        _ => false,
    }
}
