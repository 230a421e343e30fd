//! Decisions of the arbiter about a game: its result, time after a disturbance, and decisions that are only recorded.
//!
//! **Says:** the arbiter applies the Laws, decides by analogy where they are silent, and may give time
//! after an external disturbance.
//! **Differs:** since 2017 both scores together stay within the points of a game; since 2014 there are assistants.
//! **Decides from:** the arbiter's statement, checked against the limits of the edition.

use adoube_chess::Colour;

use crate::{
    Provision,
    clock::{Correction, Milliseconds, PerPlayer},
    history::Ply,
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
    // The players' signatures may have put in question a result that is now declared again.
    let asked = table.questions().iter().find(|open| open.topic == Topic::WrittenResult).cloned();
    if table.outcome() == Some(outcome) && asked.is_none() {
        return draft.refuse(RefusalReason::AlreadyDone, under);
    }
    check_within_limits(draft, outcome)?;
    if let Some(asked) = asked {
        draft.note_answer(&asked, &Answer::Outcome(outcome), &author);
    }
    let ruling = draft.ruling(under).also(Provision::PointsForAGame).also(Provision::ScoreLimits);
    let ruling = ground.into_iter().fold(ruling.by(author), Ruling::ground);
    draft.rule(ruling.order(Order::End(outcome)));
    Ok(())
}

/// Sets aside a result that came about by a fault: the game is resumed, with the clocks as the arbiter sets them.
pub(crate) fn set_aside(
    draft: &mut Draft,
    under: Provision,
    clocks: PerPlayer<Correction>,
    author: Author,
    ground: Option<Ground>,
) -> Result<(), Refusal> {
    let table = draft.table();
    if table.cite(under).is_none() {
        return Err(RefusalReason::NotInEdition.into());
    }
    if !under.can_set_result_aside() {
        return draft.refuse(RefusalReason::NoGround, under);
    }
    if table.outcome().is_none() {
        return draft.refuse(RefusalReason::NothingOfTheKind, under);
    }
    let has_time = |colour: Colour| clocks[colour].time.is_some_and(|time| !time.is_zero());
    let is_down = |colour: Colour| table.clock().down(colour).is_some();
    if Colour::ALL.into_iter().any(|colour| is_down(colour) && !has_time(colour)) {
        return draft.refuse(RefusalReason::ClockToBeSet, under);
    }
    let mut ruling = draft.ruling(under).by(author).order(Order::PlayOn);
    for (whose, to) in clocks.iter().filter(|(_, to)| **to != Correction::default()) {
        ruling = ruling.order(Order::SetClock { whose, to: *to });
    }
    draft.rule(ground.into_iter().fold(ruling, Ruling::ground));
    Ok(())
}

/// Checks that the arbiter may give this result: within the limits of the scores, and by forfeit only if
/// the game was not played.
pub(crate) fn check_within_limits(draft: &Draft, outcome: Outcome) -> Result<(), Refusal> {
    if outcome.by == DecidedBy::Forfeit && has_been_played(draft.table()) {
        return draft.refuse(RefusalReason::AlreadyStarted, Provision::TermResult);
    }
    let regulations = draft.table().regulations();
    let is_limited = regulations.terms().score_limit == Has::Yes;
    if is_limited && !regulations.points.is_within_maximum(outcome.marks) {
        return draft.refuse(RefusalReason::ScoreTooHigh, Provision::ScoreLimits);
    }
    Ok(())
}

/// After this many half-moves both players have made one.
const EACH_ONE_MOVE: Ply = Ply(2);

/// Reports whether a game has begun with both players at the board and was not decided by forfeit. A player
/// who has not made a move may turn out to have never come.
fn has_been_played(table: &Table) -> bool {
    let is_absent = |colour| table.player(colour).presence == Presence::Absent;
    match table.stage() {
        Stage::BeforeStart | Stage::Void => false,
        Stage::Over { outcome, .. } => outcome.by == DecidedBy::Play,
        Stage::Playing => {
            let have_moved = table.history().plies() >= EACH_ONE_MOVE;
            have_moved && !Colour::ALL.into_iter().any(is_absent)
        }
        Stage::Adjourned => true,
    }
}

/// Takes a decision that only needs to be recorded. What the Laws themselves order is not such a decision.
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

/// Gives time after an external disturbance.
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

/// Appoints assistants. Where the edition has no rule on them, nothing forbids it.
pub(crate) fn appoint(draft: &mut Draft, author: Author, ground: Option<Ground>) {
    let ruling = draft.ruling(Provision::AssistantsOfTheArbiter).by(author);
    draft.rule(ground.into_iter().fold(ruling, Ruling::ground));
}
