//! Players who come late, or not at all.
//!
//! **Says:** a player who is not at the board when the default time has passed has lost, unless the arbiter decides
//! otherwise. If nobody is there at the start, White loses the time until White comes.
//! **Differs:** an hour in 2005, nothing in 2009, in 2014 what the regulations must say, since 2017 nothing if they do
//! not say it. In 2009 only the regulations may decide otherwise, by the letter; and since then it runs from the start
//! of the session, not from its hour. The texts since 2014 name no beginning and are read as that of 2009.
//! **Decides from:** the scheduled start of the round, or the real one.

mod neither;
mod values;

use adoube_chess::Colour;

pub(crate) use self::neither::{nobody_came, start_with_absentees};
use self::values::{LateFrom, MayExcuse};
use crate::{
    Provision,
    clock::{At, Milliseconds, PerPlayer},
    regulations::{GameResult, LateArrival},
    rules::{Draft, stage::not_over},
    state::{Stage, Table},
    vocabulary::{
        Answer, AnswerKind, Author, Fact, Ground, Order, Outcome, Presence, PresenceFact, Question,
        Refusal, RefusalReason, Ruling, Topic,
    },
};

/// The instant at which the default time has passed for somebody, if that is before another instant.
pub(crate) fn passes(table: &Table, before: At) -> Option<At> {
    ends(table).filter(|end| *end < before)
}

/// The end of the default time, if somebody is waited for.
pub(crate) fn ends(table: &Table) -> Option<At> {
    let awaits = matches!(table.stage(), Stage::BeforeStart | Stage::Playing);
    let is_late = |colour: &Colour| is_awaited(table, *colour);
    let end = start_of_session(table)? + table.regulations().default_time()?;
    (awaits && Colour::ALL.iter().any(is_late)).then_some(end)
}

/// When the time began from which on a player is late; nothing if the session has not begun yet. A session to which
/// nobody came has begun at its hour, whenever a clock was started.
fn start_of_session(table: &Table) -> Option<At> {
    let scheduled = table.setup().scheduled;
    match LateFrom::of(table.edition()) {
        LateFrom::StartOfSession if !nobody_came(table) => {
            table.began_at().map(|began| began.max(scheduled))
        }
        LateFrom::Schedule | LateFrom::StartOfSession => Some(scheduled),
    }
}

/// Whether a player has not come to the game and was not excused. The resumption of a game has a time of its own.
fn is_awaited(table: &Table, colour: Colour) -> bool {
    let player = table.player(colour);
    player.presence == Presence::Absent
        && !player.excused
        && table.adjournment().resumption.is_none()
}

/// The default time has passed: a player who is not there has lost.
pub(crate) fn check_default_time(draft: &mut Draft) {
    let table = draft.table();
    let late = PerPlayer::of(|colour| is_awaited(table, colour));
    let allowed = table.regulations().default_time().unwrap_or_default();
    let ruling = draft.ruling(Provision::DefaultTime).ground(Ground::DefaultTime(allowed));
    let ruling = lateness(draft).into_iter().fold(ruling, Ruling::ground);
    draft.rule(forfeits(ruling, late));
}

/// By how much somebody is late, and by how much play itself began late, from which on it is counted.
fn lateness(draft: &Draft) -> Vec<Ground> {
    let table = draft.table();
    let Some(start) = start_of_session(table) else { return Vec::new() };
    let is_some = |time: &Milliseconds| *time > Milliseconds::ZERO;
    let late = Some(draft.at().since(start)).filter(is_some).map(Ground::Late);
    let delay = start.since(table.setup().scheduled);
    late.into_iter().chain(Some(delay).filter(is_some).map(Ground::BeganLate)).collect()
}

/// Those who are late have lost without play.
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

/// A player arrives at the board.
pub(crate) fn arrive(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    let table = draft.table();
    if table.player(by).presence != Presence::Absent {
        return Err(RefusalReason::AlreadyDone.into());
    }
    let is_expected = matches!(table.stage(), Stage::BeforeStart | Stage::Playing);
    let is_unregulated = table.regulations().default_time().is_none() && is_awaited(table, by);
    let is_late = draft.at() > table.setup().scheduled;
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

/// The arbiter lets a late player play, before or after the default time has passed.
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
    let ruling =
        if was_late { plays_after_all(draft, ruling, whom) } else { ruling.order(Order::GoesOn) };
    draft.rule(ruling);
    Ok(())
}

/// Whether this edition leaves it to the arbiter.
fn may_excuse(draft: &Draft) -> Result<(), Refusal> {
    let regulations = draft.table().regulations();
    match (MayExcuse::of(regulations.edition), regulations.open_points.late_arrival) {
        (MayExcuse::Arbiter, _) | (MayExcuse::Open, LateArrival::ArbiterMayExcuse) => Ok(()),
        (MayExcuse::Open, LateArrival::Strict) => {
            draft.refuse(RefusalReason::NotForYou, Provision::DefaultTime)
        }
    }
}

/// The game that was lost by lateness is played; the clock that ran has run on. Unless the opponent has lost it too.
fn plays_after_all(draft: &Draft, ruling: Ruling, whom: Colour) -> Ruling {
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

/// The arbiter has judged whether a late player may play, where no default time was announced.
pub(crate) fn on_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    not_over(draft)?;
    let ruling = draft.ruling(asked.under.provision()).about(asked.about).by(author);
    let ruling = match answer {
        Answer::No => forfeits(ruling, PerPlayer::of(|colour| colour == asked.about)),
        _ => ruling.order(Order::GoesOn),
    };
    draft.rule(ruling);
    Ok(())
}
