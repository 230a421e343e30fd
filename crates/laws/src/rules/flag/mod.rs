//! A flag that has fallen.
//!
//! **Says:** a flag has fallen when the arbiter sees it or a player claims it, not before: a mate, a resignation or an
//! agreement that came first stands. Then the moves are counted. A player who has not completed as many as the period asks
//! for has lost; but it is a draw if the opponent could not mate by any series of legal moves.
//! **Differs:** in rapid chess and blitz of the older editions only a player can make a flag count; two flags have
//! rules of their own ([`both`]); since 2014 a draw without a claim may stand in the way.
//! **Decides from:** the position of record, to which a move belongs as soon as it is made; and the completed moves,
//! to which it does not belong before the clock is pressed.

mod ahead;
mod both;
mod fall;
mod result;
mod values;

use adoube_chess::Colour;

pub(crate) use self::fall::fall_until;
use self::values::FlagRules;
use super::{rapid, sheets, stage::has_clocks};
use crate::{
    Provision,
    clock::{Correction, Device, Fall, FlagAfter, MoveNumber, PerPlayer},
    regulations::{ClaimantsOwnFlag, FlagCall, Has, Rules},
    rules::Draft,
    state::Table,
    vocabulary::{
        Answer, Author, Ground, Order, Question, QuestionId, Refusal, RefusalReason, Ruling, Topic,
        Who,
    },
};

/// A flag is called: the arbiter sees it, or a player claims it.
pub(crate) fn call_flag(draft: &mut Draft, who: Who, author: Author) -> Result<(), Refusal> {
    // What came before the call stands: a game that is over stays over.
    has_clocks(draft)?;
    let down = down(draft);
    may_call(draft, who, &down)?;
    if let Some(claim) = undecided(draft.table()) {
        return draft
            .refuse(RefusalReason::QuestionOpen(claim), Provision::QuickplayClaimPostponed);
    }
    if sheets::on_flag_call(draft, &down, &author)? == sheets::Updating::Ordered {
        return Ok(());
    }
    let call = Call { who, author };
    if !rule_flag_fall(draft, &down, &call) {
        rule_no_flag(draft, &call)?;
    }
    Ok(())
}

/// A flag was called, and the sheets that show what it means are complete now. One that only ended a period in order
/// brings nothing more.
pub(crate) fn recorded(draft: &mut Draft, author: Author) {
    if has_clocks(draft).is_err() || undecided(draft.table()).is_some() {
        return;
    }
    let down = down(draft);
    // Whether a player or the arbiter called it matters only where nobody has to write.
    rule_flag_fall(draft, &down, &Call { who: Who::Arbiter, author });
}

/// What the flags mean that are down; nothing if none is.
fn rule_flag_fall(draft: &mut Draft, down: &PerPlayer<Option<Fall>>, call: &Call) -> bool {
    match (down.white, down.black) {
        (Some(white), Some(black)) => {
            both::rule_both_flags(draft, PerPlayer { white, black }, call);
        }
        (Some(fall), None) => rule_one_flag(draft, Colour::White, fall, call),
        (None, Some(fall)) => rule_one_flag(draft, Colour::Black, fall, call),
        (None, None) => return false,
    }
    true
}

/// On a screen everybody sees it at once. A claim that the arbiter has still to decide comes first.
fn rule_seen_flag(draft: &mut Draft, whose: Colour, fall: Fall) {
    if undecided(draft.table()).is_some() {
        return;
    }
    let call = Call { who: Who::Timekeeper, author: Author::TheLaws };
    result::rule_result(draft, whose, fall, &call);
}

/// The quickplay claim that the arbiter has postponed, or not decided yet: until then no flag decides the game.
pub(crate) fn undecided(table: &Table) -> Option<QuestionId> {
    table.questions().iter().find(|open| open.topic == Topic::Quickplay).map(|open| open.id)
}

/// Who makes a flag count.
struct Call {
    who: Who,
    author: Author,
}

impl Call {
    /// A ruling on a flag, with what it rests on besides.
    fn ruling(&self, draft: &Draft, provision: Provision) -> Ruling {
        let ruling = draft
            .ruling(provision)
            .also(Provision::FlagFallNoticed)
            .also(Provision::MoveCountAtFlagFall)
            .by(self.author.clone());
        match (draft.table().regulations().rules(), self.who) {
            (Rules::Rapid | Rules::Blitz, Who::Player(_) | Who::Assistant(_)) => {
                let ruling = ruling.also(Provision::RapidWinOnTime);
                rapid::followed(draft.table(), ruling.also(Provision::FlagFallOnlyOnClaim))
            }
            (Rules::Rapid | Rules::Blitz, Who::Arbiter) => {
                let ruling = ruling.also(Provision::ArbiterCallsFlagFall);
                rapid::followed(draft.table(), ruling.also(Provision::FlagFallOnlyOnClaim))
            }
            (Rules::Competition, _) | (_, Who::Timekeeper | Who::Bystander) => ruling,
        }
    }
}

/// The flags that are down.
fn down(draft: &Draft) -> PerPlayer<Option<Fall>> {
    let table = draft.table();
    PerPlayer::of(|colour| {
        table.clock().down(colour).or_else(|| ahead::fallen(table, colour, draft.at()))
    })
}

