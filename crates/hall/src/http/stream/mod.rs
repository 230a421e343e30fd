//! Live streams by Server-Sent Events.
//!
//! A stream of a game begins with the game as it is (`game`) or, if the client says with `Last-Event-ID` what it has
//! seen last, with what came after that; then comes every act (`act`) whose number is its id, so that nothing is missed
//! or doubled. A stream of a competition begins with all boards (`boards`) and goes on with those that change (`board`).
//! Both send a `pulse` now and then, which a client may send back.
//!
//! Nothing is buffered for a slow client: it reads from the ledger when it catches up, and is disconnected when it is
//! too far behind. An act is rendered once for all clients with the same view and language.

mod competition;
mod follow;
mod pulse;

use utoipa_axum::router::OpenApiRouter;

use crate::http::shared::{SharedState, authorized::guarded};

/// The routes of all streams.
pub(super) fn routes() -> OpenApiRouter<SharedState> {
    OpenApiRouter::new()
        .routes(guarded!(follow::game))
        .routes(guarded!(competition::boards))
        .routes(guarded!(pulse::answer))
        .routes(guarded!(pulse::lag))
}
