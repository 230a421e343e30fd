//! Irregularities reported to the arbiter.
//!
//! **Says:** anyone who sees an irregularity may inform the arbiter, and nobody else.
//! **Differs:** in 2005 only the players may speak at all, and the assistant of a visually disabled player.
//! **Decides from:** the reporter. A player claims; reports of others are recorded, and the arbiter checks personally.

use crate::{
    Provision,
    rules::{Draft, blind},
    vocabulary::{ConductFact, Fact, IrregularityKind, Refusal, RefusalReason, Who},
};

/// Records a report by somebody who is neither a player nor the arbiter.
pub(crate) fn report(draft: &mut Draft, who: Who, matter: IrregularityKind) -> Result<(), Refusal> {
    let is_for_anybody = draft.table().cite(Provision::IrregularityReported).is_some();
    if !is_for_anybody && !blind::may_tell(draft.table(), who, matter) {
        return draft.refuse(RefusalReason::NotForYou, Provision::NoInterference);
    }
    let report = ConductFact::Reported { by: who, matter };
    // The arbiter is already called for it: a repetition says nothing new.
    if !draft.table().conduct().waiting.contains(&report) {
        draft.note(Fact::Conduct(report));
    }
    Ok(())
}
