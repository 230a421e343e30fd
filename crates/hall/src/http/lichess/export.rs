//! A finished game, as PGN or as JSON.

use adoube_laws::table::{Event, Viewer};
use adoube_record::i18n::{ClientKey, Localizer};
use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderMap, HeaderValue, header},
    response::{IntoResponse, Response},
};

use super::{
    error::LichessError,
    fields::Fields,
    player,
    shapes::{GameContext, GameJson, Source},
    status::Status,
};
use crate::{
    competition::Competition,
    export::pgn,
    game::{GameCreated, Origin},
    http::shared::{
        Caller, SharedState, in_words,
        problem::ApiError,
        visible::{VisibleState, delay_for},
    },
    ids::GameId,
    permission::Permission,
};

/// The media type of PGN.
const PGN: &str = "application/x-chess-pgn";

/// Exports a finished game: as JSON if the client accepts it, otherwise as PGN.
pub(super) async fn export(
    State(app): State<SharedState>,
    caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, LichessError> {
    let id: GameId = id.parse().map_err(|_| ApiError::NotFound)?;
    let created = app.hall.game(id).await?.state.created().cloned().ok_or(ApiError::NotFound)?;
    let competition = app.hall.competition(created.competition).ok_or(ApiError::NotFound)?;
    caller.require_in(Permission::Look, created.competition, &competition.state)?;
    let viewer = caller.viewer(created.competition, &competition.state, &created.players);
    let delay = delay_for(&caller, viewer, created.competition, &competition.state);
    let VisibleState { table, seq, .. } = app.visible_state(id, delay).await?;
    if !Status::from_stage(table.stage()).0.is_over() {
        return Err(LichessError::bad_request(caller.language, ClientKey::StillPlayed));
    }
    let pgn = record(&app, (id, seq), &created, &competition.state, (&caller, viewer)).await?;
    if !wants_json(&headers) {
        return Ok(([(header::CONTENT_TYPE, HeaderValue::from_static(PGN))], pgn).into_response());
    }
    let players = player::people(&competition.state, &created).ok_or(ApiError::NotFound)?;
    let look = GameContext {
        id: id.as_str(),
        table: &table,
        at: app.hall.now(),
        created: table.setup().scheduled,
        players: &players,
        source: source(&created, &competition.state, id),
    };
    let pgn = fields.is_set("pgnInJson").then_some(pgn);
    Ok(Json(GameJson::new(look, pgn)).into_response())
}

fn wants_json(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|accepted| accepted.contains("json"))
}

/// Returns the source of a game.
pub(super) fn source(created: &GameCreated, competition: &Competition, id: GameId) -> Source {
    match created.origin {
        Origin::Round { .. } => Source::Api,
        Origin::Free => match competition.lobby().game(id) {
            Some(game) if !game.by_challenge => Source::Lobby,
            Some(_) | None => Source::Friend,
        },
    }
}

/// Renders the record of a game up to an entry, as far as the caller may see it, in the caller's language.
async fn record(
    app: &SharedState,
    (id, until): (GameId, u64),
    created: &GameCreated,
    competition: &Competition,
    (caller, viewer): (&Caller, Viewer),
) -> Result<String, ApiError> {
    let acts = app.acts_after(id, 0).await?;
    let acts = acts.into_iter().filter(|act| act.seq <= until);
    let events: Vec<Event> = acts.flat_map(|act| act.act.events.to_vec()).collect();
    let played = pgn::ExportedGame { id, competition, created, events: &events };
    let game = |words: &Localizer| pgn::game(&played, pgn::Audience::Viewer(viewer), words);
    Ok(pgn::text([&in_words(caller.language, game)]))
}
