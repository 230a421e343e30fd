//! What may be done before a game, during it, and after its end.

use adoube_chess::Colour;

use crate::{
    Citation, Provision,
    rules::Draft,
    state::Stage,
    vocabulary::{
        Action, AdjournAct, AdjournStep, ArbiterAct, Arbitration, Claim, Ground, Irregularity,
        IrregularityKind, Outcome, Presence, Refusal, RefusalReason, Ruling, Voice, Who,
    },
};

/// Whether the stage of the game lets this be done at all.
pub(crate) fn permits(draft: &Draft, who: Who, action: &Action) -> Result<(), Refusal> {
    is_there(draft, who, action)?;
    if let Action::Arbiter(arbitration) = action
        && is_of_play(&arbitration.act)
        && !opens_after_lateness(draft, &arbitration.act)
    {
        not_over(draft).map_err(|refusal| flag_not_called(draft, action, refusal))?;
    }
    match draft.table().stage() {
        Stage::Playing => is_not_referred(draft, action),
        Stage::BeforeStart if is_allowed_before_start(action) => Ok(()),
        Stage::BeforeStart => Err(RefusalReason::NotStarted.into()),
        Stage::Over { .. } if is_allowed_after_end(action) => Ok(()),
        Stage::Over { outcome, under } => {
            Err(flag_not_called(draft, action, over(*outcome, *under)))
        }
        Stage::Adjourned if is_allowed_while_adjourned(action) => Ok(()),
        Stage::Adjourned => draft.refuse(RefusalReason::Adjourned, Provision::SealedMove),
        Stage::Void if who == Who::Arbiter || *action == Action::Tick => Ok(()),
        Stage::Void => Err(RefusalReason::GameIsVoid.into()),
    }
}

/// A claim where there is no arbiter ends play: what is left is for the arbiter to whom it is referred.
fn is_not_referred(draft: &Draft, action: &Action) -> Result<(), Refusal> {
    let mut open = draft.table().questions().iter();
    let Some(claim) = open.find(|open| open.is_referred()) else { return Ok(()) };
    let is_of_play = match action {
        Action::Arbiter(arbitration) => is_of_play(&arbitration.act),
        Action::Say(Voice::ConfirmEvidence | Voice::DisputeEvidence) => false,
        _ => !is_allowed_after_end(action),
    };
    if is_of_play {
        return draft.refuse(RefusalReason::QuestionOpen(claim.id), Provision::ClaimWithoutArbiter);
    }
    Ok(())
}

/// The envelope of a game that was lost by lateness can still be opened.
fn opens_after_lateness(draft: &Draft, act: &ArbiterAct) -> bool {
    matches!(act, ArbiterAct::Adjourn(AdjournStep::Open(_)))
        && draft.table().may_have_ended_before_resumption()
}

/// A player who has not come yet can only come; between two sessions nobody has to.
fn is_there(draft: &Draft, who: Who, action: &Action) -> Result<(), Refusal> {
    let has_come = |colour| draft.table().player(colour).presence != Presence::Absent;
    let comes = matches!(
        action,
        Action::Presence(_) | Action::Tick | Action::Report(_) | Action::Testify(_)
    );
    let is_away = *draft.table().stage() == Stage::Adjourned;
    if comes || is_away || who.side().is_none_or(has_come) {
        return Ok(());
    }
    Err(RefusalReason::NotPresent.into())
}

/// Arriving, starting the opponent's clock, and what the arbiter does.
fn is_allowed_before_start(action: &Action) -> bool {
    matches!(
        action,
        Action::Tick
            | Action::Presence(_)
            | Action::Arbiter(_)
            | Action::Report(_)
            | Action::Testify(_)
            | Action::Say(_)
            | Action::Press { .. }
    )
}

/// Between two sessions: offers, answers and resignation, coming back, and what the arbiter does; and the clock that the
/// player stops who has just handed over the envelope.
fn is_allowed_while_adjourned(action: &Action) -> bool {
    matches!(
        action,
        Action::Tick
            | Action::Presence(_)
            | Action::StopClocks(_)
            | Action::Adjourn(AdjournAct::State(_))
            | Action::Arbiter(_)
            | Action::Report(_)
            | Action::Say(
                Voice::OfferDraw
                    | Voice::Accept
                    | Voice::Decline
                    | Voice::Resign
                    | Voice::Congratulate
                    | Voice::Claim(Claim::FlagFall)
                    | Voice::Request(_)
                    | Voice::Appeal(_)
            )
    )
}

/// What the arbiter does to a game that is still to be played: its board and moves, its clock, its sessions.
fn is_of_play(act: &ArbiterAct) -> bool {
    match act {
        ArbiterAct::DrawArray(_)
        | ArbiterAct::Start
        | ArbiterAct::Stop
        | ArbiterAct::Restart(_)
        | ArbiterAct::SetClock { .. }
        | ArbiterAct::ReplaceClock(_)
        | ArbiterAct::InstallSetting(_)
        | ArbiterAct::Restore(_)
        | ArbiterAct::Compensate(_)
        | ArbiterAct::Reconstruct
        | ArbiterAct::Adjourn(_) => true,
        ArbiterAct::Notice(what) => !says_itself_when(what.matter),
        ArbiterAct::Come
        | ArbiterAct::Answer { .. }
        | ArbiterAct::Penalise { .. }
        | ArbiterAct::Permit { .. }
        | ArbiterAct::Excuse(_)
        | ArbiterAct::Declare { .. }
        | ArbiterAct::Decide { .. }
        | ArbiterAct::Tell(_)
        | ArbiterAct::AppointAssistants
        | ArbiterAct::PlayWentOn { .. }
        | ArbiterAct::DecideAppeal(_) => false,
    }
}

