//! A game that is over, as PGN or as one object.

use std::sync::Arc;

use adoube_laws::table::Event;
use adoube_record::{pgn, words::ClientKey};
use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderMap, HeaderValue, header},
    response::{IntoResponse, Response},
};

use super::{
    fields::Fields,
    player,
    shapes::{GameJson, Look, Source},
    status::Status,
    wrong::Wrong,
};
use crate::{
    Hall,
    competition::Competition,
    game::{Laid, Origin},
    http::{App, Caller, in_words, problem::Fault},
    ids::GameId,
    may::Deed,
};

/// The type of PGN, as clients ask for it and as they are answered.
const PGN: &str = "application/x-chess-pgn";

/// A game that is over: as one object for whoever asks for JSON, as PGN for everybody else.
pub(super) async fn export(
    State(house): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Wrong> {
    let id: GameId = id.parse().map_err(|_| Fault::NotFound)?;
    let game = house.hall.game(id).await?;
    let (Some(laid), Some(table)) = (game.state.laid(), game.state.table()) else {
        return Err(Fault::NotFound.into());
    };
    let competition = house.hall.competition(laid.competition).ok_or(Fault::NotFound)?;
    caller.may_in(Deed::Look, laid.competition, &competition.state)?;
    if !Status::of(table.stage()).0.is_over() {
        return Err(Wrong::plain(caller.language, ClientKey::StillPlayed));
    }
    let pgn = record(&house.hall, id, laid, &competition.state, &caller).await?;
    if !wants_json(&headers) {
        return Ok(([(header::CONTENT_TYPE, HeaderValue::from_static(PGN))], pgn).into_response());
    }
    let players = player::people(&competition.state, laid).ok_or(Fault::NotFound)?;
    let look = Look {
        id: id.as_str(),
        table,
        at: house.hall.now(),
        laid: table.setup().scheduled,
        players: &players,
        source: source(laid, &competition.state, id),
    };
    let pgn = fields.is_set("pgnInJson").then_some(pgn);
    Ok(Json(GameJson::of(look, pgn)).into_response())
}

fn wants_json(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|accepted| accepted.contains("json"))
}

/// How a game came about.
pub(super) fn source(laid: &Laid, competition: &Competition, id: GameId) -> Source {
    match laid.origin {
        Origin::Round { .. } => Source::Api,
        Origin::Free => match competition.lobby().game(id) {
            Some(game) if !game.by_challenge => Source::Lobby,
            Some(_) | None => Source::Friend,
        },
    }
}

/// The record of a game, in the words of who asks.
async fn record(
    hall: &Arc<Hall>,
    id: GameId,
    laid: &Laid,
    competition: &Competition,
    caller: &Caller,
) -> Result<String, Fault> {
    let acts = hall.acts(id, 0, u32::MAX).await?;
    let events: Vec<Event> = acts.into_iter().flat_map(|act| act.acted.events).collect();
    let mut game =
        in_words(caller.language, |words| pgn::table::of_table(&laid.table(), &events, words));
    if let Some(about) = competition.about() {
        game.tags.set("Event", about.name.clone());
        game.tags.set("Site", about.place.clone());
    }
    game.tags.set("GameId", id.to_string());
    Ok(game.to_string())
}
