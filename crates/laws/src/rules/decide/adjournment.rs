//! Dispatches acts about adjournments: one match, one rule per arm.

use adoube_chess::Colour;

use crate::{
    rules::{
        Draft,
        adjournment::{lost, opening, resuming, sealing},
    },
    vocabulary::{AdjournAct, AdjournStep, Refusal},
};

/// Dispatches an act of a player.
pub(super) fn act(draft: &mut Draft, by: Colour, act: &AdjournAct) -> Result<(), Refusal> {
    match act {
        AdjournAct::Ask => sealing::ask_to_adjourn(draft, by),
        AdjournAct::Seal(sealed) => sealing::seal(draft, by, sealed),
        AdjournAct::HandOver => sealing::hand_over(draft, by),
        AdjournAct::State(text) => lost::state_sealed_move(draft, by, text),
    }
}

/// Dispatches an act of the arbiter.
pub(super) fn step(draft: &mut Draft, step: &AdjournStep) -> Result<(), Refusal> {
    match step {
        AdjournStep::Request => sealing::request_sealing(draft),
        AdjournStep::CheckEnvelope => resuming::check_envelope(draft),
        AdjournStep::Appoint { at, until, place } => resuming::appoint(draft, *at, *until, place),
        AdjournStep::Resume => resuming::resume(draft),
        AdjournStep::Open(sealed) => opening::open_envelope(draft, sealed),
        AdjournStep::OpenReply(sealed) => opening::open_reply(draft, sealed),
        AdjournStep::EnvelopeLost => lost::lose_envelope(draft),
        AdjournStep::PositionLost => lost::lose_position(draft),
    }
}
