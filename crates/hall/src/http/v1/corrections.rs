//! Pairings that are put right after they were made, board by board, where nothing was played yet.

use std::collections::HashMap;

use axum::{extract::State, http::StatusCode};

use super::{
    competitions::{after, change, enter},
    tables::laying,
};
use crate::{
    competition::{self, Competition, CompetitionFact, Correction},
    http::{
        App, Caller,
        extract::{Named, Said},
        problem::{Fault, ProblemBody},
    },
    ids::{BoardNo, CompetitionId, GameId, RoundNo},
    may::Deed,
};

/// Puts pairings of a round right: who plays at a board and with which colour, boards that are new or taken away. A board
/// that had a table gets another, the old one is taken away; where a game has begun nothing is changed.
#[utoipa::path(patch, path = "/v1/competitions/{id}/rounds/{round}/pairings", tag = "rounds",
    extensions(("x-deed" = json!("Pair"))), request_body = Correction,
    params(("id" = String, Path, description = "The competition."), ("round" = u32, Path, description = "The round.")),
    responses((status = 204), (status = 422, body = ProblemBody)))]
pub(super) async fn correct(
    State(house): State<App>,
    caller: Caller,
    Named((id, round)): Named<(CompetitionId, RoundNo)>,
    Said(correction): Said<Correction>,
) -> Result<StatusCode, Fault> {
    let before = enter(&house, &caller, id, Deed::Pair)?;
    let tables = correction.tables(&before.state, round);
    let mut arrivals = HashMap::new();
    for (board, game) in &tables {
        // Read now, so that whether it has begun is known at once when it is decided.
        let laid = house.hall.game(*game).await?.state.laid().cloned().ok_or(Fault::NotFound)?;
        arrivals.insert(*board, laid.setup.absent.white || laid.setup.absent.black);
    }
    let has_begun = |game: GameId| house.hall.has_begun(game);
    let facts = competition::correct_pairings(&before.state, round, &correction, has_begun)?;
    let corrected = after(&before.state, house.hall.now(), &facts);
    let mut laid: Vec<(BoardNo, GameId)> = Vec::new();
    for (board, late) in arrivals {
        if corrected.board(round, board).is_some() {
            let how = laying(id, &corrected, (round, board), house.hall.now(), late)?;
            laid.push((board, house.hall.lay(how, caller.actor()).await?));
        }
    }
    let decide = |before: &Competition| {
        let had = correction.tables(before, round);
        let mut facts = competition::correct_pairings(before, round, &correction, has_begun)?;
        let is_wanted = |laid: &&(BoardNo, GameId)| had.iter().any(|(board, _)| *board == laid.0);
        let assigned = laid.iter().filter(is_wanted).map(|(board, game)| {
            CompetitionFact::GameAssigned { round, board: *board, game: *game }
        });
        facts.extend(assigned);
        Ok(facts)
    };
    change(&house, &caller, id, decide).await?;
    house.hall.wake_withdrawn(id);
    Ok(StatusCode::NO_CONTENT)
}
