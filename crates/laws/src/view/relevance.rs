//! Which acts belong to the kind of game that is played. What belongs to other kinds can still be said or claimed,
//! and is answered by the rules; it is not offered.

use crate::{
    regulations::{Category, Rules},
    rules::{chess960, quickplay, rapid},
    state::Table,
    vocabulary::ActionKind,
};

/// Reports whether an act can matter under the regulations of a game.
pub(super) fn is_relevant(table: &Table, what: ActionKind) -> bool {
    let regulations = table.regulations();
    match what {
        ActionKind::AnnounceCastling => chess960::is_played(table),
        ActionKind::ClaimNoEffort | ActionKind::ClaimCannotWin | ActionKind::RequestIncrement => {
            quickplay::is_in_force(table)
        }
        ActionKind::CorrectByAgreement => regulations.rules() != Rules::Competition,
        ActionKind::RequestScoresheet => rapid::record::is_shown(table),
        ActionKind::RequestBlankScoresheet => regulations.category() != Category::Standard,
        _ => true,
    }
}
