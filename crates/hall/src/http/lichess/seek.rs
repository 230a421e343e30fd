//! A player who would play with anybody: the connection is the seek.

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
    competition::lobby::{self, Lobby, LobbyFact, Objection, Terms, Wanted},
    http::shared::{SharedState, problem::ApiError},
    ids::GameId,
    token,
};

/// How often it is kept that somebody still looks: well within the life of a seek.
const KEPT: Duration = Duration::from_secs(25);
/// How often somebody else may be quicker.
const ATTEMPTS: usize = 10;

/// Looks for somebody who wants to play the same; the answer ends when somebody is found.
pub(super) async fn seek(
    State(app): State<SharedState>,
    player: Player,
    fields: Fields,
) -> Result<Response, LichessError> {
    LichessError::require_free_games(&app, player.language())?;
    let (terms, wanted) = terms::of(&fields, terms::Unit::Minutes, player.language())?;
    let held = app.streams.open(&player.caller)?;
    for _ in 0..ATTEMPTS {
        if found(&player, &terms, wanted).await? {
            return Ok(ndjson::written(held, async |_| Ok(())));
        }
        let seek: GameId = token::draw_id().map_err(ApiError::from)?;
        let sought = LobbyFact::Sought { seek, by: player.no, terms: terms.clone(), wanted };
        match change(&player, |lobby, at| lobby::seek(lobby, at, &sought)).await {
            Ok(()) => return Ok(ndjson::written(held, |lines| wait(player, seek, lines))),
            // Somebody who suits has come meanwhile.
            Err(ChangeError::Refused(Objection::Overtaken)) => {}
            Err(why) => return Err(LichessError::of_change(player.language(), why)),
        }
    }
    Err(LichessError::of_lobby(player.language(), Objection::Overtaken))
}

/// Pairs the player with somebody who looks for the same, if there is one.
async fn found(player: &Player, terms: &Terms, wanted: Wanted) -> Result<bool, LichessError> {
    let competition = player.competition()?;
    let lobby = competition.state.lobby();
    let coin = terms::coin()?;
    let found = lobby::pair(lobby, player.hall.now(), player.no, terms, wanted, coin);
    let Some((found, white, black)) = found else { return Ok(false) };
    let (seek, game) = (found.id, token::draw_id().map_err(ApiError::from)?);
    let players = PerPlayer { white, black };
    arrange::lay(player, &competition.state, game, &found.terms, players).await?;
    let paired = LobbyFact::Paired { seek, game, white, black };
    let decide = |lobby: &Lobby, _| {
        if lobby.waits(seek) { Ok(vec![paired.clone()]) } else { Err(Objection::Overtaken) }
    };
    match change(player, decide).await {
        Ok(()) => {
            arrange::await_players(&player.hall, game).await;
            Ok(true)
        }
        // Whoever it was plays with somebody else; the table stays empty.
        Err(ChangeError::Refused(_)) => Ok(false),
        Err(why) => Err(LichessError::of_change(player.language(), why)),
    }
}

/// Waits to be found, for as long as somebody reads this.
async fn wait(player: Player, seek: GameId, mut lines: NdjsonWriter) -> Result<(), Disconnected> {
    let Ok(mut changes) = player.subscribe_competition() else { return Ok(()) };
    let mut kept = interval(KEPT);
    kept.tick().await;
    let waited = lines
        .until(async {
            loop {
                let is_over = async {
                    drop(changes.wait_for(|now| !now.state.lobby().waits(seek)).await);
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

/// Keeps that somebody still looks, or looks no more. If it cannot be kept the seek grows old, and that is all.
async fn keep(player: &Player, fact: LobbyFact) {
    let (LobbyFact::Kept { seek } | LobbyFact::Left { seek }) = fact else { return };
    let decide =
        |lobby: &Lobby, _| Ok(if lobby.waits(seek) { vec![fact.clone()] } else { Vec::new() });
    if let Err(why) = change(player, decide).await {
        tracing::warn!(?why, "a seek could not be kept");
    }
}
