//! What went wrong, as `application/problem+json` (RFC 9457) in the reader's language.
//!
//! A handler answers with a [`ApiError`]; [`to_problem_json`] puts it into words.

mod api_error;
mod objection;
mod render;

pub use api_error::{ApiError, NoSuchLaw};
pub(crate) use render::sentence;
pub use render::{Detail, ErrorFormat, ProblemBody, to_problem_json};
