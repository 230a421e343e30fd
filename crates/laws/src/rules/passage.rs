//! What the mere passage of time brings about, up to the instant of an action.

use crate::table::{Draft, Fact};

/// Notes what has come about since the last event.
pub(crate) fn of_time(draft: &mut Draft) {
    let (_, fell) = draft.table().clock().clone().tick(draft.at());
    for (whose, fall) in fell {
        draft.note_at(fall.at, Fact::FlagFell { whose, fall });
    }
    super::adjournment::passes(draft);
}