/// Where a flag only counts on a claim the arbiter keeps silent; in one edition unless both are down.
fn may_call(draft: &Draft, who: Who, down: &PerPlayer<Option<Fall>>) -> Result<(), Refusal> {
    let regulations = draft.table().regulations();
    let only_claimed = regulations.flag_call() == FlagCall::OnlyClaimed;
    let both = down.white.is_some() && down.black.is_some();
    let is_rapid = regulations.rules() != Rules::Competition;
    let needs_time = FlagRules::of(regulations.edition).claimant_needs_time == Has::Yes
        && regulations.open_points.claimants_own_flag == ClaimantsOwnFlag::ClaimFails;
    let both_may_be_called = FlagRules::of(regulations.edition).arbiter_calls_both;
    match who {
        // Nobody but the opponent can make a player's flag count; elsewhere the arbiter who is called sees it.
        Who::Player(by) | Who::Assistant(by)
            if only_claimed && down[by].is_some() && down[!by].is_none() =>
        {
            draft.refuse(RefusalReason::NothingOfTheKind, Provision::FlagFallOnlyOnClaim)
        }
        Who::Player(by) | Who::Assistant(by) if is_rapid && needs_time && down[by].is_some() => {
            draft.refuse(RefusalReason::OwnFlagDown, Provision::RapidWinOnTime)
        }
        Who::Player(_) | Who::Assistant(_) => Ok(()),
        Who::Arbiter if !only_claimed || both && both_may_be_called == Has::Yes => Ok(()),
        Who::Arbiter => draft.refuse(RefusalReason::NotForYou, Provision::FlagFallOnlyOnClaim),
        Who::Timekeeper | Who::Bystander => {
            draft.refuse(RefusalReason::NotForYou, Provision::FlagFallNoticed)
        }
    }
}

/// No flag is down, or it only ended a period in order.
fn rule_no_flag(draft: &mut Draft, call: &Call) -> Result<(), Refusal> {
    let clock = draft.table().clock();
    let just_ended = |colour: &Colour| {
        clock.flag(*colour).is_some_and(|fall| {
            fall.in_order()
                && fall.period.next() == clock.period(*colour)
                && fall.completed == clock.completed(*colour)
        })
    };
    let whose = Colour::ALL.into_iter().find(just_ended);
    let Some((whose, fall)) = whose.and_then(|whose| Some((whose, clock.flag(whose)?))) else {
        return draft.refuse(RefusalReason::NothingOfTheKind, Provision::FlagFallNoticed);
    };
    let ruling = call
        .ruling(draft, Provision::MoveCountAtFlagFall)
        .also(Provision::TimeControlPeriods)
        .about(whose)
        .ground(Ground::MovesCompleted { completed: fall.completed, required: fall.required });
    draft.rule(ruling.order(Order::GoesOn));
    Ok(())
}

/// One flag is down.
fn rule_one_flag(draft: &mut Draft, whose: Colour, fall: Fall, call: &Call) {
    let completed = completed(draft.table(), whose, fall);
    if fall.required.is_some_and(|required| completed >= required) {
        rule_in_time(draft, whose, fall, call);
    } else {
        result::rule_result(draft, whose, fall, call);
    }
}

/// How many moves the player had completed: more than presses if one was forgotten. Whatever lies behind the player's
/// last move was completed at the latest by that one.
fn completed(table: &Table, whose: Colour, fall: Fall) -> MoveNumber {
    let made = table.moves_made(whose);
    let behind = if table.player(whose).owes_press { made.previous() } else { made };
    fall.completed.max(behind)
}

/// The counter of the clock lacks a press that was forgotten; the moves were completed all the same. The player is in
/// the next period, with its time.
fn rule_in_time(draft: &mut Draft, whose: Colour, fall: Fall, call: &Call) {
    let completed = completed(draft.table(), whose, fall);
    let to = Correction { completed: Some(completed), ..next_period(draft, whose, fall) };
    let mut ruling = call
        .ruling(draft, Provision::MoveCountAtFlagFall)
        .also(Provision::TimeControlPeriods)
        .also(Provision::CompletedByNextMove);
    if draft.table().clock().setting().device == Device::Counting {
        // What a counter of presses displays is no proof that moves are missing.
        ruling = ruling.also(Provision::DisplaysInTheHall).also(Provision::TermMoveCounter);
    }
    let ruling = ruling
        .about(whose)
        .ground(Ground::MovesCompleted { completed, required: fall.required })
        .order(Order::SetClock { whose, to })
        .order(Order::GoesOn);
    draft.rule(ruling);
}

/// A player's clock in the period after the one whose flag fell. What ran after the fall has run in the new one.
fn next_period(draft: &Draft, whose: Colour, fall: Fall) -> Correction {
    let clock = draft.table().clock();
    let period = fall.period.next();
    let overrun = clock.account(whose, draft.at()).overrun;
    Correction {
        time: Some(clock.control(whose).period(period).main - overrun),
        period: Some(period),
        completed: None,
        flag: FlagAfter::IsLifted,
    }
}

/// The arbiter has judged what one or two flags mean.
pub(crate) fn on_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    has_clocks(draft)?;
    let ruling = draft.ruling(asked.under.provision()).about(asked.about).by(author);
    match answer {
        Answer::Outcome(outcome) => draft.rule(ruling.order(Order::End(*outcome))),
        _ => both::go_on(draft, ruling),
    }
    Ok(())
}
