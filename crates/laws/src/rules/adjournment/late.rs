//! Coming late to the resumption.

use adoube_chess::Colour;

use super::{opening, values::AdjournmentRules};
use crate::{
    Provision,
    clock::{At, Milliseconds},
    regulations::{GameResult, Has},
    rules::Draft,
    state::{Stage, Step, Table},
    vocabulary::{
        Author, Fact, Ground, Order, Outcome, Presence, PresenceFact, Refusal, RefusalReason,
        Ruling,
    },
};

/// When a player who is not there has lost.
fn deadline(table: &Table) -> Option<At> {
    let appointed = table.adjournment().resumption?;
    Some(appointed + table.regulations().default_time_at_resumption()?)
}

/// Whether a player came after that, or is still absent; nobody is late whom the arbiter excuses.
pub(super) fn is_too_late(draft: &Draft, who: Colour) -> bool {
    let player = draft.table().player(who);
    let came = player.came.unwrap_or(draft.at());
    !player.excused && deadline(draft.table()).is_some_and(|deadline| came > deadline)
}

/// Who loses when the default time is over: the player who has to reply, while the envelope is closed, for of the one
/// who sealed only the envelope can tell; and once it is open, a player who is still not there.
fn awaited(table: &Table) -> Option<Colour> {
    let adjournment = table.adjournment();
    if *table.stage() != Stage::Playing || adjournment.resumption.is_none() {
        return None;
    }
    let is_awaited = |who: &Colour| {
        let player = table.player(*who);
        player.presence == Presence::Absent && !player.excused
    };
    match adjournment.step {
        Step::Resumed => adjournment.replier().filter(is_awaited),
        Step::None => Colour::ALL.into_iter().find(is_awaited),
        Step::Sealing(_) | Step::Adjourned => None,
    }
}

/// The end of the default time, if somebody is waited for.
pub(crate) fn ends(table: &Table) -> Option<At> {
    awaited(table).and(deadline(table))
}

/// Time passes.
pub(crate) fn check_lateness(draft: &mut Draft) {
    let Some(who) = awaited(draft.table()).filter(|who| is_too_late(draft, *who)) else { return };
    let is_sealer = draft.table().adjournment().step == Step::None;
    if is_sealer && opponent_overstepped(draft, who) {
        opening::rule_flag_of_opponent(draft, who);
    } else {
        rule_late_loss(draft, who);
    }
}

/// Whether the flag of the player who is there is down, where that saves the late one.
pub(super) fn opponent_overstepped(draft: &Draft, late: Colour) -> bool {
    AdjournmentRules::of(draft.table().edition()).flag_saves_late_sealer == Has::Yes
        && draft.table().clock().down(!late).is_some()
}

/// A player who came too late, or not at all, has lost; both have, if neither came.
pub(super) fn rule_late_loss(draft: &mut Draft, who: Colour) {
    let both = is_too_late(draft, !who);
    let came = draft.table().player(who).came.unwrap_or(draft.at());
    let table = draft.table();
    let appointed = table.adjournment().resumption;
    let late = appointed.map_or(Milliseconds::ZERO, |appointed| came.since(appointed));
    let allowed = table.regulations().default_time_at_resumption().unwrap_or_default();
    let outcome = if both { Outcome::BOTH_LOSE } else { Outcome::win(!who) };
    let ruling = draft.ruling(Provision::LateForResumption).about(who).ground(Ground::Late(late));
    let ruling = ruling.ground(Ground::DefaultTime(allowed));
    draft.rule(ruling.order(Order::End(outcome)));
}

/// The envelope shows that the sealed move had ended a game that was lost by lateness. That holds for a late player who
/// sealed it, and in later editions a player who was late.
pub(super) fn rule_ended_before(draft: &mut Draft, sealer: Colour) {
    let table = draft.table();
    let Some((was, position)) = table.outcome().zip(table.position()) else { return };
    let sealer_was_late = was.marks[sealer] == GameResult::Loss;
    let holds =
        sealer_was_late || AdjournmentRules::of(table.edition()).end_holds_for_both == Has::Yes;
    let is_mate = !position.has_legal_move() && position.is_check();
    let outcome = if is_mate { Outcome::win(sealer) } else { Outcome::DRAW };
    if !holds || outcome == was {
        return;
    }
    let ruling = draft.ruling(Provision::LateSealerSaved).about(sealer);
    draft.rule(ruling.order(Order::End(outcome)));
}

/// The arbiter lets a player come late to the resumption, before or after it was ruled to be too late.
pub(crate) fn excuse(
    draft: &mut Draft,
    whom: Colour,
    author: Author,
    ground: Option<Ground>,
) -> Result<(), Refusal> {
    let table = draft.table();
    let player = table.player(whom);
    let was_late = table.was_lost_by_late_resumption()
        && table.outcome().is_some_and(|outcome| outcome.marks[whom] == GameResult::Loss);
    let may_be_late = match table.stage() {
        Stage::Adjourned => true,
        Stage::Playing => player.presence == Presence::Absent || is_too_late(draft, whom),
        Stage::BeforeStart | Stage::Over { .. } | Stage::Void => false,
    };
    if player.excused || !was_late && !may_be_late {
        return draft.refuse(RefusalReason::NothingOfTheKind, Provision::LateForResumption);
    }
    let mut ruling = draft.ruling(Provision::LateForResumption).about(whom).by(author);
    ruling.grounds.extend(ground);
    let ruling =
        if was_late { plays_after_all(draft, ruling, whom) } else { ruling.order(Order::GoesOn) };
    draft.note(Fact::Presence(PresenceFact::Excused(whom)));
    draft.rule(ruling);
    Ok(())
}

/// The game that was lost by lateness is played, unless the opponent has lost it too. The time until the late player
/// came is that player's, if it was that clock that ran.
fn plays_after_all(draft: &Draft, ruling: Ruling, whom: Colour) -> Ruling {
    let table = draft.table();
    let opponent_lost =
        table.outcome().is_some_and(|outcome| outcome.marks[!whom] == GameResult::Loss);
    if opponent_lost && !table.player(!whom).excused {
        return ruling.order(Order::End(Outcome::win(whom)));
    }
    let mut ruling = ruling.order(Order::PlayOn);
    let replier = table.adjournment().replier();
    let runs = replier.or(table.clock().ran_before()).unwrap_or(table.to_move());
    let came = table.player(whom).came.unwrap_or(draft.at());
    let time = table.ended_at().map_or(Milliseconds::ZERO, |ended| came.since(ended));
    if runs == whom && !time.is_zero() {
        ruling = ruling.order(Order::TakeTime { from: runs, time });
    }
    // Where the player who has to reply is there, the envelope is opened before any clock is started.
    let is_opened_first = replier.is_some_and(|replier| table.player(replier).came.is_some());
    if is_opened_first { ruling } else { ruling.order(Order::StartClock(runs)) }
}
