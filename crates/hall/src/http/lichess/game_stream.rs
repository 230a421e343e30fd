//! The stream of a game, for its players.

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
    player::{Player, Seated},
    shapes::{GameFull, GameState, Look, OpponentGone, Person},
};
use crate::{
    competition::Competition,
    fold::Shared,
    game::{Game, Origin},
    http::shared::SharedState,
};

/// A full first line, then one line for each change, until the game is over.
pub(super) async fn follow(
    State(app): State<SharedState>,
    player: Player,
    Path(id): Path<String>,
) -> Result<Response, LichessError> {
    let held = app.streams.open(&player.caller)?;
    let seated = player.at(&id).await?.arrive().await?;
    if seated.created.origin == Origin::Free {
        arrange::begin(&player.hall, seated.id, &seated.table);
    }
    let changes = player.hall.subscribe(seated.id).await?;
    let competition = player.subscribe_competition()?;
    let people = seated.people()?;
    Ok(ndjson::stream_response(held, |lines| run(seated, people, (changes, competition), lines)))
}

/// The game, and the competition that has given the seat and may take it back.
type Subscriptions = (watch::Receiver<Shared<Game>>, watch::Receiver<Shared<Competition>>);

async fn run(
    seated: Seated,
    people: PerPlayer<Person>,
    (mut game, mut competition): Subscriptions,
    mut lines: NdjsonWriter,
) -> Result<(), Disconnected> {
    let id = seated.id.to_string();
    let mut told = None::<Arc<Table>>;
    loop {
        let table = game.borrow_and_update().state.table().cloned();
        if let Some(table) = table.filter(|table| !kind::awaits_drawing(table)) {
            let at = seated.player.hall.now();
            let now = Look { table: &table, ..seated.look(&id, &people, at) };
            let state = GameState::of(now, seated.viewer());
            match &told {
                None => lines.say(&GameFull::of(now, seated.viewer())).await?,
                // What differs only in what the player may not know is no news.
                Some(before) if is_news(now, before, &state, &seated) => lines.say(&state).await?,
                Some(_) => {}
            }
            if state.is_last() {
                return Ok(());
            }
            let gone = OpponentGone::of(&table, seated.colour);
            let before = told.as_ref().map(|before| OpponentGone::of(before, seated.colour));
            if before.map_or(gone.is_gone(), |before| before != gone) {
                lines.say(&gone).await?;
            }
            told = Some(table);
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

/// Whether the state that the player sees has changed, at the same instant.
fn is_news(now: Look<'_>, before: &Arc<Table>, state: &GameState, seated: &Seated) -> bool {
    GameState::of(Look { table: before, ..now }, seated.viewer()) != *state
}
