//! Coming late to the resumption.

use adoube_chess::Colour;

use super::Step;
use crate::{
    Provision,
    clock::{At, Milliseconds},
    table::{Draft, Ground, Order, Outcome},
};

/// When whoever is not there has lost.
fn deadline(draft: &Draft) -> Option<At> {
    let table = draft.table();
    let appointed = table.adjournment().resumption?;
    Some(appointed + table.regulations().default_time_at_resumption()?)
}

/// Whether a player is still absent, or came, after that.
pub(super) fn is_too_late(draft: &Draft, who: Colour) -> bool {
    let is_there = draft.table().player(who).presence.is_at_the_board();
    !is_there && deadline(draft).is_some_and(|deadline| draft.at() > deadline)
}

/// Time passes. The player who has to reply loses when the default time is over; of the one who sealed only the
/// envelope can tell, so somebody has to open it.
pub(crate) fn passes(draft: &mut Draft) {
    let table = draft.table();
    if table.adjournment().step != Step::Resumed || table.outcome().is_some() {
        return;
    }
    let Some(sealer) = table.adjournment().envelope.as_ref().map(|envelope| envelope.sealed_by)
    else {
        return;
    };
    if is_too_late(draft, !sealer) {
        loses(draft, !sealer);
    }
}

/// A player who came too late, or not at all, has lost; both have, if neither came.
pub(super) fn loses(draft: &mut Draft, who: Colour) {
    let both = is_too_late(draft, !who);
    let late = deadline(draft).map_or(Milliseconds::ZERO, |deadline| draft.at().since(deadline));
    let outcome = if both { Outcome::BOTH_LOSE } else { Outcome::win(!who) };
    let ruling = draft.ruling(Provision::LateForResumption).about(who).ground(Ground::Late(late));
    draft.rule(ruling.order(Order::End(outcome)));
}
