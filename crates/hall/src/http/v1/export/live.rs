//! The round in progress as PGN, for broadcasts.

use std::sync::Arc;

use adoube_chess::notation::Language;
use adoube_laws::table::Viewer;
use axum::{
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};

use super::pgn::{PGN, viewer};
use crate::{
    competition::{Competition, Round},
    export::pgn::{self, Audience, ExportedGame},
    fold::Snapshot,
    http::shared::{
        AppState, Authorized, SharedState,
        broadcasts::BroadcastScope,
        extract::ApiPath,
        in_words,
        problem::{ApiError, ProblemBody},
    },
    ids::{CompetitionId, GameId},
    permission::Look,
};

/// Returns the last round with tables as PGN for broadcasts: moves and times, and `*` for a game in progress.
/// It has the delay that was announced for spectators, even for officials.
#[utoipa::path(get, path = "/v1/competitions/{id}/live.pgn", tag = "export",
    params(("id" = String, Path, description = "The competition.")),
    responses((status = 200, body = String, content_type = "application/x-chess-pgn"),
        (status = 404, body = ProblemBody)))]
pub(in crate::http) async fn live(
    State(app): State<SharedState>,
    caller: Authorized<Look>,
    ApiPath(id): ApiPath<CompetitionId>,
) -> Result<Response, ApiError> {
    let competition = caller.enter(&app, id)?;
    let state = &competition.state;
    let has_tables = |round: &&Round| round.boards.values().any(|board| board.game.is_some());
    let mut text = String::new();
    if let Some(round) = state.rounds().values().rev().find(has_tables) {
        for board in round.boards.values() {
            let Some(game) = board.game else { continue };
            // Not for the players of this game.
            let viewer = viewer(&caller, id, state, board);
            if matches!(viewer, Viewer::Arbiter | Viewer::Spectator) {
                match broadcast(&app, game, &competition, caller.language).await {
                    Err(ApiError::Damaged(_)) => {}
                    game => text.push_str(&game?),
                }
            }
        }
    }
    Ok(([(header::CONTENT_TYPE, PGN)], text).into_response())
}

/// Renders a game for broadcast.
async fn broadcast(
    app: &AppState,
    id: GameId,
    competition: &Snapshot<Competition>,
    language: Language,
) -> Result<Arc<str>, ApiError> {
    let state = &competition.state;
    let delay = state.about().map(|about| about.delay).unwrap_or_default();
    let visible = app.visible_state(id, delay).await?;
    let (key, version) =
        ((id, delay, language, BroadcastScope::Broadcast), (visible.seq, competition.tip.seq));
    if let Some(text) = app.broadcasts.get(&key, version) {
        return Ok(text);
    }
    let events = app.events(id, &visible).await?;
    let played =
        ExportedGame { id, competition: state, created: &visible.created, events: &events };
    let text: Arc<str> = in_words(language, |words| {
        pgn::text([&pgn::game(&played, Audience::Broadcast, words)]).into()
    });
    app.broadcasts.insert(key, version, text.clone());
    Ok(text)
}
