//! Undoing what was done too early: the start of a round, and its tables.

use axum::{Json, extract::State, http::StatusCode};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{
    competitions::{change, with_facts},
    tables::{TableCreated, game_for_board},
};
use crate::{
    competition::{self, Competition, CompetitionFact, Problem, ValidationErrors},
    http::shared::{
        Authorized, SharedState,
        extract::{ApiPath, ApiQuery},
        problem::{ApiError, ProblemBody},
    },
    ids::{BoardNo, CompetitionId, GameId, RoundNo},
    permission::{CreateGames, StartRound},
};

/// Which boards are concerned.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct UndoQuery {
    /// One board; by default all where no move was made.
    #[serde(default)]
    pub board: Option<BoardNo>,
}

/// Returns the games of a round, or of one board. They are in memory afterwards, so that a decision can look at
/// them at once.
async fn loaded(
    app: &SharedState,
    competition: &Competition,
    round: RoundNo,
    only: Option<BoardNo>,
) -> Result<Vec<(BoardNo, GameId)>, ApiError> {
    let paired = competition.round(round);
    let paired = paired.ok_or_else(|| ValidationErrors::from(Problem::UnknownRound(round)))?;
    let chosen = paired.boards.iter().filter(|(no, _)| only.is_none_or(|only| only == **no));
    let games: Vec<_> = chosen.filter_map(|(no, own)| Some((*no, own.game?))).collect();
    for (_, game) in &games {
        app.hall.game(*game).await?;
    }
    Ok(games)
}

/// Takes the start of a round back, or that of one board: where no move was made, a new table waits with full
/// clocks in place of the old one. Seats lead to the new one.
#[utoipa::path(delete, path = "/v1/competitions/{id}/rounds/{round}/start", tag = "rounds",
    params(("id" = String, Path, description = "The competition."), ("round" = u32, Path, description = "The round."), UndoQuery),
    responses((status = 200, body = [TableCreated]), (status = 422, body = ProblemBody)))]
pub(super) async fn undo_start(
    State(app): State<SharedState>,
    caller: Authorized<StartRound>,
    ApiPath((id, round)): ApiPath<(CompetitionId, RoundNo)>,
    ApiQuery(UndoQuery { board: only }): ApiQuery<UndoQuery>,
) -> Result<Json<Vec<TableCreated>>, ApiError> {
    let before = caller.enter(&app, id)?;
    let games = loaded(&app, &before.state, round, only).await?;
    let is_released = |game: GameId| app.hall.has_begun(game) && app.hall.is_unplayed(game);
    let facts = competition::take_tables_away(&before.state, round, only, is_released)?;
    let without = with_facts(&before.state, app.hall.now(), &facts);
    let mut created: Vec<(BoardNo, GameId, GameId)> = Vec::new();
    for (board, old) in games.into_iter().filter(|(_, game)| is_released(*game)) {
        let setup = app.hall.game(old).await?.state.created().map(|own| own.setup.absent);
        let arrivals = setup.is_some_and(|absent| absent.white || absent.black);
        let how = game_for_board(id, &without, (round, board), app.hall.now(), arrivals)?;
        created.push((board, old, app.hall.create_game(how, caller.actor()).await?));
    }
    let decide = |before: &Competition| {
        let is_replaced =
            |game: GameId| is_released(game) && created.iter().any(|(_, old, _)| *old == game);
        let mut facts = competition::take_tables_away(before, round, only, is_replaced)?;
        let is_freed = |wanted: BoardNo| {
            facts.iter().any(|fact| matches!(fact, CompetitionFact::BoardCorrected { board, .. } if *board == wanted))
        };
        let assigned: Vec<_> = created
            .iter()
            .filter(|(board, ..)| is_freed(*board))
            .map(|(board, _, game)| CompetitionFact::GameAssigned {
                round,
                board: *board,
                game: *game,
            })
            .collect();
        facts.extend(assigned);
        Ok(facts)
    };
    let after = change(&app, &caller, id, decide).await?;
    app.hall.notify_withdrawn(id);
    let is_new = |game: &GameId| after.state.place_of(game).is_some();
    let waiting = created.into_iter().filter(|(.., game)| is_new(game));
    Ok(Json(waiting.map(|(board, _, game)| TableCreated { board, game }).collect()))
}

/// Takes the tables of a round away, or that of one board, before their games are started. The pairings stay.
#[utoipa::path(delete, path = "/v1/competitions/{id}/rounds/{round}/tables", tag = "rounds",
    params(("id" = String, Path, description = "The competition."), ("round" = u32, Path, description = "The round."), UndoQuery),
    responses((status = 204), (status = 422, body = ProblemBody)))]
pub(super) async fn take_away(
    State(app): State<SharedState>,
    caller: Authorized<CreateGames>,
    ApiPath((id, round)): ApiPath<(CompetitionId, RoundNo)>,
    ApiQuery(UndoQuery { board: only }): ApiQuery<UndoQuery>,
) -> Result<StatusCode, ApiError> {
    let before = caller.enter(&app, id)?;
    loaded(&app, &before.state, round, only).await?;
    let waits = |game: GameId| !app.hall.has_begun(game);
    let decide = |before: &Competition| competition::take_tables_away(before, round, only, waits);
    change(&app, &caller, id, decide).await?;
    app.hall.notify_withdrawn(id);
    Ok(StatusCode::NO_CONTENT)
}
