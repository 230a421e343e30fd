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

/// So many lines beyond the game there is no paper any more.
const PAPER: u32 = 200;

/// The move that a player to move has written and not played: what a draw claim can rest on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenMove {
    /// On which line.
    pub line: Line,
    /// As it was written.
    pub text: String,
    /// What it means in the position of record; none if it is no legal move, or not to be read.
    pub means: Option<Move>,
}

/// The move that a player has written for the move that is now to be played, if it is that player's.
pub fn written_move(table: &Table, by: Colour) -> Option<WrittenMove> {
    let line = Line(table.history().plies().0.saturating_add(1));
    if table.to_move() != by {
        return None;
    }
    let text = table.player(by).sheet.standing(line)?.text()?.to_owned();
    let means = compare::meaning(table.history(), line, &text);
    Some(WrittenMove { line, text, means })
}

/// What a player wrote first for the move that is now to be played, struck out or not, if it was a legal move.
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

/// A claim was made on the move that is written: for that it may be written in advance.
pub(crate) fn note_claimed_move(draft: &mut Draft, by: Colour) {
    let line = written_move(draft.table(), by).map(|written| written.line);
    let breaks = Provision::NothingWrittenInAdvance;
    let latent = Latent::Scoresheet { by, breaks, line };
    if draft.table().latent().contains(&latent) {
        draft.note(Fact::IrregularityLapsed(latent));
    }
}

/// Whether the sheet is there to be written on.
pub(super) fn at_hand(draft: &Draft, by: Colour) -> Result<(), Refusal> {
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
    at_hand(draft, by)?;
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

/// The line on which a text is written if nobody says so: the next one if that is the move, or if it was to be
/// expected; else that of the move which the player is about to make, or has just made.
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
        // Nothing that was played: a move that is meant, however it is written.
        ahead
    } else {
        Line(plies)
    }
}

/// Strikes out what stands on a line.
pub(super) fn strike(draft: &mut Draft, by: Colour, line: Line) -> Result<(), Refusal> {
    at_hand(draft, by)?;
    if draft.table().player(by).sheet.standing(line).is_none() {
        return draft.refuse(RefusalReason::NoSuchLine, Provision::RecordingMoves);
    }
    draft.note(Fact::Sheet(SheetFact::Struck { sheet: by, line }));
    Ok(())
}

/// Writes down all moves that are missing, and puts right those that are wrong.
pub(super) fn complete(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    at_hand(draft, by)?;
    let lines = wanting(draft.table(), by);
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

/// What is missing or wrong on a sheet, as it should be.
pub(super) fn wanting(table: &Table, by: Colour) -> Vec<(Line, String)> {
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

/// How an illegal move is written: the squares, as far as it can be told.
fn illegal_text(table: &Table, of: Ply) -> String {
    let attempt = table.latent().iter().find_map(|latent| match latent {
        Latent::IllegalMove { ply, attempt, .. } if *ply == of => *attempt,
        _ => None,
    });
    attempt.map_or_else(|| "?".to_owned(), |plan| format!("{}-{}", plan.from, plan.to))
}
