//! Both flags have fallen.
//!
//! **Says:** if it is impossible to establish which fell first, the game continues, or is drawn in the
//! period in which all remaining moves have to be made.
//! **Differs:** part of the Laws up to 2014, since then of the guideline on games without increment, if
//! announced; without it there is no rule, and an electronic clock that shows the order decides, or the
//! arbiter. In rapid chess and blitz of the older editions it is always a draw.

use adoube_chess::Colour;

use super::{
    Call, next_period, result,
    values::{BothFlags, FlagRules},
};
use crate::{
    Provision,
    clock::{FlagFall, Order as FallOrder, PerPlayer},
    regulations::{BothFlagsKnown, Has, Rules},
    rules::Draft,
    state::Table,
    vocabulary::{Order, Outcome, Ruling, Topic},
};

/// Rules on two fallen flags that somebody has called.
pub(super) fn rule_both_flags(draft: &mut Draft, falls: PerPlayer<FlagFall>, call: &Call) {
    let table = draft.table();
    if table.regulations().rules() != Rules::Competition
        && table.cite(Provision::RapidBothFlagsFallen).is_some()
    {
        let ruling = call.ruling(draft, Provision::RapidBothFlagsFallen);
        return draft.rule(ruling.order(Order::End(Outcome::DRAW)));
    }
    match table.clock().order() {
        Some(FallOrder::First(first)) if first_loses(table) => {
            result::rule_result(draft, first, falls[first], call);
        }
        Some(FallOrder::First(first)) => ask(draft, first),
        Some(FallOrder::Unknown) | None if !is_regulated(table) => ask(draft, table.to_move()),
        Some(FallOrder::Unknown) | None => rule_unknown_order(draft, falls, call),
    }
}

/// Reports whether the player whose flag fell first has lost, if the order is known.
fn first_loses(table: &Table) -> bool {
    FlagRules::for_edition(table.edition()).known_order_is_open == Has::No
        || table.regulations().open_points.both_flags_known == BothFlagsKnown::FirstLoses
}

/// Reports whether a rule on two flags applies.
fn is_regulated(table: &Table) -> bool {
    match FlagRules::for_edition(table.edition()).both_flags {
        BothFlags::InTheLaws => true,
        BothFlags::InTheGuideline => table.regulations().has_quickplay(),
    }
}

fn ask(draft: &mut Draft, about: Colour) {
    result::ask(draft, Topic::BothFlags, about, Provision::CasesNotRegulated);
}

/// Rules on two flags whose order cannot be established.
fn rule_unknown_order(draft: &mut Draft, falls: PerPlayer<FlagFall>, call: &Call) {
    let clock = draft.table().clock();
    let is_last = PerPlayer::from_fn(|colour| clock.control(colour).is_last(falls[colour].period));
    match is_last.agreed() {
        Some(true) => {
            let ruling = call.ruling(draft, Provision::BothFlagsFallenInLastPeriod);
            draft.rule(ruling.order(Order::End(Outcome::DRAW)));
        }
        Some(false) => {
            let ruling = call
                .ruling(draft, Provision::BothFlagsFallenGameGoesOn)
                .also(Provision::TimeControlPeriods);
            go_on(draft, ruling);
        }
        None => ask(draft, draft.table().to_move()),
    }
}

/// Orders the game to continue; each player whose period has a next one gets its time.
pub(super) fn go_on(draft: &mut Draft, ruling: Ruling) {
    let mut ruling = ruling;
    for colour in Colour::ALL {
        let clock = draft.table().clock();
        let fall = clock.down(colour);
        if let Some(fall) = fall.filter(|fall| !clock.control(colour).is_last(fall.period)) {
            let to = next_period(draft, colour, fall);
            ruling = ruling.order(Order::SetClock { whose: colour, to });
        }
    }
    draft.rule(ruling.order(Order::GoesOn));
}
