//! Irregularities that somebody tells the arbiter of.
//!
//! **Says:** anyone who sees an irregularity may tell the arbiter, and nobody else.
//! **Differs:** in 2005 nobody but the players may speak at all, and the assistant of one who cannot see.
//! **Decides from:** who speaks. A player claims; what others say is recorded, and the arbiter looks for himself.

use crate::{
    Provision,
    rules::{Draft, blind},
    vocabulary::{ConductFact, Fact, IrregularityKind, Refusal, RefusalReason, Who},
};

/// Somebody who is neither a player nor the arbiter has seen something.
pub(crate) fn report(draft: &mut Draft, who: Who, matter: IrregularityKind) -> Result<(), Refusal> {
    let is_for_anybody = draft.table().cite(Provision::IrregularityReported).is_some();
    if !is_for_anybody && !blind::may_tell(draft.table(), who, matter) {
        return draft.refuse(RefusalReason::NotForYou, Provision::NoInterference);
    }
    draft.note(Fact::Conduct(ConductFact::Reported { by: who, matter }));
    Ok(())
}
