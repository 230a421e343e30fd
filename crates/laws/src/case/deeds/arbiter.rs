//! What an arbiter does. The name may stand before it, and `because "…"` behind it.

use adoube_chess::Colour;

use crate::{
    Provision,
    case::{
        moves::Scene,
        values::{Unclear, Values},
    },
    clock::{At, Milliseconds, PerPlayer},
    vocabulary::{
        Action, AdjournStep, Answer, ArbiterAct, Device, Penalty, Permission, PresenceAct,
        QuestionId, Restored, Sealed,
    },
};

type Build = fn(&Values, &Scene<'_>) -> Result<ArbiterAct, Unclear>;

/// One row a verb.
pub(super) const ROWS: &[(&str, Build)] = &[
    ("draws [the] array {number}", |v, _| {
        Ok(ArbiterAct::DrawArray(u16::try_from(v.number()?).unwrap_or(u16::MAX)))
    }),
    ("starts the (clocks|clock|game)", |_, _| Ok(ArbiterAct::Start)),
    ("(stops|pauses) the (clocks|clock)", |_, _| Ok(ArbiterAct::Stop)),
    ("restarts [the clocks|the clock|the game]", |_, _| Ok(ArbiterAct::Restart(None))),
    ("starts the (clocks|clock|game) again", |_, _| Ok(ArbiterAct::Restart(None))),
    ("(restarts|starts) {whose} clock", |v, _| Ok(ArbiterAct::Restart(Some(v.side()?)))),
    ("sets {whose} clock to {correction}", |v, _| {
        Ok(ArbiterAct::SetClock { whose: v.side()?, to: v.correction()? })
    }),
    ("replaces the clock[:] {side} {correction}, {side} {correction}", |v, _| {
        Ok(ArbiterAct::ReplaceClock(v.corrections()))
    }),
    ("replaces the clock", |v, _| Ok(ArbiterAct::ReplaceClock(v.corrections()))),
    ("installs the setting {control}", |v, _| Ok(ArbiterAct::InstallSetting(v.controls()?))),
    ("installs the setting[:] {side} {control}, {side} {control}", |v, _| {
        Ok(ArbiterAct::InstallSetting(v.controls()?))
    }),
    (
        "(sees|notices|observes) {matter} [(by|of) {side}] [(at|in|on) move {number}|at {after}]",
        |v, scene| Ok(ArbiterAct::Notice(v.irregularity(scene, None)?)),
    ),
    (
        "(sees|notices|observes) {whose} {matter} [(at|in|on) move {number}|at {after}]",
        |v, scene| Ok(ArbiterAct::Notice(v.irregularity(scene, None)?)),
    ),
    ("restores the position after {after}", |v, scene| {
        let ply = v.half_move()?.ply(scene.table.setup().board());
        Ok(ArbiterAct::Restore(Restored::After(ply)))
    }),
    ("restores the (start|starting position)", |_, _| {
        Ok(ArbiterAct::Restore(Restored::After(crate::history::Ply(0))))
    }),
    ("restores the position {fen}", |v, _| {
        Ok(ArbiterAct::Restore(Restored::Identified(v.board()?.0)))
    }),
    ("answers [question {number}][:] yes", |v, _| answer(v, Answer::Yes)),
    ("answers [question {number}][:] no", |v, _| answer(v, Answer::No)),
    ("answers [question {number}][:] no penalty", |v, _| answer(v, Answer::NoPenalty)),
    ("answers [question {number}] (penalty|penalties)[:] {penalties}", |v, _| {
        answer(v, Answer::Penalty(v.penalties()?))
    }),
    ("answers [question {number}] times[:] {side} {correction}, {side} {correction}", |v, _| {
        answer(v, Answer::Times(v.corrections()))
    }),
    ("answers [question {number}][:] the times stay", |v, _| answer(v, Answer::TimesStay)),
    ("answers [question {number}][:] {result}", |v, _| answer(v, Answer::Outcome(v.outcome()?))),
    ("answers [question {number}][:] the game goes on", |v, _| answer(v, Answer::GoesOn)),
    ("answers [question {number}][:] {mark} for the opponent", |v, _| {
        answer(v, Answer::Mark(v.named("mark")?))
    }),
    ("answers [question {number}][:] later", |v, _| answer(v, Answer::Later(Milliseconds::ZERO))),
    ("answers [question {number}][:] later with {gain} for the opponent", |v, _| {
        answer(v, Answer::Later(v.time()?))
    }),
    ("penalises {side} under {provision}[:] {penalties}", |v, scene| {
        Ok(ArbiterAct::Penalise {
            whom: v.side()?,
            under: v.provision(scene.table.edition())?,
            penalties: v.penalties()?,
        })
    }),
    ("penalises {side} with {penalties} under {provision}", |v, scene| {
        Ok(ArbiterAct::Penalise {
            whom: v.side()?,
            under: v.provision(scene.table.edition())?,
            penalties: v.penalties()?,
        })
    }),
    ("warns {side} [under {provision}]", |v, scene| warn(v, scene)),
    ("gives {side} a warning [under {provision}]", |v, scene| warn(v, scene)),
    ("gives {side} {amount} [more|extra|extra time]", |v, _| compensate(v)),
    ("adds {amount} to {whose} clock", |v, _| {
        let (side, time) = (v.side()?, v.time()?);
        Ok(ArbiterAct::Compensate(PerPlayer::of(|own| {
            if own == side { time } else { Milliseconds::ZERO }
        })))
    }),
    ("gives (both|both players) {amount} [more|extra|extra time]", |v, _| {
        Ok(ArbiterAct::Compensate(PerPlayer::same(v.time()?)))
    }),
    ("gives {side} {amount} and {side} {amount}", |v, _| compensate(v)),
    ("allows {side} to leave {area}", |v, _| permit(v, Permission::ToLeave(v.named("area")?))),
    ("allows {side} [to have] a (device|phone)", |v, _| permit(v, Permission::Device)),
    ("allows {side} to agree on a draw", |v, _| permit(v, Permission::DrawAgreement)),
    ("allows {side} an assistant for {duty}", |v, _| {
        permit(v, Permission::Assistant(v.named("duty")?))
    }),
    ("gives {side} a piece", |v, _| permit(v, Permission::Piece)),
    ("excuses {side}", |v, _| Ok(ArbiterAct::Excuse(v.side()?))),
    ("declares {result} under {provision}", |v, scene| {
        let under = v.provision(scene.table.edition())?;
        Ok(ArbiterAct::Declare { outcome: v.outcome()?, under })
    }),
    ("decides under {provision} [about {side}]", |v, scene| {
        let under = v.provision(scene.table.edition())?;
        Ok(ArbiterAct::Decide { under, about: v.side().ok() })
    }),
    ("adjourns the game", |_, _| Ok(ArbiterAct::Adjourn(AdjournStep::Request))),
    ("checks the envelope", |_, _| Ok(ArbiterAct::Adjourn(AdjournStep::CheckEnvelope))),
    ("appoints the resumption for {time} [until {time}] [in {text}]", |v, _| {
        let mut times = v.all_times().map(|time| At::ZERO + time);
        let (at, until) = (times.next().unwrap_or_default(), times.next());
        let place = v.text().unwrap_or_default();
        Ok(ArbiterAct::Adjourn(AdjournStep::Appoint { at, until, place }))
    }),
    ("resumes the game", |_, _| Ok(ArbiterAct::Adjourn(AdjournStep::Resume))),
    ("opens the envelope[:] {text}", |v, _| {
        Ok(ArbiterAct::Adjourn(AdjournStep::Open(sealed(v.text()?))))
    }),
    ("opens the envelope with the reply[:] {text}", |v, _| {
        Ok(ArbiterAct::Adjourn(AdjournStep::OpenReply(sealed(v.text()?))))
    }),
    ("finds the envelope lost", |_, _| Ok(ArbiterAct::Adjourn(AdjournStep::EnvelopeLost))),
    ("finds the position lost", |_, _| Ok(ArbiterAct::Adjourn(AdjournStep::PositionLost))),
    ("tells {told}", |v, _| Ok(ArbiterAct::Tell(v.named("told")?))),
    ("comes to the board", |_, _| Ok(ArbiterAct::Come)),
    ("appoints assistants", |_, _| Ok(ArbiterAct::AppointAssistants)),
    ("records that play went on", |_, _| Ok(ArbiterAct::PlayWentOn { pressed: true })),
    ("records that play went on without a press", |_, _| {
        Ok(ArbiterAct::PlayWentOn { pressed: false })
    }),
    ("has the game reconstructed", |_, _| Ok(ArbiterAct::Reconstruct)),
    ("decides the appeal[:] the result stands", |_, _| Ok(ArbiterAct::DecideAppeal(None))),
    ("decides the appeal[:] {result}", |v, _| Ok(ArbiterAct::DecideAppeal(Some(v.outcome()?)))),
];

/// What the arbiter finds out about a player.
pub(super) const FOUND: &[(&str, Found)] = &[
    ("finds a [mobile] (phone|device) on {side} [that is {device}]", device),
    ("[searches {side} and] finds a [mobile] (phone|device) that is {device} on {side}", device),
    ("searches {side} and finds a [mobile] (phone|device) [that is {device}]", device),
    ("(searches {side} and finds|finds) nothing [on {side}]", |v| {
        // What is not there has no consequence.
        Ok((v.side()?, Action::Tick))
    }),
];

type Found = fn(&Values) -> Result<(Colour, Action), Unclear>;

/// A device that was found; of which nothing else is said, switched on.
fn device(values: &Values) -> Result<(Colour, Action), Unclear> {
    let device = values.named("device").unwrap_or(Device::On);
    Ok((values.side()?, Action::Presence(PresenceAct::Device(device))))
}

/// A sealed move. Whoever writes a case need not guess what nobody can guess.
pub(super) fn sealed(text: String) -> Sealed {
    Sealed { text, nonce: "case".to_owned() }
}

fn answer(values: &Values, answer: Answer) -> Result<ArbiterAct, Unclear> {
    let question = values.number().ok().map(QuestionId);
    Ok(ArbiterAct::Answer { question, answer })
}

fn compensate(values: &Values) -> Result<ArbiterAct, Unclear> {
    Ok(ArbiterAct::Compensate(values.times().map(Option::unwrap_or_default)))
}

/// A warning; where no provision is named, as the list of penalties has it.
fn warn(values: &Values, scene: &Scene<'_>) -> Result<ArbiterAct, Unclear> {
    let under = match values.cited() {
        Ok(_) => values.provision(scene.table.edition())?,
        Err(_) => Provision::Penalties,
    };
    let penalties = vec![Penalty::Warning];
    Ok(ArbiterAct::Penalise { whom: values.side()?, under, penalties })
}

fn permit(values: &Values, what: Permission) -> Result<ArbiterAct, Unclear> {
    Ok(ArbiterAct::Permit { whom: values.side()?, what })
}
