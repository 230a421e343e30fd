//! Tables of a round: creating them and starting their games.

use adoube_laws::{
    clock::{At, PerPlayer},
    table::{ArbiterAct, RoundStart, Setup, Stage},
};
use axum::{Json, extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{clocks::arbitrate, competitions::change};
use crate::{
    competition::{self, Board, Competition, Problem, ValidationError, ValidationErrors},
    fold::Shared,
    game::{CommandError, GameCreated, Origin},
    http::shared::{
        Authorized, SharedState,
        extract::{ApiJson, ApiPath},
        games::find_game,
        problem::{ApiError, ProblemBody},
    },
    ids::{BoardNo, CompetitionId, GameId, PlayerNo, RoundNo},
    permission::{CreateGames, StartRound},
};

/// Options for creating tables.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTables {
    /// Whether the players count as absent until they arrive, so that the default time runs; otherwise they
    /// are assumed to be at their boards.
    #[serde(default)]
    pub arrivals: bool,
    /// The boards; by default all that have no table and no result.
    #[serde(default)]
    pub boards: Option<Vec<BoardNo>>,
}

/// A table that was created.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableCreated {
    /// The board.
    pub board: BoardNo,
    /// The game.
    pub game: GameId,
}

/// Which games to start.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Start {
    /// The boards; by default all that have not started.
    #[serde(default)]
    pub boards: Option<Vec<BoardNo>>,
}

/// The outcome of starting a game.
#[derive(Serialize, ToSchema)]
#[schema(as = Started)]
pub(crate) struct StartOutcome {
    /// The board.
    pub board: BoardNo,
    /// The game.
    pub game: GameId,
    /// Whether it is running now.
    #[serde(rename = "started")]
    pub runs: bool,
    /// The reason if it is not, in the caller's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

/// Returns how the table of a board is to be created.
pub(in crate::http) fn game_for_board(
    id: CompetitionId,
    competition: &Competition,
    (round, board): (RoundNo, BoardNo),
    at: At,
    arrivals: bool,
) -> Result<GameCreated, ValidationErrors> {
    let about = competition.about().ok_or(Problem::NotOpened)?;
    let paired = competition.board(round, board).ok_or(Problem::UnknownBoard { round, board })?;
    let scheduled = competition.round(round).and_then(|round| round.starts);
    let players = PerPlayer { white: paired.white, black: paired.black };
    let player = |no: PlayerNo| competition.player(no);
    let mut setup = Setup::under(&about.regulations);
    let missing = ValidationError {
        item: None,
        field: Some("starts"),
        heading: None,
        place: None,
        problem: Problem::Blank,
    };
    setup.scheduled = match scheduled {
        Some(starts) => starts,
        // Without a start time nobody can be late.
        None if arrivals => return Err(missing.into()),
        None => at,
    };
    setup.senses = players.map(|no| player(no).map(|own| own.senses).unwrap_or_default());
    setup.absent = PerPlayer { white: arrivals, black: arrivals };
    if arrivals {
        // The round begins when it is started here, not at the hour that was announced.
        setup.round_start = RoundStart::ByArbiter;
    }
    let regulations = about.regulations.clone();
    Ok(GameCreated {
        competition: id,
        origin: Origin::Round { round, board },
        players,
        persons: players.map(|no| competition.person_of(no)),
        regulations,
        setup,
    })
}

/// Creates the tables of a round.
#[utoipa::path(post, path = "/v1/competitions/{id}/rounds/{round}/tables", tag = "rounds", request_body = NewTables,
    params(("id" = String, Path, description = "The competition."), ("round" = u32, Path, description = "The round.")),
    responses((status = 201, body = [TableCreated]), (status = 422, body = ProblemBody)))]
pub(super) async fn create_game(
    State(app): State<SharedState>,
    caller: Authorized<CreateGames>,
    ApiPath((id, round)): ApiPath<(CompetitionId, RoundNo)>,
    ApiJson(NewTables { arrivals, boards }): ApiJson<NewTables>,
) -> Result<(StatusCode, Json<Vec<TableCreated>>), ApiError> {
    let competition = caller.enter(&app, id)?;
    let state = &competition.state;
    let paired =
        state.round(round).ok_or_else(|| ValidationErrors::from(Problem::UnknownRound(round)))?;
    let waits = |board: &Board| board.game.is_none() && board.entered.is_none();
    let boards = boards.unwrap_or_else(|| {
        paired.boards.iter().filter(|(_, board)| waits(board)).map(|(no, _)| *no).collect()
    });
    // Errors are found before anything is created.
    for board in &boards {
        match state.board(round, *board) {
            None => {
                return Err(
                    ValidationErrors::from(Problem::UnknownBoard { round, board: *board }).into()
                );
            }
            Some(Board { game: Some(game), .. }) => {
                return Err(ValidationErrors::from(Problem::HasTable(*game)).into());
            }
            Some(Board { entered: Some(_), .. }) => {
                return Err(ValidationErrors::from(Problem::HasResult(*board)).into());
            }
            Some(_) => {}
        }
    }
    let mut created = Vec::new();
    for board in boards {
        let how = game_for_board(id, state, (round, board), app.hall.now(), arrivals)?;
        created.push((board, app.hall.create_game(how, caller.actor()).await?));
    }
    let decide = |before: &Competition| competition::assign_games(before, round, &created);
    change(&app, &caller, id, decide).await?;
    let tables = created.into_iter().map(|(board, game)| TableCreated { board, game });
    Ok((StatusCode::CREATED, Json(tables.collect())))
}

