//! What the mere passage of time brings about, up to the instant of an action: flags fall, default times pass.
//!
//! Each comes about at its own instant and once. A flag that has fallen is there to be seen; on a screen it is seen.

use super::{adjournment, default_time, flag};
use crate::{
    clock::{At, Milliseconds},
    rules::Draft,
    state::Table,
};

impl Table {
    /// The first instant at which time alone brings something about, if nobody does anything before: a flag falls, a
    /// default time has passed. An [`Action::Tick`](crate::vocabulary::Action::Tick) is due then.
    pub fn next_deadline(&self) -> Option<At> {
        next_deadline(self)
    }
}

fn next_deadline(table: &Table) -> Option<At> {
    if table.outcome().is_some() {
        return None;
    }
    let falls = table.clock().next_fall().map(|(_, at)| at);
    let defaults = [default_time::ends(table), adjournment::ends(table)];
    // Late is who comes after the default time, not with it.
    let is_over = |end: At| end + Milliseconds::new(1);
    defaults.into_iter().flatten().map(is_over).chain(falls).min()
}

/// Notes what has come about since the last event.
pub(crate) fn note_elapsed_time(draft: &mut Draft) {
    let until = draft.at();
    if let Some(end) = default_time::passes(draft.table(), until) {
        flag::fall_until(draft, end);
        if default_time::passes(draft.table(), until).is_some() {
            draft.as_of(end, default_time::check_default_time);
        }
    }
    flag::fall_until(draft, until);
    adjournment::check_lateness(draft);
}
