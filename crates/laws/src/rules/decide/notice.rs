//! Dispatches irregularities that somebody points out: one match, one rule per arm.

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
    vocabulary::{Author, Irregularity, IrregularityKind, Refusal, Who},
};

/// Handles a report of an irregularity: a player claims it, the arbiter notices it, others only report it.
pub(super) fn report(draft: &mut Draft, who: Who, matter: IrregularityKind) -> Result<(), Refusal> {
    match who {
        Who::Player(_) => {
            stage::check_not_over(draft)?;
            on_report(draft, who, matter.into(), Author::TheLaws)
        }
        Who::Arbiter => {
            stage::check_not_over(draft)?;
            on_report(draft, who, matter.into(), Author::Arbiter(String::new()))
        }
        Who::Assistant(_) | Who::Timekeeper | Who::Bystander => report::report(draft, who, matter),
    }
}

/// Handles an irregularity noticed by the arbiter or claimed by a player.
pub(super) fn on_report(
    draft: &mut Draft,
    who: Who,
    what: Irregularity,
    author: Author,
) -> Result<(), Refusal> {
    match what.matter {
        IrregularityKind::IllegalMove if missed::find_end_before_illegal_move(draft) => Ok(()),
        IrregularityKind::IllegalMove => illegal_move::on_report(draft, who, what, &author),
        IrregularityKind::IllegalPosition => illegal_position::on_report(draft, who, &author),
        IrregularityKind::Touch | IrregularityKind::Release => {
            rapid::may_rule_on_touch(draft, who)?;
            complaint::uphold(draft, who, what, author)
        }
        IrregularityKind::TwoHands => two_hands::on_report(draft, who, what, author),
        IrregularityKind::FlagFall => flag::call_flag(draft, who, author),
        IrregularityKind::Displacement => displaced::on_report(draft, author),
        IrregularityKind::InitialPosition => wrong_start::on_wrong_position(draft, author),
        IrregularityKind::BoardPlacement => wrong_start::on_wrong_board(draft, author),
        IrregularityKind::ReversedColours => reversed::on_report(draft, who, author),
        IrregularityKind::OutOfTurn => out_of_turn::on_report(draft, what, author),
        IrregularityKind::DefectiveClock => fault::report_defect(draft, who, author),
        IrregularityKind::ClockSetting => fault::report_setting(draft, who, author),
        IrregularityKind::Clock | IrregularityKind::PressWithoutMove => {
            handling::on_report(draft, who, what, author)
        }
        IrregularityKind::BoardsDisagree => blind::on_report(draft, author),
        IrregularityKind::EndOfGame => missed::report_missed_end(draft, who, author),
        IrregularityKind::Scoresheet => sheets::on_report(draft, who, what, &author),
    }
}
