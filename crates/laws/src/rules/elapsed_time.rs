//! Effects of elapsed time, up to the instant of an action: flags fall, default times end.
//!
//! Each takes effect once, at its own instant. A fallen flag still has to be noticed; on a screen it is
//! noticed at once.

use super::{adjournment, default_time, flag};
use crate::{
    clock::{At, Milliseconds},
    rules::Draft,
    state::Table,
};

impl Table {
    /// Returns the next instant at which time alone has an effect: a flag fall, the end of a default time.
    /// An [`Action::Tick`](crate::vocabulary::Action::Tick) is due then.
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
    // A player is late strictly after the default time.
    let is_over = |end: At| end + Milliseconds::new(1);
    defaults.into_iter().flatten().map(is_over).chain(falls).min()
}

/// Records what has happened since the last event.
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
