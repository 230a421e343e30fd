//! Dispatches acts on scoresheets: one match, one rule per arm.

use adoube_chess::Colour;

use super::{
    Recording,
    duty::{self, recording},
    signing, writing,
};
use crate::{
    Provision,
    rules::Draft,
    state::{Medium, Place, ScoresheetKeeper, Stage, blind::is_blind},
    vocabulary::{Duty, Fact, Permission, Refusal, RefusalReason, SheetAct, SheetFact, Who},
};

/// Handles an act on a scoresheet.
pub(crate) fn act(draft: &mut Draft, who: Who, act: &SheetAct) -> Result<(), Refusal> {
    match act {
        SheetAct::KeepFor(whom) => return keep(draft, who, *whom),
        SheetAct::Replace(whose) => return replace(draft, who, *whose),
        _ => {}
    }
    let by = keeper(draft, who)?;
    match act {
        SheetAct::Write { line, text } => writing::write(draft, by, *line, text),
        SheetAct::Strike(line) => writing::strike(draft, by, *line),
        SheetAct::WriteOffer => add(draft, by, SheetFact::OfferWritten(by)),
        SheetAct::WriteTime(time) => {
            add(draft, by, SheetFact::TimeWritten { sheet: by, time: *time })
        }
        SheetAct::WriteNote(text) => {
            add(draft, by, SheetFact::NoteWritten { sheet: by, text: text.clone() })?;
            duty::note_breach(draft, by, Provision::UseOfScoresheet, None);
            Ok(())
        }
        SheetAct::Complete => writing::complete(draft, by),
        SheetAct::Borrow => borrow(draft, by),
        SheetAct::GiveBack => give_back(draft, by),
        SheetAct::Hide => hide(draft, by),
        SheetAct::Sign(outcome) => signing::sign(draft, by, *outcome),
        SheetAct::HandOver => signing::hand_over(draft, by),
        SheetAct::TakeElectronic => take_electronic(draft, by),
        SheetAct::KeepFor(_) | SheetAct::Replace(_) => Err(RefusalReason::NotForYou.into()),
    }
}

/// Returns the owner of the sheet that somebody writes on: their own, or that of a player whose assistant
/// was accepted.
pub(crate) fn keeper(draft: &Draft, who: Who) -> Result<Colour, Refusal> {
    match who {
        Who::Player(by) => Ok(by),
        Who::Assistant(by)
            if draft.table().player(by).sheet.keeper == ScoresheetKeeper::Assistant =>
        {
            Ok(by)
        }
        Who::Assistant(by) if is_blind(draft.table(), by) => Ok(by),
        Who::Assistant(_) => draft.refuse(RefusalReason::NoLeave, Provision::AssistantKeepsScore),
        Who::Arbiter | Who::Timekeeper | Who::Bystander => Err(RefusalReason::NotForYou.into()),
    }
}

fn add(draft: &mut Draft, by: Colour, fact: SheetFact) -> Result<(), Refusal> {
    writing::check_available(draft, by)?;
    draft.note(Fact::Sheet(fact));
    Ok(())
}

/// Keeps the scoresheet for a player: by an accepted assistant, or by the arbiter if neither player has to record.
fn keep(draft: &mut Draft, who: Who, whom: Colour) -> Result<(), Refusal> {
    let table = draft.table();
    match who {
        Who::Assistant(by) | Who::Player(by) if by == whom => {
            let accepted = Permission::Assistant(Duty::Recording);
            if !table.player(whom).permissions.contains(&accepted) {
                return draft.refuse(RefusalReason::NoLeave, Provision::AssistantKeepsScore);
            }
        }
        Who::Arbiter => {
            let has_to = |by| recording(table, by) == Recording::Required;
            if Colour::ALL.into_iter().any(has_to) {
                return draft.refuse(RefusalReason::NotForYou, Provision::RecordingMoves);
            }
        }
        Who::Assistant(_) | Who::Player(_) | Who::Timekeeper | Who::Bystander => {
            return Err(RefusalReason::NotForYou.into());
        }
    }
    let keeper = if who == Who::Arbiter { who } else { Who::Assistant(whom) };
    draft.note(Fact::Sheet(SheetFact::KeptBy { sheet: whom, keeper }));
    Ok(())
}

/// Gives a player an electronic scoresheet, where the edition has them.
fn take_electronic(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    writing::check_available(draft, by)?;
    let table = draft.table();
    if table.cite(Provision::ElectronicScoresheet).is_none() {
        return draft.refuse(RefusalReason::NotInEdition, Provision::RecordingMoves);
    }
    if table.player(by).sheet.medium == Medium::Electronic {
        return draft.refuse(RefusalReason::AlreadyDone, Provision::ElectronicScoresheet);
    }
    draft.note(Fact::Sheet(SheetFact::Electronic(by)));
    Ok(())
}

/// Replaces a defective electronic scoresheet.
fn replace(draft: &mut Draft, who: Who, whose: Colour) -> Result<(), Refusal> {
    if who != Who::Arbiter {
        return draft.refuse(RefusalReason::NotForYou, Provision::DefectiveElectronicScoresheet);
    }
    if draft.table().player(whose).sheet.medium == Medium::Paper {
        return draft
            .refuse(RefusalReason::NothingOfTheKind, Provision::DefectiveElectronicScoresheet);
    }
    draft.note(Fact::Sheet(SheetFact::Replaced(whose)));
    Ok(())
}

/// Lets a player who has to complete their own sheet take the opponent's: when having the move, or while
/// the clocks are stopped.
fn borrow(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    let table = draft.table();
    let under = Provision::OnePlayerNeedNotRecord;
    if table.player(by).sheet.must_complete.is_none() {
        return draft.refuse(RefusalReason::NothingOfTheKind, under);
    }
    if table.clock().running().is_some() && table.to_move() != by {
        return draft.refuse(RefusalReason::NotYourMove { to_move: table.to_move() }, under);
    }
    match table.player(!by).sheet.place {
        Place::OnTheTable | Place::Hidden => {
            draft.note(Fact::Sheet(SheetFact::Borrowed(by)));
            Ok(())
        }
        Place::Lent | Place::HandedOver => draft.refuse(RefusalReason::AlreadyDone, under),
    }
}

fn give_back(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    if draft.table().player(!by).sheet.place != Place::Lent {
        return draft.refuse(RefusalReason::NothingOfTheKind, Provision::OnePlayerNeedNotRecord);
    }
    draft.note(Fact::Sheet(SheetFact::GivenBack(by)));
    Ok(())
}

/// Hides the sheet during the game.
fn hide(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    writing::check_available(draft, by)?;
    if draft.table().player(by).sheet.place == Place::Hidden {
        return draft.refuse(RefusalReason::AlreadyDone, Provision::ScoresheetVisible);
    }
    draft.note(Fact::Sheet(SheetFact::Hidden(by)));
    if *draft.table().stage() == Stage::Playing {
        duty::note_breach(draft, by, Provision::ScoresheetVisible, None);
    }
    Ok(())
}
