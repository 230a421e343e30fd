//! What the arbiter does.

use adoube_chess::Colour;

use super::{ActionKind, sealed};
use crate::{
    Provision,
    clock::{At, Correction, Milliseconds, PerPlayer},
    history::Ply,
    regulations::Mark,
    state::Table,
    vocabulary::{
        Action, AdjournStep, Answer, AnswerKind, ArbiterAct, Duty, Outcome, Penalty, Permission,
        Question, Restored, Sealed, Told,
    },
};

/// Examples of what only an arbiter does.
pub(super) fn examples(what: ActionKind, table: &Table) -> Vec<Action> {
    acts(what, table).into_iter().map(|act| Action::Arbiter(act.into())).collect()
}

fn acts(what: ActionKind, table: &Table) -> Vec<ArbiterAct> {
    use ActionKind as K;
    match what {
        K::Notice(matter) => vec![ArbiterAct::Notice(matter.into())],
        K::DrawArray => vec![ArbiterAct::DrawArray(518)],
        K::Start => vec![ArbiterAct::Start],
        K::Stop => vec![ArbiterAct::Stop],
        K::Restart => vec![ArbiterAct::Restart(None)],
        K::SetClock => Colour::ALL.map(|whose| set_clock(table, whose)).to_vec(),
        K::ReplaceClock => vec![ArbiterAct::ReplaceClock(PerPlayer::default())],
        K::InstallSetting => {
            vec![ArbiterAct::InstallSetting(table.regulations().setting().controls)]
        }
        K::Restore => {
            let last = table.history().plies().0;
            let earlier = (0..=last).rev().map(|ply| Restored::After(Ply(ply)));
            earlier.map(ArbiterAct::Restore).collect()
        }
        K::Answer => table.questions().iter().flat_map(answers).collect(),
        K::Penalise => penalties(),
        K::Compensate => {
            vec![ArbiterAct::Compensate(PerPlayer::same(Milliseconds::minutes(1)))]
        }
        K::Permit => permissions(),
        K::Excuse => Colour::ALL.map(ArbiterAct::Excuse).to_vec(),
        K::Declare => {
            let outcomes = [Outcome::DRAW, Outcome::win(Colour::White), Outcome::BOTH_LOSE];
            let under = Provision::CasesNotRegulated;
            outcomes.map(|outcome| ArbiterAct::Declare { outcome, under }).to_vec()
        }
        K::Decide => {
            vec![ArbiterAct::Decide { under: Provision::CasesNotRegulated, about: None }]
        }
        K::Tell => vec![ArbiterAct::Tell(Told::Explanation)],
        K::Come => vec![ArbiterAct::Come],
        K::AppointAssistants => vec![ArbiterAct::AppointAssistants],
        K::PlayWentOn => vec![ArbiterAct::PlayWentOn { pressed: true }],
        K::Reconstruct => vec![ArbiterAct::Reconstruct],
        K::DecideAppeal => {
            let outcomes = [None, Some(Outcome::DRAW), Some(Outcome::win(Colour::White))];
            outcomes.map(ArbiterAct::DecideAppeal).to_vec()
        }
        _ => steps(what, table).into_iter().map(ArbiterAct::Adjourn).collect(),
    }
}

/// What an adjournment needs.
fn steps(what: ActionKind, table: &Table) -> Vec<AdjournStep> {
    use ActionKind as K;
    let any =
        || sealed(table).next().unwrap_or(Sealed { text: String::new(), nonce: String::new() });
    match what {
        K::RequestSealing => vec![AdjournStep::Request],
        K::CheckEnvelope => vec![AdjournStep::CheckEnvelope],
        K::AppointResumption => {
            let at = At::new(u64::MAX);
            vec![AdjournStep::Appoint { at, until: None, place: String::new() }]
        }
        K::Resume => vec![AdjournStep::Resume],
        K::OpenEnvelope => vec![AdjournStep::Open(any())],
        K::OpenReply => vec![AdjournStep::OpenReply(any())],
        K::LoseEnvelope => vec![AdjournStep::EnvelopeLost],
        K::LosePosition => vec![AdjournStep::PositionLost],
        _ => Vec::new(),
    }
}

/// The time that a clock shows, set once more.
fn set_clock(table: &Table, whose: Colour) -> ArbiterAct {
    let shown = table.clock().face(table.now()).displays[whose].time;
    ArbiterAct::SetClock { whose, to: Correction { time: Some(shown), ..Correction::default() } }
}

/// An answer of every kind that the question knows.
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
            AnswerKind::Mark => [Mark::Win, Mark::Draw, Mark::Loss].map(Answer::Mark).to_vec(),
            AnswerKind::Later => vec![Answer::Later(Milliseconds::ZERO)],
        };
        answers.into_iter().map(move |answer| ArbiterAct::Answer { question: id, answer })
    })
}

fn penalties() -> Vec<ArbiterAct> {
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

fn permissions() -> Vec<ArbiterAct> {
    let what = [
        Permission::ToLeave(crate::vocabulary::Area::PlayingArea),
        Permission::ToLeave(crate::vocabulary::Area::Venue),
        Permission::Device,
        Permission::DrawAgreement,
        Permission::Assistant(Duty::Moving),
        Permission::Assistant(Duty::Pressing),
        Permission::Assistant(Duty::Recording),
        Permission::Piece,
    ];
    let permit = |what| Colour::ALL.map(|whom| ArbiterAct::Permit { whom, what });
    what.into_iter().flat_map(permit).collect()
}
