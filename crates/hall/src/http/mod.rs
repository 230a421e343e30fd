//! The HTTP interface of the hall.
//!
//! `/v1` is the hall's own API: JSON, Server-Sent Events, and errors as `application/problem+json` in the language of the
//! caller. Callers authenticate with a session cookie or a token; [`crate::permission`] says who may do what.
//!
//! Modules build on those before them: `shared` (state, callers, errors, caches), then `guard` (middleware), `stream`,
//! `v1`, `pages` and `lichess`, which know nothing of each other, then `openapi`, then `router`. `tests/layers` checks it.

mod guard;
pub mod lichess;
mod openapi;
mod pages;
mod router;
mod shared;
mod stream;
mod v1;

pub(crate) use guard::one_host;
pub use openapi::describe;
pub use pages::CERTIFICATE_PAGE;
pub use router::router;
pub(crate) use shared::load_all;
pub use shared::{
    AppState, Base, Caller, ClientNetwork, Identity, Limits, OwnCertificate, Proxies, Settings,
    SharedState, problem,
};
