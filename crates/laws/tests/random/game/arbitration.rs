//! Random acts of an arbiter.

use adoube_laws::{
    Provision,
    clock::{At, Correction, FlagAfter, MoveNumber, PerPlayer, PeriodNumber},
    history::Ply,
    table::{
        AdjournStep, Answer, AnswerKind, ArbiterAct, Arbitration, Penalty, Permission, QuestionId,
        Restored, Table,
    },
};

use super::{
    actions::{duration, irregularity, one_of, outcome, sealed},
    laid,
    source::Source,
};

pub(crate) fn arbitration(from: &mut Source<'_>, table: &Table) -> Arbitration {
    Arbitration { by: from.text(), ground: from.text(), ..arbiter_act(from, table).into() }
}

fn arbiter_act(from: &mut Source<'_>, table: &Table) -> ArbiterAct {
    one_of!(from, ArbiterAct {
        ArbiterAct::DrawArray(_) => ArbiterAct::DrawArray(u16::from(from.byte()) * 4),
        ArbiterAct::Start => ArbiterAct::Start,
        ArbiterAct::Stop => ArbiterAct::Stop,
        ArbiterAct::Restart(_) => ArbiterAct::Restart(from.maybe(Source::colour)),
        ArbiterAct::Interrupt { .. } => ArbiterAct::Interrupt { lasted: duration(from) },
        ArbiterAct::SetAside { .. } => {
            ArbiterAct::SetAside { under: provision(from), clocks: corrections(from) }
        },
        ArbiterAct::SetClock { .. } => {
            ArbiterAct::SetClock { whose: from.colour(), to: correction(from) }
        },
        ArbiterAct::ReplaceClock(_) => ArbiterAct::ReplaceClock(corrections(from)),
        ArbiterAct::InstallSetting(_) => {
            ArbiterAct::InstallSetting(laid::regulations(from).time)
        },
        ArbiterAct::Notice(_) => ArbiterAct::Notice(irregularity(from, table)),
        ArbiterAct::Restore(_) => ArbiterAct::Restore(restored(from, table)),
        ArbiterAct::Answer { .. } => answer(from, table),
        ArbiterAct::Penalise { .. } => ArbiterAct::Penalise {
            whom: from.colour(),
            under: provision(from),
            penalties: penalties(from),
        },
        ArbiterAct::Compensate(_) => ArbiterAct::Compensate(PerPlayer::from_fn(|_| duration(from))),
        ArbiterAct::Permit { .. } => {
            ArbiterAct::Permit { whom: from.colour(), what: permission(from) }
        },
        ArbiterAct::Excuse(_) => ArbiterAct::Excuse(from.colour()),
        ArbiterAct::Declare { .. } => {
            ArbiterAct::Declare { outcome: outcome(from), under: provision(from) }
        },
        ArbiterAct::Decide { .. } => {
            ArbiterAct::Decide { under: provision(from), about: from.maybe(Source::colour) }
        },
        ArbiterAct::Adjourn(_) => ArbiterAct::Adjourn(adjourn_step(from, table)),
        ArbiterAct::Tell(_) => ArbiterAct::Tell(from.any()),
        ArbiterAct::Come => ArbiterAct::Come,
        ArbiterAct::AppointAssistants => ArbiterAct::AppointAssistants,
        ArbiterAct::PlayWentOn { .. } => ArbiterAct::PlayWentOn { pressed: from.chance(128) },
        ArbiterAct::Reconstruct => ArbiterAct::Reconstruct,
        ArbiterAct::DecideAppeal(_) => ArbiterAct::DecideAppeal(from.maybe(outcome)),
    })
}

/// Returns an answer to an open question, or to none.
pub(crate) fn answer(from: &mut Source<'_>, table: &Table) -> ArbiterAct {
    let open = table.questions();
    let asked = (!open.is_empty()).then(|| from.below(open.len())).map(|place| &open[place]);
    let id = asked.map_or(QuestionId(u32::from(from.byte())), |asked| asked.id);
    let kind = match asked {
        Some(asked) if !asked.answers.is_empty() && from.chance(240) => from.one(&asked.answers),
        Some(_) | None => from.any(),
    };
    ArbiterAct::Answer { question: from.maybe(|_| id), answer: answer_of(from, kind) }
}

