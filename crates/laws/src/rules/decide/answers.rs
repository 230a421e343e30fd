//! The arbiter's answers to what the Laws leave to judgement: one match, one rule an arm.

use crate::{
    rules::{
        Draft, adjournment,
        clocks::{fault, handling},
        complaint,
        conduct::{assistants, declare, misconduct, refusal_to_comply, requests},
        default_time, disputed,
        draws::{consent, offers, unrecorded},
        flag,
        irregularities::{displaced, illegal_move, reversed, times},
        quickplay::{increment, judgement},
        sheets::{self, reconstruction, signing},
        stopping,
    },
    vocabulary::{Answer, Author, QuestionId, Refusal, Topic, Why},
};

/// An answer is given.
pub(super) fn given(
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
    if let Answer::Outcome(outcome) = answer {
        declare::within_limits(draft, *outcome)?;
    }
    draft.answered(&asked, answer, &author);
    match asked.topic {
        Topic::ReasonForStopping => stopping::judged(draft, &asked, answer, author),
        Topic::DisplacementPenalty => displaced::judged(draft, &asked, answer, author),
        Topic::ClocksAfterIrregularity => times::judged(draft, &asked, answer, author),
        Topic::ReversedColours => reversed::judged(draft, &asked, answer, author),
        Topic::Unfinished => illegal_move::judged(draft, &asked, answer, author),
        Topic::ClockHandling => handling::judged(draft, &asked, answer, author),
        Topic::DefectiveClock => fault::judged_defect(draft, &asked, answer, author),
        Topic::ClockSetting => fault::judged_times(draft, &asked, answer, author),
        Topic::Schedule => {
            fault::judged_schedule(draft, &asked, answer, author);
            Ok(())
        }
        Topic::BothFlags | Topic::FlagAgainstDraw | Topic::MatingChance => {
            flag::judged(draft, &asked, answer, author)
        }
        Topic::LateArrival => default_time::judged(draft, &asked, answer, author),
        Topic::ConsentToDraw => consent::judged(draft, &asked, answer, author),
        Topic::OfferDisturbs => offers::judged(draft, &asked, answer, author),
        Topic::Unrecorded => unrecorded::judged(draft, &asked, answer, author),
        Topic::Quickplay => judgement::judged(draft, &asked, answer, author),
        Topic::Increment => increment::judged(draft, &asked, answer, author),
        Topic::Refusal | Topic::OpponentsScore => {
            refusal_to_comply::judged(draft, &asked, answer, author)
        }
        Topic::Conduct => misconduct::judged(draft, &asked, answer, author),
        Topic::Assistant => {
            assistants::judged(draft, &asked, answer, author);
            Ok(())
        }
        Topic::Request => requests::judged(draft, &asked, answer, author),
        Topic::DisputedFact => disputed::judged(draft, &asked, answer, author),
        Topic::SealedMove => {
            adjournment::opening::judged(draft, &asked, answer, author);
            Ok(())
        }
        Topic::TouchDeliberate => complaint::judged(draft, &asked, answer, author),
        Topic::Scoresheet => sheets::judged(draft, &asked, answer, author),
        Topic::Reconstruction => {
            reconstruction::judged(draft, answer, author);
            Ok(())
        }
        Topic::WrittenResult => {
            signing::judged(draft, &asked, answer, author);
            Ok(())
        }
    }
}
