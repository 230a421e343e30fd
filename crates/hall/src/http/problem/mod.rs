//! What went wrong, as `application/problem+json` (RFC 9457) in the reader's language.
//!
//! A handler answers with a [`Fault`]; [`tell`] puts it into words.

mod fault;
mod objection;
mod told;

pub use fault::{Fault, NoSuchLaw};
pub(crate) use told::sentence;
pub use told::{Detail, ProblemBody, tell};
