//! The vocabulary of a table: actions, facts, rulings, questions, refusals.

mod action;
pub(crate) mod acts;
mod envelope;
mod event;
mod facts;
mod kind;
mod latent;
mod leading;
mod outcome;
mod question;
mod refusal;
mod ruling;
mod who;

pub use action::*;
pub use envelope::{Digest, Envelope, Sealed};
pub use event::{Completion, Event, Fact};
pub use facts::{
    AdjournFact, AssistantDuty, BlindFact, ConductFact, DrawFact, OfferMethod, Presence,
    PresenceFact, RapidFact, Senses, SheetFact,
};
pub use kind::ActionKind;
pub use latent::Latent;
pub(crate) use latent::is_release;
pub use outcome::{DecidedBy, NotAnOutcome, Outcome};
pub use question::{Answer, AnswerKind, Question, QuestionId, Topic};
pub use refusal::{Refusal, RefusalReason};
pub use ruling::{Ground, Offence, Order, Ruling};
pub use who::{Author, Who};
