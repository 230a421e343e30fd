//! Neither player is present at the scheduled start: White loses the time until White arrives, unless
//! announced otherwise.

use adoube_chess::Colour;

use crate::{
    Provision,
    clock::Milliseconds,
    regulations::NeitherPresent,
    rules::Draft,
    state::{Stage, Table},
    vocabulary::{Ground, Order, Presence, Refusal, RefusalReason},
};

/// Reports whether neither player was present at the scheduled start.
pub(crate) fn is_nobody_present_at_start(table: &Table) -> bool {
    table.setup().absent.white && table.setup().absent.black
}

/// Refuses to start while the clocks have to wait for a player; otherwise charges the time since the
/// scheduled start to the absent player who moves first.
pub(crate) fn start_with_absentees(draft: &mut Draft) -> Result<(), Refusal> {
    let table = draft.table();
    let is_absent = |colour: Colour| table.player(colour).presence == Presence::Absent;
    let waits = table.regulations().neither_present == NeitherPresent::ClocksWait;
    if waits && Colour::ALL.into_iter().all(is_absent) {
        return draft.refuse(RefusalReason::NotPresent, Provision::NeitherPlayerPresent);
    }
    let first = table.to_move();
    if is_nobody_present_at_start(table) && !waits && is_absent(first) {
        charge_time(draft, first);
    }
    Ok(())
}

/// Charges that time to the player who moves first on arrival, if the game has not started yet.
pub(super) fn on_white_arrival(draft: &mut Draft, by: Colour) {
    let table = draft.table();
    let waits = table.regulations().neither_present == NeitherPresent::ClocksWait;
    if *table.stage() == Stage::BeforeStart
        && is_nobody_present_at_start(table)
        && !waits
        && table.to_move() == by
    {
        charge_time(draft, by);
    }
}

fn charge_time(draft: &mut Draft, from: Colour) {
    let table = draft.table();
    let time = draft.at().since(table.setup().scheduled + table.interruption().delay());
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
