//! Corrections of pairings, board by board, where nothing has been played yet.

use std::collections::HashMap;

use axum::{extract::State, http::StatusCode};

use super::{
    competitions::{change, with_facts},
    swiss::compared,
    tables::game_for_board,
};
use crate::{
    competition::{self, Competition, CompetitionFact, Correction},
    http::shared::{
        Authorized, SharedState,
        extract::{ApiJson, ApiPath},
        problem::{ApiError, ProblemBody},
    },
    ids::{BoardNo, CompetitionId, GameId, RoundNo},
    permission::Pair,
};

/// Corrects the pairings of a round: players and colours of a board, new or removed boards. A board that had
/// a table gets a new one, and the old one is removed; where a game has begun nothing is changed.
#[utoipa::path(patch, path = "/v1/competitions/{id}/rounds/{round}/pairings", tag = "rounds", request_body = Correction,
    params(("id" = String, Path, description = "The competition."), ("round" = u32, Path, description = "The round.")),
    responses((status = 204), (status = 422, body = ProblemBody)))]
pub(super) async fn correct(
    State(app): State<SharedState>,
    caller: Authorized<Pair>,
    ApiPath((id, round)): ApiPath<(CompetitionId, RoundNo)>,
    ApiJson(correction): ApiJson<Correction>,
) -> Result<StatusCode, ApiError> {
    let before = caller.enter(&app, id)?;
    let tables = correction.tables(&before.state, round);
    let mut arrivals = HashMap::new();
    for (board, game) in &tables {
        // Loaded now, so that the decision can check at once whether it has begun.
        let created =
            app.hall.game(*game).await?.state.created().cloned().ok_or(ApiError::NotFound)?;
        arrivals.insert(*board, created.setup.absent.white || created.setup.absent.black);
    }
    let has_begun = |game: GameId| app.hall.has_begun(game);
    let facts = competition::correct_pairings(&before.state, round, &correction, has_begun)?;
    let corrected = with_facts(&before.state, app.hall.now(), &facts);
    let mut created: Vec<(BoardNo, GameId)> = Vec::new();
    for (board, late) in arrivals {
        if corrected.board(round, board).is_some() {
            let how = game_for_board(id, &corrected, (round, board), app.hall.now(), late)?;
            created.push((board, app.hall.create_game(how, caller.actor()).await?));
        }
    }
    let noted = compared(&app, &caller, id, round, corrected).await?;
    let decide = |before: &Competition| {
        let had = correction.tables(before, round);
        let mut facts = competition::correct_pairings(before, round, &correction, has_begun)?;
        let is_wanted =
            |created: &&(BoardNo, GameId)| had.iter().any(|(board, _)| *board == created.0);
        let assigned = created.iter().filter(is_wanted).map(|(board, game)| {
            CompetitionFact::GameAssigned { round, board: *board, game: *game }
        });
        facts.extend(assigned);
        facts.extend(noted.clone());
        Ok(facts)
    };
    change(&app, &caller, id, decide).await?;
    app.hall.notify_withdrawn(id);
    Ok(StatusCode::NO_CONTENT)
}
