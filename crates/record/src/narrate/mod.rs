//! Sentences about what happens at a table: events, rulings, orders, grounds, refusals, questions, undetected irregularities
//! and results, in the reader's language.
//!
//! Every match over the vocabulary of the Laws is exhaustive: a new variant without a sentence does not compile.

mod act;
mod case;
mod context;
mod control;
mod event;
mod ground;
mod latent;
pub(crate) mod lists;
mod mate;
mod order;
mod outcome;
mod penalty;
mod refusal;
mod regulations;
mod ruling;
#[cfg(test)]
mod tests;
mod time;

pub use act::{act, irregularity};
pub use case::{CaseFact, CaseRefusal, CaseStep, case, case_fault, case_help};
pub use context::Context;
pub use control::control;
pub use event::question::{PossibleAnswer, QuestionText, question};
pub use event::{calls, conduct, event};
pub use latent::latent;
pub(crate) use lists::all;
pub use outcome::outcome;
pub use refusal::refusal;
pub use regulations::{fault as regulation_fault, regulations};
pub use ruling::{RulingText, ruling};
#[cfg(feature = "audit")]
pub(crate) use time::reading;
