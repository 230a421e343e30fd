//! Anything that anybody can do.

use adoube_laws::{
    Provision,
    clock::{Correction, FlagAfter, Milliseconds, MoveNumber, PerPlayer, PeriodNumber},
    draws::Ply,
    regulations::Mark,
    table::{
        Action, Answer, AnswerKind, ArbiterAct, Arbitration, Basis, Claim, HandAct, Line, Outcome,
        Penalty, Permission, Plan, PresenceAct, QuestionId, Request, Restored, SheetAct, Table,
        Voice, Way,
    },
};

use super::{laid, source::Source};

/// One of the kinds of an enumeration, each made in its own way. A kind that is not listed does not compile.
macro_rules! one_of {
    ($from:ident, $Kind:ty { $($pattern:pat => $make:expr),+ $(,)? }) => {{
        let _all_kinds_are_listed = |made: &$Kind| match made { $($pattern => ()),+ };
        #[allow(unused_variables, reason = "not every kind is made of something")]
        let makers: &[&dyn Fn(&mut Source<'_>) -> $Kind] = &[$(&|$from| $make),+];
        $from.one(makers)($from)
    }};
}

/// What somebody may do next, whatever the sense of it.
pub(crate) fn action(from: &mut Source<'_>, table: &Table) -> Action {
    one_of!(from, Action {
        Action::Tick => Action::Tick,
        Action::Hand { .. } => Action::Hand { hand: from.any(), act: hand_act(from) },
        Action::Make(_) => Action::Make(plan(from, table)),
        Action::Play(_) => Action::Play(plan(from, table)),
        Action::Say(_) => Action::Say(voice(from, table)),
        Action::Press { .. } => Action::Press { hand: from.any(), manner: from.any() },
        Action::StopClocks(_) => Action::StopClocks(from.any()),
        Action::Sheet(_) => Action::Sheet(sheet_act(from)),
        Action::Presence(_) => Action::Presence(presence_act(from)),
        Action::Arbiter(_) => Action::Arbiter(arbitration(from, table)),
        Action::Report(_) => Action::Report(from.any()),
    })
}

fn hand_act(from: &mut Source<'_>) -> HandAct {
    one_of!(from, HandAct {
        HandAct::Touch { .. } => HandAct::Touch { on: from.square(), intent: from.any() },
        HandAct::Lift { .. } => HandAct::Lift { from: from.square() },
        HandAct::Fetch { .. } => HandAct::Fetch { piece: from.piece() },
        HandAct::Hold { .. } => HandAct::Hold { on: from.square() },
        HandAct::Place { .. } => HandAct::Place { on: from.square() },
        HandAct::PutAside => HandAct::PutAside,
        HandAct::Remove { .. } => HandAct::Remove { from: from.square() },
        HandAct::Displace { .. } => {
            HandAct::Displace { from: from.square(), to: from.maybe(Source::square) }
        },
        HandAct::PutRight => HandAct::PutRight,
    })
}

/// A legal move, or any at all.
pub(crate) fn plan(from: &mut Source<'_>, table: &Table) -> Plan {
    if from.chance(200)
        && let Some(plan) = legal(from, table)
    {
        return plan;
    }
    Plan {
        from: from.square(),
        to: from.square(),
        becomes: if from.chance(200) { None } else { Some(from.role()) },
        castles: from.chance(20),
    }
}

/// A legal move from the position of record, if there is one; mostly one that touched pieces and orders leave.
pub(crate) fn legal(from: &mut Source<'_>, table: &Table) -> Option<Plan> {
    if from.chance(220)
        && let Some(left) = table.duty().filter(|duty| !duty.moves.is_empty())
    {
        return Some(from.one(&left.moves).into());
    }
    let moves = table.position()?.legal_moves();
    (!moves.is_empty()).then(|| from.one(&moves).into())
}

fn voice(from: &mut Source<'_>, table: &Table) -> Voice {
    one_of!(from, Voice {
        Voice::Adjusting => Voice::Adjusting,
        Voice::AboutToCastle => Voice::AboutToCastle,
        Voice::OfferDraw => Voice::OfferDraw,
        Voice::OfferDrawIf(_) => Voice::OfferDrawIf(from.text()),
        Voice::WithdrawOffer => Voice::WithdrawOffer,
        Voice::Accept => Voice::Accept,
        Voice::Decline => Voice::Decline,
        // Seldom: a game in which everybody resigns is soon over.
        Voice::Resign => if from.chance(60) { Voice::Resign } else { Voice::OfferDraw },
        Voice::Claim(_) => Voice::Claim(claim(from, table)),
        Voice::WithdrawClaim => Voice::WithdrawClaim,
        Voice::Request(_) => Voice::Request(request(from)),
        Voice::CallArbiter(_) => Voice::CallArbiter(from.text()),
        Voice::Refuse(_) => Voice::Refuse(from.text()),
        Voice::Appeal(_) => Voice::Appeal(from.text()),
        Voice::Other(_) => Voice::Other(from.text()),
    })
}

pub(crate) fn claim(from: &mut Source<'_>, table: &Table) -> Claim {
    one_of!(from, Claim {
        Claim::Repetition(_) => Claim::Repetition(basis(from, table)),
        Claim::FiftyMoves(_) => Claim::FiftyMoves(basis(from, table)),
        Claim::FlagFall => Claim::FlagFall,
        Claim::IllegalMove => Claim::IllegalMove,
        Claim::Touch => Claim::Touch,
        Claim::Irregularity(_) => Claim::Irregularity(from.any()),
        Claim::NoEffort => Claim::NoEffort,
        Claim::CannotWin => Claim::CannotWin,
    })
}

fn basis(from: &mut Source<'_>, table: &Table) -> Basis {
    one_of!(from, Basis {
        Basis::Stands => Basis::Stands,
        Basis::Written(_) => Basis::Written(plan(from, table)),
        Basis::Named(_) => Basis::Named(plan(from, table)),
        Basis::Display => Basis::Display,
    })
}

fn request(from: &mut Source<'_>) -> Request {
    one_of!(from, Request {
        Request::Piece => Request::Piece,
        Request::Scoresheet => Request::Scoresheet,
        Request::Explanation(_) => Request::Explanation(from.text()),
        Request::MoveNumber => Request::MoveNumber,
        Request::ToLeave(_) => Request::ToLeave(from.any()),
        Request::Device => Request::Device,
        Request::Assistant(_) => Request::Assistant(from.text()),
        Request::ConsentToDraw => Request::ConsentToDraw,
        Request::Increment => Request::Increment,
    })
}

fn sheet_act(from: &mut Source<'_>) -> SheetAct {
    one_of!(from, SheetAct {
        SheetAct::Write { .. } => SheetAct::Write { line: from.maybe(line), text: from.text() },
        SheetAct::Strike(_) => SheetAct::Strike(line(from)),
        SheetAct::WriteOffer => SheetAct::WriteOffer,
        SheetAct::WriteTime(_) => SheetAct::WriteTime(duration(from)),
        SheetAct::WriteNote(_) => SheetAct::WriteNote(from.text()),
        SheetAct::Complete => SheetAct::Complete,
        SheetAct::Borrow => SheetAct::Borrow,
        SheetAct::GiveBack => SheetAct::GiveBack,
        SheetAct::Hide => SheetAct::Hide,
        SheetAct::Sign(_) => SheetAct::Sign(outcome(from)),
        SheetAct::HandOver => SheetAct::HandOver,
        SheetAct::KeepFor(_) => SheetAct::KeepFor(from.colour()),
    })
}

fn line(from: &mut Source<'_>) -> Line {
    Line(if from.chance(250) { u32::from(from.byte()) / 8 } else { u32::MAX })
}

fn presence_act(from: &mut Source<'_>) -> PresenceAct {
    one_of!(from, PresenceAct {
        PresenceAct::Arrive => PresenceAct::Arrive,
        PresenceAct::Leave(_) => PresenceAct::Leave(from.any()),
        PresenceAct::Return => PresenceAct::Return,
        PresenceAct::Device(_) => PresenceAct::Device(from.any()),
        PresenceAct::Notes => PresenceAct::Notes,
        PresenceAct::Analyses => PresenceAct::Analyses,
        PresenceAct::Smokes => PresenceAct::Smokes,
        PresenceAct::Disturbs => PresenceAct::Disturbs,
    })
}

fn arbitration(from: &mut Source<'_>, table: &Table) -> Arbitration {
    Arbitration { by: from.text(), ground: from.text(), act: arbiter_act(from, table) }
}

fn arbiter_act(from: &mut Source<'_>, table: &Table) -> ArbiterAct {
    one_of!(from, ArbiterAct {
        ArbiterAct::Start => ArbiterAct::Start,
        ArbiterAct::Stop => ArbiterAct::Stop,
        ArbiterAct::Restart(_) => ArbiterAct::Restart(from.maybe(Source::colour)),
        ArbiterAct::SetClock { .. } => {
            ArbiterAct::SetClock { whose: from.colour(), to: correction(from) }
        },
        ArbiterAct::ReplaceClock(_) => ArbiterAct::ReplaceClock(corrections(from)),
        ArbiterAct::InstallSetting(_) => {
            ArbiterAct::InstallSetting(laid::regulations(from).time)
        },
        ArbiterAct::Notice(_) => ArbiterAct::Notice(from.any()),
        ArbiterAct::Restore(_) => ArbiterAct::Restore(restored(from, table)),
        ArbiterAct::Answer { .. } => answer(from, table),
        ArbiterAct::Penalise { .. } => ArbiterAct::Penalise {
            whom: from.colour(),
            under: provision(from),
            penalties: penalties(from),
        },
        ArbiterAct::Compensate(_) => ArbiterAct::Compensate(PerPlayer::of(|_| duration(from))),
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
        ArbiterAct::Tell(_) => ArbiterAct::Tell(from.any()),
        ArbiterAct::AppointAssistants => ArbiterAct::AppointAssistants,
        ArbiterAct::Reconstruct => ArbiterAct::Reconstruct,
        ArbiterAct::DecideAppeal(_) => ArbiterAct::DecideAppeal(from.maybe(outcome)),
    })
}

/// An answer to a question that is open, or to none.
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

fn outcome(from: &mut Source<'_>) -> Outcome {
    let marks: PerPlayer<Mark> = PerPlayer::of(|_| from.any());
    Outcome { marks, by: if from.chance(200) { Way::Play } else { Way::Forfeit } }
}

/// Seconds to hours, and now and then more than there is.
fn duration(from: &mut Source<'_>) -> Milliseconds {
    match from.below(8) {
        0 => Milliseconds::ZERO,
        1..7 => Milliseconds::new(u64::from(from.byte()) * 4001),
        _ if from.chance(16) => Milliseconds::MAX,
        _ => Milliseconds::hours(u64::from(from.byte())),
    }
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
    PerPlayer::of(|_| correction(from))
}
