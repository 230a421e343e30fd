//! Something is wrong, and somebody says so: one match, one rule an arm.

use crate::{
    rules::{
        Draft, blind,
        clocks::{fault, handling},
        complaint, flag,
        irregularities::{displaced, illegal_move, out_of_turn, reversed, two_hands, wrong_start},
        rapid::{self, illegal_position},
        report, sheets, stage,
    },
    vocabulary::{Author, Matter, Refusal, Who},
};

/// Somebody tells of an irregularity: a player claims it, the arbiter sees it, others only report it.
pub(super) fn reported(draft: &mut Draft, who: Who, matter: Matter) -> Result<(), Refusal> {
    match who {
        Who::Player(_) => {
            stage::not_over(draft)?;
            found(draft, who, matter, Author::TheLaws)
        }
        Who::Arbiter => {
            stage::not_over(draft)?;
            found(draft, who, matter, Author::Arbiter(String::new()))
        }
        Who::Assistant(_) | Who::Timekeeper | Who::Bystander => report::told(draft, who, matter),
    }
}

/// The arbiter sees it, or a player claims it.
pub(super) fn found(
    draft: &mut Draft,
    who: Who,
    matter: Matter,
    author: Author,
) -> Result<(), Refusal> {
    if matter == Matter::Touch {
        rapid::may_rule_on_touch(draft, who)?;
    }
    match matter {
        Matter::IllegalMove => illegal_move::found(draft, who, &author),
        Matter::IllegalPosition => illegal_position::found(draft, who, &author),
        Matter::Touch if two_hands::is_there(draft.table(), who) => {
            two_hands::found(draft, who, author)
        }
        Matter::Touch => complaint::upheld(draft, who, author),
        Matter::FlagFall => flag::called(draft, who, author),
        Matter::Displacement => displaced::found(draft, author),
        Matter::InitialPosition => wrong_start::position(draft, author),
        Matter::BoardPlacement => wrong_start::board(draft, author),
        Matter::ReversedColours => reversed::found(draft, who, author),
        Matter::OutOfTurn => out_of_turn::found(draft, author),
        Matter::DefectiveClock => fault::defect(draft, who, author),
        Matter::ClockSetting => fault::setting(draft, author),
        Matter::Clock => handling::found(draft, who, author),
        Matter::BoardsDisagree => blind::found(draft, author),
        Matter::Scoresheet => sheets::found(draft, who, &author),
    }
}
