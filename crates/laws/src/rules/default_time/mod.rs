//! Players who arrive late, or not at all.
//!
//! **Says:** a player who arrives after the default time has lost, unless the arbiter decides otherwise. If
//! neither player is present at the start, White loses the time until White arrives. Clocks start when the
//! round begins: if the arbiter begins it late, nobody loses the time before.
//! **Differs:** an hour in 2005, zero in 2009, in 2014 what the regulations must specify, since 2017 zero
//! if they do not. In 2009 only the regulations may decide otherwise, by the letter; and since then it is
//! counted from the actual start of the session, not the scheduled one. The texts since 2014 do not say
//! from when; they are read like 2009.
//! **Decides from:** the scheduled start of the round, or the actual one.

mod neither;
mod values;

use adoube_chess::Colour;

pub(crate) use self::neither::{is_nobody_present_at_start, start_with_absentees};
use self::values::{LateFrom, MayExcuse};
use crate::{
    Provision,
    clock::{At, Milliseconds, PerPlayer},
    regulations::{GameResult, LateArrival},
    rules::{Draft, stage::check_not_over},
    state::{RoundStart, Stage, Table},
    vocabulary::{
        Answer, AnswerKind, Author, Fact, Ground, Order, Outcome, Presence, PresenceFact, Question,
        Refusal, RefusalReason, Ruling, Topic,
    },
};

/// Returns the instant at which the default time ends for a player, if that is before another instant.
pub(crate) fn passes(table: &Table, before: At) -> Option<At> {
    ends(table).filter(|end| *end < before)
}

/// Returns the end of the default time, if a player is awaited.
pub(crate) fn ends(table: &Table) -> Option<At> {
    let awaits = matches!(table.stage(), Stage::BeforeStart | Stage::Playing);
    let is_late = |colour: &Colour| is_awaited(table, *colour);
    let end = awaited_since(table)? + table.regulations().default_time()?;
    let awaits = awaits && !table.interruption().is_open();
    (awaits && Colour::ALL.iter().any(is_late)).then_some(end)
}

/// Returns the beginning from which lateness is counted and what interruptions since then add to it; `None` if
/// the session has not begun.
fn start_of_session(table: &Table) -> Option<(At, Milliseconds)> {
    let scheduled = table.setup().scheduled;
    let as_scheduled = (scheduled, table.interruption().delay());
    let actual = table
        .began_at()
        .map(|began| (began.max(scheduled), table.interruption().delay_since_start()));
    match (LateFrom::for_edition(table.edition()), table.setup().round_start) {
        // Neither player came, so nobody but the schedule says when it began.
        (LateFrom::StartOfSession, RoundStart::AsScheduled)
            if is_nobody_present_at_start(table) =>
        {
            Some(as_scheduled)
        }
        (LateFrom::StartOfSession, _) => actual,
        (LateFrom::Schedule, RoundStart::AsScheduled) => Some(as_scheduled),
        (LateFrom::Schedule, RoundStart::ByArbiter) => actual.and(Some(as_scheduled)),
    }
}

/// Returns the instant since which a player who has not come is late.
fn awaited_since(table: &Table) -> Option<At> {
    start_of_session(table).map(|(start, delay)| start + delay)
}

/// Reports whether a player has not arrived and was not excused. The resumption of a game has its own deadline.
fn is_awaited(table: &Table, colour: Colour) -> bool {
    let player = table.player(colour);
    player.presence == Presence::Absent
        && !player.excused
        && table.adjournment().resumption.is_none()
}

/// Rules that an absent player has lost, once the default time has passed.
pub(crate) fn check_default_time(draft: &mut Draft) {
    let table = draft.table();
    let late = PerPlayer::from_fn(|colour| is_awaited(table, colour));
    let allowed = table.regulations().default_time().unwrap_or_default();
    let ruling = draft.ruling(Provision::DefaultTime).ground(Ground::DefaultTime(allowed));
    let ruling = lateness(draft).into_iter().fold(ruling, Ruling::ground);
    draft.rule(forfeits(ruling, late));
}

/// Returns how late a player is, and how late play itself began, from which it is counted.
fn lateness(draft: &Draft) -> Vec<Ground> {
    let table = draft.table();
    let Some((start, interrupted)) = start_of_session(table) else { return Vec::new() };
    let is_some = |time: &Milliseconds| *time > Milliseconds::ZERO;
    let late = Some(draft.at().since(start + interrupted)).filter(is_some).map(Ground::Late);
    let delay = start.since(table.setup().scheduled);
    late.into_iter().chain(Some(delay).filter(is_some).map(Ground::BeganLate)).collect()
}

