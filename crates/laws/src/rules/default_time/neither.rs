//! Nobody is there at the scheduled start: White loses the time until White comes, unless it was announced otherwise.

use adoube_chess::Colour;

use crate::{
    Provision,
    clock::Milliseconds,
    regulations::NeitherPresent,
    rules::Draft,
    state::{Stage, Table},
    vocabulary::{Ground, Order, Presence, Refusal, RefusalReason},
};

/// Whether neither player was there at the scheduled start.
pub(crate) fn nobody_came(table: &Table) -> bool {
    table.setup().absent.white && table.setup().absent.black
}

/// The clock is to be started. If it had to wait for somebody, nobody's time runs; if not, what has passed since the
/// scheduled start is White's.
pub(crate) fn start_with_absentees(draft: &mut Draft) -> Result<(), Refusal> {
    let table = draft.table();
    let is_absent = |colour: Colour| table.player(colour).presence == Presence::Absent;
    let waits = table.regulations().neither_present == NeitherPresent::ClocksWait;
    if waits && Colour::ALL.into_iter().all(is_absent) {
        return draft.refuse(RefusalReason::NotPresent, Provision::NeitherPlayerPresent);
    }
    let first = table.to_move();
    if nobody_came(table) && !waits && is_absent(first) {
        charge_time(draft, first);
    }
    Ok(())
}

/// The player who has to begin comes, and no clock has been started yet.
pub(super) fn on_white_arrival(draft: &mut Draft, by: Colour) {
    let table = draft.table();
    let waits = table.regulations().neither_present == NeitherPresent::ClocksWait;
    if *table.stage() == Stage::BeforeStart && nobody_came(table) && !waits && table.to_move() == by
    {
        charge_time(draft, by);
    }
}

fn charge_time(draft: &mut Draft, from: Colour) {
    let time = draft.at().since(draft.table().setup().scheduled);
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
