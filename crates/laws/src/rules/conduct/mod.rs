//! Conduct, penalties and appeals (Articles 11 to 13).

pub(crate) mod appeal;
pub(crate) mod assistants;
mod carries;
mod citations;
pub(crate) mod declare;
pub(crate) mod expulsion;
pub(crate) mod information;
pub(crate) mod misconduct;
mod penalise;
mod penalties;
pub(crate) mod refusal_to_comply;
pub(crate) mod requests;
mod scores;
mod usual;
mod values;

pub(crate) use citations::{played_under, under};
pub(crate) use penalise::penalise;
pub(crate) use penalties::lost_by;
pub(crate) use requests::{leaving, must_report, needs_leave, note_request};
pub(crate) use scores::settle;

use crate::{
    rules::Draft,
    vocabulary::{ConductFact, Fact, Ground},
};

/// Records that the arbiter has come to the board, so that nobody waits any longer.
pub(crate) fn on_arbiter_arrival(draft: &mut Draft) {
    if !draft.table().conduct().waiting.is_empty() {
        draft.note(Fact::Conduct(ConductFact::ArbiterCame));
    }
}

/// Returns the reason given by the arbiter, if any.
pub(crate) fn stated(ground: &str) -> Option<Ground> {
    (!ground.is_empty()).then(|| Ground::Stated(ground.to_owned()))
}
