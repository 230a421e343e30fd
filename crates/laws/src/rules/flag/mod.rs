//! Flag fall.
//!
//! **Says:** a flag has fallen when the arbiter observes it or a player claims it, not before: an earlier
//! checkmate, resignation or agreement stands. Then the moves are counted. A player who has not completed
//! the moves of the period has lost; but it is a draw if the opponent could not mate by any series of legal moves.
//! **Differs:** in rapid chess and blitz of the older editions only a player can claim a flag fall; two
//! flags have their own rules ([`both`]); since 2014 a draw without a claim may take precedence.
//! **Decides from:** the position of record, which includes a move as soon as it is made; and the completed
//! moves, which include it only once the clock is pressed.

mod ahead;
mod both;
mod fall;
mod result;
mod values;

use adoube_chess::Colour;

pub(crate) use self::fall::fall_until;
use self::values::FlagRules;
use super::{rapid, sheets, stage::check_has_clocks};
use crate::{
    Provision,
    clock::{Correction, Device, FlagAfter, FlagFall, MoveNumber, PerPlayer},
    regulations::{ClaimantsOwnFlag, FlagCall, Has, Rules},
    rules::Draft,
    state::Table,
    vocabulary::{
        Answer, Author, Ground, Order, Question, QuestionId, Refusal, RefusalReason, Ruling, Topic,
        Who,
    },
};

/// Rules on a flag called by the arbiter or claimed by a player.
pub(crate) fn call_flag(draft: &mut Draft, who: Who, author: Author) -> Result<(), Refusal> {
    // A game that ended before the call stays over.
    check_has_clocks(draft)?;
    let down = down(draft);
    may_call(draft, who, &down)?;
    if let Some(claim) = undecided(draft.table()) {
        return draft
            .refuse(RefusalReason::QuestionOpen(claim), Provision::QuickplayClaimPostponed);
    }
    if sheets::on_flag_call(draft, &down, &author)? == sheets::SheetCompletion::Ordered {
        return Ok(());
    }
    let call = Call { who, author };
    if !rule_flag_fall(draft, &down, &call) {
        rule_no_flag(draft, &call)?;
    }
    Ok(())
}

/// Rules on a called flag once the sheets that show its meaning are complete. A flag that only ended a
/// period has no further effect.
pub(crate) fn rule_on_called_flag(draft: &mut Draft, author: Author) {
    if check_has_clocks(draft).is_err() || undecided(draft.table()).is_some() {
        return;
    }
    let down = down(draft);
    // It matters whether a player or the arbiter called it only where recording is not required.
    rule_flag_fall(draft, &down, &Call { who: Who::Arbiter, author });
}

