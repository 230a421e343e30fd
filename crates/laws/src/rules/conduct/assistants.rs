//! Persons who act for a player.
//!
//! **Says:** a player who cannot move the pieces, press the clock or keep the score may have an assistant
//! acceptable to the arbiter, who adjusts the player's clock for it.
//! **Differs:** since 2014 the clock of a player with a disability is not adjusted, and an assistant may
//! move the pieces.
//! **Decides from:** what the arbiter has accepted.

use adoube_chess::Colour;

use super::values::{ClockWithAssistant, ConductRules};
use crate::{
    Provision,
    clock::Correction,
    regulations::BoardMode,
    rules::Draft,
    vocabulary::{
        Action, Answer, AnswerKind, ArbiterAct, Author, Duty, Order, Permission, Question, Refusal,
        RefusalReason, Senses, Topic, Voice, Who,
    },
};

/// Returns the provision on an assistant for this duty.
pub(super) const fn provision(duty: Duty) -> Provision {
    match duty {
        Duty::Moving => Provision::AssistantMovesPieces,
        Duty::Pressing => Provision::AssistantPressesClock,
        Duty::Recording => Provision::AssistantKeepsScore,
    }
}

/// Checks that the edition has such an assistant.
pub(super) fn check_known(draft: &Draft, duty: Duty) -> Result<(), Refusal> {
    match draft.table().cite(provision(duty)) {
        Some(_) => Ok(()),
        None => Err(RefusalReason::NotInEdition.into()),
    }
}

/// Asks the arbiter what the clocks are to show with an assistant, and whether there may be one.
pub(super) fn ask(draft: &mut Draft, whose: Colour, duty: Duty, besides: &[AnswerKind]) {
    use AnswerKind::{Times, TimesStay};
    let clock = ConductRules::for_edition(draft.table().edition()).clock_with_assistant;
    let is_disabled = draft.table().setup().senses[whose] != Senses::Ordinary;
    let mut answers = match (duty, clock) {
        (Duty::Moving, _) => vec![TimesStay],
        (Duty::Pressing | Duty::Recording, ClockWithAssistant::UnlessDisabled) if is_disabled => {
            vec![TimesStay]
        }
        (Duty::Pressing | Duty::Recording, ClockWithAssistant::Adjusted) => vec![Times],
        (Duty::Pressing | Duty::Recording, ClockWithAssistant::UnlessDisabled) => {
            vec![Times, TimesStay]
        }
    };
    if answers == [TimesStay] && besides.is_empty() {
        // The assistant is accepted, and the clocks need no decision.
        return;
    }
    answers.extend(besides);
    draft.ask(Topic::Assistant, whose, provision(duty), &answers);
}

/// Applies the arbiter's answer.
pub(crate) fn on_answer(draft: &mut Draft, asked: &Question, answer: &Answer, author: Author) {
    let (whom, under) = (asked.about, asked.under.provision());
    let duty = match under {
        Provision::AssistantMovesPieces => Duty::Moving,
        Provision::AssistantPressesClock => Duty::Pressing,
        _ => Duty::Recording,
    };
    let mut ruling = draft.ruling(under).about(whom).by(author);
    let what = Permission::Assistant(duty);
    let is_accepted = *answer != Answer::No;
    if is_accepted && !draft.table().player(whom).permissions.contains(&what) {
        ruling = ruling.order(Order::Permit { whom, what });
    }
    if let Answer::Times(times) = answer {
        for whose in Colour::ALL.into_iter().filter(|whose| times[*whose] != Correction::default())
        {
            ruling = ruling.order(Order::SetClock { whose, to: times[whose] });
        }
    }
    draft.rule(ruling);
}

/// Checks that a person acting for a player has been accepted for that, and that an outsider may do this.
pub(crate) fn may_act(draft: &Draft, who: Who, action: &Action) -> Result<(), Refusal> {
    let colour = match who {
        Who::Assistant(colour) => colour,
        Who::Bystander | Who::Timekeeper => return check_outsider(draft, who, action),
        Who::Player(_) | Who::Arbiter => return Ok(()),
    };
    let duties: &[Duty] = match action {
        Action::Hand { .. }
        | Action::Make(_)
        | Action::Say(Voice::Announce(_) | Voice::Repeat(_)) => &[Duty::Moving],
        Action::Play(_) => &[Duty::Moving, Duty::Pressing],
        Action::Press { .. } => &[Duty::Pressing],
        // The rules on scoresheets decide who keeps the score.
        Action::Tick
        | Action::Sheet(_)
        | Action::Presence(_)
        | Action::Report(_)
        | Action::Testify(_) => &[],
        Action::Say(_) | Action::StopClocks(_) | Action::Adjourn(_) | Action::Arbiter(_) => {
            return Err(RefusalReason::NotForYou.into());
        }
    };
    let accepted = &draft.table().player(colour).permissions;
    match duties.iter().find(|duty| !accepted.contains(&Permission::Assistant(**duty))) {
        None => Ok(()),
        Some(missing) => draft.refuse(RefusalReason::NoLeave, provision(*missing)),
    }
}

/// Reports whether this person may do this: the timekeeper may start the game on time and record that it was
/// interrupted, everything else is reserved to the arbiter.
pub(crate) fn may_arbitrate(who: Who, act: &ArbiterAct) -> bool {
    let is_timed = matches!(act, ArbiterAct::Start | ArbiterAct::Interrupt { .. });
    who == Who::Arbiter || who == Who::Timekeeper && is_timed
}

/// Checks what an outsider may do: be present, and report to the arbiter.
fn check_outsider(draft: &Draft, who: Who, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Arbiter(arbitration) if may_arbitrate(who, &arbitration.act) => Ok(()),
        Action::Tick | Action::Presence(_) | Action::Report(_) | Action::Testify(_) => Ok(()),
        // A neighbour may press the wrong clock; not on a screen.
        Action::Press { .. }
            if who == Who::Bystander && draft.table().regulations().board == BoardMode::Free =>
        {
            Ok(())
        }
        Action::Hand { .. }
        | Action::Make(_)
        | Action::Play(_)
        | Action::Say(_)
        | Action::Press { .. }
        | Action::StopClocks(_)
        | Action::Sheet(_)
        | Action::Adjourn(_)
        | Action::Arbiter(_) => draft.refuse(RefusalReason::NotForYou, Provision::NoInterference),
    }
}
