//! What the arbiter decides about a game: its result, time after a disturbance, and what only has to be recorded.
//!
//! **Says:** the arbiter applies the Laws, decides by analogy where they are silent, and may give time after a
//! disturbance from outside.
//! **Differs:** since 2017 both scores together stay within what a game gives; since 2014 there are assistants.
//! **Decides from:** what the arbiter says, held against the limits of the edition.

use adoube_chess::Colour;

use crate::{
    Provision,
    clock::{Milliseconds, PerPlayer},
    regulations::Has,
    rules::Draft,
    state::{Stage, Table},
    vocabulary::{
        Answer, Author, DecidedBy, Ground, Order, Outcome, Presence, Refusal, RefusalReason,
        Ruling, Topic,
    },
};

/// Declares a result.
pub(crate) fn declare(
    draft: &mut Draft,
    outcome: Outcome,
    under: Provision,
    author: Author,
    ground: Option<Ground>,
) -> Result<(), Refusal> {
    let table = draft.table();
    if table.cite(under).is_none() {
        return Err(RefusalReason::NotInEdition.into());
    }
    if !under.can_carry_result() {
        return draft.refuse(RefusalReason::NoGround, under);
    }
    if *table.stage() == Stage::Void {
        return Err(RefusalReason::GameIsVoid.into());
    }
    // What the players have signed may have put a result in question that is declared again.
    let asked = table.questions().iter().find(|open| open.topic == Topic::WrittenResult).cloned();
    if table.outcome() == Some(outcome) && asked.is_none() {
        return draft.refuse(RefusalReason::AlreadyDone, under);
    }
    check_within_limits(draft, outcome)?;
    if let Some(asked) = asked {
        draft.answered(&asked, &Answer::Outcome(outcome), &author);
    }
    let ruling = draft.ruling(under).also(Provision::PointsForAGame).also(Provision::ScoreLimits);
    let ruling = ground.into_iter().fold(ruling.by(author), Ruling::ground);
    draft.rule(ruling.order(Order::End(outcome)));
    Ok(())
}

/// Whether a result is one that the arbiter may give: within the limits of the scores, and without play only to a game
/// that was not played.
pub(crate) fn check_within_limits(draft: &Draft, outcome: Outcome) -> Result<(), Refusal> {
    if outcome.by == DecidedBy::Forfeit && has_been_played(draft.table()) {
        return draft.refuse(RefusalReason::AlreadyStarted, Provision::TermResult);
    }
    let regulations = draft.table().regulations();
    let is_limited = regulations.terms().score_limit == Has::Yes;
    if is_limited && !regulations.points.within_maximum(outcome.marks) {
        return draft.refuse(RefusalReason::ScoreTooHigh, Provision::ScoreLimits);
    }
    Ok(())
}

/// Whether a game has begun with both players at the board, and was not decided without play.
fn has_been_played(table: &Table) -> bool {
    let is_absent = |colour| table.player(colour).presence == Presence::Absent;
    match table.stage() {
        Stage::BeforeStart | Stage::Void => false,
        Stage::Over { outcome, .. } => outcome.by == DecidedBy::Play,
        Stage::Playing => !Colour::ALL.into_iter().any(is_absent),
        Stage::Adjourned => true,
    }
}

/// Takes a decision that needs no more than to be recorded. What the Laws order themselves is no such decision.
pub(crate) fn decide(
    draft: &mut Draft,
    under: Provision,
    about: Option<Colour>,
    author: Author,
    ground: Option<Ground>,
) -> Result<(), Refusal> {
    let edition = draft.table().edition();
    if edition.cite(under).is_none() {
        return Err(RefusalReason::NotInEdition.into());
    }
    if !under.can_carry_decision(edition) {
        return draft.refuse(RefusalReason::NothingOfTheKind, under);
    }
    let ruling = ground.into_iter().fold(draft.ruling(under).by(author), Ruling::ground);
    draft.rule(about.into_iter().fold(ruling, Ruling::about));
    Ok(())
}

/// Gives time after a disturbance from outside.
pub(crate) fn compensate(
    draft: &mut Draft,
    time: PerPlayer<Milliseconds>,
    author: Author,
    ground: Option<Ground>,
) -> Result<(), Refusal> {
    match draft.table().stage() {
        Stage::BeforeStart | Stage::Playing | Stage::Adjourned => {}
        Stage::Over { outcome, .. } => return Err(RefusalReason::GameIsOver(*outcome).into()),
        Stage::Void => return Err(RefusalReason::GameIsVoid.into()),
    }
    let mut ruling = draft.ruling(Provision::TimeForDisturbance).by(author);
    for to in Colour::ALL.into_iter().filter(|to| !time[*to].is_zero()) {
        ruling = ruling.order(Order::AddTime { to, time: time[to] });
    }
    if ruling.orders.is_empty() {
        return draft.refuse(RefusalReason::NothingOfTheKind, Provision::TimeForDisturbance);
    }
    draft.rule(ground.into_iter().fold(ruling, Ruling::ground));
    Ok(())
}

/// Appoints assistants. Where the edition has none, nothing forbids it.
pub(crate) fn appoint(draft: &mut Draft, author: Author, ground: Option<Ground>) {
    let ruling = draft.ruling(Provision::AssistantsOfTheArbiter).by(author);
    draft.rule(ground.into_iter().fold(ruling, Ruling::ground));
}
