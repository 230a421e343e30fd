//! Results.

use adoube_chess::Colour;
use adoube_laws::{
    regulations::GameResult,
    table::{DecidedBy, Outcome},
};

use super::context::colour_value;
use crate::i18n::{Localizer, TableKey};

/// The end of a game, with its result as written.
pub fn outcome(outcome: Outcome, words: &Localizer) -> String {
    let result = ("result", outcome.to_string().into());
    let marks = (outcome.marks.white, outcome.marks.black);
    let (key, colour) = match (marks, outcome.by) {
        ((GameResult::Win, GameResult::Loss), by) => (win(by), Some(Colour::White)),
        ((GameResult::Loss, GameResult::Win), by) => (win(by), Some(Colour::Black)),
        ((GameResult::Draw, GameResult::Draw), _) => (TableKey::OutcomeDraw, None),
        ((GameResult::Loss, GameResult::Loss), DecidedBy::Play) => {
            (TableKey::OutcomeBothLose, None)
        }
        ((GameResult::Loss, GameResult::Loss), DecidedBy::Forfeit) => {
            (TableKey::OutcomeBothLoseByForfeit, None)
        }
        ((GameResult::Loss, GameResult::Draw), _) => {
            (TableKey::OutcomeHalfAgainstNothing, Some(Colour::White))
        }
        ((GameResult::Draw, GameResult::Loss), _) => {
            (TableKey::OutcomeHalfAgainstNothing, Some(Colour::Black))
        }
        (
            (GameResult::Win, GameResult::Win | GameResult::Draw)
            | (GameResult::Draw, GameResult::Win),
            _,
        ) => (TableKey::OutcomeOther, None),
    };
    match colour {
        Some(colour) => words.say(key, [colour_value(colour), result]),
        None => words.say(key, [result]),
    }
}

const fn win(by: DecidedBy) -> TableKey {
    match by {
        DecidedBy::Play => TableKey::OutcomeWin,
        DecidedBy::Forfeit => TableKey::OutcomeWinByForfeit,
    }
}

/// The name of a result in the selectors of `texts/`.
pub(super) const fn mark_name(mark: GameResult) -> &'static str {
    match mark {
        GameResult::Win => "win",
        GameResult::Draw => "draw",
        GameResult::Loss => "loss",
    }
}