/// Rules on the fallen flags; returns whether there are any.
fn rule_flag_fall(draft: &mut Draft, down: &PerPlayer<Option<FlagFall>>, call: &Call) -> bool {
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

/// Rules on a flag on a screen, which is noticed at once. A claim still to be decided takes precedence.
fn rule_seen_flag(draft: &mut Draft, whose: Colour, fall: FlagFall) {
    if undecided(draft.table()).is_some() {
        return;
    }
    let call = Call { who: Who::Timekeeper, author: Author::TheLaws };
    result::rule_result(draft, whose, fall, &call);
}

/// Returns the quickplay claim that is postponed or undecided: until it is decided, no flag ends the game.
pub(crate) fn undecided(table: &Table) -> Option<QuestionId> {
    table.questions().iter().find(|open| open.topic == Topic::Quickplay).map(|open| open.id)
}

/// The person who called a flag.
struct Call {
    who: Who,
    author: Author,
}

impl Call {
    /// Builds a ruling on a flag, with its further provisions.
    fn ruling(&self, draft: &Draft, provision: Provision) -> Ruling {
        let ruling = draft
            .ruling(provision)
            .also(Provision::FlagFallNoticed)
            .also(Provision::MoveCountAtFlagFall)
            .by(self.author.clone());
        match (draft.table().regulations().rules(), self.who) {
            (Rules::Rapid | Rules::Blitz, Who::Player(_) | Who::Assistant(_)) => {
                let ruling = ruling.also(Provision::RapidWinOnTime);
                rapid::with_unsupervised_rules(
                    draft.table(),
                    ruling.also(Provision::FlagFallOnlyOnClaim),
                )
            }
            (Rules::Rapid | Rules::Blitz, Who::Arbiter) => {
                let ruling = ruling.also(Provision::ArbiterCallsFlagFall);
                rapid::with_unsupervised_rules(
                    draft.table(),
                    ruling.also(Provision::FlagFallOnlyOnClaim),
                )
            }
            (Rules::Competition, _) | (_, Who::Timekeeper | Who::Bystander) => ruling,
        }
    }
}

/// Returns the fallen flags.
fn down(draft: &Draft) -> PerPlayer<Option<FlagFall>> {
    let table = draft.table();
    PerPlayer::from_fn(|colour| {
        table.clock().down(colour).or_else(|| ahead::fallen(table, colour, draft.at()))
    })
}

/// Checks who may call the flag: where it has to be claimed the arbiter stays silent, in one edition unless
/// both have fallen.
fn may_call(draft: &Draft, who: Who, down: &PerPlayer<Option<FlagFall>>) -> Result<(), Refusal> {
    let regulations = draft.table().regulations();
    let only_claimed = regulations.flag_call() == FlagCall::OnlyClaimed;
    let both = down.white.is_some() && down.black.is_some();
    let is_rapid = regulations.rules() != Rules::Competition;
    let needs_time = FlagRules::for_edition(regulations.edition).claimant_needs_time == Has::Yes
        && regulations.open_points.claimants_own_flag == ClaimantsOwnFlag::ClaimFails;
    let both_may_be_called = FlagRules::for_edition(regulations.edition).arbiter_calls_both;
    match who {
        // Only the opponent can claim a player's flag; elsewhere the arbiter who is called sees it.
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

/// Rules that no flag has fallen, or that it only ended a period.
fn rule_no_flag(draft: &mut Draft, call: &Call) -> Result<(), Refusal> {
    let clock = draft.table().clock();
    let just_ended = |colour: &Colour| {
        clock.flag(*colour).is_some_and(|fall| {
            fall.has_completed_moves()
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

/// Rules on one fallen flag.
fn rule_one_flag(draft: &mut Draft, whose: Colour, fall: FlagFall, call: &Call) {
    let completed = completed(draft.table(), whose, fall);
    if fall.required.is_some_and(|required| completed >= required) {
        rule_in_time(draft, whose, fall, call);
    } else {
        result::rule_result(draft, whose, fall, call);
    }
}

/// Returns the number of moves completed: more than the presses if one was forgotten. All moves before the
/// player's last one count as completed.
fn completed(table: &Table, whose: Colour, fall: FlagFall) -> MoveNumber {
    let made = table.moves_made(whose);
    let behind = if table.player(whose).owes_press { made.previous() } else { made };
    fall.completed.max(behind)
}

/// Rules that the moves were completed in time although the counter of the clock lacks a forgotten press.
/// The player is in the next period, with its time.
fn rule_in_time(draft: &mut Draft, whose: Colour, fall: FlagFall, call: &Call) {
    let completed = completed(draft.table(), whose, fall);
    let to = Correction { completed: Some(completed), ..next_period(draft, whose, fall) };
    let mut ruling = call
        .ruling(draft, Provision::MoveCountAtFlagFall)
        .also(Provision::TimeControlPeriods)
        .also(Provision::CompletedByNextMove);
    if draft.table().clock().setting().device == Device::Counting {
        // A counter of presses does not prove that moves are missing.
        ruling = ruling.also(Provision::DisplaysInTheHall).also(Provision::TermMoveCounter);
    }
    let ruling = ruling
        .about(whose)
        .ground(Ground::MovesCompleted { completed, required: fall.required })
        .order(Order::SetClock { whose, to })
        .order(Order::GoesOn);
    draft.rule(ruling);
}

/// Returns a player's clock in the period after the flag fall. Time that ran after the fall counts in the new period.
fn next_period(draft: &Draft, whose: Colour, fall: FlagFall) -> Correction {
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

/// Applies the arbiter's judgement on one or two flags.
pub(crate) fn on_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    check_has_clocks(draft)?;
    let ruling = draft.ruling(asked.under.provision()).about(asked.about).by(author);
    match answer {
        Answer::Outcome(outcome) => draft.rule(ruling.order(Order::End(*outcome))),
        _ => both::go_on(draft, ruling),
    }
    Ok(())
}
