//! What the arbiter does: one match, one rule an arm.

use super::{
    adjournment, answers, blind, chess960, clocks, conduct, default_time, irregularities, notice,
    sheets,
};
use crate::{
    rules::Draft,
    vocabulary::{ArbiterAct, Arbitration, Author, Refusal, Who, Why},
};

/// Whoever looks at the clocks may start the game at its time; all else is the arbiter's alone.
pub(crate) fn may(who: Who, act: &ArbiterAct) -> bool {
    who == Who::Arbiter || who == Who::Timekeeper && *act == ArbiterAct::Start
}

/// The arbiter acts.
pub(crate) fn act(draft: &mut Draft, who: Who, arbitration: &Arbitration) -> Result<(), Refusal> {
    if !may(who, &arbitration.act) {
        return Err(Why::NotForYou.into());
    }
    taken(draft, who, arbitration)?;
    // Whoever acts at a board has come to it.
    if who == Who::Arbiter {
        conduct::came(draft);
    }
    Ok(())
}

fn taken(draft: &mut Draft, who: Who, arbitration: &Arbitration) -> Result<(), Refusal> {
    let author = Author::Arbiter(arbitration.by.clone());
    match &arbitration.act {
        ArbiterAct::Come if draft.table().conduct().waiting.is_empty() => {
            Err(Why::NothingOfTheKind.into())
        }
        ArbiterAct::Come => Ok(()),
        ArbiterAct::DrawArray(number) => chess960::drawn(draft, *number),
        ArbiterAct::Start => {
            blind::may_start(draft)?;
            clocks::start(draft)
        }
        ArbiterAct::Stop => clocks::stop(draft),
        ArbiterAct::Restart(whose) => clocks::restart(draft, *whose),
        ArbiterAct::SetClock { .. }
        | ArbiterAct::ReplaceClock(_)
        | ArbiterAct::InstallSetting(_) => clocks::adjust(draft, arbitration),
        ArbiterAct::Notice(matter) => notice::found(draft, who, *matter, author),
        ArbiterAct::Restore(_) => irregularities::restore(draft, arbitration),
        ArbiterAct::Answer { question, answer } => answers::given(draft, *question, answer, author),
        ArbiterAct::Adjourn(step) => adjournment::step(draft, step),
        ArbiterAct::Excuse(whom) => {
            default_time::excuse(draft, *whom, author, conduct::stated(&arbitration.ground))
        }
        ArbiterAct::Reconstruct => sheets::reconstruct(draft, author),
        ArbiterAct::Penalise { .. }
        | ArbiterAct::Compensate(_)
        | ArbiterAct::Permit { .. }
        | ArbiterAct::Declare { .. }
        | ArbiterAct::Decide { .. }
        | ArbiterAct::Tell(_)
        | ArbiterAct::AppointAssistants
        | ArbiterAct::DecideAppeal(_) => conduct::decided(draft, arbitration),
    }
}