fn answer_of(from: &mut Source<'_>, kind: AnswerKind) -> Answer {
    match kind {
        AnswerKind::Yes => Answer::Yes,
        AnswerKind::No => Answer::No,
        AnswerKind::Penalty => Answer::Penalty(penalties(from)),
        AnswerKind::NoPenalty => Answer::NoPenalty,
        AnswerKind::Times => Answer::Times(corrections(from)),
        AnswerKind::TimesStay => Answer::TimesStay,
        AnswerKind::Outcome => Answer::Outcome(outcome(from)),
        AnswerKind::GoesOn => Answer::GoesOn,
        AnswerKind::Mark => Answer::Mark(from.any()),
        AnswerKind::Later => Answer::Later(duration(from)),
    }
}

fn penalties(from: &mut Source<'_>) -> Vec<Penalty> {
    (0..from.below(3)).map(|_| penalty(from)).collect()
}

fn penalty(from: &mut Source<'_>) -> Penalty {
    one_of!(from, Penalty {
        Penalty::Warning => Penalty::Warning,
        Penalty::MoreTimeForOpponent(_) => Penalty::MoreTimeForOpponent(duration(from)),
        Penalty::LessTime(_) => Penalty::LessTime(duration(from)),
        Penalty::LossOfGame(_) => Penalty::LossOfGame(from.any()),
        Penalty::FewerPoints(_) => Penalty::FewerPoints(from.any()),
        Penalty::MorePointsForOpponent(_) => Penalty::MorePointsForOpponent(from.any()),
        Penalty::Fine => Penalty::Fine,
        Penalty::ExclusionFromRounds(_) => Penalty::ExclusionFromRounds(from.byte()),
        Penalty::Expulsion => Penalty::Expulsion,
    })
}

fn permission(from: &mut Source<'_>) -> Permission {
    one_of!(from, Permission {
        Permission::ToLeave(_) => Permission::ToLeave(from.any()),
        Permission::Device => Permission::Device,
        Permission::DrawAgreement => Permission::DrawAgreement,
        Permission::Assistant(_) => Permission::Assistant(from.any()),
        Permission::Piece => Permission::Piece,
    })
}

fn restored(from: &mut Source<'_>, table: &Table) -> Restored {
    one_of!(from, Restored {
        Restored::After(_) => {
            let back = u32::from(from.byte()) / 16;
            Restored::After(Ply(table.history().plies().0.wrapping_sub(back)))
        },
        Restored::Identified(_) => Restored::Identified(laid::board(from)),
    })
}

fn provision(from: &mut Source<'_>) -> Provision {
    let number = usize::from(from.byte()) << 8 | usize::from(from.byte());
    Provision::ALL[number % Provision::ALL.len()]
}

/// Returns a step of an adjournment.
pub(crate) fn adjourn_step(from: &mut Source<'_>, table: &Table) -> AdjournStep {
    one_of!(from, AdjournStep {
        AdjournStep::Request => AdjournStep::Request,
        AdjournStep::CheckEnvelope => AdjournStep::CheckEnvelope,
        AdjournStep::Appoint { .. } => AdjournStep::Appoint {
            at: table.now() + duration(from),
            until: from.maybe(|from| At::new(from.number())),
            place: from.text(),
        },
        AdjournStep::Resume => AdjournStep::Resume,
        AdjournStep::Open(_) => AdjournStep::Open(sealed(from, table)),
        AdjournStep::OpenReply(_) => AdjournStep::OpenReply(sealed(from, table)),
        AdjournStep::EnvelopeLost => AdjournStep::EnvelopeLost,
        AdjournStep::PositionLost => AdjournStep::PositionLost,
    })
}

fn correction(from: &mut Source<'_>) -> Correction {
    Correction {
        time: from.maybe(duration),
        period: from.maybe(|from| PeriodNumber::new(u32::from(from.byte()) / 32)),
        completed: from.maybe(|from| MoveNumber::new(u16::from(from.byte()))),
        flag: from.any::<FlagAfter>(),
    }
}

fn corrections(from: &mut Source<'_>) -> PerPlayer<Correction> {
    PerPlayer::from_fn(|_| correction(from))
}
