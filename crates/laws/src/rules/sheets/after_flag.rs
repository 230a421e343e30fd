//! Sheets after a flag has fallen.
//!
//! **Says:** if neither player had to write, the arbiter stops the clocks and both complete their sheets; if only one
//! had not to, that one completes the sheet before moving, and may take the opponent's to do so.
//! **Differs:** 2005 and 2009 say it a second time, of any player who had stopped writing.
//! **Decides from:** who was short of time when the flag fell, and which sheets are not complete. A flag that was called
//! is ruled on when they are.

use adoube_chess::Colour;

use super::is_complete;
use crate::{
    Provision,
    clock::{Device, Fall, PerPlayer},
    regulations::{BoardMode, Category},
    rules::Draft,
    state::{Stage, Table},
    vocabulary::{Author, Fact, Order, Refusal, RefusalReason, SheetFact},
};

/// Whether the sheets have to be brought up to date before it is decided what a flag means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Updating {
    /// They have, and that was ordered.
    Ordered,
    /// There is nothing to be completed.
    NotNeeded,
}

/// A flag fell: who was short of time and has stopped writing has to complete the sheet before moving. After the last
/// period there is nothing more to be counted.
pub(crate) fn on_flag_fall(draft: &mut Draft, whose: Colour, fall: &Fall) {
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

/// Whether there are sheets to be completed. Where a board stands, there are; on a screen, once somebody writes.
fn are_there(table: &Table) -> bool {
    table.regulations().board == BoardMode::Free
        || table.players().iter().any(|(_, player)| player.sheet.is_in_use())
}

/// Whether a player had not to write in the period in which the flag fell.
fn was_relieved(table: &Table, colour: Colour, whose: Colour, fall: &Fall) -> bool {
    let period = if colour == whose { fall.period } else { table.clock().period(colour) };
    table.player(colour).sheet.relieved_in == Some(period)
}

/// Somebody calls a flag, and these are down. If it takes the sheets to say what it means, they are completed first: a
/// clock that counts the moves shows it by itself, and so does the sheet of a player who had to write.
pub(crate) fn on_flag_call(
    draft: &mut Draft,
    down: &PerPlayer<Option<Fall>>,
    author: &Author,
) -> Result<Updating, Refusal> {
    let table = draft.table();
    if table.clock().setting().device == Device::Counting {
        return Ok(Updating::NotNeeded);
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
        return Ok(Updating::NotNeeded);
    }
    Ok(Updating::Ordered)
}

/// The sheets are to be completed; if neither player had to write, while the clocks stand still.
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

/// While both complete their sheets the clocks stand still.
pub(crate) fn may_restart(draft: &Draft) -> Result<(), Refusal> {
    let under = Provision::NeitherPlayerRecords;
    let is_waiting = |colour| draft.table().player(colour).sheet.must_complete == Some(under);
    if draft.table().flag_called_by().is_some() || Colour::ALL.into_iter().any(is_waiting) {
        return draft.refuse(RefusalReason::CompleteScoresheetFirst, under);
    }
    Ok(())
}
