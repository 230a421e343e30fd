//! Late arrival at the resumption.

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

/// Returns the instant after which an absent player has lost.
fn deadline(table: &Table) -> Option<At> {
    let appointed = table.adjournment().resumption?;
    let default_time = table.regulations().default_time_at_resumption()?;
    Some(appointed + default_time + table.interruption().delay())
}

/// Reports whether a player arrived after the deadline or is still absent; a player excused by the arbiter
/// is not late.
pub(super) fn is_too_late(draft: &Draft, who: Colour) -> bool {
    let player = draft.table().player(who);
    let came = player.came.unwrap_or(draft.at());
    !player.excused && deadline(draft.table()).is_some_and(|deadline| came > deadline)
}

/// Returns the player who loses when the default time is over: while the envelope is closed, the one who
/// has to reply, because only the envelope shows whether the one who sealed loses; once it is open, any absent player.
fn awaited(table: &Table) -> Option<Colour> {
    let adjournment = table.adjournment();
    let is_standing = table.interruption().is_open();
    if *table.stage() != Stage::Playing || is_standing || adjournment.resumption.is_none() {
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

/// Returns the end of the default time, if a player is awaited.
pub(crate) fn ends(table: &Table) -> Option<At> {
    awaited(table).and(deadline(table))
}

/// Rules on lateness as time passes.
pub(crate) fn check_lateness(draft: &mut Draft) {
    let Some(who) = awaited(draft.table()).filter(|who| is_too_late(draft, *who)) else { return };
    let is_sealer = draft.table().adjournment().step == Step::None;
    if is_sealer && opponent_overstepped(draft, who) {
        opening::rule_flag_of_opponent(draft, who);
    } else {
        rule_late_loss(draft, who);
    }
}

/// Reports whether the present player's flag has fallen, where that saves the late one.
pub(super) fn opponent_overstepped(draft: &Draft, late: Colour) -> bool {
    AdjournmentRules::for_edition(draft.table().edition()).flag_saves_late_sealer == Has::Yes
        && draft.table().clock().down(!late).is_some()
}

/// Rules that a player who came too late or not at all has lost; both have, if neither came.
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

/// Rules that the sealed move had ended a game lost by lateness. This applies to a late player who sealed
/// it, and in later editions to either player.
pub(super) fn rule_ended_before(draft: &mut Draft, sealer: Colour) {
    let table = draft.table();
    let Some((was, position)) = table.outcome().zip(table.position()) else { return };
    let sealer_was_late = was.marks[sealer] == GameResult::Loss;
    let holds = sealer_was_late
        || AdjournmentRules::for_edition(table.edition()).end_holds_for_both == Has::Yes;
    let is_mate = !position.has_legal_move() && position.is_check();
    let outcome = if is_mate { Outcome::win(sealer) } else { Outcome::DRAW };
    if !holds || outcome == was {
        return;
    }
    let ruling = draft.ruling(Provision::LateSealerSaved).about(sealer);
    draft.rule(ruling.order(Order::End(outcome)));
}

/// Excuses a player's late arrival at the resumption, before or after a ruling on lateness.
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
    let ruling = if was_late {
        order_play_after_all(draft, ruling, whom)
    } else {
        ruling.order(Order::GoesOn)
    };
    draft.note(Fact::Presence(PresenceFact::Excused(whom)));
    draft.rule(ruling);
    Ok(())
}

/// Orders that a game lost by lateness is played, unless the opponent has lost it too. The late player is
/// charged the time until arrival if it was that clock that ran.
fn order_play_after_all(draft: &Draft, ruling: Ruling, whom: Colour) -> Ruling {
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
    // If the player who has to reply is present, the envelope is opened before any clock is started.
    let is_opened_first = replier.is_some_and(|replier| table.player(replier).came.is_some());
    if is_opened_first { ruling } else { ruling.order(Order::StartClock(runs)) }
}
