//! Games as PGN.

use std::sync::Arc;

use adoube_laws::{clock::PerPlayer, table::Viewer};
use axum::{
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use utoipa::IntoParams;

use super::is_readable;
use crate::{
    competition::{Board, Competition, Delay, Round},
    export::{
        self,
        pgn::{Audience, ExportedGame},
    },
    fold::Shared,
    http::shared::{
        AppState, Authorized, Caller, SharedState,
        broadcasts::BroadcastScope,
        extract::{ApiPath, ApiQuery},
        games::GameAccess,
        in_words,
        problem::{ApiError, ProblemBody},
        visible::{VisibleState, delay_for},
    },
    ids::{CompetitionId, GameId, RoundNo},
    permission::Look,
};

pub(super) const PGN: &str = "application/x-chess-pgn; charset=utf-8";

/// What the PGN is to contain.
#[derive(Clone, Copy, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(in crate::http) struct PgnQuery {
    /// Whether it has only moves and times, as other programs expect: no rulings, and no commands of this hall.
    #[serde(default)]
    pub clean: bool,
}

/// Returns a game as PGN, with everything that the caller may know. Its players have to wait for its end.
#[utoipa::path(get, path = "/v1/games/{id}/pgn", tag = "export",
    params(("id" = String, Path, description = "The game."), PgnQuery),
    responses((status = 200, body = String, content_type = "application/x-chess-pgn"),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(in crate::http) async fn game(
    State(app): State<SharedState>,
    caller: Authorized<Look>,
    ApiPath(id): ApiPath<GameId>,
    ApiQuery(wanted): ApiQuery<PgnQuery>,
) -> Result<Response, ApiError> {
    let watching = caller.watch(&app, id).await?;
    if !is_readable(watching.viewer, &watching.visible) {
        return Err(ApiError::StillPlayed);
    }
    let GameAccess { competition, viewer, visible, delay } = watching;
    let text = text_of(&app, &caller, &competition, (id, visible), (viewer, delay), wanted).await?;
    Ok(answer(text.to_string()))
}

/// Returns the games of a round as PGN. Games that are void or damaged, or are not played at tables of this hall, are
/// left out; so is a game in progress, for its players.
#[utoipa::path(get, path = "/v1/competitions/{id}/rounds/{round}/pgn", tag = "export",
    params(("id" = String, Path, description = "The competition."), ("round" = u32, Path, description = "The round."), PgnQuery),
    responses((status = 200, body = String, content_type = "application/x-chess-pgn"),
        (status = 404, body = ProblemBody)))]
pub(in crate::http) async fn round(
    State(app): State<SharedState>,
    caller: Authorized<Look>,
    ApiPath((id, round)): ApiPath<(CompetitionId, RoundNo)>,
    ApiQuery(wanted): ApiQuery<PgnQuery>,
) -> Result<Response, ApiError> {
    let competition = caller.enter(&app, id)?;
    let round = competition.state.round(round).ok_or(ApiError::NotFound)?;
    visible_games(&app, &caller, id, (&competition, wanted), [round]).await.map(answer)
}

/// Returns all games of a competition as PGN, like those of a round.
#[utoipa::path(get, path = "/v1/competitions/{id}/pgn", tag = "export",
    params(("id" = String, Path, description = "The competition."), PgnQuery),
    responses((status = 200, body = String, content_type = "application/x-chess-pgn"),
        (status = 404, body = ProblemBody)))]
pub(in crate::http) async fn competition(
    State(app): State<SharedState>,
    caller: Authorized<Look>,
    ApiPath(id): ApiPath<CompetitionId>,
    ApiQuery(wanted): ApiQuery<PgnQuery>,
) -> Result<Response, ApiError> {
    let competition = caller.enter(&app, id)?;
    let rounds = competition.state.rounds().values();
    visible_games(&app, &caller, id, (&competition, wanted), rounds).await.map(answer)
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

/// Renders the games of rounds, as far as the caller may see them.
async fn visible_games<'a>(
    app: &AppState,
    caller: &Caller,
    id: CompetitionId,
    (competition, wanted): (&Shared<Competition>, PgnQuery),
    rounds: impl IntoIterator<Item = &'a Round>,
) -> Result<String, ApiError> {
    let mut text = String::new();
    for board in rounds.into_iter().flat_map(|round| round.boards.values()) {
        let Some(game) = board.game else { continue };
        let viewer = viewer(caller, id, &competition.state, board);
        let delay = delay_for(caller, viewer, id, &competition.state);
        let visible = match app.visible_state(game, delay).await {
            // The others can be read.
            Err(ApiError::Damaged(_)) => continue,
            visible => visible?,
        };
        if is_readable(viewer, &visible) {
            let game = (game, visible);
            text.push_str(&text_of(app, caller, competition, game, (viewer, delay), wanted).await?);
        }
    }
    Ok(text)
}

/// Renders a game. What the public sees is rendered once.
async fn text_of(
    app: &AppState,
    caller: &Caller,
    competition: &Shared<Competition>,
    (id, visible): (GameId, VisibleState),
    (viewer, delay): (Viewer, Delay),
    wanted: PgnQuery,
) -> Result<Arc<str>, ApiError> {
    let language = caller.language;
    let (extent, whom) = if wanted.clean {
        (BroadcastScope::Broadcast, Audience::Broadcast)
    } else {
        (BroadcastScope::Spectators, Audience::Viewer(viewer))
    };
    let (key, version) = ((id, delay, language, extent), (visible.seq, competition.tip.seq));
    let is_public = viewer == Viewer::Spectator || wanted.clean;
    if let Some(known) = app.broadcasts.get(&key, version).filter(|_| is_public) {
        return Ok(known);
    }
    let events = app.events(id, &visible).await?;
    let shared = competition.clone();
    let render = move || {
        let (competition, created) = (&shared.state, &visible.created);
        let played = ExportedGame { id, competition, created, events: &events };
        in_words(language, |words| export::pgn::text([&export::pgn::game(&played, whom, words)]))
    };
    let text: Arc<str> = app.work.run(render).await?.into();
    if is_public {
        app.broadcasts.insert(key, version, text.clone());
    }
    Ok(text)
}

fn answer(text: String) -> Response {
    ([(header::CONTENT_TYPE, PGN)], text).into_response()
}
