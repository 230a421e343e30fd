//! What is asked of the arbiter, and what was answered.

use adoube_laws::{
    clock::Correction,
    table::{Answer, AnswerKind, Question, QuestionId, Topic},
};

use super::{
    outcome::mark_name,
    penalty,
    scene::{Scene, of},
    time::time,
};
use crate::words::{QuestionKey, Words};

/// The question, what may be answered, and what is suggested.
pub fn question(question: &Question, words: &Words) -> Vec<String> {
    let asked = words.say(topic(question.topic), [of(question.about)]);
    let asked = format!("{asked} ({})", Scene::articles(&[question.under]).join(", "));
    let kinds: Vec<String> = question.answers.iter().map(|kind| words.plain(name(*kind))).collect();
    let suggested = words.plain(name(question.suggested));
    let answers = [("answers", kinds.join("; ").into()), ("suggested", suggested.into())];
    vec![
        words.say(
            QuestionKey::QuestionNumbered,
            [("number", question.id.0.into()), ("question", asked.into())],
        ),
        words.say(QuestionKey::QuestionAnswers, answers),
    ]
}

const fn topic(topic: Topic) -> QuestionKey {
    match topic {
        Topic::ReasonForStopping => QuestionKey::QuestionReasonForStopping,
        Topic::DisplacementPenalty => QuestionKey::QuestionDisplacementPenalty,
        Topic::ClockHandling => QuestionKey::QuestionClockHandling,
        Topic::ClocksAfterIrregularity => QuestionKey::QuestionClocksAfterIrregularity,
        Topic::ReversedColours => QuestionKey::QuestionReversedColours,
        Topic::BothFlags => QuestionKey::QuestionBothFlags,
        Topic::FlagAgainstDraw => QuestionKey::QuestionFlagAgainstDraw,
        Topic::ConsentToDraw => QuestionKey::QuestionConsentToDraw,
        Topic::Refusal => QuestionKey::QuestionRefusal,
        Topic::OpponentsScore => QuestionKey::QuestionOpponentsScore,
        Topic::LateArrival => QuestionKey::QuestionLateArrival,
        Topic::OfferDisturbs => QuestionKey::QuestionOfferDisturbs,
        Topic::Conduct => QuestionKey::QuestionConduct,
        Topic::Assistant => QuestionKey::QuestionAssistant,
        Topic::Quickplay => QuestionKey::QuestionQuickplay,
        Topic::Increment => QuestionKey::QuestionIncrement,
        Topic::TouchDeliberate => QuestionKey::QuestionTouchDeliberate,
        Topic::Unfinished => QuestionKey::QuestionUnfinished,
        Topic::Request => QuestionKey::QuestionRequest,
        Topic::Unrecorded => QuestionKey::QuestionUnrecorded,
        Topic::Scoresheet => QuestionKey::QuestionScoresheet,
        Topic::MatingChance => QuestionKey::QuestionMatingChance,
        Topic::DefectiveClock => QuestionKey::QuestionDefectiveClock,
        Topic::ClockSetting => QuestionKey::QuestionClockSetting,
        Topic::Schedule => QuestionKey::QuestionSchedule,
        Topic::Reconstruction => QuestionKey::QuestionReconstruction,
        Topic::WrittenResult => QuestionKey::QuestionWrittenResult,
        Topic::SealedMove => QuestionKey::QuestionSealedMove,
        Topic::DisputedFact => QuestionKey::QuestionDisputedFact,
    }
}

const fn name(kind: AnswerKind) -> QuestionKey {
    match kind {
        AnswerKind::Yes => QuestionKey::AnswerYes,
        AnswerKind::No => QuestionKey::AnswerNo,
        AnswerKind::Penalty => QuestionKey::AnswerPenalty,
        AnswerKind::NoPenalty => QuestionKey::AnswerNoPenalty,
        AnswerKind::Times => QuestionKey::AnswerTimes,
        AnswerKind::TimesStay => QuestionKey::AnswerTimesStay,
        AnswerKind::Outcome => QuestionKey::AnswerOutcome,
        AnswerKind::GoesOn => QuestionKey::AnswerGoesOn,
        AnswerKind::Mark => QuestionKey::AnswerMark,
        AnswerKind::Later => QuestionKey::AnswerLater,
    }
}

/// What the arbiter answered.
pub(super) fn answered(id: QuestionId, answer: &Answer, words: &Words) -> String {
    let answer = ("answer", given(answer, words).into());
    words.say(QuestionKey::Answered, [("number", id.0.into()), answer])
}

/// An answer, inside a sentence.
pub(super) fn given(answer: &Answer, words: &Words) -> String {
    match answer {
        Answer::Yes | Answer::No | Answer::NoPenalty | Answer::TimesStay | Answer::GoesOn => {
            small(&words.plain(name(answer.kind())))
        }
        Answer::Penalty(penalties) => {
            let each = penalties.iter().map(|each| penalty::in_few_words(*each, words));
            let penalties = each.collect::<Vec<_>>().join(", ");
            words.say(QuestionKey::AnsweredPenalties, [("penalties", penalties.into())])
        }
        Answer::Times(times) => {
            let left = |own: &Correction| match own.time {
                Some(left) => time(left, words),
                None => words.plain(QuestionKey::TimeUnchanged),
            };
            let [white, black] = [&times.white, &times.black].map(left);
            let times = [("white", white.into()), ("black", black.into())];
            words.say(QuestionKey::AnsweredTimes, times)
        }
        Answer::Outcome(outcome) => {
            words.say(QuestionKey::AnsweredOutcome, [("result", outcome.to_string().into())])
        }
        Answer::Mark(mark) => {
            words.say(QuestionKey::AnsweredMark, [("mark", mark_name(*mark).into())])
        }
        Answer::Later(more) => {
            words.say(QuestionKey::AnsweredLater, [("time", time(*more, words).into())])
        }
    }
}

/// Inside a sentence.
fn small(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_lowercase).chain(letters).collect()
}
