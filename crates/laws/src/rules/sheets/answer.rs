//! The arbiter's answers about scoresheets.

use super::inspection;
use crate::{
    Provision,
    rules::{Draft, conduct},
    vocabulary::{Answer, Author, Order, Question, Refusal},
};

/// Applies the arbiter's judgement on a breach: a penalty, or nothing.
pub(crate) fn on_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    let (under, whom) = (asked.under.provision(), asked.about);
    let ground = match under {
        Provision::NothingWrittenInAdvance => inspection::written_in_advance(draft.table(), whom),
        _ => None,
    };
    if let Answer::Penalty(penalties) = answer {
        return conduct::penalise(draft, whom, under, penalties, author, ground);
    }
    let mut ruling = draft.ruling(under).about(whom).by(author);
    if let Some(ground) = ground {
        ruling = ruling.ground(ground);
    }
    draft.rule(ruling.order(Order::GoesOn));
    Ok(())
}
