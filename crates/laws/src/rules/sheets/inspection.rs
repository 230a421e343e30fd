//! Breaches of the rules on scoresheets that are noticed.
//!
//! **Says:** a player who has to record writes every move and every offer, nothing in advance and nothing
//! else, and keeps the sheet visible to the arbiter. The arbiter decides on the consequences of a breach;
//! missing moves have to be written first.
//! **Decides from:** what was recorded when it happened, and the current sheet.

use adoube_chess::Colour;

use super::{
    DeviationKind, Recording, compare,
    duty::{due, first_unexcused, recording},
};
use crate::{
    Provision,
    history::Ply,
    rules::Draft,
    state::{Place, Table, sheets::increment_for_recording},
    vocabulary::{
        AnswerKind, Author, Fact, Ground, Irregularity, Latent, Order, Refusal, RefusalReason,
        Ruling, SheetFact, Topic, Who,
    },
};

/// Handles an inspection of both sheets by the arbiter, or a player's complaint about the opponent's.
pub(crate) fn on_report(
    draft: &mut Draft,
    who: Who,
    what: Irregularity,
    author: &Author,
) -> Result<(), Refusal> {
    let is_suspect = |by: &Colour| who.side() != Some(*by) && what.by.is_none_or(|of| of == *by);
    let suspects: Vec<Colour> = Colour::ALL.into_iter().filter(is_suspect).collect();
    let before = draft.events().len();
    for by in &suspects {
        ask_about_breaches(draft, *by);
        order_missing_moves(draft, *by, author);
    }
    if draft.events().len() > before {
        return Ok(());
    }
    draft.refuse(RefusalReason::NothingOfTheKind, excusing_provision(draft.table(), &suspects))
}

/// Returns the provision by which an incomplete sheet is in order.
fn excusing_provision(table: &Table, suspects: &[Colour]) -> Provision {
    suspects
        .iter()
        .find_map(|by| match recording(table, *by) {
            Recording::NotRequired(provision) => Some(provision),
            Recording::Required => None,
        })
        .unwrap_or(Provision::RecordedBeforeNextMove)
}

/// Asks about the penalty for a player's breaches, once for each kind.
fn ask_about_breaches(draft: &mut Draft, by: Colour) {
    let is_his =
        |latent: &&Latent| matches!(latent, Latent::Scoresheet { by: of, .. } if *of == by);
    let latent: Vec<Latent> = draft.table().latent().iter().filter(is_his).cloned().collect();
    let mut asked: Vec<Provision> = Vec::new();
    for latent in latent {
        if let Latent::Scoresheet { breaks, .. } = &latent
            && !asked.contains(breaks)
        {
            asked.push(*breaks);
        }
        draft.note(Fact::IrregularityNoticed(latent));
    }
    if draft.table().player(by).sheet.place == Place::Hidden {
        draft.note(Fact::Sheet(SheetFact::Shown(by)));
    }
    for breaks in asked {
        draft.ask(Topic::Scoresheet, by, breaks, &[AnswerKind::Penalty, AnswerKind::NoPenalty]);
    }
}

/// Orders a player to write, before the next move, what is missing or illegible.
fn order_missing_moves(draft: &mut Draft, by: Colour, author: &Author) {
    let table = draft.table();
    if recording(table, by) != Recording::Required {
        return;
    }
    let ruling = match (first_fault(table, by), has_unwritten_offer(table, by)) {
        (Some((under, also, ground)), _) => {
            let ruling = draft.ruling(under).also(also).ground(ground);
            match increment_for_recording(table, by) {
                Some(extra) => ruling
                    .also(Provision::RecordingNotRequired)
                    .ground(Ground::IncrementForRecording(extra)),
                None => ruling,
            }
        }
        (None, true) => draft.ruling(Provision::DrawOfferRecorded),
        (None, false) => return,
    };
    let ruling = order(draft, ruling, by).about(by).by(author.clone());
    let under = ruling.main().map(crate::Citation::provision);
    draft.rule(ruling);
    if let Some(under) = under {
        draft.ask(Topic::Scoresheet, by, under, &[AnswerKind::NoPenalty, AnswerKind::Penalty]);
    }
}

/// Adds an order to complete missing moves; a missing offer alone is only recorded.
fn order(draft: &Draft, ruling: Ruling, by: Colour) -> Ruling {
    let is_complete = first_fault(draft.table(), by).is_none();
    if is_complete { ruling } else { ruling.order(Order::CompleteScoresheet(by)) }
}

/// Returns the first entry that is missing although due, or that cannot be right.
fn first_fault(table: &Table, by: Colour) -> Option<(Provision, Provision, Ground)> {
    let due = due(table, by);
    let (moves, before_next) = (Provision::RecordingMoves, Provision::RecordedBeforeNextMove);
    if let Some(line) = first_unexcused(table, by, due) {
        let ground = Ground::MissingFrom(line);
        let is_last = Ply(line.0) == due;
        return Some(if is_last {
            (before_next, moves, ground)
        } else {
            (moves, before_next, ground)
        });
    }
    let departs = compare::with_game(&table.player(by).sheet, table.history());
    let text = departs.into_iter().find_map(|deviation| match deviation.departure {
        DeviationKind::Missing | DeviationKind::InAdvance(_) => None,
        DeviationKind::OtherMove { text, .. }
        | DeviationKind::NoSuchMove(text)
        | DeviationKind::Ambiguous { text, .. }
        | DeviationKind::Illegible(text) => Some(text),
    })?;
    Some((moves, Provision::AlgebraicNotation, Ground::Written(text)))
}

fn has_unwritten_offer(table: &Table, by: Colour) -> bool {
    let sheet = &table.player(by).sheet;
    sheet.offers_written() < sheet.offers_heard
}

/// Returns what was written in advance, if known.
pub(super) fn written_in_advance(table: &Table, by: Colour) -> Option<Ground> {
    let entries = table.player(by).sheet.entries();
    let last = entries.iter().rev().find(|entry| entry.is_in_advance())?;
    last.text().map(|text| Ground::Written(text.to_owned()))
}
