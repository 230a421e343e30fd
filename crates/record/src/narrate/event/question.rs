//! Questions to the arbiter, and their answers.

use adoube_laws::{
    Provision,
    clock::Correction,
    table::{Accusation, Answer, AnswerKind, Question, QuestionId, Topic},
};

use super::consequence;
use crate::{
    i18n::{Localizer, QuestionKey},
    narrate::{
        context::{Context, Form, colour_value},
        outcome::mark_name,
        penalty,
        time::{length, reading},
    },
};

/// A question to the arbiter.
pub struct QuestionText {
    /// The question.
    pub question: String,
    /// Its article.
    pub article: String,
    /// The possible answers.
    pub answers: Vec<PossibleAnswer>,
}

/// A possible answer.
pub struct PossibleAnswer {
    /// Its kind.
    pub kind: AnswerKind,
    /// Its text.
    pub label: String,
    /// Its consequences; none for an answer with a value, on which they depend.
    pub consequence: Option<String>,
    /// Whether the Laws presume it.
    pub is_presumed: bool,
}

impl QuestionText {
    /// The question with its number, then each answer with its consequences.
    fn sentences(&self, id: QuestionId, words: &Localizer) -> Vec<String> {
        let question = format!("{} ({})", self.question, self.article);
        let numbered = [("number", id.0.into()), ("question", question.into())];
        let answers = self.answers.iter().map(|answer| {
            let label = ("answer", answer.label.clone().into());
            let rendered = match &answer.consequence {
                Some(follows) => {
                    let follows = ("consequence", follows.clone().into());
                    words.say(QuestionKey::QuestionAnswer, [label, follows])
                }
                None => words.say(QuestionKey::QuestionAnswerAlone, [label]),
            };
            if answer.is_presumed {
                format!("{rendered} {}", words.plain(QuestionKey::QuestionAnswerPresumed))
            } else {
                rendered
            }
        });
        [words.say(QuestionKey::QuestionNumbered, numbered)].into_iter().chain(answers).collect()
    }
}

/// A question, with the consequences of each answer at this table.
pub fn question(question: &Question, context: Context<'_>) -> QuestionText {
    let words = context.words;
    QuestionText {
        question: text(question, context),
        article: context.article(question.under),
        answers: question
            .answers
            .iter()
            .map(|kind| {
                let label = words.plain(label(question.topic, *kind));
                let is_more = |follows: &String| follows.trim_end_matches('.') != label;
                PossibleAnswer {
                    kind: *kind,
                    consequence: consequence::describe(question, *kind, context).filter(is_more),
                    label,
                    is_presumed: question.suggested == Some(*kind),
                }
            })
            .collect(),
    }
}

/// A question in sentences.
pub(in crate::narrate) fn question_sentences(
    asked: &Question,
    context: Context<'_>,
) -> Vec<String> {
    question(asked, context).sentences(asked.id, context.words)
}

/// The question, as specific as possible.
pub(super) fn text(question: &Question, context: Context<'_>) -> String {
    let words = context.words;
    let (about, under) = (colour_value(question.about), question.under);
    let accused = context.after.conduct().accusation.map(|(_, of, _)| of);
    let key = match (question.topic, under.provision(), accused) {
        (Topic::Conduct, ..) => {
            let law = words.provision(under.provision(), under.edition());
            let conduct = ("conduct", conduct(under.provision()).into());
            return words.say(QuestionKey::QuestionConduct, [about, conduct, ("law", law.into())]);
        }
        (Topic::DisputedFact, _, Some(Accusation::Touched(on))) => {
            let piece = ("piece", context.piece(on, Form::Touched).into());
            return words.say(QuestionKey::QuestionDisputedTouch, [about, piece]);
        }
        (Topic::DisputedFact, _, Some(Accusation::Resigned)) => {
            QuestionKey::QuestionDisputedResignation
        }
        (Topic::DisputedFact, _, Some(Accusation::OfferedDraw)) => {
            QuestionKey::QuestionDisputedOffer
        }
        (Topic::Quickplay, Provision::ClaimReferredToArbiter, _) => {
            QuestionKey::QuestionQuickplayReferred
        }
        (Topic::Request, Provision::ElectronicDevices, _) => QuestionKey::QuestionRequestDevice,
        (Topic::Request, Provision::LeavingThePlayingArea | Provision::LeavingTheVenue, _) => {
            QuestionKey::QuestionRequestLeave
        }
        (topic, ..) => self::topic(topic),
    };
    words.say(key, [about])
}

/// The alleged misconduct, in the selectors of `texts/`.
const fn conduct(provision: Provision) -> &'static str {
    match provision {
        Provision::OneHand => "two-hands",
        Provision::PlayersMoveAlternately => "out-of-turn",
        Provision::DisturbingTheOpponent => "disturbing",
        Provision::AdjustingPieces => "meddling",
        Provision::NotesAndAdvice => "notes",
        Provision::Smoking => "smoking",
        Provision::ElectronicDevices | Provision::DeviceForfeit => "device",
        Provision::GoodNameOfChess => "disrepute",
        _ => "other",
    }
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

