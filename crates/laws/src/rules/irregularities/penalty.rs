//! What an illegal move costs, or what is treated as one: time, and with the second illegal move the game.
//!
//! **Says:** the opponent gets time; one more than the edition forgives loses the game, unless the opponent cannot mate.
//! **Differs:** the third loses in 2005 and 2009, the second since; 2005 knows no draw; one minute in blitz since 2014
//! and in rapid chess since 2023; whether the kinds are counted together.
//! **Decides from:** what was counted before, and the position that stands when it has been put right: that before an
//! illegal move, with what the move has taken still there; that after a move which stands, or is finished.

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

/// What is counted, against whom, and what comes of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct CountedOffence<'a> {
    pub(super) by: Colour,
    pub(super) offence: Offence,
    /// The provision that says what it costs.
    pub(super) penalty: Provision,
    /// The position that stands when it has been put right.
    pub(super) stands: Option<&'a Position>,
}

/// What follows for the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Follows {
    /// It goes on.
    GoesOn,
    /// It is over.
    Ends,
    /// It waits for the arbiter: nobody has found out whether the opponent can mate.
    Waits,
}

/// Adds to a ruling what the fault costs.
pub(super) fn impose(draft: &Draft, ruling: Ruling, fault: CountedOffence) -> (Ruling, Follows) {
    let table = draft.table();
    let regulations = table.regulations();
    let values = IrregularityRules::under(regulations);
    let CountedOffence { by, offence, penalty, stands } = fault;
    let number = values.number(table.player(by).offences, offence);
    // Without supervision whatever counts as an illegal move may lose at once.
    let loses_at_once = rapid::loses_at_once(regulations);
    let penalty = if loses_at_once { rapid::rests_on(table) } else { penalty };
    let ruling = if loses_at_once { rapid::followed(table, ruling) } else { ruling };
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
        return (ruling, Follows::GoesOn);
    }
    let draws = values.without_mating_chance == WithoutMatingChance::Draws || loses_at_once;
    let chance = match stands.filter(|_| draws) {
        Some(stands) => chance_in(stands, !by),
        None => {
            return (ruling.order(Order::End(Outcome::win(!by))), Follows::Ends);
        }
    };
    let ruling = ruling.ground(chance.ground(!by));
    match chance {
        Chance::Exists(_) => (ruling.order(Order::End(Outcome::win(!by))), Follows::Ends),
        Chance::Excluded => {
            (no_chance(ruling, penalty).order(Order::End(Outcome::DRAW)), Follows::Ends)
        }
        Chance::Open => (ruling.order(Order::StopClocks), Follows::Waits),
    }
}

/// The articles on two hands and on the press say themselves when it is a draw.
fn no_chance(ruling: Ruling, penalty: Provision) -> Ruling {
    match penalty {
        Provision::IllegalMovePenalty => ruling.also(Provision::IllegalMovesWithoutMatingChance),
        _ => ruling,
    }
}

/// Asks for the result, which depends on what nobody has found out.
pub(super) fn ask_for_chance(draft: &mut Draft, fault: CountedOffence) {
    draft.ask(Topic::MatingChance, fault.by, fault.penalty, &[AnswerKind::Outcome]);
}
