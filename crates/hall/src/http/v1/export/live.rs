//! The round that is being played as PGN, for broadcasts.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use adoube_chess::notation::Language;
use adoube_laws::table::Viewer;
use axum::{
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};

use super::pgn::{PGN, viewer};
use crate::{
    competition::{Competition, Delay, Round},
    export::pgn::{self, For, Played},
    fold::Snapshot,
    http::{
        AppState, Caller, SharedState,
        extract::ApiPath,
        in_words,
        problem::{ApiError, ProblemBody},
        v1::competitions::enter,
    },
    ids::{CompetitionId, GameId},
    permission::Permission,
};

/// So many games are remembered; after that all are written anew.
const MOST: usize = 4096;

/// Games as they were last written: whoever broadcasts asks again and again, and most boards have not moved since.
#[derive(Default)]
pub struct Broadcasts(Mutex<HashMap<(GameId, Delay, Language), Written>>);

/// A game as it was written.
#[derive(Clone)]
struct Written {
    /// The last entries that were known: of the game, and of the competition.
    of: (u64, u64),
    text: Arc<str>,
}

impl Broadcasts {
    fn with<T>(
        &self,
        act: impl FnOnce(&mut HashMap<(GameId, Delay, Language), Written>) -> T,
    ) -> T {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// The last round of which tables are laid, for broadcasts: moves and times, and `*` while a game is played. It is as far
/// behind the games as was announced for spectators, whoever asks.
#[utoipa::path(get, path = "/v1/competitions/{id}/live.pgn", tag = "export", extensions(("x-deed" = json!("Look"))),
    params(("id" = String, Path, description = "The competition.")),
    responses((status = 200, body = String, content_type = "application/x-chess-pgn"),
        (status = 404, body = ProblemBody)))]
pub(in crate::http) async fn live(
    State(app): State<SharedState>,
    caller: Caller,
    ApiPath(id): ApiPath<CompetitionId>,
) -> Result<Response, ApiError> {
    let competition = enter(&app, &caller, id, Permission::Look)?;
    let state = &competition.state;
    let has_tables = |round: &&Round| round.boards.values().any(|board| board.game.is_some());
    let mut text = String::new();
    if let Some(round) = state.rounds().values().rev().find(has_tables) {
        for board in round.boards.values() {
            let Some(game) = board.game else { continue };
            // Not for who sits at it.
            let viewer = viewer(&caller, id, state, board);
            if matches!(viewer, Viewer::Arbiter | Viewer::Spectator) {
                text.push_str(&broadcast(&app, game, &competition, caller.language).await?);
            }
        }
    }
    Ok(([(header::CONTENT_TYPE, PGN)], text).into_response())
}

/// A game as it goes out.
async fn broadcast(
    app: &AppState,
    id: GameId,
    competition: &Snapshot<Competition>,
    language: Language,
) -> Result<Arc<str>, ApiError> {
    let state = &competition.state;
    let delay = state.about().map(|about| about.delay).unwrap_or_default();
    let visible = app.visible_state(id, delay).await?;
    let (key, of) = ((id, delay, language), (visible.seq, competition.tip.seq));
    let known = app.broadcasts.with(|games| games.get(&key).cloned());
    if let Some(known) = known.filter(|known| known.of == of) {
        return Ok(known.text);
    }
    let events = app.events(id, &visible).await?;
    let played = Played { id, competition: state, laid: &visible.laid, events: &events };
    let text: Arc<str> =
        in_words(language, |words| pgn::text([&pgn::game(&played, For::Broadcast, words)]).into());
    app.broadcasts.with(|games| {
        if games.len() >= MOST {
            games.clear();
        }
        games.insert(key, Written { of, text: text.clone() });
    });
    Ok(text)
}
