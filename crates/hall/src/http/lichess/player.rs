//! The caller: the player whose seat the token belongs to, and a table of that player.

use std::sync::Arc;

use adoube_chess::{Colour, notation::Language};
use adoube_laws::{
    clock::{At, PerPlayer},
    table::{Action, PresenceAct, Table, Viewer, Who},
};
use axum::{extract::FromRequestParts, http::request::Parts};
use tokio::sync::watch;

use super::{
    names,
    shapes::{GameContext, Person, Source},
};
use crate::{
    Hall,
    actor::Actor,
    competition::{Competition, SeatRole},
    fold::Shared,
    game::{Command, CommandError, CommandOutcome, Game, GameCreated, Origin},
    http::shared::{Caller, Identity, SharedState, problem::ApiError},
    ids::{CompetitionId, GameId, PlayerNo, SeatId},
    permission::Permission,
};

/// The player who sent a request.
#[derive(Clone)]
pub(super) struct Player {
    /// The hall.
    pub(super) hall: Arc<Hall>,
    /// The player's competition.
    pub(super) competition: CompetitionId,
    /// The player's number.
    pub(super) no: PlayerNo,
    /// The caller.
    pub(super) caller: Caller,
}

impl FromRequestParts<SharedState> for Player {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &SharedState) -> Result<Self, ApiError> {
        let caller = Caller::from_request_parts(parts, app).await?;
        let Identity::Seated { competition, seat } = &caller.identity else {
            let is_stranger = caller.is_stranger();
            return Err(if is_stranger { ApiError::Unauthenticated } else { ApiError::Forbidden });
        };
        let (competition, role) = (*competition, seat.role);
        let SeatRole::Player(no) = role else { return Err(ApiError::Forbidden) };
        let played = app.hall.competition(competition).ok_or(ApiError::Unknown)?;
        caller.require_in(Permission::Play, competition, &played.state)?;
        Ok(Self { hall: app.hall.clone(), competition, no, caller })
    }
}

impl Player {
    /// Returns the language of the response.
    pub(super) fn language(&self) -> Language {
        self.caller.language
    }

    /// Returns the current snapshot of the competition.
    pub(super) fn competition(&self) -> Result<Shared<Competition>, ApiError> {
        self.hall.competition(self.competition).ok_or(ApiError::NotFound)
    }

    /// Returns a receiver that is notified of every change of the competition.
    pub(super) fn subscribe_competition(
        &self,
    ) -> Result<watch::Receiver<Shared<Competition>>, ApiError> {
        self.hall.subscribe_competition(self.competition).ok_or(ApiError::NotFound)
    }

    /// Returns the id of the player's seat.
    pub(super) fn seat(&self) -> Result<SeatId, ApiError> {
        match &self.caller.identity {
            Identity::Seated { seat, .. } => Ok(seat.id),
            _ => Err(ApiError::Forbidden),
        }
    }

    /// Whether the seat has not been revoked in the meantime.
    pub(super) fn is_still_seated(&self) -> bool {
        let Ok(seat) = self.seat() else { return false };
        self.competition().is_ok_and(|competition| {
            competition.state.seat(seat).is_some_and(|seat| seat.revoked.is_none())
        })
    }

    /// Returns the player's seat at a table, or an error.
    pub(super) async fn at(&self, id: &str) -> Result<SeatedPlayer, ApiError> {
        let id = id.parse().map_err(|_| ApiError::NotFound)?;
        self.seated(id).await?.ok_or(ApiError::NotFound)
    }

    /// Returns the player's seat at a table; `None` if the player does not play there.
    pub(super) async fn seated(&self, id: GameId) -> Result<Option<SeatedPlayer>, ApiError> {
        let arrived = self.hall.now();
        let game = match self.hall.game(id).await {
            Ok(game) => game,
            Err(CommandError::Unknown | CommandError::Damaged(_)) => return Ok(None),
            Err(why) => return Err(why.into()),
        };
        let competition = self.competition()?;
        Ok(SeatedPlayer::new(self.clone(), (id, arrived), &game, &competition.state))
    }

