//! The clock in the arbiter's hands.

use adoube_chess::Colour;

use crate::table::{
    Answer, Arbitration, Author, Draft, Fact, Matter, Question, Refusal, Stage, Who, Why,
};

/// Starts the game.
pub(crate) fn start(draft: &mut Draft) -> Result<(), Refusal> {
    if *draft.table().stage() != Stage::BeforeStart {
        return Err(Why::AlreadyStarted.into());
    }
    let first = draft.table().to_move();
    draft.note(Fact::Started(first));
    Ok(())
}

/// Stops both clocks.
pub(crate) fn stop(draft: &mut Draft) -> Result<(), Refusal> {
    if draft.table().clock().running().is_none() {
        return Err(Why::ClocksStopped.into());
    }
    draft.note(Fact::ClocksStopped { by: Who::Arbiter, why: None });
    Ok(())
}

/// Starts a clock again.
pub(crate) fn restart(draft: &mut Draft, whose: Option<Colour>) -> Result<(), Refusal> {
    super::sheets::may_restart(draft)?;
    let table = draft.table();
    if table.clock().running().is_some() {
        return Err(Why::AlreadyDone.into());
    }
    let whose = whose.or(table.clock().ran_before()).unwrap_or(table.to_move());
    draft.note(Fact::ClockRestarted(whose));
    Ok(())
}

/// Sets, replaces, or installs the right setting.
pub(crate) fn adjust(_draft: &mut Draft, _act: &Arbitration) -> Result<(), Refusal> {
    Err(Why::NotInEdition.into())
}

/// Something is wrong with the clock, or with how it is handled.
pub(crate) fn found(
    _draft: &mut Draft,
    _who: Who,
    _matter: Matter,
    _author: Author,
) -> Result<(), Refusal> {
    Err(Why::NotInEdition.into())
}

/// The arbiter has judged how the clock was handled.
pub(crate) fn judged(
    _draft: &mut Draft,
    _asked: &Question,
    _answer: &Answer,
    _author: Author,
) -> Result<(), Refusal> {
    Err(Why::NotInEdition.into())
}
