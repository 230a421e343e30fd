//! The clock operated by the arbiter: started, stopped, restarted, set.
//!
//! **Says:** White's clock is started at the scheduled time. The arbiter stops the clocks when the game has
//! to be interrupted and decides when they are restarted. What a clock shows is decisive unless it is
//! evidently defective; then it is replaced, and the arbiter sets times and counter by best judgement.
//! **Differs:** a clock that was set wrongly has its own rule since 2009.

pub(crate) mod fault;
pub(crate) mod handling;
pub(crate) mod interruption;

use adoube_chess::Colour;

pub(crate) use self::fault::set_right;
use super::{
    default_time, rapid, sheets,
    stage::{check_not_over, check_playing},
};
use crate::{
    Provision,
    clock::{Correction, PerPlayer, TimeControl},
    rules::Draft,
    state::Stage,
    vocabulary::{Author, Fact, Ground, Order, Refusal, RefusalReason, Ruling, Who},
};

/// Starts the game.
pub(crate) fn start(draft: &mut Draft) -> Result<(), Refusal> {
    if *draft.table().stage() != Stage::BeforeStart {
        return draft.refuse(RefusalReason::AlreadyStarted, Provision::StartOfWhitesClock);
    }
    default_time::start_with_absentees(draft)?;
    let first = draft.table().to_move();
    draft.note(Fact::Started(first));
    Ok(())
}

/// Stops both clocks.
pub(crate) fn stop(draft: &mut Draft) -> Result<(), Refusal> {
    check_playing(draft)?;
    if draft.table().clock().running().is_none() {
        return draft.refuse(RefusalReason::ClocksStopped, Provision::ArbiterStopsClocks);
    }
    draft.note(Fact::ClocksStopped { by: Who::Arbiter, why: None });
    Ok(())
}

/// Records a press by somebody who is not playing this game. What follows is for the arbiter to decide.
pub(crate) fn press_by_other(draft: &mut Draft, by: Who) -> Result<(), Refusal> {
    check_playing(draft)?;
    let Some(whose) = draft.table().clock().running() else {
        return draft.refuse(RefusalReason::ClocksStopped, Provision::NoInterference);
    };
    draft.note(Fact::PressedByOther { by, whose });
    Ok(())
}

/// Restarts a clock.
pub(crate) fn restart(draft: &mut Draft, whose: Option<Colour>) -> Result<(), Refusal> {
    check_playing(draft)?;
    sheets::may_restart(draft)?;
    let table = draft.table();
    if table.clock().running().is_some() {
        return draft.refuse(RefusalReason::AlreadyDone, Provision::RestartOfClocks);
    }
    let whose = whose
        .or(table.clock().ran_before())
        .or(table.adjournment().replier())
        .unwrap_or(table.to_move());
    draft.note(Fact::ClockRestarted(whose));
    Ok(())
}

/// Sets a clock.
pub(crate) fn set(
    draft: &mut Draft,
    whose: Colour,
    to: Correction,
    author: Author,
    ground: Option<Ground>,
) -> Result<(), Refusal> {
    check_not_over(draft)?;
    let why = fault::concerned(draft, whose);
    let ruling = draft.ruling(why).about(whose).order(Order::SetClock { whose, to });
    let besides = fault::without_irregularity(draft, why);
    let mut ruling = besides.into_iter().fold(ruling, Ruling::also);
    ruling.grounds.extend(ground);
    draft.rule(ruling.by(author));
    Ok(())
}

/// Replaces the clock.
pub(crate) fn replace(
    draft: &mut Draft,
    corrections: PerPlayer<Correction>,
    author: Author,
    ground: Option<Ground>,
) -> Result<(), Refusal> {
    check_not_over(draft)?;
    let order = Order::ReplaceClock(corrections);
    let mut ruling = draft.ruling(Provision::DefectiveClock).order(order);
    ruling.grounds.extend(ground);
    draft.rule(ruling.by(author));
    Ok(())
}

/// Installs the correct setting.
pub(crate) fn install(
    draft: &mut Draft,
    controls: &PerPlayer<TimeControl>,
    author: Author,
    ground: Option<Ground>,
) -> Result<(), Refusal> {
    check_not_over(draft)?;
    if rapid::rule_clock(draft)? == rapid::CorrectionStatus::Open {
        set_right(draft, controls.clone(), author, ground);
    }
    Ok(())
}
