//! Games arranged by players: creating their table and starting their clock.

use std::{sync::Arc, time::Duration};

use adoube_chess::{Position, chess960};
use adoube_laws::{
    clock::{At, Milliseconds, PerPlayer},
    regulations::{BoardMode, NeitherPresent, Regulations, Start},
    table::{Action, ArbiterAct, Setup, Stage, Who},
};
use tokio::time::{sleep, timeout};

use super::{
    player::{Player, SeatedPlayer},
    terms,
};
use crate::{
    Hall,
    actor::Actor,
    aggregate::{Change, ChangeError},
    competition::{
        Competition, CompetitionFact,
        lobby::{GameTerms, Lobby, LobbyError, LobbyFact},
    },
    fold::Shared,
    game::{Command, CommandError, Game, GameCreated, Origin},
    http::shared::problem::ApiError,
    ids::{CompetitionId, GameId, PlayerNo},
};

/// How long the clock waits for the other player after the first has arrived at the board.
const WAIT: Duration = Duration::from_secs(10);
/// How much longer than that a move waits for the clock.
const MARGIN: Duration = Duration::from_secs(1);
/// The default time: by then the flag has fallen, or the opponent has waited long enough.
const LATE: Milliseconds = Milliseconds::hours(1);

/// Applies a change to the lobby.
pub(super) async fn change(
    player: &Player,
    decide: impl Fn(&Lobby, At) -> Result<Vec<LobbyFact>, LobbyError> + Send + Sync,
) -> Result<(), ChangeError<LobbyError>> {
    let by = player.caller.actor();
    let decide = |competition: &Competition, at| {
        let facts = decide(competition.lobby(), at)?;
        let arranged = |arranged| CompetitionFact::Arranged { arranged };
        Ok(Change { facts: facts.into_iter().map(arranged).collect(), output: () })
    };
    player.hall.change_competition(player.competition, &by, decide).await.map(|_| ())
}

/// Creates a table with a known id for two players who have agreed. The players are not seated before their
/// agreement is stored.
pub(super) async fn create_game(
    player: &Player,
    competition: &Competition,
    id: GameId,
    terms: &GameTerms,
    players: PerPlayer<PlayerNo>,
) -> Result<(), ApiError> {
    let hall = &player.hall;
    let created = created(hall.now(), player.competition, competition, terms, players);
    let created = created.ok_or(ApiError::NotFound)?;
    // An earlier attempt may have created it.
    hall.create_game_as(id, created, player.caller.actor()).await?;
    Ok(())
}

/// Returns how the table is created: under the edition of the competition, on a screen.
fn created(
    at: At,
    id: CompetitionId,
    competition: &Competition,
    terms: &GameTerms,
    players: PerPlayer<PlayerNo>,
) -> Option<GameCreated> {
    let announced = &competition.about()?.regulations;
    let control = terms::control(terms)?;
    let start = terms.array.and_then(chess960::Number::new);
    let mut regulations = Regulations::new(announced.edition, control);
    // No start was announced, so nobody is late for it.
    regulations.neither_present = NeitherPresent::ClocksWait;
    regulations.board = BoardMode::Enforced;
    regulations.default_time = Some(LATE);
    regulations.start = start.map_or(Start::Standard, Start::Chess960Number);
    regulations.open_points = announced.open_points;
    let position = terms.position.as_ref().and_then(|board| Position::composed(board).ok());
    let prescribed = position
        .map_or_else(|| Setup::under(&regulations), |position| Setup::from_position(&position));
    let setup = Setup { scheduled: at, absent: PerPlayer::same(true), ..prescribed };
    let persons = players.map(|no| competition.person_of(no));
    let origin = Origin::Free;
    Some(GameCreated { competition: id, origin, players, persons, regulations, setup })
}

/// Starts the clock of an arranged game as soon as both players are at the board, or after a while if only one
/// has come.
pub(super) fn begin(seated: &SeatedPlayer) {
    let table = &seated.table;
    if seated.created.origin != Origin::Free || *table.stage() != Stage::BeforeStart {
        return;
    }
    let here = table.players().iter().all(|(_, player)| player.presence.is_at_the_board());
    let wait = if here { Duration::ZERO } else { WAIT };
    let (hall, id) = (seated.player.hall.clone(), seated.id);
    tokio::spawn(async move {
        sleep(wait).await;
        start(&hall, id).await;
    });
}

/// Waits until the clock of an arranged game is started: on Lichess the first move can be made at once.
pub(super) async fn await_start(seated: SeatedPlayer) -> Result<SeatedPlayer, ApiError> {
    if seated.created.origin != Origin::Free || *seated.table.stage() != Stage::BeforeStart {
        return Ok(seated);
    }
    let mut changes = seated.player.hall.subscribe(seated.id).await?;
    let has_started = |game: &Shared<Game>| {
        game.state.table().is_some_and(|table| *table.stage() != Stage::BeforeStart)
    };
    // Whatever ends the wait, the table says whether the player can move.
    let _ = timeout(WAIT + MARGIN, changes.wait_for(has_started)).await;
    seated.refresh().await
}

async fn start(hall: &Arc<Hall>, id: GameId) {
    let start = Action::Arbiter(ArbiterAct::Start.into());
    match hall.act(id, Command::new(Actor::Hall, Who::Arbiter, start)).await {
        // Refused: it was already started.
        Ok(_) | Err(CommandError::Refused { .. }) => {}
        Err(why) => tracing::warn!(game = %id, ?why, "the clock could not be started"),
    }
}
