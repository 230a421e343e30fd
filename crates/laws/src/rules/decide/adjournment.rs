//! What is done about an adjournment: one match, one rule an arm.

use adoube_chess::Colour;

use crate::{
    rules::{
        Draft,
        adjournment::{lost, opening, resuming, sealing},
    },
    vocabulary::{AdjournAct, AdjournStep, Refusal},
};

/// A player does something about an adjournment.
pub(super) fn act(draft: &mut Draft, by: Colour, act: &AdjournAct) -> Result<(), Refusal> {
    match act {
        AdjournAct::Ask => sealing::asked(draft, by),
        AdjournAct::Seal(sealed) => sealing::sealed(draft, by, sealed),
        AdjournAct::HandOver => sealing::handed_over(draft, by),
        AdjournAct::State(text) => lost::stated(draft, by, text),
    }
}

/// The arbiter does.
pub(super) fn step(draft: &mut Draft, step: &AdjournStep) -> Result<(), Refusal> {
    match step {
        AdjournStep::Request => sealing::requested(draft),
        AdjournStep::CheckEnvelope => resuming::checked(draft),
        AdjournStep::Appoint { at, until, place } => resuming::appointed(draft, *at, *until, place),
        AdjournStep::Resume => resuming::resumed(draft),
        AdjournStep::Open(sealed) => opening::opened(draft, sealed),
        AdjournStep::OpenReply(sealed) => opening::reply_opened(draft, sealed),
        AdjournStep::EnvelopeLost => lost::envelope(draft),
        AdjournStep::PositionLost => lost::position(draft),
    }
}
