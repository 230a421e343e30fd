//! Middleware around every handler: errors, request logs, security headers, same-origin checks and rate limits.

mod catch_up;
mod errors;
mod headers;
mod host;
mod observe;
mod origin;
mod rate_limit;

pub(super) use catch_up::catch_up;
pub(super) use errors::{ErrorFormat, to_problem_json};
pub(super) use headers::headers;
pub(crate) use host::one_host;
pub(super) use observe::observe;
pub(super) use origin::same_origin;
pub(super) use rate_limit::rate_limit;
