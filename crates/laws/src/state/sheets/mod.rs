//! Effects of facts on the scoresheets, and when a player is short of time.

mod values;

use std::sync::Arc;

use adoube_chess::Colour;

pub(crate) use self::values::{NotedClock, Relief, SheetRules};
use super::{Medium, Place, Player, ScoresheetKeeper, SheetMark, Table};
use crate::{
    Edition, Provision,
    clock::{At, Clock, FlagFall, Milliseconds, PerPlayer},
    history::Ply,
    regulations::Category,
    vocabulary::{Author, DrawFact, Line, OfferMethod, Order, Ruling, SheetFact, Who},
};

/// Applies a fact to the sheets; `plies` half-moves have been made on the board.
fn fold(players: &mut PerPlayer<Player>, plies: Ply, fact: &SheetFact) {
    use SheetFact as F;
    let mut write = |on: Colour, mark| players[on].sheet.write(plies, mark);
    match fact {
        F::Written { sheet, line, text } => {
            write(*sheet, SheetMark::Move { line: *line, text: Arc::from(text.as_str()) });
        }
        F::Struck { sheet, line } => write(*sheet, SheetMark::Struck(*line)),
        F::Completed { sheet, lines } => {
            for (line, text) in lines {
                write(*sheet, SheetMark::Move { line: *line, text: Arc::from(text.as_str()) });
            }
        }
        F::OfferWritten(sheet) => write(*sheet, SheetMark::Offer),
        F::TimeWritten { sheet, time } => write(*sheet, SheetMark::Time(*time)),
        F::NoteWritten { sheet, text } => write(*sheet, SheetMark::Note(Arc::from(text.as_str()))),
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

const fn kept_by(who: Who) -> ScoresheetKeeper {
    match who {
        Who::Player(_) => ScoresheetKeeper::Player,
        Who::Assistant(_) => ScoresheetKeeper::Assistant,
        Who::Arbiter | Who::Timekeeper | Who::Bystander => ScoresheetKeeper::Arbiter,
    }
}

impl Table {
    /// The person who called a flag whose meaning depends on the scoresheets, while they are being completed.
    pub fn flag_called_by(&self) -> Option<&Author> {
        self.flag_called.as_ref()
    }

    /// Applies a fact to the sheets. Once no sheet has to be completed, no flag waits for them.
    pub(super) fn sheet(&mut self, fact: &SheetFact) {
        fold(&mut self.players, self.history.plies(), fact);
        if matches!(fact, SheetFact::CompletionDone(_)) && !self.are_sheets_due() {
            self.flag_called = None;
        }
    }

    /// Reports whether a sheet has to be completed.
    pub(crate) fn are_sheets_due(&self) -> bool {
        self.players.iter().any(|(_, player)| player.sheet.must_complete.is_some())
    }

    /// Records who called a flag, if the ruling waits for the sheets.
    pub(super) fn note_flag_call(&mut self, ruling: &Ruling) {
        let is_completion = |order: &Order| matches!(order, Order::CompleteScoresheet(_));
        let is_after_flag =
            ruling.main().is_some_and(|cite| cite.provision() == Provision::NeitherPlayerRecords);
        if is_after_flag && ruling.orders.iter().any(is_completion) {
            self.flag_called = Some(ruling.author.clone());
        }
    }

    /// After a half-move, marks the lines that fall due on the mover's sheet, up to that player's last move
    /// but one, as excused if the player need not record.
    pub(super) fn excuse_lines(&mut self) {
        if self.regulations.category() != Category::Standard {
            return;
        }
        let by = !self.to_move();
        let is_after_flag = matches!(
            self.players[by].sheet.must_complete,
            Some(Provision::NeitherPlayerRecords | Provision::OnePlayerNeedNotRecord)
        );
        if is_after_flag || is_relieved(self, by) {
            let due = self.history.plies().0.saturating_sub(2);
            if due > 0 {
                self.players[by].sheet.excuse(Line(due.saturating_sub(1).max(1)), Line(due));
            }
        }
    }
}

/// Reports whether a player is too short of time to have to record; in most editions then for the rest of the period.
pub(crate) fn is_relieved(table: &Table, by: Colour) -> bool {
    let values = SheetRules::for_edition(table.edition());
    let clock = table.clock();
    let is_short = clock.mode(by).extra() < values.enough_a_move
        && clock.remaining(by, table.now()) < values.short_of_time;
    let was_short = table.player(by).sheet.relieved_in == Some(clock.period(by));
    match values.relief {
        Relief::WhileShort => is_short,
        Relief::RestOfPeriod => is_short || was_short,
    }
}

/// Returns the increment because of which a player short of time has to record nevertheless.
pub(crate) fn increment_for_recording(table: &Table, by: Colour) -> Option<Milliseconds> {
    let values = SheetRules::for_edition(table.edition());
    let clock = table.clock();
    let extra = clock.mode(by).extra();
    let is_short = clock.remaining(by, table.now()) < values.short_of_time;
    (is_short && extra >= values.enough_a_move).then_some(extra)
}

/// Records the period in which the player whose clock is running becomes short of time.
pub(crate) fn note_shortage_of_time(
    players: &mut PerPlayer<Player>,
    clock: &Clock,
    now: At,
    edition: Edition,
) {
    let Some(runs) = clock.running() else { return };
    let values = SheetRules::for_edition(edition);
    if clock.remaining(runs, now) < values.short_of_time
        && clock.mode(runs).extra() < values.enough_a_move
    {
        players[runs].sheet.relieved_in = Some(clock.period(runs));
    }
}

/// Counts a draw offer, which both players have to write down.
pub(crate) fn record_offer(players: &mut PerPlayer<Player>, fact: &DrawFact) {
    if matches!(fact, DrawFact::Offered { through: OfferMethod::Words, .. }) {
        for colour in Colour::ALL {
            let heard = &mut players[colour].sheet.offers_heard;
            *heard = heard.saturating_add(1);
        }
    }
}

/// After a flag fall, records that the player was short of time in the period that ended with it.
pub(crate) fn note_time_ran_out(
    player: &mut Player,
    clock: &Clock,
    whose: Colour,
    fall: &FlagFall,
    edition: Edition,
) {
    let extra = clock.control(whose).period(fall.period).mode.extra();
    if extra < SheetRules::for_edition(edition).enough_a_move {
        player.sheet.relieved_in = Some(fall.period);
    }
}
