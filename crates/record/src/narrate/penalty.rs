//! Penalties, as sentences and in a few words.

use adoube_chess::Colour;
use adoube_laws::table::Penalty;

use super::{context::colour_value, outcome::mark_name, time::length};
use crate::i18n::{Localizer, QuestionKey, TableKey};

/// A penalty on a player.
pub(super) fn penalty(penalty: Penalty, whom: Colour, words: &Localizer) -> String {
    let whom = colour_value(whom);
    let mark = |mark| ("mark", mark_name(mark).into());
    match penalty {
        Penalty::Warning => words.say(TableKey::PenaltyWarning, [whom]),
        Penalty::MoreTimeForOpponent(more) => {
            let more = ("time", length(more, words).into());
            words.say(TableKey::PenaltyMoreTimeForOpponent, [whom, more])
        }
        Penalty::LessTime(less) => {
            words.say(TableKey::PenaltyLessTime, [whom, ("time", length(less, words).into())])
        }
        Penalty::LossOfGame(other) => words.say(TableKey::PenaltyLossOfGame, [whom, mark(other)]),
        Penalty::FewerPoints(own) => words.say(TableKey::PenaltyFewerPoints, [whom, mark(own)]),
        Penalty::MorePointsForOpponent(other) => {
            words.say(TableKey::PenaltyMorePointsForOpponent, [whom, mark(other)])
        }
        Penalty::Fine => words.say(TableKey::PenaltyFine, [whom]),
        Penalty::ExclusionFromRounds(rounds) => {
            words.say(TableKey::PenaltyExclusionFromRounds, [whom, ("count", rounds.into())])
        }
        Penalty::Expulsion => words.say(TableKey::PenaltyExpulsion, [whom]),
    }
}

/// The same in a few words, without the player.
pub(super) fn in_few_words(penalty: Penalty, words: &Localizer) -> String {
    match penalty {
        Penalty::Warning => words.plain(QuestionKey::PenaltyShortWarning),
        Penalty::MoreTimeForOpponent(more) => {
            let more = ("time", length(more, words).into());
            words.say(QuestionKey::PenaltyShortMoreTimeForOpponent, [more])
        }
        Penalty::LessTime(less) => {
            words.say(QuestionKey::PenaltyShortLessTime, [("time", length(less, words).into())])
        }
        Penalty::LossOfGame(_) => words.plain(QuestionKey::PenaltyShortLossOfGame),
        Penalty::FewerPoints(_) => words.plain(QuestionKey::PenaltyShortFewerPoints),
        Penalty::MorePointsForOpponent(_) => {
            words.plain(QuestionKey::PenaltyShortMorePointsForOpponent)
        }
        Penalty::Fine => words.plain(QuestionKey::PenaltyShortFine),
        Penalty::ExclusionFromRounds(rounds) => {
            let rounds = ("count", rounds.into());
            words.say(QuestionKey::PenaltyShortExclusionFromRounds, [rounds])
        }
        Penalty::Expulsion => words.plain(QuestionKey::PenaltyShortExpulsion),
    }
}
