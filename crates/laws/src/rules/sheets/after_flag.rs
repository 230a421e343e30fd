//! Scoresheets after a flag fall.
//!
//! **Says:** if neither player had to record, the arbiter stops the clocks and both complete their sheets;
//! if only one did not have to, that player completes the sheet before moving, and may use the opponent's to do so.
//! **Differs:** 2005 and 2009 repeat it for any player who had stopped recording.
//! **Decides from:** who was short of time when the flag fell, and which sheets are incomplete. A called
//! flag is ruled on when they are complete.

use adoube_chess::Colour;

use super::is_complete;
use crate::{
    Provision,
    clock::{Device, FlagFall, PerPlayer},
    regulations::{BoardMode, Category},
    rules::Draft,
    state::{Stage, Table},
    vocabulary::{Author, Fact, Order, Refusal, RefusalReason, SheetFact},
};

/// Whether the sheets have to be completed before the meaning of a flag can be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SheetCompletion {
    /// They do, and it was ordered.
    Ordered,
    /// No sheet has to be completed.
    NotNeeded,
}

/// Requires a player who was short of time and stopped recording to complete the sheet before moving. After
/// the last period nothing needs to be counted.
pub(crate) fn on_flag_fall(draft: &mut Draft, whose: Colour, fall: &FlagFall) {
    let table = draft.table();
    let counts = fall.required.is_some()
        && *table.stage() == Stage::Playing
        && table.regulations().category() == Category::Standard
        && are_there(table);
    if !counts {
        return;
    }
    let relieved = Colour::ALL.map(|colour| was_relieved(table, colour, whose, fall));
    let under = if relieved == [true, true] {
        Provision::NeitherPlayerRecords
    } else {
        Provision::OnePlayerNeedNotRecord
    };
    for (colour, relieved) in Colour::ALL.into_iter().zip(relieved) {
        let table = draft.table();
        if relieved && !is_complete(table, colour) {
            draft.note(Fact::Sheet(SheetFact::CompletionDue { sheet: colour, under }));
        }
    }
}

/// Reports whether there are sheets to complete: always at a physical board; on a screen, once somebody writes.
fn are_there(table: &Table) -> bool {
    table.regulations().board == BoardMode::Free
        || table.players().iter().any(|(_, player)| player.sheet.is_in_use())
}

/// Reports whether a player did not have to record in the period in which the flag fell.
fn was_relieved(table: &Table, colour: Colour, whose: Colour, fall: &FlagFall) -> bool {
    let period = if colour == whose { fall.period } else { table.clock().period(colour) };
    table.player(colour).sheet.relieved_in == Some(period)
}

/// Handles a called flag. If its meaning depends on the sheets, orders them completed first; a clock that
/// counts moves makes that unnecessary, and so does the sheet of a player who had to record.
pub(crate) fn on_flag_call(
    draft: &mut Draft,
    down: &PerPlayer<Option<FlagFall>>,
    author: &Author,
) -> Result<SheetCompletion, Refusal> {
    let table = draft.table();
    if table.clock().setting().device == Device::Counting {
        return Ok(SheetCompletion::NotNeeded);
    }
    let owing = |under: Provision| {
        let owes = |colour: &Colour| table.player(*colour).sheet.must_complete == Some(under);
        Colour::ALL.into_iter().filter(owes).collect::<Vec<_>>()
    };
    let neither = owing(Provision::NeitherPlayerRecords);
    let one = owing(Provision::OnePlayerNeedNotRecord);
    let is_down = down.white.is_some() || down.black.is_some();
    if table.flag_called_by().is_some() {
        return draft
            .refuse(RefusalReason::CompleteScoresheetFirst, Provision::NeitherPlayerRecords);
    } else if !neither.is_empty() {
        order(draft, Provision::NeitherPlayerRecords, &neither, author);
    } else if !one.is_empty() && !is_down {
        order(draft, Provision::OnePlayerNeedNotRecord, &one, author);
    } else {
        return Ok(SheetCompletion::NotNeeded);
    }
    Ok(SheetCompletion::Ordered)
}

/// Orders the sheets completed; if neither player had to record, with the clocks stopped.
fn order(draft: &mut Draft, under: Provision, whose: &[Colour], author: &Author) {
    let mut ruling =
        draft.ruling(under).also(Provision::RecordCompletedAfterFlagFall).by(author.clone());
    let is_running = draft.table().clock().running().is_some();
    if under == Provision::NeitherPlayerRecords && is_running {
        ruling = ruling.order(Order::StopClocks);
    }
    if let [only] = whose {
        ruling = ruling.about(*only);
    }
    for colour in whose {
        ruling = ruling.order(Order::CompleteScoresheet(*colour));
    }
    draft.rule(ruling);
}

/// Checks that the clocks are not restarted while both players complete their sheets.
pub(crate) fn may_restart(draft: &Draft) -> Result<(), Refusal> {
    let under = Provision::NeitherPlayerRecords;
    let is_waiting = |colour| draft.table().player(colour).sheet.must_complete == Some(under);
    if draft.table().flag_called_by().is_some() || Colour::ALL.into_iter().any(is_waiting) {
        return draft.refuse(RefusalReason::CompleteScoresheetFirst, under);
    }
    Ok(())
}
