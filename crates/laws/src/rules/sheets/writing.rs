//! Writing, striking out, completing.

use adoube_chess::{Colour, Move, san};

use super::{compare, duty};
use crate::{
    Provision,
    history::{Ply, ReachedBy},
    rules::Draft,
    state::{Entry, Place, SheetMark, Stage, Step, Table},
    vocabulary::{Fact, Latent, Line, Refusal, RefusalReason, SheetFact},
};

/// A sheet has room for this many lines beyond the game.
const PAPER: u32 = 200;

/// A move that the player to move has written but not played, on which a draw claim can be based.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenMove {
    /// The line.
    pub line: Line,
    /// The text as written.
    pub text: String,
    /// Its meaning in the position of record; `None` if it is illegal or illegible.
    pub means: Option<Move>,
}

/// Returns the move that a player has written for the move now to be played, if it is that player's turn.
pub fn written_move(table: &Table, by: Colour) -> Option<WrittenMove> {
    let line = Line(table.history().plies().0.saturating_add(1));
    if table.to_move() != by {
        return None;
    }
    let text = table.player(by).sheet.standing(line)?.text()?.to_owned();
    let means = compare::meaning(table.history(), line, &text);
    Some(WrittenMove { line, text, means })
}

/// Returns the first move that a player wrote for the move now to be played, struck out or not, if it was legal.
pub(crate) fn first_written(table: &Table, by: Colour) -> Option<Move> {
    let next = Line(table.history().plies().0.saturating_add(1));
    let mut entries = table.player(by).sheet.entries().iter();
    let is_next = |entry: &&Entry| {
        matches!(&entry.mark, SheetMark::Move { line, .. } if *line == next)
            && entry.is_in_advance()
    };
    let text = entries.find(is_next)?.text()?;
    compare::meaning(table.history(), next, text)
}

/// Clears the irregularity of writing in advance, because a claim was made on the written move.
pub(crate) fn note_claimed_move(draft: &mut Draft, by: Colour) {
    let line = written_move(draft.table(), by).map(|written| written.line);
    let breaks = Provision::NothingWrittenInAdvance;
    let latent = Latent::Scoresheet { by, breaks, line };
    if draft.table().latent().contains(&latent) {
        draft.note(Fact::IrregularityLapsed(latent));
    }
}

/// Checks that the sheet is available to write on.
pub(super) fn check_available(draft: &Draft, by: Colour) -> Result<(), Refusal> {
    match draft.table().player(by).sheet.place {
        Place::OnTheTable | Place::Hidden => Ok(()),
        Place::Lent => {
            draft.refuse(RefusalReason::NothingOfTheKind, Provision::OnePlayerNeedNotRecord)
        }
        Place::HandedOver => {
            draft.refuse(RefusalReason::AlreadyDone, Provision::ScoresheetsBelongToOrganiser)
        }
    }
}

/// Writes a move.
pub(super) fn write(
    draft: &mut Draft,
    by: Colour,
    line: Option<Line>,
    text: &str,
) -> Result<(), Refusal> {
    check_available(draft, by)?;
    if text.trim().is_empty() {
        return draft.refuse(RefusalReason::NothingOfTheKind, Provision::RecordingMoves);
    }
    let plies = draft.table().history().plies().0;
    let line = line.unwrap_or_else(|| line_for(draft.table(), by, text));
    if line.0 == 0 || line.0 > plies.saturating_add(PAPER) {
        return draft.refuse(RefusalReason::NoSuchLine, Provision::RecordingMoves);
    }
    let text = text.to_owned();
    draft.note(Fact::Sheet(SheetFact::Written { sheet: by, line, text }));
    let is_sealed = draft.table().adjournment().step == Step::Sealing(by);
    if line.0 > plies && *draft.table().stage() == Stage::Playing && !is_sealed {
        duty::note_breach(draft, by, Provision::NothingWrittenInAdvance, Some(line));
    }
    duty::settle(draft, by);
    Ok(())
}

/// Returns the line for a text without a line: the next one if the text means its move or that line is
/// still ahead; else that of the move the player is about to make, or has just made.
fn line_for(table: &Table, by: Colour, text: &str) -> Line {
    let history = table.history();
    let sheet = &table.player(by).sheet;
    let plies = history.plies().0;
    let last = sheet.lines().into_keys().next_back().map_or(0, |line| line.0);
    let next = last.saturating_add(1);
    let is_played = |line: &u32| {
        let played = compare::played(history, Line(*line));
        played.is_some() && compare::meaning(history, Line(*line), text) == played
    };
    if next > plies || sheet.is_in_use() && is_played(&next) {
        return Line(next);
    }
    let ahead = Line(plies.saturating_add(1));
    if table.to_move() == by && compare::meaning(history, ahead, text).is_some() {
        return ahead;
    }
    if let Some(line) = (next..=plies).rev().find(is_played) {
        return Line(line);
    }
    if sheet.is_in_use() {
        Line(next)
    } else if table.to_move() == by {
        // Not a move that was played: an intended one, however it is written.
        ahead
    } else {
        Line(plies)
    }
}

/// Strikes out the entry on a line.
pub(super) fn strike(draft: &mut Draft, by: Colour, line: Line) -> Result<(), Refusal> {
    check_available(draft, by)?;
    if draft.table().player(by).sheet.standing(line).is_none() {
        return draft.refuse(RefusalReason::NoSuchLine, Provision::RecordingMoves);
    }
    draft.note(Fact::Sheet(SheetFact::Struck { sheet: by, line }));
    Ok(())
}

/// Writes down all missing moves, and corrects the wrong ones.
pub(super) fn complete(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    check_available(draft, by)?;
    let lines = missing_lines(draft.table(), by);
    let has_to = draft.table().player(by).sheet.must_complete.is_some();
    if lines.is_empty() && !has_to {
        return draft.refuse(RefusalReason::AlreadyDone, Provision::RecordingMoves);
    }
    if !lines.is_empty() {
        draft.note(Fact::Sheet(SheetFact::Completed { sheet: by, lines }));
    }
    duty::settle(draft, by);
    Ok(())
}

/// Returns the missing or wrong lines of a sheet, corrected.
pub(super) fn missing_lines(table: &Table, by: Colour) -> Vec<(Line, String)> {
    let history = table.history();
    let moments = history.moments();
    let departs = compare::with_game(&table.player(by).sheet, history);
    let lines = departs.into_iter().map(|deviation| deviation.line);
    let text = |line: Line| {
        let before = moments.get(line.0.checked_sub(1)? as usize)?.1.position();
        match (before, moments.get(line.0 as usize)?.0) {
            (Some(before), ReachedBy::By(played)) => Some(san::write(before, played).to_string()),
            (None | Some(_), _) => Some(illegal_text(table, Ply(line.0))),
        }
    };
    lines.filter_map(|line| Some((line, text(line)?))).collect()
}

/// Returns how an illegal move is written: its squares, as far as they are clear.
fn illegal_text(table: &Table, of: Ply) -> String {
    let attempt = table.latent().iter().find_map(|latent| match latent {
        Latent::IllegalMove { ply, attempt, .. } if *ply == of => *attempt,
        _ => None,
    });
    attempt.map_or_else(|| "?".to_owned(), |plan| format!("{}-{}", plan.from, plan.to))
}
