//! Offers and claims at the table (Article 9).
//!
//! **Says:** a draw is offered after making a move and before pressing the clock, without conditions; the
//! offer stands until the opponent answers or touches a piece. The player having the move may claim a
//! repetition or fifty moves.
//! **Differs:** whether regulations may require the arbiter's consent, whether each must have moved first,
//! what forfeits a claim, what a wrong one costs.
//! **Decides from:** the moves of record.

pub(crate) mod agreement;
mod announced;
mod citations;
pub(crate) mod claim;
pub(crate) mod consent;
mod finding;
pub(crate) mod offers;
mod replay;
pub(crate) mod unrecorded;
mod values;

pub(crate) use citations::under;
pub(crate) use claim::{claim_draw, stop_clocks};
pub(crate) use finding::go_on;
pub(crate) use offers::offer_through;
pub(crate) use values::{CountsAsOffer, DrawRules};
