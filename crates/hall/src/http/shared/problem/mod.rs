//! What went wrong, as `application/problem+json` (RFC 9457) in the reader's language.
//!
//! A handler answers with a [`ApiError`]; `to_problem_json` in `guard` answers with it in words.

mod api_error;
mod objection;
mod render;

pub use api_error::{ApiError, NoSuchLaw};
pub use render::{Detail, ProblemBody};
pub(crate) use render::{render_problem, sentence};
