//! Facts, by topic.

mod adjournment;
mod blind;
mod conduct;
mod draws;
mod presence;
mod rapid;
mod sheets;

pub use adjournment::AdjournFact;
pub use blind::{AssistantDuty, BlindFact, Senses};
pub use conduct::ConductFact;
pub use draws::{DrawFact, OfferMethod};
pub use presence::{Presence, PresenceFact};
pub use rapid::RapidFact;
pub use sheets::SheetFact;
