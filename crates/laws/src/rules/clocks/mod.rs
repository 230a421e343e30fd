//! The clock in the arbiter's hands: started, stopped, started again, set.
//!
//! **Says:** White's clock is started at the scheduled time. The arbiter stops the clocks when the game has to be
//! interrupted and decides when they are started again. What a clock shows is decisive unless it is plainly defective;
//! then it is replaced, and the arbiter sets times and counter as he judges best.
//! **Differs:** a clock that was set wrongly has a rule of its own since 2009.

mod fault;
mod handling;

use adoube_chess::Colour;

pub(crate) use self::fault::set_right;
use super::{
    conduct::stated,
    default_time, rapid, sheets,
    stage::{not_over, playing},
};
use crate::{
    Provision,
    rules::Draft,
    state::Stage,
    vocabulary::{
        Answer, ArbiterAct, Arbitration, Author, Fact, Matter, Order, Question, Refusal, Topic,
        Who, Why,
    },
};

/// Starts the game.
pub(crate) fn start(draft: &mut Draft) -> Result<(), Refusal> {
    if *draft.table().stage() != Stage::BeforeStart {
        return draft.refuse(Why::AlreadyStarted, Provision::StartOfWhitesClock);
    }
    default_time::at_the_start(draft)?;
    let first = draft.table().to_move();
    draft.note(Fact::Started(first));
    Ok(())
}

/// Stops both clocks.
pub(crate) fn stop(draft: &mut Draft) -> Result<(), Refusal> {
    playing(draft)?;
    if draft.table().clock().running().is_none() {
        return draft.refuse(Why::ClocksStopped, Provision::ArbiterStopsClocks);
    }
    draft.note(Fact::ClocksStopped { by: Who::Arbiter, why: None });
    Ok(())
}

/// Starts a clock again.
pub(crate) fn restart(draft: &mut Draft, whose: Option<Colour>) -> Result<(), Refusal> {
    playing(draft)?;
    sheets::may_restart(draft)?;
    let table = draft.table();
    if table.clock().running().is_some() {
        return draft.refuse(Why::AlreadyDone, Provision::RestartOfClocks);
    }
    let whose = whose
        .or(table.clock().ran_before())
        .or(table.adjournment().replier())
        .unwrap_or(table.to_move());
    draft.note(Fact::ClockRestarted(whose));
    Ok(())
}

/// Sets, replaces, or installs the right setting.
pub(crate) fn adjust(draft: &mut Draft, act: &Arbitration) -> Result<(), Refusal> {
    not_over(draft)?;
    let author = Author::Arbiter(act.by.clone());
    let ground = stated(&act.ground);
    match &act.act {
        ArbiterAct::SetClock { whose, to } => {
            let order = Order::SetClock { whose: *whose, to: *to };
            let why = fault::concerned(draft, *whose);
            let mut ruling = draft.ruling(why).about(*whose).order(order);
            ruling.grounds.extend(ground);
            draft.rule(ruling.by(author));
        }
        ArbiterAct::ReplaceClock(corrections) => {
            let order = Order::ReplaceClock(*corrections);
            let mut ruling = draft.ruling(Provision::DefectiveClock).order(order);
            ruling.grounds.extend(ground);
            draft.rule(ruling.by(author));
        }
        ArbiterAct::InstallSetting(controls) => {
            if rapid::for_clock(draft)? == rapid::Still::Open {
                set_right(draft, controls.clone(), author, ground);
            }
        }
        _ => return Err(Why::NotForYou.into()),
    }
    Ok(())
}

/// Something is wrong with the clock, or with how it is handled.
pub(crate) fn found(
    draft: &mut Draft,
    who: Who,
    matter: Matter,
    author: Author,
) -> Result<(), Refusal> {
    playing(draft)?;
    match matter {
        Matter::DefectiveClock => fault::defect(draft, who, author),
        Matter::ClockSetting => fault::setting(draft, author),
        _ => handling::found(draft, who, author),
    }
}

/// The arbiter has judged the clock, or how it was handled.
pub(crate) fn judged(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    not_over(draft)?;
    match asked.topic {
        Topic::DefectiveClock => fault::judged_defect(draft, asked.about, answer, author),
        Topic::ClockSetting => fault::judged_times(draft, asked, answer, author),
        _ => handling::judged(draft, asked, answer, author)?,
    }
    Ok(())
}
