//! The times after an irregularity ([`Provision::ClocksAfterIrregularity`]).
//!
//! **Says:** when a position is restored, the arbiter decides what the clocks show, by best judgement.
//! **Differs:** since 2017 the text says that the times may also stay, and that the move counter is set if necessary.
//! **Decides from:** the arbiter's answer. The clock effect of the press of the move taken back is undone
//! without asking.

use adoube_chess::Colour;

use super::check_during_game;
use crate::{
    Provision,
    clock::Correction,
    rules::Draft,
    vocabulary::{Answer, AnswerKind, Author, Order, Question, Refusal, Ruling, Topic},
};

/// Asks for the times.
pub(super) fn ask(draft: &mut Draft, about: Colour) {
    let answers = [AnswerKind::TimesStay, AnswerKind::Times];
    let under = Provision::ClocksAfterIrregularity;
    draft.ask(Topic::ClocksAfterIrregularity, about, under, &answers);
}

/// Orders the clock of the player now to move started, if it is not running.
pub(super) fn order_start(draft: &Draft, ruling: Ruling, whose: Colour) -> Ruling {
    if draft.table().clock().running() == Some(whose) {
        return ruling;
    }
    ruling.order(Order::StartClock(whose))
}

/// Applies the arbiter's decision.
pub(crate) fn on_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    check_during_game(draft, asked.under.provision())?;
    let mut ruling = draft.ruling(Provision::ClocksAfterIrregularity).about(asked.about);
    match answer {
        Answer::Times(times) => {
            for (whose, to) in times.iter() {
                if *to != Correction::default() {
                    ruling = ruling.order(Order::SetClock { whose, to: *to });
                }
            }
        }
        _ => ruling = ruling.order(Order::GoesOn),
    }
    draft.rule(ruling.by(author));
    Ok(())
}
