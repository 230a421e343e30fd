//! Rapid chess and blitz: differences from the competition rules in unsupervised games.
//!
//! **Says:** the time decides what is rapid chess and what is blitz; under supervision the competition
//! rules apply. Without it an illegal move has to be claimed or noticed before the opponent moves, or it
//! stands; a wrong setup, board or clock cannot be claimed after a few moves; and the arbiter has a special
//! rule for both kings in check.
//! **Differs:** who may act on an illegal move and until when, its penalty, and until when a wrong setup counts.
//! **Decides from:** the regulations, and what the engine recorded when it happened.

pub(crate) mod agreement;
mod illegal_move;
pub(crate) mod record;
mod too_late;
pub(crate) mod values;

pub(crate) use illegal_move::{
    also_under, check_acted_in_time, forbids_castling, is_in_time, is_plainly_illegal,
    loses_at_once, may_find, plainly_illegal, rests_on,
};
pub(crate) use record::{asked_under, request_scoresheet};
pub(crate) use too_late::{
    CorrectionStatus, check_board, rule_clock, rule_set_up, with_found_in_time, with_setting_kept,
};

use self::values::RapidRules;
use crate::{
    Provision,
    regulations::{Category, Has, Rules},
    rules::Draft,
    state::Table,
    vocabulary::{RapidFact, Refusal, RefusalReason, Ruling, Who},
};

/// Returns the provisions that such a fact rests on.
pub(crate) fn under(fact: RapidFact, table: &Table) -> Vec<Provision> {
    match fact {
        RapidFact::IllegalPositionSeen { .. } | RapidFact::IllegalPositionGone => {
            vec![Provision::RapidIllegalPosition]
        }
        RapidFact::WouldCorrect { .. } => vec![rests_on(table)],
    }
}

/// Returns the provisions that make a game rapid chess or blitz, and the rules that apply to it.
pub(crate) fn at_start(table: &Table) -> Vec<Provision> {
    let regulations = table.regulations();
    let is_supervised = regulations.rules() == Rules::Competition;
    let mut under = match (regulations.category(), is_supervised) {
        (Category::Standard, _) => return Vec::new(),
        (Category::Rapid, true) => vec![Provision::RapidGame, Provision::RapidWithSupervision],
        (Category::Rapid, false) => {
            vec![Provision::RapidGame, Provision::RapidWithoutSupervision]
        }
        (Category::Blitz, true) => vec![Provision::BlitzGame, Provision::BlitzWithSupervision],
        (Category::Blitz, false) => vec![Provision::BlitzGame, Provision::BlitzFollowsRapid],
    };
    if regulations.supervision.is_some() {
        under.push(Provision::SupervisionAnnounced);
    }
    under
}

/// Adds to a ruling that it applies the rules for unsupervised games, and in blitz that those of rapid chess apply.
pub(crate) fn with_unsupervised_rules(table: &Table, ruling: Ruling) -> Ruling {
    match table.regulations().rules() {
        Rules::Blitz => ruling.also(Provision::BlitzFollowsRapid),
        Rules::Rapid => ruling.also(Provision::RapidWithoutSupervision),
        Rules::Competition => ruling,
    }
}

/// Reports whether touched pieces are ruled on only at a player's request.
fn is_touch_on_request(table: &Table) -> bool {
    let values = RapidRules::under(table.regulations());
    values.is_some_and(|values| values.touch_on_request == Has::Yes)
}

/// Checks that the arbiter may rule on touched pieces without a request.
pub(crate) fn may_rule_on_touch(draft: &Draft, who: Who) -> Result<(), Refusal> {
    if who == Who::Arbiter && is_touch_on_request(draft.table()) {
        return draft.refuse(RefusalReason::NotForYou, Provision::TouchRulingsOnRequest);
    }
    Ok(())
}

/// Adds to a ruling on touched pieces that a player had to request it.
pub(crate) fn with_request(table: &Table, ruling: Ruling) -> Ruling {
    if is_touch_on_request(table) {
        with_unsupervised_rules(table, ruling.also(Provision::TouchRulingsOnRequest))
    } else {
        ruling
    }
}
