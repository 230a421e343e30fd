//! Who has to record, and what has to be on a sheet by now.

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

/// Whether a player has to record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recording {
    /// Yes.
    Required,
    /// No, under this provision.
    NotRequired(Provision),
}

/// Returns whether a player has to record now.
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

/// Returns the half-moves that have to be on a sheet by now: all up to the player's last move but one. The
/// reply may be made before the opponent's move is written, and a move is written before the next one.
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

/// Returns the first of these half-moves that is not on the sheet.
fn first_missing(table: &Table, by: Colour, through: Ply) -> Option<Line> {
    let lines = table.player(by).sheet.lines();
    (1..=through.0).map(Line).find(|line| !lines.contains_key(line))
}

/// Returns the first of these half-moves that is not on the sheet although it had to be recorded when it fell due.
pub(super) fn first_unexcused(table: &Table, by: Colour, through: Ply) -> Option<Line> {
    let sheet = &table.player(by).sheet;
    let lines = sheet.lines();
    let is_missing = |line: &Line| !lines.contains_key(line) && !sheet.is_excused(*line);
    (1..=through.0).map(Line).find(is_missing)
}

/// Reports whether a player's sheet has every half-move that was made. For their correctness see
/// [`with_game`](super::with_game).
pub fn is_complete(table: &Table, by: Colour) -> bool {
    first_missing(table, by, table.history().plies()).is_none()
}

/// Reports whether a sheet does not differ from the game.
pub(super) fn is_up_to_date(table: &Table, by: Colour) -> bool {
    let plies = table.history().plies().0;
    let departs = compare::with_game(&table.player(by).sheet, table.history());
    departs.iter().all(|deviation| deviation.line.0 > plies)
}

/// Clears the obligation to complete a sheet once it is complete.
pub(super) fn settle(draft: &mut Draft, by: Colour) {
    let table = draft.table();
    if table.player(by).sheet.must_complete.is_some() && is_up_to_date(table, by) {
        draft.note(Fact::Sheet(SheetFact::CompletionDone(by)));
    }
}

/// Returns what a player has to do with the sheets before moving: the reason for refusing a move, and the provision.
fn outstanding(table: &Table, by: Colour) -> Option<(RefusalReason, Provision)> {
    if let Some(under) = table.player(by).sheet.must_complete {
        return Some((RefusalReason::CompleteScoresheetFirst, under));
    }
    let holds_opponents = table.player(!by).sheet.place == Place::Lent;
    holds_opponents.then_some((RefusalReason::GiveBackFirst, Provision::OnePlayerNeedNotRecord))
}

/// Checks, on a screen, that the sheet is completed and the opponent's returned before a move.
pub(crate) fn may_move(draft: &Draft, by: Colour) -> Result<(), Refusal> {
    let table = draft.table();
    match outstanding(table, by) {
        Some((why, under)) if table.regulations().board == BoardMode::Enforced => {
            draft.refuse(why, under)
        }
        Some(_) | None => Ok(()),
    }
}

/// Records a move made before that at a physical board, as an undetected irregularity.
pub(crate) fn on_move(draft: &mut Draft, by: Colour) {
    if let Some((_, breaks)) = outstanding(draft.table(), by) {
        note_breach(draft, by, breaks, None);
    }
}

/// Records an undetected breach of the rules on scoresheets.
pub(super) fn note_breach(draft: &mut Draft, by: Colour, breaks: Provision, line: Option<Line>) {
    let latent = Latent::Scoresheet { by, breaks, line };
    if !draft.table().latent().contains(&latent) {
        draft.note(Fact::IrregularityArose(latent));
    }
}
