//! Live streams by Server-Sent Events.
//!
//! A stream of a game begins with the game as it is (`game`) or, if the client says with `Last-Event-ID` what it has
//! seen last, with what came after that; then comes every act (`act`) whose number is its id, so that nothing is missed
//! or doubled. A stream of a competition begins with all boards (`boards`) and goes on with those that change (`board`).
//! Both send a `pulse` now and then, which a client may send back.
//!
//! Nothing is buffered for a client that does not read: what it misses is read again when it does, and who is too far
//! behind is dropped. What an act looks like is put into words once for all who see the same in the same language.

mod competition;
mod follow;
mod pulse;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::http::shared::SharedState;

/// The routes of all streams.
pub(super) fn routes() -> OpenApiRouter<SharedState> {
    OpenApiRouter::new()
        .routes(routes!(follow::game))
        .routes(routes!(competition::boards))
        .routes(routes!(pulse::answer))
        .routes(routes!(pulse::lag))
}
