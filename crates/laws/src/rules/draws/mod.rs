//! Offers and claims at the table (Article 9).
//!
//! **Says:** a draw is offered after one's move and before the press of the clock, without conditions and for good,
//! until the opponent answers or touches a piece. Who has the move may claim a repetition or fifty moves.
//! **Differs:** whether regulations may ask for the arbiter's consent, whether each must have moved first, what
//! forfeits a claim, what a wrong one costs.
//! **Decides from:** the moves of record.

mod agreement;
mod announced;
mod citations;
mod claim;
mod consent;
mod finding;
mod offers;
mod replay;
mod unrecorded;
mod values;

use adoube_chess::Colour;
pub(crate) use citations::under;
pub(crate) use claim::{claimed, stop_clocks};
pub(crate) use consent::asked_for as consent_asked_for;
pub(crate) use finding::go_on;
pub(crate) use offers::{lapses as touched, offer_through};
pub(crate) use values::{CountsAsOffer, Values};

use crate::{
    Provision,
    rules::{Draft, stage::not_over},
    state::Stage,
    vocabulary::{Answer, Author, Question, Refusal, Topic, Voice, Why},
};

/// Offers, and answers to them.
pub(crate) fn spoken(draft: &mut Draft, by: Colour, voice: &Voice) -> Result<(), Refusal> {
    before_the_end(draft)?;
    match voice {
        Voice::OfferDrawIf(_) => offers::with_condition(draft),
        Voice::WithdrawOffer => offers::withdraw(draft, by),
        Voice::Accept => agreement::accept(draft, by),
        Voice::Decline => offers::decline(draft, by),
        Voice::WithdrawClaim => claim::withdraw(draft, by),
        _ => offers::offer(draft, by),
    }
}

/// The arbiter has judged.
pub(crate) fn judged(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    match asked.topic {
        Topic::ConsentToDraw => consent::judged(draft, asked, answer, author),
        Topic::Unrecorded => unrecorded::judged(draft, asked, answer, author),
        _ => offers::judged(draft, asked, answer, author),
    }
}

/// Offers, their answers and resignation belong to a game that has begun, be it adjourned, and is not over.
pub(crate) fn before_the_end(draft: &Draft) -> Result<(), Refusal> {
    not_over(draft)?;
    if *draft.table().stage() == Stage::BeforeStart {
        return draft.refuse(Why::NotStarted, Provision::StartOfWhitesClock);
    }
    Ok(())
}
