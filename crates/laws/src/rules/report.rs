//! Irregularities that somebody tells the arbiter of.
//!
//! **Says:** whoever sees an irregularity may tell the arbiter, and nobody else.
//! **Differs:** in 2005 nobody but the players may speak at all.
//! **Decides from:** who speaks. A player claims; what others say is recorded, and the arbiter looks for himself.

use super::{notice, stage};
use crate::{
    Provision,
    rules::Draft,
    vocabulary::{Author, ConductFact, Fact, Matter, Refusal, Who, Why},
};

/// Somebody has seen something.
pub(crate) fn seen(draft: &mut Draft, who: Who, matter: Matter) -> Result<(), Refusal> {
    match who {
        Who::Player(_) => {
            stage::not_over(draft)?;
            notice::found(draft, who, matter, Author::TheLaws)
        }
        Who::Arbiter => {
            stage::not_over(draft)?;
            notice::found(draft, who, matter, Author::Arbiter(String::new()))
        }
        Who::Assistant(_) | Who::Timekeeper | Who::Bystander => {
            if draft.table().cite(Provision::IrregularityReported).is_none() {
                return draft.refuse(Why::NotForYou, Provision::NoInterference);
            }
            draft.note(Fact::Conduct(ConductFact::Reported { by: who, matter }));
            Ok(())
        }
    }
}
