//! Offers and claims at the table (Article 9).
//!
//! **Says:** a draw is offered after one's move and before the press of the clock, without conditions and for good,
//! until the opponent answers or touches a piece. Who has the move may claim a repetition or fifty moves.
//! **Differs:** whether regulations may ask for the arbiter's consent, whether each must have moved first, what
//! forfeits a claim, what a wrong one costs.
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
pub(crate) use claim::{claimed, stop_clocks};
pub(crate) use finding::go_on;
pub(crate) use offers::offer_through;
pub(crate) use values::{CountsAsOffer, Values};

use crate::{
    Provision,
    rules::{Draft, stage::not_over},
    state::Stage,
    vocabulary::{Refusal, Why},
};

/// Offers, their answers and resignation belong to a game that has begun, be it adjourned, and is not over.
pub(crate) fn before_the_end(draft: &Draft) -> Result<(), Refusal> {
    not_over(draft)?;
    if *draft.table().stage() == Stage::BeforeStart {
        return draft.refuse(Why::NotStarted, Provision::StartOfWhitesClock);
    }
    Ok(())
}