    /// Returns the ids of the player's games, of rounds and arranged.
    pub(super) fn games(&self) -> Result<Vec<GameId>, ApiError> {
        let competition = self.competition()?;
        let rounds = competition.state.games_of(self.no).map(|(_, _, game)| game);
        let arranged = competition.state.lobby().games_of(self.no).map(|(game, _)| game);
        Ok(rounds.chain(arranged).collect())
    }
}

/// A player at a table.
#[derive(Clone)]
pub(super) struct SeatedPlayer {
    /// The player.
    pub(super) player: Player,
    /// The game.
    pub(super) id: GameId,
    /// The player's colour.
    pub(super) colour: Colour,
    /// How the table was created.
    pub(super) created: Arc<GameCreated>,
    /// The current table.
    pub(super) table: Arc<Table>,
    /// When the request had arrived.
    arrived: At,
    /// The source of the game.
    pub(super) source: Source,
}

impl SeatedPlayer {
    /// Returns a player's seat at a table; `None` if there is none, or if the arranged game was not agreed in
    /// the end.
    fn new(
        player: Player,
        (id, arrived): (GameId, At),
        game: &Shared<Game>,
        competition: &Competition,
    ) -> Option<Self> {
        let (created, table) = (game.state.created()?.clone(), game.state.table()?.clone());
        let colour =
            Colour::ALL.into_iter().find(|colour| created.players[*colour] == player.no)?;
        let source = match created.origin {
            Origin::Round { .. } => Source::Api,
            Origin::Free if competition.lobby().game(id)?.by_challenge => Source::Friend,
            Origin::Free => Source::Lobby,
        };
        let is_here = created.competition == player.competition;
        let seated = Self { player, id, colour, created, table, arrived, source };
        is_here.then_some(seated)
    }

    /// Returns what the player may see.
    pub(super) fn viewer(&self) -> Viewer {
        Viewer::Player(self.colour)
    }

    /// Returns both players.
    pub(super) fn people(&self) -> Result<PerPlayer<Person>, ApiError> {
        people(&self.player.competition()?.state, &self.created).ok_or(ApiError::NotFound)
    }

    /// Returns the game for rendering.
    pub(super) fn look<'a>(
        &'a self,
        id: &'a str,
        players: &'a PerPlayer<Person>,
        at: At,
    ) -> GameContext<'a> {
        let created = self.table.setup().scheduled;
        GameContext { id, table: &self.table, at, created, players, source: self.source }
    }

    /// Returns the seat with the current table.
    pub(super) async fn refresh(&self) -> Result<Self, ApiError> {
        let seated = self.player.seated(self.id).await?.ok_or(ApiError::NotFound)?;
        Ok(Self { arrived: self.arrived, ..seated })
    }

    /// Carries out an action of the player.
    pub(super) async fn act(&self, action: Action) -> Result<CommandOutcome, CommandError> {
        self.player.hall.act(self.id, self.command(action)).await
    }

    /// Plays a move that was read at this table, if it still means the same. What others write into the
    /// record meanwhile does not matter.
    pub(super) async fn move_here(&self, action: Action) -> Result<CommandOutcome, CommandError> {
        let command = Command { chosen_at: Some(self.table.clone()), ..self.command(action) };
        self.player.hall.act(self.id, command).await
    }

    fn command(&self, action: Action) -> Command {
        let by = Actor::Player(self.player.no);
        let command = Command::new(by, Who::Player(self.colour), action);
        Command { arrived: Some(self.arrived), ..command }
    }

    /// Opening the stream of a game, or moving in it, counts as arriving at the board: this API has no other
    /// way to express it.
    pub(super) async fn arrive(&self) -> Result<Self, ApiError> {
        if self.table.player(self.colour).presence.is_at_the_board() {
            return Ok(self.clone());
        }
        match self.act(Action::Presence(PresenceAct::Arrive)).await {
            // Refused: it is too late, or was done in the meantime.
            Ok(_) | Err(CommandError::Refused { .. }) => self.refresh().await,
            Err(why) => Err(why.into()),
        }
    }
}

/// Returns both players of a game.
pub(super) fn people(
    competition: &Competition,
    created: &GameCreated,
) -> Option<PerPlayer<Person>> {
    let person = |colour: Colour| names::person(competition, created.players[colour]);
    Some(PerPlayer { white: person(Colour::White)?, black: person(Colour::Black)? })
}
