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

/// Checks that the stage of the game permits this at all.
pub(crate) fn permits(draft: &Draft, who: Who, action: &Action) -> Result<(), Refusal> {
    check_present(draft, who, action)?;
    if let Action::Arbiter(arbitration) = action
        && is_of_play(&arbitration.act)
        && !opens_after_lateness(draft, &arbitration.act)
    {
        check_not_over(draft).map_err(|refusal| with_flag_not_called(draft, action, refusal))?;
    }
    match draft.table().stage() {
        Stage::Playing => check_not_referred(draft, action),
        Stage::BeforeStart if is_allowed_before_start(action) => Ok(()),
        Stage::BeforeStart => Err(RefusalReason::NotStarted.into()),
        Stage::Over { .. } if is_allowed_after_end(action) => Ok(()),
        Stage::Over { outcome, under } => {
            Err(with_flag_not_called(draft, action, game_over_refusal(*outcome, *under)))
        }
        Stage::Adjourned if is_allowed_while_adjourned(action) => Ok(()),
        Stage::Adjourned => draft.refuse(RefusalReason::Adjourned, Provision::SealedMove),
        Stage::Void if who == Who::Arbiter || *action == Action::Tick => Ok(()),
        Stage::Void => Err(RefusalReason::GameIsVoid.into()),
    }
}

/// Refuses further play after a claim without an arbiter, which waits for the arbiter to whom it is referred.
fn check_not_referred(draft: &Draft, action: &Action) -> Result<(), Refusal> {
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

/// Reports whether it opens the envelope of a game lost by lateness, which is still possible.
fn opens_after_lateness(draft: &Draft, act: &ArbiterAct) -> bool {
    matches!(act, ArbiterAct::Adjourn(AdjournStep::Open(_)))
        && draft.table().may_have_ended_before_resumption()
}

/// Checks that the player is present; an absent one can only arrive, and between two sessions nobody has to
/// be present.
fn check_present(draft: &Draft, who: Who, action: &Action) -> Result<(), Refusal> {
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

/// Reports whether it is possible before the start: arriving, starting the opponent's clock, acts of the arbiter.
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

/// Reports whether it is possible between two sessions: offers, answers and resignation, returning, acts of
/// the arbiter, and stopping the clock after handing over the envelope.
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

/// Reports whether an act of the arbiter concerns a game in progress: its board and moves, its clock, its sessions.
fn is_of_play(act: &ArbiterAct) -> bool {
    match act {
        ArbiterAct::DrawArray(_)
        | ArbiterAct::Start
        | ArbiterAct::Stop
        | ArbiterAct::Restart(_)
        | ArbiterAct::Interrupt { .. }
        | ArbiterAct::SetClock { .. }
        | ArbiterAct::ReplaceClock(_)
        | ArbiterAct::InstallSetting(_)
        | ArbiterAct::Restore(_)
        | ArbiterAct::Compensate(_)
        | ArbiterAct::Reconstruct
        | ArbiterAct::Adjourn(_) => true,
        ArbiterAct::Notice(what) => !has_own_time_limit(what.matter),
        ArbiterAct::Come
        | ArbiterAct::Answer { .. }
        | ArbiterAct::Penalise { .. }
        | ArbiterAct::Permit { .. }
        | ArbiterAct::Excuse(_)
        | ArbiterAct::Declare { .. }
        | ArbiterAct::SetAside { .. }
        | ArbiterAct::Decide { .. }
        | ArbiterAct::Tell(_)
        | ArbiterAct::AppointAssistants
        | ArbiterAct::PlayWentOn { .. }
        | ArbiterAct::DecideAppeal(_) => false,
    }
}

/// Reports whether the article on the irregularity itself says until when it can be found.
fn has_own_time_limit(matter: IrregularityKind) -> bool {
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

/// Reports whether it is possible after the end: signing, appealing, acts of the arbiter.
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

/// Checks that the game is being played: only then are there flags, and clocks to stop and start.
pub(crate) fn check_playing(draft: &Draft) -> Result<(), Refusal> {
    check_not_over(draft)?;
    match draft.table().stage() {
        Stage::BeforeStart => {
            draft.refuse(RefusalReason::NotStarted, Provision::StartOfWhitesClock)
        }
        Stage::Adjourned => draft.refuse(RefusalReason::Adjourned, Provision::SealedMove),
        Stage::Playing | Stage::Over { .. } | Stage::Void => Ok(()),
    }
}

/// Checks that a flag can be called: once the game has begun, also between two sessions, because it may
/// have fallen while a move was sealed.
pub(crate) fn check_has_clocks(draft: &Draft) -> Result<(), Refusal> {
    match draft.table().stage() {
        Stage::Adjourned => Ok(()),
        Stage::BeforeStart | Stage::Playing | Stage::Over { .. } | Stage::Void => {
            check_playing(draft)
        }
    }
}

/// Checks that the game is not over.
pub(crate) fn check_not_over(draft: &Draft) -> Result<(), Refusal> {
    match draft.table().stage() {
        Stage::BeforeStart | Stage::Playing | Stage::Adjourned => Ok(()),
        Stage::Over { outcome, under } => Err(game_over_refusal(*outcome, *under)),
        Stage::Void => Err(RefusalReason::GameIsVoid.into()),
    }
}

/// Creates the refusal for a finished game.
pub(crate) fn game_over_refusal(outcome: Outcome, under: Option<Citation>) -> Refusal {
    Refusal { why: RefusalReason::GameIsOver(outcome), cite: under, ground: None }
}

/// Adds to the refusal of a flag claim after the end that the flag had fallen but was not called in time.
fn with_flag_not_called(draft: &Draft, action: &Action, refusal: Refusal) -> Refusal {
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

/// Adds to a ruling that it ends a game between two sessions.
pub(crate) fn with_end_between_sessions(draft: &Draft, ruling: Ruling) -> Ruling {
    if *draft.table().stage() == Stage::Adjourned {
        ruling.also(Provision::EndedBeforeResumption)
    } else {
        ruling
    }
}

/// Checks that the game has begun, adjourned or not, and is not over: for offers, answers and resignation.
pub(crate) fn check_before_end(draft: &Draft) -> Result<(), Refusal> {
    check_not_over(draft)?;
    if *draft.table().stage() == Stage::BeforeStart {
        return draft.refuse(RefusalReason::NotStarted, Provision::StartOfWhitesClock);
    }
    Ok(())
}
