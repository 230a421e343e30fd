//! Carries out an act for an authorised caller.

use std::sync::Arc;

use adoube_laws::{
    clock::At,
    table::{Action, Viewer, Who},
};

use super::{
    Caller, SharedState,
    game_feed::Audience,
    games::GameAccess,
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

/// The terms of an act.
pub(in crate::http) struct ActTerms {
    /// The idempotency key.
    pub(in crate::http) key: Option<String>,
    /// The last entry that the caller has seen.
    pub(in crate::http) expected: Option<u64>,
    /// When the request had arrived, body included.
    pub(in crate::http) arrived: At,
}

/// Carries out an act for a caller: once per idempotency key, and only if nothing happened after the expected entry.
pub(in crate::http) async fn carry_out_act(
    app: &SharedState,
    caller: &Caller,
    id: GameId,
    watching: &GameAccess,
    (who, mut action): (Who, Action),
    terms: ActTerms,
) -> Result<ActOutcome, ApiError> {
    let of = watching.visible.created.competition;
    caller.require_act_as((who, &action), watching.viewer, of, &watching.competition.state)?;
    if who == Who::Bystander && watching.viewer == Viewer::Spectator {
        app.rates.report(&caller.as_client())?;
    }
    if let Action::Arbiter(arbitration) = &mut action {
        arbitration.by = caller.author();
    }
    let delay = delay_for(caller, watching.viewer, of, &watching.competition.state);
    if !delay.is_none() {
        return report(app, caller, id, watching, (who, action), terms.arrived).await;
    }
    let mut command = Command::new(caller.actor(), who, action);
    command.key = terms.key;
    command.expected = terms.expected;
    command.arrived = Some(terms.arrived);
    let done = app.hall.act(id, command).await?;
    if let Viewer::Player(by) = watching.viewer {
        app.connections.note_message(id, by);
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
    watching: &GameAccess,
    (who, action): (Who, Action),
    arrived: At,
) -> Result<ActOutcome, ApiError> {
    if !matches!(action, Action::Report(_)) {
        return Err(ApiError::Forbidden);
    }
    let mut command = Command::new(caller.actor(), who, action);
    command.arrived = Some(arrived);
    match app.hall.act(id, command).await {
        Ok(_) => {}
        Err(CommandError::Storage(why)) => return Err(CommandError::Storage(why).into()),
        Err(_) => return Err(ApiError::Forbidden),
    }
    let visible = watching.visible.clone();
    Ok(ActOutcome { seq: visible.seq, events: Arc::default(), at: visible.at, visible })
}
