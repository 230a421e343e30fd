//! Samples of every kind of act, built from the state of the table.

use adoube_chess::{Colour, Piece, Role, Square};

use super::moment::{Moment, results_set_aside};
use crate::{
    Provision,
    clock::{At, Milliseconds, PerPlayer},
    regulations::GameResult,
    vocabulary::{
        Accusation, Action, ActionKind, AdjournAct, AdjournStep, Answer, AnswerKind, ArbiterAct,
        ArbiterInformation, Area, Claim, Duty, HandAct, Intent, IrregularityKind, Outcome, Penalty,
        Permission, PresenceAct, Question, Reason, Request, SheetAct, Testimony, Voice, acts::acts,
    },
};

/// Builds `samples` from the rows in [`acts`](crate::vocabulary::acts).
macro_rules! samples {
    (
        $({
            rights {$(
                $(#[$doc:meta])* $kind:ident under $provision:ident {
                    is: $act:pat, sample: $sample:expr, $($sentence:literal => $build:expr,)*
                }
            )*}
            others $others:tt
        })*
        by arbiters
        $({
            rights {$(
                $(#[$arbiter_doc:meta])* $arbiter_kind:ident under $arbiter_provision:ident {
                    is: $arbiter_act:pat,
                    sample: $arbiter_sample:expr,
                    $($arbiter_sentence:literal => $arbiter_build:expr,)*
                }
            )*}
            others {}
        })*
    ) => {
        /// Returns samples of a kind; if the kind is allowed in any form, one of them is.
        pub(super) fn samples(kind: ActionKind, moment: &Moment<'_>) -> Vec<Action> {
            match kind {
                $($(ActionKind::$kind => sampled(moment, $sample),)*)*
                $($(ActionKind::$arbiter_kind => {
                    moment.arbitrate(sampled(moment, $arbiter_sample))
                })*)*
                ActionKind::Notice(matter) => {
                    moment.arbitrate(vec![ArbiterAct::Notice(matter.into())])
                }
            }
        }
    };
}

acts!(samples);

fn sampled<A>(moment: &Moment<'_>, sample: fn(&Moment<'_>) -> Vec<A>) -> Vec<A> {
    sample(moment)
}

fn each<A>(act: fn(A) -> Action, samples: impl IntoIterator<Item = A>) -> Vec<Action> {
    samples.into_iter().map(act).collect()
}

fn step(step: AdjournStep) -> Vec<ArbiterAct> {
    vec![ArbiterAct::Adjourn(step)]
}

/// Iterates over one answer of every kind that the question allows.
fn answers(question: &Question) -> impl Iterator<Item = ArbiterAct> {
    let id = Some(question.id);
    let about = question.about;
    question.answers.iter().flat_map(move |kind| {
        let answers = match kind {
            AnswerKind::Yes => vec![Answer::Yes],
            AnswerKind::No => vec![Answer::No],
            AnswerKind::Penalty => vec![Answer::Penalty(vec![Penalty::Warning])],
            AnswerKind::NoPenalty => vec![Answer::NoPenalty],
            AnswerKind::Times => vec![Answer::Times(PerPlayer::default())],
            AnswerKind::TimesStay => vec![Answer::TimesStay],
            AnswerKind::Outcome => {
                let outcomes = [Outcome::DRAW, Outcome::win(about), Outcome::win(!about)];
                outcomes.map(Answer::Outcome).to_vec()
            }
            AnswerKind::GoesOn => vec![Answer::GoesOn],
            AnswerKind::Mark => {
                [GameResult::Win, GameResult::Draw, GameResult::Loss].map(Answer::Mark).to_vec()
            }
            AnswerKind::Later => vec![Answer::Later(Milliseconds::ZERO)],
        };
        answers.into_iter().map(move |answer| ArbiterAct::Answer { question: id, answer })
    })
}

/// Builds a warning to each player, for conduct and for a case that the Laws do not regulate.
fn warnings() -> Vec<ArbiterAct> {
    let warn = |under| {
        Colour::ALL.map(|whom| ArbiterAct::Penalise {
            whom,
            under,
            penalties: vec![Penalty::Warning],
        })
    };
    let provisions = [Provision::DisturbingTheOpponent, Provision::CasesNotRegulated];
    provisions.into_iter().flat_map(warn).collect()
}
