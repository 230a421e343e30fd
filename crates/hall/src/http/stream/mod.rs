//! Live streams by Server-Sent Events.
//!
//! A stream of a game begins with the current game (`game`) or, if the client sends `Last-Event-ID`, with the
//! acts after that; then comes every act (`act`) with its number as the id, so that nothing is missed or
//! duplicated. A stream of a competition begins with all boards (`boards`) and continues with those that
//! change (`board`). Both send a `pulse` periodically, which a client may send back.
//!
//! Nothing is buffered for a slow client: it reads from the ledger when it catches up, and is disconnected
//! when it is too far behind. An act is rendered once for all clients with the same view and language.

mod competition;
mod follow;
mod pulse;

use crate::http::shared::endpoint::{Routes, endpoint};

/// Adds the routes of all streams.
pub(super) fn add_routes<R: Routes>(routes: R) -> R {
    routes
        .add(endpoint!(follow::game))
        .add(endpoint!(competition::boards))
        .add(endpoint!(pulse::answer))
        .add(endpoint!(pulse::lag))
}
