//! What all parts of the interface share: state, callers, errors, rendering and caches.

pub(in crate::http) mod acts;
pub(in crate::http) mod address;
pub(in crate::http) mod authorized;
mod base;
pub(in crate::http) mod broadcasts;
pub(in crate::http) mod caller;
pub(in crate::http) mod cookie;
pub(in crate::http) mod extract;
pub(in crate::http) mod game_feed;
pub(in crate::http) mod game_view;
pub(in crate::http) mod games;
pub(in crate::http) mod open_streams;
pub mod problem;
pub(in crate::http) mod pulses;
mod rate_limits;
mod recent;
pub(in crate::http) mod render;
pub(in crate::http) mod sessions;
mod settings;
pub(in crate::http) mod sse;
mod state;
mod unreadable;
pub(in crate::http) mod visible;
mod words;

pub(super) use authorized::Authorized;
pub use base::Base;
pub use caller::{Caller, Identity};
pub(in crate::http) use rate_limits::Client;
pub use settings::{Limits, Proxies, Settings};
pub use state::{AppState, SharedState};
pub(in crate::http) use words::in_words;
pub(crate) use words::load_all;
