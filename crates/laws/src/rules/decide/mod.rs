//! Dispatches actions: one match, one rule per arm. Actions with many kinds are matched in separate files.

mod adjournment;
mod answers;
mod arbiter;
mod by_itself;
mod notice;
mod speech;

use super::{Decision, Draft, player};
use crate::{
    clock::At,
    rules::{
        adjournment::lost,
        blind, clocks,
        conduct::{assistants, expulsion},
        disputed,
        draws::agreement::{self, Agreement},
        elapsed_time, hands, move_entry, presence, press, sheets, stage, stopping,
    },
    state::Table,
    vocabulary::{Action, Event, Refusal, SheetAct, Who},
};

impl Table {
    /// Decides the facts that follow from an action, or why it is refused. A pure function of its arguments
    /// that always returns. Elapsed time is handled first: a flag that fell before the action has fallen.
    pub fn act(&self, at: At, who: Who, action: &Action) -> Result<Decision, Refusal> {
        let mut draft = Draft::new(self, at);
        elapsed_time::note_elapsed_time(&mut draft);
        match permits(&draft, who, action) {
            Ok(()) => {
                blind::note_assistance(&mut draft, who, action)?;
                answer(&mut draft, who, action)?;
            }
            // The game ended by elapsed time before the action.
            Err(_) if self.outcome().is_none() && draft.table().outcome().is_some() => {}
            Err(refusal) => return Err(refusal),
        }
        by_itself::end_by_itself(&mut draft);
        Ok(draft.into_decision())
    }
}

/// Decides the facts that follow from an action, without the table after it: see [`Table::act`].
pub fn decide(table: &Table, at: At, who: Who, action: &Action) -> Result<Vec<Event>, Refusal> {
    table.act(at, who, action).map(|decision| decision.events)
}

/// Checks that the stage of the game and the person's role permit the action: persons acting for a player,
/// outsiders, expelled players.
fn permits(draft: &Draft, who: Who, action: &Action) -> Result<(), Refusal> {
    stage::permits(draft, who, action)?;
    expulsion::may_act(draft, who, action)?;
    match who {
        Who::Assistant(whose) if blind::has_assistant_by_right(draft.table(), whose, action) => {
            Ok(())
        }
        _ => assistants::may_act(draft, who, action),
    }
}

fn answer(draft: &mut Draft, who: Who, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Tick => Ok(()),
        Action::Hand { hand, act } => hands::act(draft, player(who)?, *hand, *act),
        Action::Make(plan) | Action::Play(plan)
            if who.side().is_some_and(|by| lost::is_to_state(draft.table(), by)) =>
        {
            lost::show_sealed_move(draft, player(who)?, *plan)
        }
        Action::Make(plan) => move_entry::make(draft, player(who)?, *plan),
        Action::Play(plan) => move_entry::play(draft, player(who)?, *plan),
        Action::Say(voice) => speech::say(draft, player(who)?, voice),
        Action::Press { .. } if who == Who::Bystander => clocks::press_by_other(draft, who),
        Action::Press { hand, manner } => press::press(draft, player(who)?, *hand, *manner),
        Action::StopClocks(reason) => stopping::stop_by_player(draft, player(who)?, *reason),
        Action::Sheet(act) => {
            if let SheetAct::Sign(outcome) = act {
                let by = sheets::keeper(draft, who)?;
                if agreement::sign(draft, by, *outcome)? == Agreement::AwaitsConsent {
                    return Ok(());
                }
            }
            sheets::act(draft, who, act)
        }
        Action::Presence(act) => presence::act(draft, who, *act),
        Action::Adjourn(act) => adjournment::act(draft, player(who)?, act),
        Action::Arbiter(arbitration) => arbiter::act(draft, who, arbitration),
        Action::Testify(says) => disputed::testify(draft, who, *says),
        Action::Report(matter) => notice::report(draft, who, *matter),
    }
}
