//! Players and their games.

use std::collections::BTreeMap;

use adoube_laws::table::Stage;
use adoube_record::i18n::ClientKey;
use axum::{
    Extension, Json,
    body::Bytes,
    extract::{Path, State, rejection::BytesRejection},
    response::Response,
};
use serde::Serialize;

use super::{
    error::LichessError,
    events,
    fields::Fields,
    listeners::EventListeners,
    names,
    ndjson::{self, NdjsonWriter},
    play::{DONE, Ok200},
    player::Player,
    shapes::{Account, NowPlaying, TokenInfo},
    status::Status,
};
use crate::{
    aggregate::Change,
    competition::{self, Competition, SeatRole, ValidationErrors},
    http::shared::{Base, SharedState, problem::ApiError},
    ids::PlayerNo,
    token::TokenHash,
};

/// The maximum number of tokens in one request.
const TOKENS: usize = 1000;
/// The default number of games in a list.
const GAMES: usize = 9;
/// The maximum number of games in a list.
const MAX_GAMES: usize = 50;
/// The maximum number of programs in a list.
const MAX_BOTS: usize = 512;

/// Returns the owners and scopes of these tokens; `null` for a token that does not belong to a player.
pub(super) async fn test_tokens(
    State(app): State<SharedState>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<BTreeMap<String, Option<TokenInfo>>>, LichessError> {
    let body = body.map_err(ApiError::from)?;
    let text = String::from_utf8_lossy(&body);
    let tokens: Vec<&str> = text.split(',').map(str::trim).filter(|one| !one.is_empty()).collect();
    if tokens.len() > TOKENS {
        // No credentials are needed; the response is in the default language.
        let most = ("most", TOKENS.into());
        return Err(LichessError::bad_request_with(
            app.settings.language,
            ClientKey::TooManyTokens,
            [most],
        ));
    }
    let info = |token: &str| {
        let (competition, seat) = app.hall.seat_of(&TokenHash::from_token(token))?;
        let SeatRole::Player(no) = seat.role else { return None };
        let competition = app.hall.competition(competition)?;
        names::person(&competition.state, no).map(|person| TokenInfo::new(&person))
    };
    Ok(Json(tokens.into_iter().map(|token| (token.to_owned(), info(token))).collect()))
}

/// Returns the caller's account.
pub(super) async fn account(player: Player, base: Base) -> Result<Json<Account>, LichessError> {
    Ok(Json(account_of(&player, player.no, &base)?))
}

/// Returns the account of another player of the competition.
pub(super) async fn user(
    player: Player,
    base: Base,
    Path(called): Path<String>,
) -> Result<Json<Account>, LichessError> {
    let competition = player.competition()?;
    let no = names::find(&competition.state, &called).ok_or(ApiError::NotFound)?;
    Ok(Json(account_of(&player, no, &base)?))
}

fn account_of(player: &Player, no: PlayerNo, base: &Base) -> Result<Account, ApiError> {
    let competition = player.competition()?;
    let person = names::person(&competition.state, no).ok_or(ApiError::NotFound)?;
    let opened = competition.state.opened().unwrap_or_default();
    Ok(Account::new(&person, opened.get(), base.as_str()))
}

/// A player's status.
#[derive(Serialize)]
pub(super) struct UserStatus {
    id: String,
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    online: bool,
}

/// Returns which of these players are online; unknown ones are left out.
pub(super) async fn users_status(
    Extension(listeners): Extension<EventListeners>,
    player: Player,
    fields: Fields,
) -> Result<Json<Vec<UserStatus>>, LichessError> {
    let competition = player.competition()?;
    let ids = fields.get("ids").unwrap_or_default().split(',').take(100);
    let here = |called: &str| {
        let no = names::find(&competition.state, called)?;
        let person = names::person(&competition.state, no)?;
        let online = listeners.is_here((player.competition, no));
        Some(UserStatus { id: person.id, name: person.username, title: person.title, online })
    };
    Ok(Json(ids.filter_map(here).collect()))
}

/// Returns the caller's games in progress.
pub(super) async fn playing(
    player: Player,
    fields: Fields,
) -> Result<Json<NowPlaying>, LichessError> {
    let most = fields.get("nb").and_then(|nb| nb.parse().ok()).unwrap_or(GAMES);
    let mut games = Vec::new();
    for id in player.games()? {
        let Some(seated) = player.seated(id).await? else { continue };
        let is_over = Status::from_stage(seated.table.stage()).0.is_over();
        if !is_over && events::is_shown(&seated) {
            games.extend(events::info(&seated).map(|game| *game));
        }
    }
    Ok(Json(NowPlaying::new(games, most.min(MAX_GAMES))))
}

/// Makes the account that of a program, before its first game.
pub(super) async fn upgrade(player: Player) -> Result<Json<Ok200>, LichessError> {
    if player.competition()?.state.is_program(player.no) {
        return Ok(DONE);
    }
    for id in player.games()? {
        let game = player.seated(id).await?;
        if game.is_some_and(|seated| *seated.table.stage() != Stage::BeforeStart) {
            return Err(LichessError::bad_request(player.language(), ClientKey::HasPlayed));
        }
    }
    let seat = player.seat()?;
    let decide = |before: &Competition, _| {
        let facts = competition::mark_program(before, seat)?;
        Ok::<_, ValidationErrors>(Change { facts, output: () })
    };
    let by = player.caller.actor();
    player
        .hall
        .change_competition(player.competition, &by, decide)
        .await
        .map_err(ApiError::from)?;
    Ok(DONE)
}

/// Streams the accounts of the programs that are online.
pub(super) async fn bots_online(
    Extension(listeners): Extension<EventListeners>,
    player: Player,
    base: Base,
    fields: Fields,
) -> Result<Response, LichessError> {
    let most = fields.get("nb").and_then(|nb| nb.parse().ok()).unwrap_or(MAX_BOTS);
    let competition = player.competition()?;
    let programs = competition.state.players().filter(|other| {
        competition.state.is_program(other.no) && listeners.is_here((player.competition, other.no))
    });
    let online: Vec<Account> = programs
        .take(most.min(MAX_BOTS))
        .map(|program| account_of(&player, program.no, &base))
        .collect::<Result<_, _>>()?;
    Ok(ndjson::stream_response((), async move |mut lines: NdjsonWriter| {
        for account in &online {
            lines.say(account).await?;
        }
        Ok(())
    }))
}