/// The articles on irregularities say themselves until when they can be found.
fn says_itself_when(matter: IrregularityKind) -> bool {
    match matter {
        IrregularityKind::IllegalMove
        | IrregularityKind::IllegalPosition
        | IrregularityKind::Displacement
        | IrregularityKind::InitialPosition
        | IrregularityKind::BoardPlacement
        | IrregularityKind::ReversedColours
        | IrregularityKind::OutOfTurn
        | IrregularityKind::EndOfGame => true,
        IrregularityKind::Touch
        | IrregularityKind::Release
        | IrregularityKind::TwoHands
        | IrregularityKind::FlagFall
        | IrregularityKind::DefectiveClock
        | IrregularityKind::ClockSetting
        | IrregularityKind::Clock
        | IrregularityKind::PressWithoutMove
        | IrregularityKind::BoardsDisagree
        | IrregularityKind::Scoresheet => false,
    }
}

/// Signing, appealing, and what the arbiter does.
fn is_allowed_after_end(action: &Action) -> bool {
    match action {
        Action::Tick
        | Action::Sheet(_)
        | Action::Presence(_)
        | Action::Arbiter(_)
        | Action::Report(_)
        | Action::Testify(_)
        | Action::Say(
            Voice::Appeal(_)
            | Voice::Request(_)
            | Voice::Claim(Claim::Irregularity(Irregularity {
                matter: IrregularityKind::EndOfGame,
                ..
            })),
        ) => true,
        Action::Hand { .. }
        | Action::Make(_)
        | Action::Play(_)
        | Action::Say(_)
        | Action::Press { .. }
        | Action::Adjourn(_)
        | Action::StopClocks(_) => false,
    }
}

/// Only a game that is being played has flags, and clocks to be stopped and started.
pub(crate) fn playing(draft: &Draft) -> Result<(), Refusal> {
    not_over(draft)?;
    match draft.table().stage() {
        Stage::BeforeStart => {
            draft.refuse(RefusalReason::NotStarted, Provision::StartOfWhitesClock)
        }
        Stage::Adjourned => draft.refuse(RefusalReason::Adjourned, Provision::SealedMove),
        Stage::Playing | Stage::Over { .. } | Stage::Void => Ok(()),
    }
}

/// A flag can be called when the game has begun, also between two sessions: it may have fallen while a move was sealed.
pub(crate) fn has_clocks(draft: &Draft) -> Result<(), Refusal> {
    match draft.table().stage() {
        Stage::Adjourned => Ok(()),
        Stage::BeforeStart | Stage::Playing | Stage::Over { .. } | Stage::Void => playing(draft),
    }
}

/// A game that is over stays over.
pub(crate) fn not_over(draft: &Draft) -> Result<(), Refusal> {
    match draft.table().stage() {
        Stage::BeforeStart | Stage::Playing | Stage::Adjourned => Ok(()),
        Stage::Over { outcome, under } => Err(over(*outcome, *under)),
        Stage::Void => Err(RefusalReason::GameIsVoid.into()),
    }
}

/// The game is over.
pub(crate) fn over(outcome: Outcome, under: Option<Citation>) -> Refusal {
    Refusal { why: RefusalReason::GameIsOver(outcome), cite: under, ground: None }
}

/// A player who calls a flag after the end is told that it had fallen, and that it was not called in time.
fn flag_not_called(draft: &Draft, action: &Action, refusal: Refusal) -> Refusal {
    let is_call = match action {
        Action::Say(Voice::Claim(Claim::FlagFall)) => true,
        Action::Arbiter(Arbitration { act: ArbiterAct::Notice(what), .. }) => {
            what.matter == IrregularityKind::FlagFall
        }
        _ => false,
    };
    let clock = draft.table().clock();
    let down = Colour::ALL.into_iter().find(|colour| clock.down(*colour).is_some());
    match down.filter(|_| is_call) {
        Some(colour) => refusal.on(Ground::FlagNotCalled(colour)),
        None => refusal,
    }
}

/// A ruling that ends a game between two sessions says so.
pub(crate) fn ended_overnight(draft: &Draft, ruling: Ruling) -> Ruling {
    if *draft.table().stage() == Stage::Adjourned {
        ruling.also(Provision::EndedBeforeResumption)
    } else {
        ruling
    }
}

/// Offers, their answers and resignation belong to a game that has begun, be it adjourned, and is not over.
pub(crate) fn before_the_end(draft: &Draft) -> Result<(), Refusal> {
    not_over(draft)?;
    if *draft.table().stage() == Stage::BeforeStart {
        return draft.refuse(RefusalReason::NotStarted, Provision::StartOfWhitesClock);
    }
    Ok(())
}
