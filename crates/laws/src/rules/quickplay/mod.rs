//! The quickplay finish: the phase in which all remaining moves have to be made in a limited time.
//!
//! **Says:** a player having the move and less than two minutes may claim a draw because the opponent
//! cannot win by normal means, or makes no effort to. The arbiter agrees, postpones the decision, or
//! rejects the claim and gives the opponent time.
//! **Differs:** part of the Laws in 2005 and 2009, and final; a guideline that has to be announced since
//! 2014, for games without increment, with a request for an increment that counts as an offer. The
//! guideline never applies to blitz.
//! **Decides from:** clock and regulations; the arbiter judges whether somebody can win by normal means.

mod claim;
pub(crate) mod increment;
pub(crate) mod judgement;
mod without_arbiter;

use adoube_chess::Colour;
pub(crate) use claim::claim_draw;
pub(crate) use without_arbiter::on_evidence;

use crate::{
    Provision,
    clock::Milliseconds,
    regulations::{Category, QuickplayTerms},
    rules::{Draft, stage::check_playing},
    state::Table,
    vocabulary::{Refusal, RefusalReason},
};

/// A claim is possible only with less time than this; it is also what the opponent gets.
pub(crate) const TWO_MINUTES: Milliseconds = Milliseconds::minutes(2);

/// Checks that a player may claim or request now, under this provision.
fn may_ask(draft: &Draft, by: Colour, under: Provision) -> Result<(), Refusal> {
    check_playing(draft)?;
    check_in_force(draft)?;
    let table = draft.table();
    let clock = table.clock();
    // Without an arbiter the text does not require the claimant to have the move.
    let is_without_arbiter = under == Provision::ClaimWithoutArbiter;
    if table.to_move() != by && !is_without_arbiter {
        return draft.refuse(RefusalReason::NotYourMove { to_move: table.to_move() }, under);
    }
    if !clock.control(by).is_last(clock.period(by)) {
        return draft.refuse(RefusalReason::TooEarly, Provision::QuickplayFinish);
    }
    let left = clock.remaining(by, draft.at());
    if clock.down(by).is_some() || left.is_zero() {
        return draft.refuse(RefusalReason::TooLate, under);
    }
    if left >= TWO_MINUTES {
        return draft.refuse(RefusalReason::TooEarly, under);
    }
    Ok(())
}

/// Reports whether this game can have a quickplay finish.
pub(crate) fn is_in_force(table: &Table) -> bool {
    let regulations = table.regulations();
    let is_guideline = regulations.terms().quickplay == QuickplayTerms::IfAnnounced;
    regulations.has_quickplay() && !(is_guideline && has_extra_time(table))
}

/// Reports whether the clocks give extra time as they are set now.
fn has_extra_time(table: &Table) -> bool {
    let controls = &table.clock().setting().controls;
    controls.white.has_extra() || controls.black.has_extra()
}

/// Checks that this game has a quickplay finish.
fn check_in_force(draft: &Draft) -> Result<(), Refusal> {
    let table = draft.table();
    if is_in_force(table) {
        return Ok(());
    }
    let is_blitz = table.regulations().category() == Category::Blitz;
    let under = if is_blitz || has_extra_time(table) {
        Provision::NoQuickplayClaimInBlitz
    } else {
        Provision::QuickplayRulesAnnounced
    };
    draft.refuse(RefusalReason::NothingOfTheKind, under)
}
