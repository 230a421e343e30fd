//! Errors as `application/problem+json` (RFC 9457) in the caller's language.
//!
//! A handler returns an [`ApiError`]; `to_problem_json` in `guard` renders it.

mod api_error;
mod render;
mod validation;

pub use api_error::{ApiError, NoSuchLaw};
pub use render::{Detail, ProblemBody};
pub(crate) use render::{damage_sentence, render_problem, sentence};
pub use validation::details;
