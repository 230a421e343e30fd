//! Something is wrong, and somebody says so: one match, one rule an arm.

use crate::{
    rules::{
        Draft, blind,
        clocks::{fault, handling},
        complaint,
        ending::missed,
        flag,
        irregularities::{
            displaced, illegal_move, illegal_position, out_of_turn, reversed, two_hands,
            wrong_start,
        },
        rapid, report, sheets, stage,
    },
    vocabulary::{Author, Irregularity, Matter, Refusal, Who},
};

/// Somebody tells of an irregularity: a player claims it, the arbiter sees it, others only report it.
pub(super) fn reported(draft: &mut Draft, who: Who, matter: Matter) -> Result<(), Refusal> {
    match who {
        Who::Player(_) => {
            stage::not_over(draft)?;
            found(draft, who, matter.into(), Author::TheLaws)
        }
        Who::Arbiter => {
            stage::not_over(draft)?;
            found(draft, who, matter.into(), Author::Arbiter(String::new()))
        }
        Who::Assistant(_) | Who::Timekeeper | Who::Bystander => report::told(draft, who, matter),
    }
}

/// The arbiter sees it, or a player claims it.
pub(super) fn found(
    draft: &mut Draft,
    who: Who,
    what: Irregularity,
    author: Author,
) -> Result<(), Refusal> {
    match what.matter {
        Matter::IllegalMove if missed::found_before_illegal_move(draft) => Ok(()),
        Matter::IllegalMove => illegal_move::found(draft, who, what, &author),
        Matter::IllegalPosition => illegal_position::found(draft, who, &author),
        Matter::Touch | Matter::Release => {
            rapid::may_rule_on_touch(draft, who)?;
            complaint::upheld(draft, who, what, author)
        }
        Matter::TwoHands => two_hands::found(draft, who, what, author),
        Matter::FlagFall => flag::called(draft, who, author),
        Matter::Displacement => displaced::found(draft, author),
        Matter::InitialPosition => wrong_start::position(draft, author),
        Matter::BoardPlacement => wrong_start::board(draft, author),
        Matter::ReversedColours => reversed::found(draft, who, author),
        Matter::OutOfTurn => out_of_turn::found(draft, what, author),
        Matter::DefectiveClock => fault::defect(draft, who, author),
        Matter::ClockSetting => fault::setting(draft, who, author),
        Matter::Clock | Matter::PressWithoutMove => handling::found(draft, who, what, author),
        Matter::BoardsDisagree => blind::found(draft, author),
        Matter::EndOfGame => missed::noticed(draft, who, author),
        Matter::Scoresheet => sheets::found(draft, who, what, &author),
    }
}
