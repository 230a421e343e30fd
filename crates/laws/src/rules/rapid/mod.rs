//! Rapid chess and blitz: what differs from the competition rules where games are not supervised.
//!
//! **Says:** what is rapid chess and what blitz follows from the time; under supervision the competition rules hold.
//! Without it an illegal move has to be claimed, or seen, before the opponent moves, or it stands; wrong set-up, board
//! and clock are past claiming after a few moves; and of two kings in check the arbiter has a rule of its own.
//! **Differs:** who may act on an illegal move and until when, what it costs, and until when a wrong set-up counts.
//! **Decides from:** the regulations, and what the engine noticed when it happened.

pub(crate) mod agreement;
mod illegal_move;
pub(crate) mod record;
mod too_late;
pub(crate) mod values;

pub(crate) use illegal_move::{
    acted_in_time, also_under, forbids_castling, is_in_time, is_plainly_illegal, loses_at_once,
    may_find, plainly_illegal, rests_on,
};
pub(crate) use record::{asked_under, request_scoresheet};
pub(crate) use too_late::{Still, for_board, in_time, rule_clock, rule_set_up, stays_set};

use self::values::RapidRules;
use crate::{
    Provision,
    regulations::{Category, Has, Rules},
    rules::Draft,
    state::Table,
    vocabulary::{RapidFact, Refusal, RefusalReason, Ruling, Who},
};

/// The provisions that such a fact rests on.
pub(crate) fn under(fact: RapidFact, table: &Table) -> Vec<Provision> {
    match fact {
        RapidFact::IllegalPositionSeen { .. } | RapidFact::IllegalPositionGone => {
            vec![Provision::RapidIllegalPosition]
        }
        RapidFact::WouldCorrect { .. } => vec![rests_on(table)],
    }
}

/// What makes a game one of rapid chess or blitz, and which rules hold for it.
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

/// A ruling by the rules for games without supervision says so, and in blitz that it follows those of rapid chess.
pub(crate) fn followed(table: &Table, ruling: Ruling) -> Ruling {
    match table.regulations().rules() {
        Rules::Blitz => ruling.also(Provision::BlitzFollowsRapid),
        Rules::Rapid => ruling.also(Provision::RapidWithoutSupervision),
        Rules::Competition => ruling,
    }
}

/// Whether touched pieces are ruled upon only if a player asks.
fn is_touch_on_request(table: &Table) -> bool {
    let values = RapidRules::under(table.regulations());
    values.is_some_and(|values| values.touch_on_request == Has::Yes)
}

/// Where touched pieces are ruled upon only if a player asks, the arbiter keeps silent.
pub(crate) fn may_rule_on_touch(draft: &Draft, who: Who) -> Result<(), Refusal> {
    if who == Who::Arbiter && is_touch_on_request(draft.table()) {
        return draft.refuse(RefusalReason::NotForYou, Provision::TouchRulingsOnRequest);
    }
    Ok(())
}

/// A ruling on touched pieces that a player had to ask for says so.
pub(crate) fn on_request(table: &Table, ruling: Ruling) -> Ruling {
    if is_touch_on_request(table) {
        followed(table, ruling.also(Provision::TouchRulingsOnRequest))
    } else {
        ruling
    }
}
