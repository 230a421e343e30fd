//! The clock was pressed with the wrong hand, roughly, or before a move was made.
//!
//! **Says:** the hand that moved presses, the clock is treated properly; otherwise the arbiter may penalise.
//! **Differs:** since 2017 a press without a move is an illegal move; a press with the other hand is none, by the
//! common reading.

use adoube_chess::Colour;

use crate::{
    Provision,
    regulations::{OtherHandPresses, PressWithoutMove},
    rules::{
        Draft,
        conduct::penalise,
        irregularities,
        stage::{not_over, playing},
    },
    vocabulary::{
        Answer, AnswerKind, Author, Fact, Latent, Order, Question, Refusal, Topic, Who, Why,
    },
};

/// Somebody has seen how the clock was handled.
pub(crate) fn found(draft: &mut Draft, who: Who, author: Author) -> Result<(), Refusal> {
    playing(draft)?;
    let may_be = |by: Colour| who.side().is_none_or(|claimant| claimant != by);
    let mut latent = draft.table().latent().iter().filter(|latent| may_be(latent.by()));
    let Some((latent, under)) = latent.find_map(|latent| Some((latent.clone(), breach(latent)?)))
    else {
        return draft.refuse(Why::NothingOfTheKind, Provision::ClockHandling);
    };
    if is_illegal_move(draft, &latent) {
        irregularities::press_without_move::found(draft, latent, author);
        return Ok(());
    }
    let by = latent.by();
    let too_early = matches!(latent, Latent::PressWithoutMove { .. });
    draft.note(Fact::Noticed(latent));
    if too_early && draft.table().to_move() == by {
        taken_back(draft, by, author);
    }
    let answers = [AnswerKind::Penalty, AnswerKind::NoPenalty];
    draft.ask(Topic::ClockHandling, by, under, &answers);
    Ok(())
}

/// What it breaks.
fn breach(latent: &Latent) -> Option<Provision> {
    match latent {
        Latent::OtherHand(_) | Latent::Hovering(_) => Some(Provision::SameHandPressesClock),
        Latent::ClockHandling(_) | Latent::PressWithoutMove { .. } => {
            Some(Provision::ClockHandling)
        }
        _ => None,
    }
}

/// Whether the edition makes an illegal move of it.
fn is_illegal_move(draft: &Draft, latent: &Latent) -> bool {
    let table = draft.table();
    let open = &table.regulations().open_points;
    let has_rule = table.cite(Provision::PressWithoutMove).is_some();
    match latent {
        // Whoever has moved since has only pressed too early.
        Latent::PressWithoutMove { ply, .. } => {
            has_rule
                && open.press_without_move == PressWithoutMove::IllegalMove
                && table.history().plies() == *ply
        }
        Latent::OtherHand(_) => {
            has_rule && open.other_hand_presses == OtherHandPresses::IllegalMove
        }
        _ => false,
    }
}

/// The player who pressed too early still has the move, and the time for it.
fn taken_back(draft: &mut Draft, by: Colour, author: Author) {
    let ruling = draft
        .ruling(Provision::ClockHandling)
        .also(Provision::ClocksAfterIrregularity)
        .about(by)
        .order(Order::TakeBackPress(by))
        .order(Order::StartClock(by));
    draft.rule(ruling.by(author));
}

/// The arbiter has judged it.
pub(crate) fn judged(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    not_over(draft)?;
    let under = asked.under.provision();
    if let Answer::Penalty(penalties) = answer {
        return penalise(draft, asked.about, under, penalties, author, None);
    }
    let ruling = draft.ruling(under).about(asked.about).order(Order::GoesOn);
    draft.rule(ruling.by(author));
    Ok(())
}
