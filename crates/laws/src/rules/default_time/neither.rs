//! Neither player is present at the scheduled start: White loses the time until White arrives, unless
//! announced otherwise.

use adoube_chess::Colour;

use crate::{
    Provision,
    clock::Milliseconds,
    regulations::NeitherPresent,
    rules::Draft,
    state::{RoundStart, Stage, Table},
    vocabulary::{Ground, Order, Presence, Refusal, RefusalReason},
};

/// Reports whether neither player was present at the start of the round.
pub(crate) fn is_nobody_present_at_start(table: &Table) -> bool {
    match table.setup().round_start {
        RoundStart::AsScheduled => table.setup().absent.white && table.setup().absent.black,
        RoundStart::ByArbiter => is_nobody_present(table),
    }
}

fn is_nobody_present(table: &Table) -> bool {
    Colour::ALL.into_iter().all(|colour| table.player(colour).presence == Presence::Absent)
}

/// Refuses to start while the clocks have to wait for a player; otherwise charges the time since the
/// scheduled start to the absent player who moves first.
pub(crate) fn start_with_absentees(draft: &mut Draft) -> Result<(), Refusal> {
    let table = draft.table();
    if clocks_wait(table) && is_nobody_present(table) {
        return draft.refuse(RefusalReason::NotPresent, Provision::NeitherPlayerPresent);
    }
    let first = table.to_move();
    if loses_time(table) && table.player(first).presence == Presence::Absent {
        charge_time(draft, first);
    }
    Ok(())
}

/// Reports whether the clocks wait until a player is present.
fn clocks_wait(table: &Table) -> bool {
    table.regulations().neither_present == NeitherPresent::ClocksWait
}

/// Reports whether time was lost before a clock was started. A round that the arbiter begins has begun with the clocks.
fn loses_time(table: &Table) -> bool {
    table.setup().round_start == RoundStart::AsScheduled
        && is_nobody_present_at_start(table)
        && !clocks_wait(table)
}

/// Charges that time to the player who moves first on arrival, if the game has not started yet.
pub(super) fn on_white_arrival(draft: &mut Draft, by: Colour) {
    let table = draft.table();
    if *table.stage() == Stage::BeforeStart && loses_time(table) && table.to_move() == by {
        charge_time(draft, by);
    }
}

fn charge_time(draft: &mut Draft, from: Colour) {
    let table = draft.table();
    let time = draft.at().since(table.setup().scheduled + table.interruption().delay());
    // A wall clock and an arbiter know no fractions of a second.
    let time = Milliseconds::new(time.get() / 1000 * 1000);
    if time == Milliseconds::ZERO {
        return;
    }
    let ruling = draft
        .ruling(Provision::NeitherPlayerPresent)
        .about(from)
        .ground(Ground::Late(time))
        .order(Order::TakeTime { from, time });
    draft.rule(ruling);
}
