//! The stream of a game for its players.

use std::sync::Arc;

use adoube_laws::{clock::PerPlayer, table::Table};
use axum::{
    extract::{Path, State},
    response::Response,
};
use tokio::sync::watch;

use super::{
    arrange,
    error::LichessError,
    kind,
    ndjson::{self, Disconnected, NdjsonWriter},
    player::{Player, SeatedPlayer},
    shapes::{GameContext, GameFull, GameState, OpponentGone, Person},
};
use crate::{competition::Competition, fold::Shared, game::Game, http::shared::SharedState};

/// Streams a full first line, then one line for each change, until the game ends.
pub(super) async fn follow(
    State(app): State<SharedState>,
    player: Player,
    Path(id): Path<String>,
) -> Result<Response, LichessError> {
    let held = app.streams.open(&player.caller)?;
    let mut seated = player.at(&id).await?;
    // A browser sends the cookie with any link: only a client with a token is at the board by looking at it.
    if !player.caller.has_cookie {
        seated = seated.arrive().await?;
        arrange::begin(&seated);
    }
    let changes = player.hall.subscribe(seated.id).await?;
    let competition = player.subscribe_competition()?;
    let people = seated.people()?;
    Ok(ndjson::stream_response(held, |lines| run(seated, people, (changes, competition), lines)))
}

/// The game, and the competition, which may revoke the seat.
type Subscriptions = (watch::Receiver<Shared<Game>>, watch::Receiver<Shared<Competition>>);

async fn run(
    seated: SeatedPlayer,
    people: PerPlayer<Person>,
    (mut game, mut competition): Subscriptions,
    mut lines: NdjsonWriter,
) -> Result<(), Disconnected> {
    let id = seated.id.to_string();
    let mut last_sent = None::<Arc<Table>>;
    loop {
        let table = game.borrow_and_update().state.table().cloned();
        if let Some(table) = table.filter(|table| !kind::awaits_drawing(table)) {
            let at = seated.player.hall.now();
            let now = GameContext { table: &table, ..seated.look(&id, &people, at) };
            let state = GameState::new(now, seated.viewer());
            match &last_sent {
                None => lines.say(&GameFull::new(now, seated.viewer())).await?,
                // A change that the player may not know about is not sent.
                Some(before) if is_news(now, before, &state, &seated) => lines.say(&state).await?,
                Some(_) => {}
            }
            if state.is_last() {
                return Ok(());
            }
            let gone = OpponentGone::new(&table, seated.colour);
            let before = last_sent.as_ref().map(|before| OpponentGone::new(before, seated.colour));
            if before.map_or(gone.is_gone(), |before| before != gone) {
                lines.say(&gone).await?;
            }
            last_sent = Some(table);
        }
        let next = async {
            tokio::select! {
                moved = game.changed() => moved.is_ok(),
                other = competition.changed() => other.is_ok(),
            }
        };
        if !lines.until(next).await? || !seated.player.is_still_seated() {
            return Ok(());
        }
    }
}

/// Whether the state visible to the player has changed, at the same instant.
fn is_news(
    now: GameContext<'_>,
    before: &Arc<Table>,
    state: &GameState,
    seated: &SeatedPlayer,
) -> bool {
    GameState::new(GameContext { table: before, ..now }, seated.viewer()) != *state
}