/// Starts the games of a round, or those of some boards.
#[utoipa::path(post, path = "/v1/competitions/{id}/rounds/{round}/start", tag = "rounds", request_body = Start,
    params(("id" = String, Path, description = "The competition."), ("round" = u32, Path, description = "The round.")),
    responses((status = 200, body = [StartOutcome]), (status = 422, body = ProblemBody)))]
pub(super) async fn start(
    State(app): State<SharedState>,
    caller: Authorized<StartRound>,
    ApiPath((id, round)): ApiPath<(CompetitionId, RoundNo)>,
    ApiJson(Start { boards }): ApiJson<Start>,
) -> Result<Json<Vec<StartOutcome>>, ApiError> {
    let competition = caller.enter(&app, id)?;
    let paired = competition.state.round(round);
    let paired = paired.ok_or_else(|| ValidationErrors::from(Problem::UnknownRound(round)))?;
    let mut chosen = Vec::new();
    for (board, own) in &paired.boards {
        let is_chosen = boards.as_ref().is_none_or(|boards| boards.contains(board));
        let Some(game) = own.game.filter(|_| is_chosen) else { continue };
        let waits = boards.is_some() || is_waiting(&app, game).await?;
        if waits {
            chosen.push((*board, game));
        }
    }
    let start = |(board, game)| {
        let (app, caller) = (&app, &caller);
        async move {
            let why = arbitrate(app, caller, game, &[ArbiterAct::Start], "").await?;
            Ok::<_, ApiError>(StartOutcome { board, game, runs: why.is_none(), why })
        }
    };
    // Concurrently, so that no clock waits for another.
    let started = futures_util::future::try_join_all(chosen.into_iter().map(start)).await?;
    Ok(Json(started))
}

async fn is_waiting(app: &SharedState, game: GameId) -> Result<bool, ApiError> {
    let game = match app.hall.game(game).await {
        Err(CommandError::Damaged(_)) => return Ok(false),
        game => game?,
    };
    Ok(game.state.table().is_some_and(|table| *table.stage() == Stage::BeforeStart))
}

/// Creates a new table to replace a void game, or one whose record is damaged.
#[utoipa::path(post, path = "/v1/games/{game}/replacement", tag = "games", request_body = NewTables,
    params(("game" = String, Path, description = "The void or damaged game.")),
    responses((status = 201, body = TableCreated), (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn replace(
    State(app): State<SharedState>,
    caller: Authorized<CreateGames>,
    ApiPath(void): ApiPath<GameId>,
    ApiJson(NewTables { arrivals, .. }): ApiJson<NewTables>,
) -> Result<(StatusCode, Json<TableCreated>), ApiError> {
    let (id, is_replaceable) = match find_game(&app, &caller, void).await {
        Ok(game) => {
            let is_void = game.state.table().is_some_and(|table| *table.stage() == Stage::Void);
            (game.state.created().ok_or(ApiError::NotFound)?.competition, is_void)
        }
        // Its record does not say any more where it belongs; the competition does.
        Err(ApiError::Damaged(_)) => {
            let has_it = |(_, own): &(CompetitionId, Shared<Competition>)| {
                own.state.place_of(&void).is_some()
            };
            let own = app.hall.competitions().into_iter().find(has_it);
            (own.ok_or(ApiError::NotFound)?.0, true)
        }
        Err(error) => return Err(error),
    };
    let competition = caller.enter(&app, id)?;
    let state = &competition.state;
    let place = state.place_of(&void).filter(|_| is_replaceable);
    let place = place.ok_or_else(|| ValidationErrors::from(Problem::UnknownGame(void)))?;
    let how = game_for_board(id, state, place, app.hall.now(), arrivals)?;
    let new = app.hall.create_game(how, caller.actor()).await?;
    let decide = |before: &Competition| competition::replace_game(before, void, new);
    change(&app, &caller, id, decide).await?;
    Ok((StatusCode::CREATED, Json(TableCreated { board: place.1, game: new })))
}
