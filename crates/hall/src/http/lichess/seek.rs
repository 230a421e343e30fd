//! Seeks: a player waits for any opponent as long as the connection is open.

use std::time::Duration;

use adoube_laws::clock::PerPlayer;
use axum::{extract::State, response::Response};
use tokio::time::interval;

use super::{
    arrange::{self, change},
    error::LichessError,
    fields::Fields,
    ndjson::{self, Disconnected, NdjsonWriter},
    player::Player,
    terms,
};
use crate::{
    aggregate::ChangeError,
    competition::lobby::{self, ColourPreference, GameTerms, Lobby, LobbyError, LobbyFact},
    http::shared::{SharedState, problem::ApiError},
    ids::GameId,
    token,
};

/// How often a seek is renewed: well within its lifetime.
const KEPT: Duration = Duration::from_secs(25);
/// The number of attempts after conflicts.
const ATTEMPTS: usize = 10;

/// Seeks an opponent with the same terms; the response ends when one is found.
pub(super) async fn seek(
    State(app): State<SharedState>,
    player: Player,
    fields: Fields,
) -> Result<Response, LichessError> {
    LichessError::require_free_games(&app, player.language())?;
    let (terms, wanted) = terms::parse(&fields, terms::Unit::Minutes, player.language())?;
    let held = app.streams.open(&player.caller)?;
    for _ in 0..ATTEMPTS {
        if try_pair(&player, &terms, wanted).await? {
            return Ok(ndjson::stream_response(held, async |_| Ok(())));
        }
        let seek: GameId = token::draw_id().map_err(ApiError::from)?;
        let sought = LobbyFact::Sought { seek, by: player.no, terms: terms.clone(), wanted };
        match change(&player, |lobby, at| lobby::seek(lobby, at, &sought)).await {
            Ok(()) => return Ok(ndjson::stream_response(held, |lines| wait(player, seek, lines))),
            // A matching player has appeared in the meantime.
            Err(ChangeError::Refused(LobbyError::Conflict)) => {}
            Err(why) => return Err(LichessError::from_change(player.language(), why)),
        }
    }
    Err(LichessError::from_lobby(player.language(), LobbyError::Conflict))
}

/// Pairs the player with a matching seek, if there is one.
async fn try_pair(
    player: &Player,
    terms: &GameTerms,
    wanted: ColourPreference,
) -> Result<bool, LichessError> {
    let competition = player.competition()?;
    let lobby = competition.state.lobby();
    let coin = terms::coin()?;
    let found = lobby::pair(lobby, player.hall.now(), player.no, terms, wanted, coin);
    let Some((found, white, black)) = found else { return Ok(false) };
    let (seek, game) = (found.id, token::draw_id().map_err(ApiError::from)?);
    let players = PerPlayer { white, black };
    arrange::create_game(player, &competition.state, game, &found.terms, players).await?;
    let paired = LobbyFact::Paired { seek, game, white, black };
    let decide = |lobby: &Lobby, _| {
        if lobby.is_waiting(seek) { Ok(vec![paired.clone()]) } else { Err(LobbyError::Conflict) }
    };
    match change(player, decide).await {
        Ok(()) => Ok(true),
        // The other player has found another opponent; the table stays unused.
        Err(ChangeError::Refused(_)) => Ok(false),
        Err(why) => Err(LichessError::from_change(player.language(), why)),
    }
}

/// Waits for an opponent, as long as the client stays connected.
async fn wait(player: Player, seek: GameId, mut lines: NdjsonWriter) -> Result<(), Disconnected> {
    let Ok(mut changes) = player.subscribe_competition() else { return Ok(()) };
    let mut kept = interval(KEPT);
    kept.tick().await;
    let waited = lines
        .until(async {
            loop {
                let is_over = async {
                    drop(changes.wait_for(|now| !now.state.lobby().is_waiting(seek)).await);
                };
                tokio::select! {
                    () = is_over => return,
                    _ = kept.tick() => keep(&player, LobbyFact::Kept { seek }).await,
                }
            }
        })
        .await;
    if waited.is_err() {
        keep(&player, LobbyFact::Left { seek }).await;
    }
    waited
}

/// Renews or ends a seek. If this cannot be stored, the seek expires.
async fn keep(player: &Player, fact: LobbyFact) {
    let (LobbyFact::Kept { seek } | LobbyFact::Left { seek }) = fact else { return };
    let decide =
        |lobby: &Lobby, _| Ok(if lobby.is_waiting(seek) { vec![fact.clone()] } else { Vec::new() });
    if let Err(why) = change(player, decide).await {
        tracing::warn!(?why, "a seek could not be stored");
    }
}
