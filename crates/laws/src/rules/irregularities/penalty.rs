//! The penalty for an illegal move, or for what is treated as one: time for the opponent, then loss of the game (today
//! the second illegal move loses).
//!
//! **Says:** the opponent gets time; one more than the edition allows loses the game, unless the opponent cannot mate.
//! **Differs:** the third loses in 2005 and 2009, the second since; 2005 has no draw; one minute in blitz
//! since 2014 and in rapid chess since 2023; whether the kinds are counted together.
//! **Decides from:** the earlier offences, and the position after the correction: that before an illegal
//! move, with any captured piece still on it; that after a move which stands, or is finished.

use adoube_chess::{Colour, Position};

use super::values::{IrregularityRules, WithoutMatingChance};
use crate::{
    Provision,
    clock::Milliseconds,
    rules::{
        Draft,
        mating::{Chance, chance_in},
        rapid,
    },
    vocabulary::{AnswerKind, Ground, Offence, Order, Outcome, Ruling, Topic},
};

/// An offence that is counted, and its penalty.
#[derive(Clone, Copy, Debug)]
pub(super) struct CountedOffence<'a> {
    pub(super) by: Colour,
    pub(super) offence: Offence,
    /// The provision on its penalty.
    pub(super) penalty: Provision,
    /// The position after the correction.
    pub(super) stands: Option<&'a Position>,
}

/// The effect on the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GameEffect {
    /// It continues.
    GoesOn,
    /// It is over.
    Ends,
    /// It waits for the arbiter: it could not be determined whether the opponent can mate.
    Waits,
}

/// Adds the penalty for the offence to a ruling.
pub(super) fn impose(draft: &Draft, ruling: Ruling, fault: CountedOffence) -> (Ruling, GameEffect) {
    let table = draft.table();
    let regulations = table.regulations();
    let values = IrregularityRules::under(regulations);
    let CountedOffence { by, offence, penalty, stands } = fault;
    let number = values.number(table.player(by).offences, offence);
    // Without supervision whatever counts as an illegal move may lose at once.
    let loses_at_once = rapid::loses_at_once(regulations);
    let penalty = if loses_at_once { rapid::rests_on(table) } else { penalty };
    let ruling = if loses_at_once { rapid::with_unsupervised_rules(table, ruling) } else { ruling };
    let ruling = ruling
        .also(penalty)
        .ground(Ground::IllegalMoveNumber(number))
        .order(Order::Count { whose: by, offence });
    if number < values.losing && !loses_at_once {
        let time = values.opponent_gains(regulations.category());
        let ruling = ruling.order(Order::AddTime { to: !by, time });
        let is_reduced = time < Milliseconds::minutes(2);
        let ruling =
            if is_reduced { ruling.also(Provision::OneMinuteInsteadOfTwo) } else { ruling };
        return (ruling, GameEffect::GoesOn);
    }
    let draws = values.without_mating_chance == WithoutMatingChance::Draws || loses_at_once;
    let chance = match stands.filter(|_| draws) {
        Some(stands) => chance_in(stands, !by, draft.table().effort()),
        None => {
            return (ruling.order(Order::End(Outcome::win(!by))), GameEffect::Ends);
        }
    };
    let ruling = ruling.ground(chance.ground(!by));
    match chance {
        Chance::Exists(_) => (ruling.order(Order::End(Outcome::win(!by))), GameEffect::Ends),
        Chance::Excluded => (
            with_draw_provision(ruling, penalty).order(Order::End(Outcome::DRAW)),
            GameEffect::Ends,
        ),
        Chance::Open => (ruling.order(Order::StopClocks), GameEffect::Waits),
    }
}

/// Adds the provision on the draw, unless the article on two hands or on the press covers it.
fn with_draw_provision(ruling: Ruling, penalty: Provision) -> Ruling {
    match penalty {
        Provision::IllegalMovePenalty => ruling.also(Provision::IllegalMovesWithoutMatingChance),
        _ => ruling,
    }
}

/// Asks for the result, which depends on an undetermined mating chance.
pub(super) fn ask_for_chance(draft: &mut Draft, fault: CountedOffence) {
    draft.ask(Topic::MatingChance, fault.by, fault.penalty, &[AnswerKind::Outcome]);
}
