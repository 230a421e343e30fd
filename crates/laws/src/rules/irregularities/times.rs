//! The times after an irregularity ([`Provision::ClocksAfterIrregularity`]).
//!
//! **Says:** when a position is restored, the arbiter decides what the clocks show, by best judgement.
//! **Differs:** since 2017 it is said that the times may also stay, and that the move counter is set if need be.
//! **Decides from:** the arbiter's answer. What the press of the move that is taken back has brought is taken back
//! without asking.

use adoube_chess::Colour;

use super::during_the_game;
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

/// The clock of the player who has the move now runs, if it does not yet.
pub(super) fn starts(draft: &Draft, ruling: Ruling, whose: Colour) -> Ruling {
    if draft.table().clock().running() == Some(whose) {
        return ruling;
    }
    ruling.order(Order::StartClock(whose))
}

/// The arbiter has decided.
pub(crate) fn on_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    during_the_game(draft, asked.under.provision())?;
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
