//! Random actions.

use adoube_chess::san;
use adoube_laws::{
    clock::{Milliseconds, PerPlayer},
    history::Ply,
    regulations::GameResult,
    table::{
        Accusation, Action, AdjournAct, Basis, Claim, DecidedBy, HandAct, Irregularity, Line,
        Outcome, Plan, PresenceAct, Request, Sealed, SheetAct, Table, Voice,
    },
};

use super::{arbitration, source::Source};

/// Builds a random variant of an enum. A variant that is not listed does not compile.
macro_rules! one_of {
    ($from:ident, $Kind:ty { $($pattern:pat => $make:expr),+ $(,)? }) => {{
        let _all_kinds_are_listed = |made: &$Kind| match made { $($pattern => ()),+ };
        #[allow(unused_variables, reason = "not every kind is made of something")]
        let makers: &[&dyn Fn(&mut Source<'_>) -> $Kind] = &[$(&|$from| $make),+];
        $from.one(makers)($from)
    }};
}

pub(crate) use one_of;

/// Returns a random action, sensible or not.
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
        Action::Adjourn(_) => Action::Adjourn(adjourn_act(from, table)),
        Action::Arbiter(_) => Action::Arbiter(arbitration::arbitration(from, table)),
        Action::Report(_) => Action::Report(from.any()),
        Action::Testify(_) => Action::Testify(from.any()),
    })
}

fn hand_act(from: &mut Source<'_>) -> HandAct {
    one_of!(from, HandAct {
        HandAct::Touch { .. } => HandAct::Touch { on: from.square(), intent: from.any() },
        HandAct::Lift { .. } => HandAct::Lift { from: from.square() },
        HandAct::Fetch { .. } => HandAct::Fetch { piece: from.piece() },
        HandAct::Hold { .. } => HandAct::Hold { on: from.square() },
        HandAct::Place { .. } => HandAct::Place { on: from.square(), piece: None },
        HandAct::PutAside => HandAct::PutAside,
        HandAct::Remove { .. } => HandAct::Remove { from: from.square() },
        HandAct::Displace { .. } => {
            let on = from.square();
            let to = if from.chance(64) { Some(on) } else { from.maybe(Source::square) };
            HandAct::Displace { from: on, to }
        },
        HandAct::PutRight => HandAct::PutRight,
    })
}

/// Returns a legal move, or any at all.
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

/// Returns a legal move from the position of record, if there is one; mostly one that touched pieces and orders allow.
pub(crate) fn legal(from: &mut Source<'_>, table: &Table) -> Option<Plan> {
    if from.chance(220)
        && let Some(left) = table.obligation().filter(|duty| !duty.moves.is_empty())
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
        Voice::WouldCorrect => Voice::WouldCorrect,
        Voice::ConfirmEvidence => Voice::ConfirmEvidence,
        Voice::DisputeEvidence => Voice::DisputeEvidence,
        // Rarely: a game in which everybody resigns is soon over.
        Voice::Resign => if from.chance(60) { Voice::Resign } else { Voice::OfferDraw },
        Voice::Congratulate => Voice::Congratulate,
        Voice::Claim(_) => Voice::Claim(claim(from, table)),
        Voice::WithdrawClaim => Voice::WithdrawClaim,
        Voice::Request(_) => Voice::Request(request(from)),
        Voice::CallArbiter(_) => Voice::CallArbiter(from.text()),
        Voice::Refuse(_) => Voice::Refuse(from.text()),
        Voice::Appeal(_) => Voice::Appeal(from.text()),
        Voice::Announce(_) => Voice::Announce(written(from, table)),
        Voice::Repeat(_) => Voice::Repeat(written(from, table)),
        Voice::Accuse(_) => Voice::Accuse(accusation(from)),
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
        Claim::Irregularity(_) => Claim::Irregularity(irregularity(from, table)),
        Claim::NoEffort => Claim::NoEffort,
        Claim::CannotWin => Claim::CannotWin,
    })
}

