//! What facts do to the scoresheets, and when a player has been short of time.

mod values;

use std::sync::Arc;

use adoube_chess::Colour;

pub(crate) use self::values::{NotedClock, Relief, Values};
use super::{Keeper, Mark, Medium, Place, Player};
use crate::{
    Edition,
    clock::{At, Clock, Fall, PerPlayer},
    history::Ply,
    vocabulary::{DrawFact, SheetFact, Through, Who},
};

/// What a fact does to the sheets; so many half-moves have been made on the board.
pub(crate) fn fold(players: &mut PerPlayer<Player>, plies: Ply, fact: &SheetFact) {
    use SheetFact as F;
    let mut write = |on: Colour, mark| players[on].sheet.write(plies, mark);
    match fact {
        F::Written { sheet, line, text } => {
            write(*sheet, Mark::Move { line: *line, text: Arc::from(text.as_str()) });
        }
        F::Struck { sheet, line } => write(*sheet, Mark::Struck(*line)),
        F::Completed { sheet, lines } => {
            for (line, text) in lines {
                write(*sheet, Mark::Move { line: *line, text: Arc::from(text.as_str()) });
            }
        }
        F::OfferWritten(sheet) => write(*sheet, Mark::Offer),
        F::TimeWritten { sheet, time } => write(*sheet, Mark::Time(*time)),
        F::NoteWritten { sheet, text } => write(*sheet, Mark::Note(Arc::from(text.as_str()))),
        F::CompletionDue { sheet, under } => players[*sheet].sheet.must_complete = Some(*under),
        F::CompletionDone(sheet) => players[*sheet].sheet.must_complete = None,
        F::Borrowed(by) => players[!*by].sheet.place = Place::Lent,
        F::GivenBack(by) => players[!*by].sheet.place = Place::OnTheTable,
        F::Hidden(sheet) => players[*sheet].sheet.place = Place::Hidden,
        F::Shown(sheet) => players[*sheet].sheet.place = Place::OnTheTable,
        F::KeptBy { sheet, keeper } => players[*sheet].sheet.keeper = kept_by(*keeper),
        F::Electronic(sheet) => players[*sheet].sheet.medium = Medium::Electronic,
        F::Replaced(_) | F::Noted { .. } => {}
        F::Signed { by, outcome } => players[*by].sheet.signed = Some(*outcome),
        F::HandedOver(sheet) => players[*sheet].sheet.place = Place::HandedOver,
    }
}

const fn kept_by(who: Who) -> Keeper {
    match who {
        Who::Player(_) => Keeper::Player,
        Who::Assistant(_) => Keeper::Assistant,
        Who::Arbiter | Who::Timekeeper | Who::Bystander => Keeper::Arbiter,
    }
}

/// Time has passed: the player whose clock runs may have become so short of it as not to have to write.
pub(crate) fn passed(players: &mut PerPlayer<Player>, clock: &Clock, now: At, edition: Edition) {
    let Some(runs) = clock.running() else { return };
    let values = Values::of(edition);
    if clock.remaining(runs, now) < values.short_of_time
        && clock.mode(runs).extra() < values.enough_a_move
    {
        players[runs].sheet.relieved_in = Some(clock.period(runs));
    }
}

/// A draw was offered: both have to write it down.
pub(crate) fn heard(players: &mut PerPlayer<Player>, fact: &DrawFact) {
    if matches!(fact, DrawFact::Offered { through: Through::Words, .. }) {
        for colour in Colour::ALL {
            let heard = &mut players[colour].sheet.offers_heard;
            *heard = heard.saturating_add(1);
        }
    }
}

/// A flag fell: in the period that ended with it the player had run short of time.
pub(crate) fn ran_out(
    player: &mut Player,
    clock: &Clock,
    whose: Colour,
    fall: &Fall,
    edition: Edition,
) {
    let extra = clock.control(whose).period(fall.period).mode.extra();
    if extra < Values::of(edition).enough_a_move {
        player.sheet.relieved_in = Some(fall.period);
    }
}