/// Orders a loss by forfeit for the late players.
fn forfeits(ruling: Ruling, late: PerPlayer<bool>) -> Ruling {
    let both = late.white && late.black;
    let marks = late.map(|late| if late { GameResult::Loss } else { GameResult::Win });
    let outcome = Outcome { marks, ..Outcome::BOTH_LOSE }.by_forfeit();
    let ruling = match Colour::ALL.into_iter().find(|colour| late[*colour]) {
        Some(colour) if !both => ruling.about(colour),
        Some(_) | None => ruling,
    };
    ruling.order(Order::End(outcome))
}

/// Handles a player's arrival at the board.
pub(crate) fn arrive(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    let table = draft.table();
    if table.player(by).presence != Presence::Absent {
        return Err(RefusalReason::AlreadyDone.into());
    }
    let is_expected = matches!(table.stage(), Stage::BeforeStart | Stage::Playing);
    let is_unregulated = table.regulations().default_time().is_none() && is_awaited(table, by);
    let is_late = awaited_since(table).is_some_and(|start| draft.at() > start);
    draft.note(Fact::Presence(PresenceFact::Moved { who: by, to: Presence::AtTheBoard }));
    if !is_expected || !is_late {
        return Ok(());
    }
    neither::on_white_arrival(draft, by);
    if is_unregulated {
        let answers = [AnswerKind::Yes, AnswerKind::No];
        draft.ask(Topic::LateArrival, by, Provision::DefaultTime, &answers);
    }
    Ok(())
}

/// Lets a late player play, before or after the default time has passed.
pub(crate) fn excuse(
    draft: &mut Draft,
    whom: Colour,
    author: Author,
    ground: Option<Ground>,
) -> Result<(), Refusal> {
    may_excuse(draft)?;
    let table = draft.table();
    let was_late = matches!(
        table.stage(),
        Stage::Over { under: Some(cite), .. } if cite.provision() == Provision::DefaultTime
    ) && !table.player(whom).excused
        && table.outcome().is_some_and(|outcome| outcome.marks[whom] == GameResult::Loss);
    let will_be_late =
        is_awaited(table, whom) && matches!(table.stage(), Stage::BeforeStart | Stage::Playing);
    if !was_late && !will_be_late {
        return draft.refuse(RefusalReason::NothingOfTheKind, Provision::DefaultTime);
    }
    let mut ruling = draft.ruling(Provision::DefaultTime).about(whom).by(author);
    ruling.grounds.extend(ground);
    draft.note(Fact::Presence(PresenceFact::Excused(whom)));
    let ruling = if was_late {
        order_play_after_all(draft, ruling, whom)
    } else {
        ruling.order(Order::GoesOn)
    };
    draft.rule(ruling);
    Ok(())
}

/// Checks that this edition leaves it to the arbiter.
fn may_excuse(draft: &Draft) -> Result<(), Refusal> {
    let regulations = draft.table().regulations();
    match (MayExcuse::for_edition(regulations.edition), regulations.open_points.late_arrival) {
        (MayExcuse::Arbiter, _) | (MayExcuse::Open, LateArrival::ArbiterMayExcuse) => Ok(()),
        (MayExcuse::Open, LateArrival::Strict) => {
            draft.refuse(RefusalReason::NotForYou, Provision::DefaultTime)
        }
    }
}

/// Orders that a game lost by lateness is played, with the clock that was running still running, unless the
/// opponent has lost it too.
fn order_play_after_all(draft: &Draft, ruling: Ruling, whom: Colour) -> Ruling {
    let table = draft.table();
    let opponent_lost =
        table.outcome().is_some_and(|outcome| outcome.marks[!whom] == GameResult::Loss);
    if opponent_lost && !table.player(!whom).excused {
        return ruling.order(Order::End(Outcome::win(whom).by_forfeit()));
    }
    let ruling = ruling.order(Order::PlayOn);
    let Some(ran) = table.clock().ran_before() else { return ruling };
    let time = table.ended_at().map_or(Milliseconds::ZERO, |ended| draft.at().since(ended));
    let ruling = if time > Milliseconds::ZERO {
        ruling.order(Order::TakeTime { from: ran, time })
    } else {
        ruling
    };
    ruling.order(Order::StartClock(ran))
}

/// Applies the arbiter's judgement whether a late player may play, where no default time was announced.
pub(crate) fn on_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    check_not_over(draft)?;
    let ruling = draft.ruling(asked.under.provision()).about(asked.about).by(author);
    let ruling = match answer {
        Answer::No => forfeits(ruling, PerPlayer::from_fn(|colour| colour == asked.about)),
        _ => ruling.order(Order::GoesOn),
    };
    draft.rule(ruling);
    Ok(())
}
