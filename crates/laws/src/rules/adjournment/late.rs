//! Coming late to the resumption.

use adoube_chess::Colour;

use crate::{
    Provision,
    clock::{At, Milliseconds},
    rules::Draft,
    state::{Step, Table},
    vocabulary::{Ground, Order, Outcome},
};

/// When whoever is not there has lost.
fn deadline(table: &Table) -> Option<At> {
    let appointed = table.adjournment().resumption?;
    Some(appointed + table.regulations().default_time_at_resumption()?)
}

/// Whether a player is still absent, or came, after that.
pub(super) fn is_too_late(draft: &Draft, who: Colour) -> bool {
    let is_there = draft.table().player(who).presence.is_at_the_board();
    !is_there && deadline(draft.table()).is_some_and(|deadline| draft.at() > deadline)
}

/// Time passes. The player who has to reply loses when the default time is over; of the one who sealed only the
/// envelope can tell, so somebody has to open it.
pub(crate) fn passes(draft: &mut Draft) {
    if let Some(replies) = awaits_reply(draft.table())
        && is_too_late(draft, replies)
    {
        loses(draft, replies);
    }
}

/// Who has to reply to the sealed move, while its envelope is closed.
fn awaits_reply(table: &Table) -> Option<Colour> {
    let is_closed = table.adjournment().step == Step::Resumed && table.outcome().is_none();
    let envelope = table.adjournment().envelope.as_ref().filter(|_| is_closed)?;
    Some(!envelope.sealed_by)
}

/// The end of the default time, if the player who has to reply is waited for.
pub(crate) fn ends(table: &Table) -> Option<At> {
    let replies = awaits_reply(table)?;
    deadline(table).filter(|_| !table.player(replies).presence.is_at_the_board())
}

/// A player who came too late, or not at all, has lost; both have, if neither came.
pub(super) fn loses(draft: &mut Draft, who: Colour) {
    let both = is_too_late(draft, !who);
    let late =
        deadline(draft.table()).map_or(Milliseconds::ZERO, |deadline| draft.at().since(deadline));
    let outcome = if both { Outcome::BOTH_LOSE } else { Outcome::win(!who) };
    let ruling = draft.ruling(Provision::LateForResumption).about(who).ground(Ground::Late(late));
    draft.rule(ruling.order(Order::End(outcome)));
}
