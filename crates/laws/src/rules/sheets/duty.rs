//! Who has to write, and what has to stand on a sheet by now.

use adoube_chess::Colour;

use super::compare;
use crate::{
    Provision,
    history::Ply,
    regulations::{BoardMode, Category},
    rules::Draft,
    state::{Place, Table, sheets::is_relieved},
    vocabulary::{Fact, Latent, Line, Refusal, RefusalReason, SheetFact},
};

/// Whether a player has to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recording {
    /// Yes.
    Required,
    /// No, under this provision.
    NotRequired(Provision),
}

/// Whether a player has to write now.
pub fn recording(table: &Table, by: Colour) -> Recording {
    match table.regulations().category() {
        Category::Rapid | Category::Blitz => {
            Recording::NotRequired(Provision::RapidWithoutRecording)
        }
        Category::Standard if is_relieved(table, by) => {
            Recording::NotRequired(Provision::RecordingNotRequired)
        }
        Category::Standard => Recording::Required,
    }
}

/// The half-moves that have to stand on a sheet by now: all up to the player's last move but one. The reply may be
/// made before the opponent's move is written, and the move itself is written before the next.
pub(super) fn due(table: &Table, by: Colour) -> Ply {
    let plies = table.history().plies().0;
    let goes_first = table.setup().board().turn() == by;
    let own = if goes_first {
        plies.saturating_sub(u32::from(plies.is_multiple_of(2)))
    } else {
        plies & !1
    };
    Ply(own.saturating_sub(2))
}

/// The first of these half-moves that is not on the sheet.
fn first_missing(table: &Table, by: Colour, through: Ply) -> Option<Line> {
    let lines = table.player(by).sheet.lines();
    (1..=through.0).map(Line).find(|line| !lines.contains_key(line))
}

/// The first of these half-moves that is not on the sheet although the player had to write it when it fell due.
pub(super) fn first_unexcused(table: &Table, by: Colour, through: Ply) -> Option<Line> {
    let sheet = &table.player(by).sheet;
    let lines = sheet.lines();
    let is_missing = |line: &Line| !lines.contains_key(line) && !sheet.is_excused(*line);
    (1..=through.0).map(Line).find(is_missing)
}

/// Whether every half-move that was made stands on a player's sheet. Whether it is the right one, see
/// [`with_game`](super::with_game).
pub fn is_complete(table: &Table, by: Colour) -> bool {
    first_missing(table, by, table.history().plies()).is_none()
}

/// Whether nothing on a sheet departs from the game.
pub(super) fn is_up_to_date(table: &Table, by: Colour) -> bool {
    let plies = table.history().plies().0;
    let departs = compare::with_game(&table.player(by).sheet, table.history());
    departs.iter().all(|deviation| deviation.line.0 > plies)
}

/// A sheet that had to be completed and is, is done with.
pub(super) fn settle(draft: &mut Draft, by: Colour) {
    let table = draft.table();
    if table.player(by).sheet.must_complete.is_some() && is_up_to_date(table, by) {
        draft.note(Fact::Sheet(SheetFact::CompletionDone(by)));
    }
}

/// What a player has to do with the sheets before moving: the reason why not to move, and the provision.
fn outstanding(table: &Table, by: Colour) -> Option<(RefusalReason, Provision)> {
    if let Some(under) = table.player(by).sheet.must_complete {
        return Some((RefusalReason::CompleteScoresheetFirst, under));
    }
    let holds_opponents = table.player(!by).sheet.place == Place::Lent;
    holds_opponents.then_some((RefusalReason::GiveBackFirst, Provision::OnePlayerNeedNotRecord))
}

/// On a screen nobody moves before the sheet is completed and the opponent's given back.
pub(crate) fn may_move(draft: &Draft, by: Colour) -> Result<(), Refusal> {
    let table = draft.table();
    match outstanding(table, by) {
        Some((why, under)) if table.regulations().board == BoardMode::Enforced => {
            draft.refuse(why, under)
        }
        Some(_) | None => Ok(()),
    }
}

/// On a board it can happen, and is there to be noticed.
pub(crate) fn on_move(draft: &mut Draft, by: Colour) {
    if let Some((_, breaks)) = outstanding(draft.table(), by) {
        note_breach(draft, by, breaks, None);
    }
}

/// Something on or about a sheet is there to be noticed.
pub(super) fn note_breach(draft: &mut Draft, by: Colour, breaks: Provision, line: Option<Line>) {
    let latent = Latent::Scoresheet { by, breaks, line };
    if !draft.table().latent().contains(&latent) {
        draft.note(Fact::IrregularityArose(latent));
    }
}
