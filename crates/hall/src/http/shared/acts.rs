//! Carries out an act for an authorised caller.

use std::sync::Arc;

use adoube_laws::{
    clock::At,
    table::{Action, Viewer, Who},
};

use super::{
    Caller, SharedState,
    game_feed::Audience,
    games::Watching,
    problem::ApiError,
    render::EventResponse,
    visible::{VisibleState, delay_for},
};
use crate::{
    game::{Command, CommandError},
    ids::GameId,
};

/// The outcome of an act, for the caller.
pub(in crate::http) struct ActOutcome {
    /// The number of its entry; of the last one if there were no events.
    pub(in crate::http) seq: u64,
    /// The events that the caller may know.
    pub(in crate::http) events: Arc<[EventResponse]>,
    /// When it was decided.
    pub(in crate::http) at: At,
    /// The game after it.
    pub(in crate::http) visible: VisibleState,
}

/// Carries out an act for a caller: once per idempotency key, and only if nothing happened after the expected entry.
pub(in crate::http) async fn carry_out_act(
    app: &SharedState,
    caller: &Caller,
    id: GameId,
    watching: &Watching,
    (who, mut action): (Who, Action),
    (key, expected): (Option<String>, Option<u64>),
) -> Result<ActOutcome, ApiError> {
    let of = watching.visible.created.competition;
    caller.require_act_as((who, &action), watching.viewer, of, &watching.competition.state)?;
    if let Action::Arbiter(arbitration) = &mut action {
        arbitration.by = caller.author();
    }
    let delay = delay_for(caller, watching.viewer, of, &watching.competition.state);
    if !delay.is_none() {
        return report(app, caller, id, watching, (who, action)).await;
    }
    let mut command = Command::new(caller.actor(), who, action);
    command.key = key;
    command.expected = expected;
    let done = app.hall.act(id, command).await?;
    if let Viewer::Player(by) = watching.viewer {
        app.lines.hear(id, by);
    }
    let audience = Audience { viewer: watching.viewer, language: caller.language };
    let feed = app.feeds.get(id, delay);
    let events = feed.events_for(done.seq, (&done.before, &done.events), audience).await;
    let visible = app.visible_state(id, delay).await?;
    Ok(ActOutcome { seq: done.seq, events, at: done.at, visible })
}

/// Handles a report by a delayed spectator, who learns nothing from the response: neither whether it is
/// possible, nor how far the game has progressed.
async fn report(
    app: &SharedState,
    caller: &Caller,
    id: GameId,
    watching: &Watching,
    (who, action): (Who, Action),
) -> Result<ActOutcome, ApiError> {
    if !matches!(action, Action::Report(_)) {
        return Err(ApiError::Forbidden);
    }
    let command = Command::new(caller.actor(), who, action);
    match app.hall.act(id, command).await {
        Ok(_) => {}
        Err(CommandError::Storage(why)) => return Err(CommandError::Storage(why).into()),
        Err(_) => return Err(ApiError::Forbidden),
    }
    let visible = watching.visible.clone();
    Ok(ActOutcome { seq: visible.seq, events: Arc::default(), at: visible.at, visible })
}
