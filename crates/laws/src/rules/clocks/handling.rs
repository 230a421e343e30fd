//! The clock pressed with the wrong hand, roughly, or before a move was made.
//!
//! **Says:** the hand that made the move presses, and the clock is handled properly; otherwise the arbiter
//! may penalise.
//! **Differs:** since 2017 a press without a move is an illegal move; a press with the other hand is not,
//! by the common reading.

use adoube_chess::Colour;

use crate::{
    Provision,
    history::Ply,
    rules::{
        Draft,
        conduct::penalise,
        irregularities::press_without_move::{self, SincePress},
        rapid,
        stage::{check_not_over, check_playing},
    },
    vocabulary::{
        Answer, AnswerKind, Author, Fact, Irregularity, IrregularityKind, Latent, Order, Question,
        Refusal, RefusalReason, Topic, Who,
    },
};

/// Rules on a report about how the clock was handled.
pub(crate) fn on_report(
    draft: &mut Draft,
    who: Who,
    what: Irregularity,
    author: Author,
) -> Result<(), Refusal> {
    check_playing(draft)?;
    let is_it = |latent: &&Latent| {
        let by = latent.by();
        let is_kind = what.matter == IrregularityKind::Clock
            || matches!(latent, Latent::PressWithoutMove { .. });
        is_kind && who.side() != Some(by) && what.is_of(by, latent.ply())
    };
    let mut latent = draft.table().latent().iter().filter(is_it);
    let Some((latent, under)) = latent.find_map(|latent| Some((latent.clone(), breach(latent)?)))
    else {
        return draft.refuse(RefusalReason::NothingOfTheKind, Provision::ClockHandling);
    };
    if press_without_move::is_illegal(draft.table(), &latent) {
        if let Some(ply) = latent.ply() {
            rapid::check_acted_in_time(draft, ply)?;
        }
        press_without_move::on_report(draft, latent, author);
        return Ok(());
    }
    let by = latent.by();
    let pressed_after = match latent {
        Latent::PressWithoutMove { ply, .. } => Some(ply),
        _ => None,
    };
    draft.note(Fact::IrregularityNoticed(latent));
    if let Some(ply) = pressed_after {
        take_back(draft, by, ply, author);
    }
    let answers = [AnswerKind::Penalty, AnswerKind::NoPenalty];
    draft.ask(Topic::ClockHandling, by, under, &answers);
    Ok(())
}

/// Returns the provision that it breaks.
fn breach(latent: &Latent) -> Option<Provision> {
    match latent {
        Latent::OtherHand(_) | Latent::Hovering(_) => Some(Provision::SameHandPressesClock),
        Latent::ClockHandling(_) | Latent::PressWithoutMove { .. } => {
            Some(Provision::ClockHandling)
        }
        _ => None,
    }
}

/// Gives the move and its time back to a player who pressed too early and has not moved since. If the
/// opponent has moved on, that is undone.
fn take_back(draft: &mut Draft, by: Colour, ply: Ply, author: Author) {
    let mut ruling =
        draft.ruling(Provision::ClockHandling).also(Provision::ClocksAfterIrregularity).about(by);
    match press_without_move::since_press(draft.table(), ply) {
        SincePress::Nothing => ruling = ruling.order(Order::TakeBackPress(by)),
        SincePress::Passed => ruling = ruling.order(Order::Restore(ply)),
        SincePress::Moved => return,
    }
    draft.rule(ruling.order(Order::StartClock(by)).by(author));
}

/// Applies the arbiter's answer.
pub(crate) fn on_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    check_not_over(draft)?;
    let under = asked.under.provision();
    if let Answer::Penalty(penalties) = answer {
        return penalise(draft, asked.about, under, penalties, author, None);
    }
    let ruling = draft.ruling(under).about(asked.about).order(Order::GoesOn);
    draft.rule(ruling.by(author));
    Ok(())
}
