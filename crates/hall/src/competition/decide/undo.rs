//! Taking tables away again, as long as nothing was played at them.

use super::pair::known;
use crate::{
    competition::{Competition, CompetitionFact, Problem, ValidationErrors},
    ids::{BoardNo, GameId, RoundNo},
};

/// Takes the tables of a round away, or that of one board; the pairings stay. Tables that the caller does not
/// release are left as they are; if one was named, that is an error.
pub fn take_tables_away(
    competition: &Competition,
    round: RoundNo,
    only: Option<BoardNo>,
    is_released: impl Fn(GameId) -> bool,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    let paired = known(competition, round)?;
    if let Some(board) = only.filter(|board| !paired.boards.contains_key(board)) {
        return Err(Problem::UnknownBoard { round, board }.in_field("board").into());
    }
    let chosen = paired.boards.iter().filter(|(no, _)| only.is_none_or(|only| only == **no));
    let mut facts = Vec::new();
    for (board, own) in chosen {
        let Some(game) = own.game else { continue };
        if is_released(game) {
            let (board, white, black) = (*board, own.white, own.black);
            facts.push(CompetitionFact::BoardCorrected { round, board, white, black });
        } else if only.is_some() {
            return Err(Problem::BoardBegun(*board).in_field("board").into());
        }
    }
    Ok(facts)
}
