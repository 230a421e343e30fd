//! Acts of an arbiter. The name may come before the sentence, and `because "…"` after it.

use adoube_chess::Colour;

use super::sentences;
use crate::{
    Provision,
    case::{
        moves::SentenceContext,
        values::{Bindings, Unclear},
    },
    clock::{At, Milliseconds, PerPlayer},
    history::Ply,
    vocabulary::{
        Action, AdjournStep, Answer, ArbiterAct, Device, Penalty, Permission, PresenceAct,
        QuestionId, Restored, Sealed,
        acts::{adjournment_acts, arbiter_acts, decision_acts},
    },
};

type Build = fn(&Bindings, &SentenceContext<'_>) -> Result<ArbiterAct, Unclear>;

/// One table per subject, and a row for noticing each kind of irregularity.
pub(super) const ROWS: [&[(&str, Build)]; 4] = [
    arbiter_acts!([sentences]),
    decision_acts!([sentences]),
    adjournment_acts!([sentences]),
    &[
        (
            "(sees|notices|observes) {matter} [(by|of) {side}] [(at|in|on) move {number}|at {after}]",
            |v, scene| Ok(ArbiterAct::Notice(v.irregularity(scene, None)?)),
        ),
        (
            "(sees|notices|observes) {whose} {matter} [(at|in|on) move {number}|at {after}]",
            |v, scene| Ok(ArbiterAct::Notice(v.irregularity(scene, None)?)),
        ),
    ],
];

/// What the arbiter finds out about a player.
pub(super) const FOUND: &[(&str, Found)] = &[
    ("finds a [mobile] (phone|device) on {side} [that is {device}]", device),
    ("[searches {side} and] finds a [mobile] (phone|device) that is {device} on {side}", device),
    ("searches {side} and finds a [mobile] (phone|device) [that is {device}]", device),
    ("(searches {side} and finds|finds) nothing [on {side}]", |v| {
        // A device that is not found has no consequence.
        Ok((v.side()?, Action::Tick))
    }),
];

type Found = fn(&Bindings) -> Result<(Colour, Action), Unclear>;

/// Builds a found device; switched on unless the sentence says otherwise.
fn device(values: &Bindings) -> Result<(Colour, Action), Unclear> {
    let device = values.named("device").unwrap_or(Device::On);
    Ok((values.side()?, Action::Presence(PresenceAct::Device(device))))
}

/// Builds a sealed move. The author of a case need not invent a nonce.
pub(super) fn sealed(text: String) -> Sealed {
    Sealed { text, nonce: "case".to_owned() }
}

fn step(step: AdjournStep) -> Result<ArbiterAct, Unclear> {
    Ok(ArbiterAct::Adjourn(step))
}

fn answer(values: &Bindings, answer: Answer) -> Result<ArbiterAct, Unclear> {
    let question = values.number().ok().map(QuestionId);
    Ok(ArbiterAct::Answer { question, answer })
}

fn compensate(values: &Bindings) -> Result<ArbiterAct, Unclear> {
    Ok(ArbiterAct::Compensate(values.times().map(Option::unwrap_or_default)))
}

fn set_aside(values: &Bindings, scene: &SentenceContext<'_>) -> Result<ArbiterAct, Unclear> {
    let under = values.provision(scene.table.edition())?;
    Ok(ArbiterAct::SetAside { under, clocks: values.corrections() })
}

/// Builds extra time for one player.
fn compensate_side(values: &Bindings) -> Result<ArbiterAct, Unclear> {
    let (side, time) = (values.side()?, values.time()?);
    let given = |own| if own == side { time } else { Milliseconds::ZERO };
    Ok(ArbiterAct::Compensate(PerPlayer::from_fn(given)))
}

fn penalise(values: &Bindings, scene: &SentenceContext<'_>) -> Result<ArbiterAct, Unclear> {
    let under = values.provision(scene.table.edition())?;
    Ok(ArbiterAct::Penalise { whom: values.side()?, under, penalties: values.penalties()? })
}

/// Builds a warning; under the list of penalties if no provision is named.
fn warn(values: &Bindings, scene: &SentenceContext<'_>) -> Result<ArbiterAct, Unclear> {
    let under = match values.cited() {
        Ok(_) => values.provision(scene.table.edition())?,
        Err(_) => Provision::Penalties,
    };
    let penalties = vec![Penalty::Warning];
    Ok(ArbiterAct::Penalise { whom: values.side()?, under, penalties })
}

fn permit(values: &Bindings, what: Permission) -> Result<ArbiterAct, Unclear> {
    Ok(ArbiterAct::Permit { whom: values.side()?, what })
}