/// Returns an irregularity, mostly without naming the player.
pub(crate) fn irregularity(from: &mut Source<'_>, table: &Table) -> Irregularity {
    let plies = table.history().plies().0;
    Irregularity {
        matter: from.any(),
        by: from.maybe(Source::colour),
        ply: from.maybe(|from| Ply(u32::from(from.byte()) % (plies + 1))),
    }
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
        Request::BlankScoresheet => Request::BlankScoresheet,
        Request::Explanation(_) => Request::Explanation(from.text()),
        Request::MoveNumber => Request::MoveNumber,
        Request::ToLeave(_) => Request::ToLeave(from.any()),
        Request::Device => Request::Device,
        Request::Assistant(_) => Request::Assistant(from.any()),
        Request::ConsentToDraw => Request::ConsentToDraw,
        Request::Increment => Request::Increment,
        Request::MovesAndTime => Request::MovesAndTime,
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
        SheetAct::TakeElectronic => SheetAct::TakeElectronic,
        SheetAct::Replace(_) => SheetAct::Replace(from.colour()),
        SheetAct::KeepFor(_) => SheetAct::KeepFor(from.colour()),
    })
}

fn adjourn_act(from: &mut Source<'_>, table: &Table) -> AdjournAct {
    one_of!(from, AdjournAct {
        AdjournAct::Ask => AdjournAct::Ask,
        AdjournAct::Seal(_) => AdjournAct::Seal(sealed(from, table)),
        AdjournAct::HandOver => AdjournAct::HandOver,
        AdjournAct::State(_) => AdjournAct::State(written(from, table)),
    })
}

/// Returns a sealed move; mostly the same one twice.
pub(crate) fn sealed(from: &mut Source<'_>, table: &Table) -> Sealed {
    let nonce = if from.chance(200) { String::new() } else { from.text() };
    Sealed { text: written(from, table), nonce }
}

/// Returns the first legal move in notation, or anything.
fn written(from: &mut Source<'_>, table: &Table) -> String {
    match table.position() {
        Some(position) if from.chance(220) => position
            .legal_moves()
            .first()
            .map_or_else(String::new, |first| san::write(position, *first).to_string()),
        Some(_) | None => from.text(),
    }
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
        PresenceAct::UsesBag => PresenceAct::UsesBag,
        PresenceAct::Notes => PresenceAct::Notes,
        PresenceAct::Analyses => PresenceAct::Analyses,
        PresenceAct::Smokes => PresenceAct::Smokes,
        PresenceAct::Disturbs => PresenceAct::Disturbs,
        PresenceAct::Disgraces => PresenceAct::Disgraces,
        PresenceAct::ShakesHands => PresenceAct::ShakesHands,
        PresenceAct::Enters => PresenceAct::Enters,
        PresenceAct::Interferes => PresenceAct::Interferes,
    })
}

pub(crate) fn outcome(from: &mut Source<'_>) -> Outcome {
    let marks: PerPlayer<GameResult> = PerPlayer::from_fn(|_| from.any());
    Outcome { marks, by: if from.chance(200) { DecidedBy::Play } else { DecidedBy::Forfeit } }
}

/// Returns seconds to hours, and now and then more than there is.
pub(crate) fn duration(from: &mut Source<'_>) -> Milliseconds {
    match from.below(8) {
        0 => Milliseconds::ZERO,
        1..7 => Milliseconds::new(u64::from(from.byte()) * 4001),
        _ if from.chance(16) => Milliseconds::MAX,
        _ => Milliseconds::hours(u64::from(from.byte())),
    }
}

fn accusation(from: &mut Source<'_>) -> Accusation {
    one_of!(from, Accusation {
        Accusation::Touched(_) => Accusation::Touched(from.square()),
        Accusation::Resigned => Accusation::Resigned,
        Accusation::OfferedDraw => Accusation::OfferedDraw,
    })
}
