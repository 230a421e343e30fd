//! The arbiter's answers to what the Laws leave to judgement: one match, one rule an arm.

use super::{
    adjournment, clocks, complaint, conduct, default_time, draws, flag, irregularities, quickplay,
    rapid, sheets, stopping,
};
use crate::{
    rules::Draft,
    vocabulary::{Answer, Author, QuestionId, Refusal, Topic, Why},
};

/// An answer is given.
pub(crate) fn given(
    draft: &mut Draft,
    question: Option<QuestionId>,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    let mut open = draft.table().questions().iter();
    let asked = open.find(|open| question.is_none_or(|id| open.id == id)).cloned();
    let Some(asked) = asked else { return Err(Why::NoSuchQuestion.into()) };
    if !asked.answers.contains(&answer.kind()) {
        return Err(Refusal { why: Why::NotAnAnswer, cite: Some(asked.under) });
    }
    draft.answered(&asked, answer, &author);
    match asked.topic {
        Topic::ReasonForStopping => stopping::judged(draft, &asked, answer, author),
        Topic::DisplacementPenalty
        | Topic::ClocksAfterIrregularity
        | Topic::ReversedColours
        | Topic::Unfinished => irregularities::judged(draft, &asked, answer, author),
        Topic::ClockHandling | Topic::DefectiveClock | Topic::ClockSetting => {
            clocks::judged(draft, &asked, answer, author)
        }
        Topic::Schedule => {
            rapid::judged(draft, &asked, answer, author);
            Ok(())
        }
        Topic::BothFlags | Topic::FlagAgainstDraw | Topic::MatingChance => {
            flag::judged(draft, &asked, answer, author)
        }
        Topic::LateArrival => default_time::judged(draft, &asked, answer, author),
        Topic::ConsentToDraw | Topic::OfferDisturbs | Topic::Unrecorded => {
            draws::judged(draft, &asked, answer, author)
        }
        Topic::Quickplay | Topic::Increment => quickplay::judged(draft, &asked, answer, author),
        Topic::Refusal
        | Topic::OpponentsScore
        | Topic::Conduct
        | Topic::Assistant
        | Topic::Request => conduct::judged(draft, &asked, answer, author),
        Topic::SealedMove => {
            adjournment::judged(draft, &asked, answer, author);
            Ok(())
        }
        Topic::TouchDeliberate => complaint::judged(draft, &asked, answer, author),
        Topic::Scoresheet | Topic::Reconstruction | Topic::WrittenResult => {
            sheets::judged(draft, &asked, answer, author)
        }
    }
}
