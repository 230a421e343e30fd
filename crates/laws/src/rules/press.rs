//! Pressing the clock: completing a move, legal or not, or pressing without one.
//!
//! **Says:** a player who has made a move presses the clock, which completes it; the time until then is the
//! player's, and the press is still allowed if the opponent has meanwhile moved. The hand that moved
//! presses, properly.
//! **Differs:** since 2014 the next move makes up for a forgotten press; since 2017 a press without a move
//! is an illegal move.
//! **Decides from:** whose clock is running, and whether a made move was not pressed.

use adoube_chess::Colour;

use super::{hands, irregularities, next_move::complete_by_next_move};
use crate::{
    Provision,
    clock::{Device, Mode},
    regulations::BoardMode,
    rules::Draft,
    state::{RoundStart, Stage, Table},
    vocabulary::{Completion, Fact, Hand, Latent, Manner, Presence, Refusal, RefusalReason},
};

/// Handles a press of the clock.
pub(crate) fn press(
    draft: &mut Draft,
    by: Colour,
    hand: Hand,
    manner: Manner,
) -> Result<(), Refusal> {
    super::blind::may_press(draft, by)?;
    let table = draft.table();
    if *table.stage() == Stage::BeforeStart {
        return start_first_clock(draft, by);
    }
    match table.clock().running() {
        None => return draft.refuse(RefusalReason::ClocksStopped, Provision::RestartOfClocks),
        Some(running) if running != by => {
            return draft.refuse(RefusalReason::ClockNotRunning, Provision::RightToPressClock);
        }
        Some(_) => {}
    }
    if table.adjournment().has_sealed_reply(by) {
        draft.note(Fact::Pressed { by, hand, manner });
        return Ok(());
    }
    if table.has_moved_ahead(by) && table.to_move() == by {
        hands::note_made_move(draft, by);
    }
    let table = draft.table();
    let is_otherwise = table.to_move() == by && table.stands_otherwise(by);
    // A piece in the hand is not a move yet, so the hand that holds it has not made one.
    let is_moved = is_otherwise || table.player(by).owes_press;
    let moved_with = table.player(by).hands.used.filter(|_| is_moved);
    if is_otherwise {
        may_be_illegal(draft)?;
        complete_illegal_move(draft, by, hand, manner);
    } else if table.player(by).owes_press {
        draft.note(Fact::Pressed { by, hand, manner });
        draft.note(Fact::MoveCompleted { by, how: Completion::Press });
    } else if table.to_move() == by {
        may_be_illegal(draft)?;
        let ply = table.history().plies();
        draft.note(Fact::Pressed { by, hand, manner });
        draft.note(Fact::IrregularityArose(Latent::PressWithoutMove { by, ply }));
    } else {
        draft.note(Fact::Pressed { by, hand, manner });
    }
    if moved_with.is_some_and(|used| used != Hand::Both && used != hand) {
        draft.note(Fact::IrregularityArose(Latent::OtherHand(by)));
    }
    match manner {
        Manner::Proper => {}
        Manner::Hovering => draft.note(Fact::IrregularityArose(Latent::Hovering(by))),
        Manner::Banging | Manner::Rough => {
            draft.note(Fact::IrregularityArose(Latent::ClockHandling(by)));
        }
    }
    Ok(())
}

/// Lets the opponent of the player who moves first start that player's clock. Where the arbiter begins the round, both
/// must be there by the scheduled time: nobody loses time before the round has begun.
fn start_first_clock(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    let table = draft.table();
    let is_absent = table.player(!by).presence == Presence::Absent;
    let is_early = draft.at() < table.setup().scheduled;
    let waits_for_arbiter =
        table.setup().round_start == RoundStart::ByArbiter && (is_absent || is_early);
    if table.to_move() == by || waits_for_arbiter {
        return draft.refuse(RefusalReason::NotStarted, Provision::StartOfWhitesClock);
    }
    super::clocks::start(draft)
}

/// Refuses, on a screen, to press a move that is not legal.
fn may_be_illegal(draft: &Draft) -> Result<(), Refusal> {
    if draft.table().regulations().board == BoardMode::Enforced {
        return draft.refuse(RefusalReason::IllegalMove, Provision::LegalAndIllegalMove);
    }
    Ok(())
}

/// Completes a move that is not legal.
fn complete_illegal_move(draft: &mut Draft, by: Colour, hand: Hand, manner: Manner) {
    if draft.table().player(by).owes_press {
        complete_by_next_move(draft, by);
    }
    draft.note(Fact::Pressed { by, hand, manner });
    irregularities::complete(draft, by);
    draft.note(Fact::MoveCompleted { by, how: Completion::Press });
}

/// Returns the provisions of a press: it may end a period, or come before the delay has elapsed.
pub(crate) fn under(table: &Table, by: Colour) -> Vec<Provision> {
    let mut under = vec![Provision::RightToPressClock];
    let clock = table.clock();
    match clock.mode(by) {
        Mode::Delay(_) | Mode::Bronstein(_) => {
            under.extend([Provision::DelayBeforeMainTime, Provision::TermDelayMode]);
        }
        Mode::Plain | Mode::Increment(_) => {}
    }
    let required = clock.control(by).required(clock.period(by));
    let completes = required.is_some_and(|moves| clock.completed(by).next() >= moves);
    if completes && clock.setting().device == Device::Counting && clock.down(by).is_none() {
        under.extend([Provision::TimeControlPeriods, Provision::SavedTimeCarriesOver]);
    }
    under
}
