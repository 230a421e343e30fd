//! Results entered by hand, and replacements of void games.

use adoube_laws::table::Outcome;

use super::{pair::known, require_opened};
use crate::{
    competition::{Board, Competition, CompetitionFact, Problem, ValidationErrors},
    ids::{BoardNo, GameId, RoundNo},
};

/// Enters or removes the result of a game that is not played at a table of this hall.
pub fn enter_result(
    competition: &Competition,
    round: RoundNo,
    board: BoardNo,
    outcome: Option<Outcome>,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    let paired = board_of(competition, round, board)?;
    if let Some(game) = paired.game {
        return Err(Problem::HasTable(game).into());
    }
    if paired.entered == outcome {
        return Ok(Vec::new());
    }
    Ok(vec![CompetitionFact::ResultEntered { round, board, outcome }])
}

/// Replaces a void game; the caller checks that it is void.
pub fn replace_game(
    competition: &Competition,
    void: GameId,
    game: GameId,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    require_opened(competition)?;
    let place = competition.place_of(&void);
    let (round, board) = place.ok_or(Problem::UnknownGame(void))?;
    if board_of(competition, round, board)?.game != Some(void) {
        return Err(Problem::UnknownGame(void).into());
    }
    if competition.place_of(&game).is_some() {
        return Err(Problem::GameTaken(game).into());
    }
    Ok(vec![CompetitionFact::GameReplaced { round, board, game }])
}

fn board_of(
    competition: &Competition,
    round: RoundNo,
    board: BoardNo,
) -> Result<&Board, ValidationErrors> {
    let boards = &known(competition, round)?.boards;
    boards.get(&board).ok_or_else(|| Problem::UnknownBoard { round, board }.into())
}
