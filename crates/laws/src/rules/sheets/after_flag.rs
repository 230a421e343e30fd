//! Sheets after a flag has fallen.
//!
//! **Says:** if neither player had to write, the arbiter stops the clocks and both complete their sheets; if only one
//! had not to, that one completes the sheet before moving, and may take the opponent's to do so.
//! **Differs:** 2005 and 2009 say it a second time, of any player who had stopped writing.
//! **Decides from:** who was short of time when the flag fell, and which sheets are in use and not complete.

use adoube_chess::Colour;

use super::{SheetFact, is_complete};
use crate::{
    Provision,
    clock::Fall,
    regulations::Category,
    table::{Draft, Fact, Order, Refusal, Stage, Table, Why},
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
pub(crate) fn fell(draft: &mut Draft, whose: Colour, fall: &Fall) {
    let table = draft.table();
    let counts = fall.required.is_some()
        && *table.stage() == Stage::Playing
        && table.regulations().category() == Category::Standard;
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
        if relieved && table.player(colour).sheet.is_in_use() && !is_complete(table, colour) {
            draft.note(Fact::Sheet(SheetFact::CompletionDue { sheet: colour, under }));
        }
    }
}

/// Whether a player had not to write in the period in which the flag fell.
fn was_relieved(table: &Table, colour: Colour, whose: Colour, fall: &Fall) -> bool {
    let period = if colour == whose { fall.period } else { table.clock().period(colour) };
    table.player(colour).sheet.relieved_in == Some(period)
}

/// Somebody calls a flag. If it takes the sheets to say what it means, the arbiter has them completed first; a fall
/// that is known to have lost the game from the other player's sheet does not wait for that.
pub(crate) fn called(draft: &mut Draft) -> Updating {
    let table = draft.table();
    let due = |colour: &Colour| table.player(*colour).sheet.must_complete;
    let owing = |under| move |colour: &Colour| due(colour) == Some(under);
    let players = || Colour::ALL.into_iter();
    let neither: Vec<Colour> = players().filter(owing(Provision::NeitherPlayerRecords)).collect();
    let one = players().find(owing(Provision::OnePlayerNeedNotRecord));
    let is_down = players().any(|colour| table.clock().down(colour).is_some());
    if let Some(first) = neither.first() {
        let runs = table.clock().running().is_some();
        let mut ruling = draft
            .ruling(Provision::NeitherPlayerRecords)
            .also(Provision::RecordCompletedAfterFlagFall);
        if runs {
            ruling = ruling.order(Order::StopClocks);
        }
        if neither.len() == 1 {
            ruling = ruling.about(*first);
        }
        for colour in neither {
            ruling = ruling.order(Order::CompleteScoresheet(colour));
        }
        draft.rule(ruling);
        return Updating::Ordered;
    }
    match one {
        Some(player) if !is_down => {
            let ruling = draft
                .ruling(Provision::OnePlayerNeedNotRecord)
                .also(Provision::RecordCompletedAfterFlagFall)
                .about(player);
            draft.rule(ruling.order(Order::CompleteScoresheet(player)));
            Updating::Ordered
        }
        Some(_) | None => Updating::NotNeeded,
    }
}

/// While both complete their sheets the clocks stand still.
pub(crate) fn may_restart(draft: &Draft) -> Result<(), Refusal> {
    let under = Provision::NeitherPlayerRecords;
    let is_waiting = |colour| draft.table().player(colour).sheet.must_complete == Some(under);
    if Colour::ALL.into_iter().any(is_waiting) {
        return draft.refuse(Why::CompleteScoresheetFirst, under);
    }
    Ok(())
}