/// The text of an answer to this question.
const fn label(topic: Topic, kind: AnswerKind) -> QuestionKey {
    match (topic, kind) {
        (Topic::ReasonForStopping, AnswerKind::Yes) => QuestionKey::AnswerReasonValid,
        (Topic::ReasonForStopping, AnswerKind::NoPenalty) => QuestionKey::AnswerReasonNotPenalised,
        (Topic::ReasonForStopping, AnswerKind::Penalty) => QuestionKey::AnswerReasonPenalised,
        (Topic::Increment, AnswerKind::Yes) => QuestionKey::AnswerIncrementGranted,
        (Topic::Increment, AnswerKind::No) => QuestionKey::AnswerIncrementRefused,
        (Topic::ConsentToDraw, AnswerKind::Yes) => QuestionKey::AnswerDrawAllowed,
        (Topic::ConsentToDraw, AnswerKind::No) => QuestionKey::AnswerDrawNotAllowed,
        (Topic::Unrecorded, AnswerKind::Yes) => QuestionKey::AnswerClaimCorrect,
        (Topic::Unrecorded, AnswerKind::No) => QuestionKey::AnswerClaimIncorrect,
        (Topic::Schedule, AnswerKind::Yes) => QuestionKey::AnswerScheduleSuffers,
        (Topic::Schedule, AnswerKind::No) => QuestionKey::AnswerScheduleDoesNotSuffer,
        (Topic::SealedMove, AnswerKind::Yes) => QuestionKey::AnswerSealedMoveEstablished,
        (Topic::SealedMove, AnswerKind::No) => QuestionKey::AnswerSealedMoveNotEstablished,
        (Topic::Assistant, AnswerKind::Yes) => QuestionKey::AnswerAssistantAccepted,
        (Topic::Assistant, AnswerKind::Times) => QuestionKey::AnswerAssistantTimes,
        (Topic::Assistant, AnswerKind::TimesStay) => QuestionKey::AnswerAssistantTimesStay,
        (Topic::Assistant, AnswerKind::No) => QuestionKey::AnswerAssistantNotAccepted,
        (Topic::Request, AnswerKind::Yes) => QuestionKey::AnswerRequestGranted,
        (Topic::Request, AnswerKind::No) => QuestionKey::AnswerRequestRefused,
        (Topic::TouchDeliberate, AnswerKind::Yes) => QuestionKey::AnswerTouchDeliberate,
        (Topic::TouchDeliberate, AnswerKind::No) => QuestionKey::AnswerTouchAccidental,
        (Topic::DefectiveClock, AnswerKind::Yes) => QuestionKey::AnswerClockDefective,
        (Topic::DefectiveClock, AnswerKind::No) => QuestionKey::AnswerClockInOrder,
        (Topic::ReversedColours, AnswerKind::No) => QuestionKey::AnswerNewGame,
        (Topic::Unfinished, AnswerKind::Yes) => QuestionKey::AnswerIllegalMove,
        (Topic::Unfinished, AnswerKind::No) => QuestionKey::AnswerDisplaced,
        (Topic::LateArrival, AnswerKind::Yes) => QuestionKey::AnswerMayPlay,
        (Topic::LateArrival, AnswerKind::No) => QuestionKey::AnswerLosesByLateness,
        (Topic::Reconstruction, AnswerKind::Yes) => QuestionKey::AnswerReconstructed,
        (Topic::Reconstruction, AnswerKind::No) => QuestionKey::AnswerNotReconstructed,
        (Topic::DisputedFact, AnswerKind::Yes) => QuestionKey::AnswerItHappened,
        (Topic::DisputedFact, AnswerKind::No) => QuestionKey::AnswerNotEstablished,
        (Topic::Quickplay, AnswerKind::Yes) => QuestionKey::AnswerClaimAccepted,
        (Topic::Quickplay, AnswerKind::No) => QuestionKey::AnswerClaimRejected,
        (Topic::OfferDisturbs, AnswerKind::NoPenalty) => QuestionKey::AnswerOfferNotPenalised,
        (Topic::OfferDisturbs, AnswerKind::Penalty) => QuestionKey::AnswerOfferPenalised,
        (Topic::WrittenResult, AnswerKind::Yes) => QuestionKey::AnswerWrittenResultStands,
        (Topic::Refusal | Topic::OpponentsScore, AnswerKind::Mark) => QuestionKey::AnswerGameLost,
        _ => name(kind),
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

/// The answer of the arbiter, in the words of the question if it was still open.
pub(in crate::narrate) fn answered(
    id: QuestionId,
    answer: &Answer,
    context: Context<'_>,
) -> String {
    let words = context.words;
    let mut open = context.before.questions().iter();
    let asked = open.find(|open| open.id == id).filter(|_| answer.carries_nothing());
    let given = match asked {
        Some(asked) => small(&words.plain(label(asked.topic, answer.kind()))),
        None => answer_text(answer, words),
    };
    words.say(QuestionKey::Answered, [("number", id.0.into()), ("answer", given.into())])
}

/// An answer, inside a sentence.
pub(in crate::narrate) fn answer_text(answer: &Answer, words: &Localizer) -> String {
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
                Some(left) => reading(left, words),
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
            words.say(QuestionKey::AnsweredLater, [("time", length(*more, words).into())])
        }
    }
}

/// Inside a sentence.
fn small(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_lowercase).chain(letters).collect()
}
