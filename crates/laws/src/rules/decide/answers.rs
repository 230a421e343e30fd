//! Dispatches the arbiter's answers to questions of judgement: one match, one rule per arm.

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
    vocabulary::{Answer, Author, QuestionId, Refusal, RefusalReason, Topic},
};

/// Dispatches an answer.
pub(super) fn answer(
    draft: &mut Draft,
    question: Option<QuestionId>,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    let mut open = draft.table().questions().iter();
    let asked = open.find(|open| question.is_none_or(|id| open.id == id)).cloned();
    let Some(asked) = asked else { return Err(RefusalReason::NoSuchQuestion.into()) };
    if !asked.answers.contains(&answer.kind()) {
        return Err(Refusal {
            why: RefusalReason::NotAnAnswer,
            cite: Some(asked.under),
            ground: None,
        });
    }
    if let Answer::Outcome(outcome) = answer {
        declare::check_within_limits(draft, *outcome)?;
    }
    draft.note_answer(&asked, answer, &author);
    match asked.topic {
        Topic::ReasonForStopping => stopping::on_answer(draft, &asked, answer, author),
        Topic::DisplacementPenalty => displaced::on_answer(draft, &asked, answer, author),
        Topic::ClocksAfterIrregularity => times::on_answer(draft, &asked, answer, author),
        Topic::ReversedColours => reversed::on_answer(draft, &asked, answer, author),
        Topic::Unfinished => illegal_move::on_answer(draft, &asked, answer, author),
        Topic::ClockHandling => handling::on_answer(draft, &asked, answer, author),
        Topic::DefectiveClock => fault::on_defect_answer(draft, &asked, answer, author),
        Topic::ClockSetting => fault::on_times_answer(draft, &asked, answer, author),
        Topic::Schedule => {
            fault::on_schedule_answer(draft, &asked, answer, author);
            Ok(())
        }
        Topic::BothFlags | Topic::FlagAgainstDraw | Topic::MatingChance => {
            flag::on_answer(draft, &asked, answer, author)
        }
        Topic::LateArrival => default_time::on_answer(draft, &asked, answer, author),
        Topic::ConsentToDraw => consent::on_answer(draft, &asked, answer, author),
        Topic::OfferDisturbs => offers::on_answer(draft, &asked, answer, author),
        Topic::Unrecorded => unrecorded::on_answer(draft, &asked, answer, author),
        Topic::Quickplay => judgement::on_answer(draft, &asked, answer, author),
        Topic::Increment => increment::on_answer(draft, &asked, answer, author),
        Topic::Refusal | Topic::OpponentsScore => {
            refusal_to_comply::on_answer(draft, &asked, answer, author)
        }
        Topic::Conduct => misconduct::on_answer(draft, &asked, answer, author),
        Topic::Assistant => {
            assistants::on_answer(draft, &asked, answer, author);
            Ok(())
        }
        Topic::Request => requests::on_answer(draft, &asked, answer, author),
        Topic::DisputedFact => disputed::on_answer(draft, &asked, answer, author),
        Topic::SealedMove => {
            adjournment::opening::on_answer(draft, &asked, answer, author);
            Ok(())
        }
        Topic::TouchDeliberate => complaint::on_answer(draft, &asked, answer, author),
        Topic::Scoresheet => sheets::on_answer(draft, &asked, answer, author),
        Topic::Reconstruction => {
            reconstruction::on_answer(draft, answer, author);
            Ok(())
        }
        Topic::WrittenResult => {
            signing::on_answer(draft, &asked, answer, author);
            Ok(())
        }
    }
}
