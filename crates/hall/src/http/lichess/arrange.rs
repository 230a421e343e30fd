//! Games arranged by players: creating their table and starting their clock.

use std::{sync::Arc, time::Duration};

use adoube_chess::{Position, chess960};
use adoube_laws::{
    clock::{At, Milliseconds, PerPlayer},
    regulations::{BoardMode, Regulations, Start},
    table::{Action, ArbiterAct, Setup, Stage, Table, Who},
};
use tokio::time::sleep;

use super::{player::Player, terms};
use crate::{
    Hall,
    actor::Actor,
    aggregate::{Change, ChangeError},
    competition::{
        Competition, CompetitionFact,
        lobby::{GameTerms, Lobby, LobbyError, LobbyFact},
    },
    game::{Command, CommandError, GameCreated, Origin},
    http::shared::problem::ApiError,
    ids::{CompetitionId, GameId, PlayerNo},
};

/// How long the clock waits for both players to arrive at the board.
const WAIT: Duration = Duration::from_secs(10);
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

/// Starts the clock as soon as both players are at the board, or after a while if only one is.
pub(super) fn begin(hall: &Arc<Hall>, id: GameId, table: &Table) {
    if *table.stage() != Stage::BeforeStart {
        return;
    }
    let here = table.players().iter().all(|(_, player)| player.presence.is_at_the_board());
    let waited = Duration::from_millis(hall.now().since(table.setup().scheduled).get());
    let wait = if here { Duration::ZERO } else { WAIT.saturating_sub(waited) };
    let hall = hall.clone();
    tokio::spawn(async move {
        sleep(wait).await;
        start(&hall, id).await;
    });
}

/// Starts the wait of [`begin`] once the players have agreed.
pub(super) async fn await_players(hall: &Arc<Hall>, id: GameId) {
    if let Ok(game) = hall.game(id).await
        && let Some(table) = game.state.table()
    {
        begin(hall, id, table);
    }
}

async fn start(hall: &Arc<Hall>, id: GameId) {
    let start = Action::Arbiter(ArbiterAct::Start.into());
    match hall.act(id, Command::new(Actor::Hall, Who::Arbiter, start)).await {
        // Refused: it was already started.
        Ok(_) | Err(CommandError::Refused { .. }) => {}
        Err(why) => tracing::warn!(game = %id, ?why, "the clock could not be started"),
    }
}
