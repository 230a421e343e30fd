//! What the arbiter has judged about sheets.

use super::{found, reconstruction, signing};
use crate::{
    Provision,
    rules::{Draft, conduct},
    vocabulary::{Answer, Author, Order, Question, Refusal, Topic},
};

/// The arbiter has judged.
pub(crate) fn judged(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    match asked.topic {
        Topic::Reconstruction => reconstruction::judged(draft, answer, author),
        Topic::WrittenResult => signing::judged(draft, asked, answer, author),
        _ => return breach(draft, asked, answer, author),
    }
    Ok(())
}

/// What a breach costs: a penalty, or nothing.
fn breach(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    let (under, whom) = (asked.under.provision(), asked.about);
    let ground = match under {
        Provision::NothingWrittenInAdvance => found::written_in_advance(draft.table(), whom),
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
