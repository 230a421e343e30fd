//! Games as PGN.

use adoube_laws::{
    clock::PerPlayer,
    table::{Event, Viewer},
};
use axum::{
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};

use super::is_readable;
use crate::{
    competition::{Board, Competition, Round},
    export::{
        self,
        pgn::{Audience, ExportedGame},
    },
    http::shared::{
        AppState, Authorized, Caller, SharedState,
        extract::ApiPath,
        in_words,
        problem::{ApiError, ProblemBody},
        visible::{VisibleState, delay_for},
    },
    ids::{CompetitionId, GameId, RoundNo},
    permission::Look,
};

pub(super) const PGN: &str = "application/x-chess-pgn; charset=utf-8";

/// A game as far as the caller may see it.
struct VisibleGame {
    id: GameId,
    visible: VisibleState,
    events: Vec<Event>,
    whom: Audience,
}

impl VisibleGame {
    async fn new(
        app: &AppState,
        id: GameId,
        visible: VisibleState,
        whom: Audience,
    ) -> Result<Self, ApiError> {
        let events = app.events(id, &visible).await?;
        Ok(Self { id, visible, events, whom })
    }
}

/// Returns a game as PGN, with everything that the caller may know. Its players have to wait for its end.
#[utoipa::path(get, path = "/v1/games/{id}/pgn", tag = "export",
    params(("id" = String, Path, description = "The game.")),
    responses((status = 200, body = String, content_type = "application/x-chess-pgn"),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(in crate::http) async fn game(
    State(app): State<SharedState>,
    caller: Authorized<Look>,
    ApiPath(id): ApiPath<GameId>,
) -> Result<Response, ApiError> {
    let watching = caller.watch(&app, id).await?;
    if !is_readable(watching.viewer, &watching.visible) {
        return Err(ApiError::StillPlayed);
    }
    let whom = Audience::Viewer(watching.viewer);
    let game = VisibleGame::new(&app, id, watching.visible, whom).await?;
    Ok(answer(&caller, &watching.competition.state, &[game]))
}

/// Returns the games of a round as PGN. Games that are void or damaged, or are not played at tables of this hall, are
/// left out; so is a game in progress, for its players.
#[utoipa::path(get, path = "/v1/competitions/{id}/rounds/{round}/pgn", tag = "export",
    params(("id" = String, Path, description = "The competition."), ("round" = u32, Path, description = "The round.")),
    responses((status = 200, body = String, content_type = "application/x-chess-pgn"),
        (status = 404, body = ProblemBody)))]
pub(in crate::http) async fn round(
    State(app): State<SharedState>,
    caller: Authorized<Look>,
    ApiPath((id, round)): ApiPath<(CompetitionId, RoundNo)>,
) -> Result<Response, ApiError> {
    let competition = caller.enter(&app, id)?;
    let round = competition.state.round(round).ok_or(ApiError::NotFound)?;
    let games = visible_games(&app, &caller, id, &competition.state, [round]).await?;
    Ok(answer(&caller, &competition.state, &games))
}

/// Returns all games of a competition as PGN, like those of a round.
#[utoipa::path(get, path = "/v1/competitions/{id}/pgn", tag = "export",
    params(("id" = String, Path, description = "The competition.")),
    responses((status = 200, body = String, content_type = "application/x-chess-pgn"),
        (status = 404, body = ProblemBody)))]
pub(in crate::http) async fn competition(
    State(app): State<SharedState>,
    caller: Authorized<Look>,
    ApiPath(id): ApiPath<CompetitionId>,
) -> Result<Response, ApiError> {
    let competition = caller.enter(&app, id)?;
    let rounds = competition.state.rounds().values();
    let games = visible_games(&app, &caller, id, &competition.state, rounds).await?;
    Ok(answer(&caller, &competition.state, &games))
}

/// Returns the caller's role in the game of a board.
pub(super) fn viewer(
    caller: &Caller,
    id: CompetitionId,
    competition: &Competition,
    board: &Board,
) -> Viewer {
    let players = PerPlayer { white: board.white, black: board.black };
    caller.viewer(id, competition, &players)
}

/// Returns the games of rounds, as far as the caller may see them.
async fn visible_games<'a>(
    app: &AppState,
    caller: &Caller,
    id: CompetitionId,
    competition: &Competition,
    rounds: impl IntoIterator<Item = &'a Round>,
) -> Result<Vec<VisibleGame>, ApiError> {
    let mut games = Vec::new();
    for board in rounds.into_iter().flat_map(|round| round.boards.values()) {
        let Some(game) = board.game else { continue };
        let viewer = viewer(caller, id, competition, board);
        let delay = delay_for(caller, viewer, id, competition);
        let visible = match app.visible_state(game, delay).await {
            // The others can be read.
            Err(ApiError::Damaged(_)) => continue,
            visible => visible?,
        };
        if is_readable(viewer, &visible) {
            games.push(VisibleGame::new(app, game, visible, Audience::Viewer(viewer)).await?);
        }
    }
    Ok(games)
}

fn answer(caller: &Caller, competition: &Competition, games: &[VisibleGame]) -> Response {
    let text = in_words(caller.language, |words| {
        let games = games.iter().map(|written| {
            let played = ExportedGame {
                id: written.id,
                competition,
                created: &written.visible.created,
                events: &written.events,
            };
            export::pgn::game(&played, written.whom, words)
        });
        export::pgn::text(&games.collect::<Vec<_>>())
    });
    ([(header::CONTENT_TYPE, PGN)], text).into_response()
}
