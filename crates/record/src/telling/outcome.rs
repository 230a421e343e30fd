//! Results.

use adoube_chess::Colour;
use adoube_laws::{
    regulations::Mark,
    table::{Outcome, Way},
};

use super::scene::of;
use crate::words::{TableKey, Words};

/// How a game ended, with the result as it is written down.
pub fn outcome(outcome: Outcome, words: &Words) -> String {
    let result = ("result", outcome.to_string().into());
    let marks = (outcome.marks.white, outcome.marks.black);
    let (key, colour) = match (marks, outcome.by) {
        ((Mark::Win, Mark::Loss), by) => (win(by), Some(Colour::White)),
        ((Mark::Loss, Mark::Win), by) => (win(by), Some(Colour::Black)),
        ((Mark::Draw, Mark::Draw), _) => (TableKey::OutcomeDraw, None),
        ((Mark::Loss, Mark::Loss), Way::Play) => (TableKey::OutcomeBothLose, None),
        ((Mark::Loss, Mark::Loss), Way::Forfeit) => (TableKey::OutcomeBothLoseByForfeit, None),
        ((Mark::Loss, Mark::Draw), _) => (TableKey::OutcomeHalfAgainstNothing, Some(Colour::White)),
        ((Mark::Draw, Mark::Loss), _) => (TableKey::OutcomeHalfAgainstNothing, Some(Colour::Black)),
        ((Mark::Win, Mark::Win | Mark::Draw) | (Mark::Draw, Mark::Win), _) => {
            (TableKey::OutcomeOther, None)
        }
    };
    match colour {
        Some(colour) => words.say(key, [of(colour), result]),
        None => words.say(key, [result]),
    }
}

const fn win(by: Way) -> TableKey {
    match by {
        Way::Play => TableKey::OutcomeWin,
        Way::Forfeit => TableKey::OutcomeWinByForfeit,
    }
}

/// The name of a mark in the selectors of `texts/`.
pub(super) const fn mark_name(mark: Mark) -> &'static str {
    match mark {
        Mark::Win => "win",
        Mark::Draw => "draw",
        Mark::Loss => "loss",
    }
}
