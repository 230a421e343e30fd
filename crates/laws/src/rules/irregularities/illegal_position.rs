//! Both kings in check, or a pawn on the last rank ([`Provision::RapidIllegalPosition`]).
//!
//! **Says:** without supervision an arbiter may act on such a position without having seen how it arose.
//! **Differs:** up to 2009 the arbiter intervenes if possible, in rapid chess only; later the arbiter waits
//! until the next move is completed, and declares a draw if the position is still illegal.
//! **Decides from:** the board as it stands.

use super::illegal_move;
use crate::{
    Provision,
    rules::{
        Draft,
        rapid::{
            self,
            values::{IllegalPosition, RapidRules},
        },
        stage::check_playing,
    },
    state::{Stage, Table},
    vocabulary::{
        Author, Fact, IrregularityKind, Order, Outcome, RapidFact, Refusal, RefusalReason, Ruling,
        Who,
    },
};

/// Handles an illegal position noticed by somebody who may not have seen how it arose.
pub(crate) fn on_report(draft: &mut Draft, who: Who, author: &Author) -> Result<(), Refusal> {
    let under = Provision::RapidIllegalPosition;
    let Some(values) = RapidRules::under(draft.table().regulations()) else {
        return illegal_move::on_report(draft, who, IrregularityKind::IllegalMove.into(), author);
    };
    // A player can only claim the move that led to it.
    if who.side().is_some() {
        return illegal_move::on_report(draft, who, IrregularityKind::IllegalMove.into(), author);
    }
    check_playing(draft)?;
    if !rapid::is_plainly_illegal(draft.table()) {
        return draft.refuse(RefusalReason::NotForYou, under);
    }
    match values.illegal_position {
        IllegalPosition::Nothing => {
            draft.refuse(RefusalReason::NotForYou, rapid::rests_on(draft.table()))
        }
        IllegalPosition::StepsIn => {
            illegal_move::on_report(draft, who, IrregularityKind::IllegalMove.into(), author)
        }
        IllegalPosition::WaitsOneMove => {
            let after = draft.table().history().plies();
            draft.note(Fact::Rapid(RapidFact::IllegalPositionSeen { after }));
            Ok(())
        }
    }
}

/// Checks the position again, after the next move is completed, if the arbiter has waited for it.
pub(crate) fn look_again(draft: &mut Draft) {
    let table = draft.table();
    let Some(after) = table.rapid().seen.filter(|_| *table.stage() == Stage::Playing) else {
        return;
    };
    let plies = table.history().plies();
    let is_restored = plies < after || plies == after && !rapid::is_plainly_illegal(table);
    let is_completed = plies > after && !table.player(!table.to_move()).owes_press;
    if is_restored || is_completed && !is_still_illegal(table) {
        draft.note(Fact::Rapid(RapidFact::IllegalPositionGone));
    } else if is_completed {
        let ruling = draft.ruling(Provision::RapidIllegalPosition);
        let ruling =
            rapid::with_unsupervised_rules(draft.table(), ruling.also(Provision::IllegalPosition));
        let ground = rapid::plainly_illegal(draft.table());
        let ruling = ground.into_iter().fold(ruling, Ruling::ground);
        draft.rule(ruling.order(Order::End(Outcome::DRAW)));
    }
}

fn is_still_illegal(table: &Table) -> bool {
    rapid::is_plainly_illegal(table) || table.position().is_none()
}
