//! Dispatches acts of the arbiter: one match, one rule per arm.

use super::{adjournment, answers, notice};
use crate::{
    Provision,
    rules::{
        self, Draft, blind, chess960,
        clocks::{self, interruption},
        conduct::{self, appeal, assistants, declare, information, penalise, requests, stated},
        default_time, elapsed_time,
        ending::missed,
        irregularities, sheets,
    },
    state::Stage,
    vocabulary::{ArbiterAct, Arbitration, Author, ConductFact, Refusal, RefusalReason, Who},
};

/// Handles an act of the arbiter.
pub(super) fn act(draft: &mut Draft, who: Who, arbitration: &Arbitration) -> Result<(), Refusal> {
    if !assistants::may_arbitrate(who, &arbitration.act) {
        return Err(RefusalReason::NotForYou.into());
    }
    dispatch(draft, who, arbitration)?;
    // An arbiter who acts at a board has come to it.
    if who == Who::Arbiter && !arbitration.is_for_all {
        conduct::on_arbiter_arrival(draft);
    }
    Ok(())
}

fn dispatch(draft: &mut Draft, who: Who, arbitration: &Arbitration) -> Result<(), Refusal> {
    let author = Author::Arbiter(arbitration.by.clone());
    let ground = stated(&arbitration.ground);
    match &arbitration.act {
        ArbiterAct::Come => on_arrival(draft, &author),
        ArbiterAct::DrawArray(number) => chess960::draw_array(draft, *number),
        ArbiterAct::Start => {
            blind::may_start(draft)?;
            clocks::start(draft)
        }
        ArbiterAct::Stop => clocks::stop(draft),
        ArbiterAct::Restart(whose) => clocks::restart(draft, *whose),
        ArbiterAct::Interrupt { lasted } => interruption::interrupt(draft, *lasted),
        ArbiterAct::SetAside { under, clocks } => {
            declare::set_aside(draft, *under, *clocks, author, ground)
        }
        ArbiterAct::SetClock { whose, to } => clocks::set(draft, *whose, *to, author, ground),
        ArbiterAct::ReplaceClock(corrections) => {
            clocks::replace(draft, *corrections, author, ground)
        }
        ArbiterAct::InstallSetting(controls) => clocks::install(draft, controls, author, ground),
        ArbiterAct::Notice(what) => notice::on_report(draft, who, *what, author),
        ArbiterAct::Restore(_) => irregularities::restore(draft, arbitration),
        ArbiterAct::Answer { question, answer } => {
            answers::answer(draft, *question, answer, author)
        }
        ArbiterAct::Adjourn(step) => adjournment::step(draft, step),
        ArbiterAct::Excuse(whom) if draft.table().adjournment().is_to_be_resumed() => {
            rules::adjournment::excuse(draft, *whom, author, ground)
        }
        ArbiterAct::Excuse(whom) => default_time::excuse(draft, *whom, author, ground),
        ArbiterAct::PlayWentOn { pressed } => {
            missed::play_went_on(draft, *pressed)?;
            // The clock ran on from the end of the game: record what has happened since.
            elapsed_time::note_elapsed_time(draft);
            Ok(())
        }
        ArbiterAct::Reconstruct => sheets::reconstruct(draft, author),
        ArbiterAct::Penalise { under, .. } if !under.can_carry_penalty() => {
            draft.refuse(RefusalReason::NoGround, *under)
        }
        ArbiterAct::Penalise { whom, under: Provision::IllegalMovePenalty, penalties }
            if penalties.is_empty() =>
        {
            irregularities::unseen::penalise(draft, *whom, author, ground)
        }
        ArbiterAct::Penalise { whom, under, penalties } => {
            penalise(draft, *whom, *under, penalties, author, ground)
        }
        ArbiterAct::Compensate(time) => declare::compensate(draft, *time, author, ground),
        ArbiterAct::Permit { whom, what } => requests::permit(draft, *whom, *what, author, ground),
        ArbiterAct::Declare { outcome, under } => {
            declare::declare(draft, *outcome, *under, author, ground)
        }
        ArbiterAct::Decide { under, about } => {
            declare::decide(draft, *under, *about, author, ground)
        }
        ArbiterAct::Tell(what) => information::tell(draft, *what, author, ground),
        ArbiterAct::AppointAssistants => {
            declare::appoint(draft, author, ground);
            Ok(())
        }
        ArbiterAct::DecideAppeal(outcome) => appeal::decide_appeal(draft, *outcome, author, ground),
    }
}

/// Handles the arbiter's arrival and rules on what players have stopped the clocks for, as if they had
/// claimed it. Matters settled meanwhile stay settled.
fn on_arrival(draft: &mut Draft, author: &Author) -> Result<(), Refusal> {
    let waiting = draft.table().conduct().waiting.clone();
    if waiting.is_empty() {
        return Err(RefusalReason::NothingOfTheKind.into());
    }
    for told in waiting {
        if let ConductFact::Reported { by: who @ Who::Player(_), matter } = told
            && *draft.table().stage() == Stage::Playing
        {
            let _settled_already = notice::on_report(draft, who, matter.into(), author.clone());
        }
    }
    Ok(())
}
