//! The game is interrupted from outside: the service that keeps it was down, or its clock had jumped.
//!
//! **Says:** if a game has to be interrupted, the clocks are stopped, and the arbiter decides when they are started
//! again. So an interruption decides no game: no flag falls in it, and nobody is late because of it.
//! **Differs:** nothing but the articles. The regulations may let the clocks run on.
//! **Decides from:** the instant up to which the game was kept, and how long the interruption lasted.

use crate::{
    Provision,
    clock::Milliseconds,
    rules::{Draft, stage::check_not_over},
    vocabulary::{Fact, Refusal, RefusalReason},
};

/// Records an interruption that began at the instant of the draft. The same one is recorded once, even if several people report it.
pub(crate) fn interrupt(draft: &mut Draft, lasted: Milliseconds) -> Result<(), Refusal> {
    check_not_over(draft)?;
    let until = draft.at() + lasted;
    let is_known = draft.table().interruption().until().is_some_and(|known| known >= until);
    if is_known || lasted == Milliseconds::ZERO {
        return draft.refuse(RefusalReason::AlreadyDone, Provision::ArbiterStopsClocks);
    }
    draft.note(Fact::Interrupted { lasted });
    Ok(())
}
