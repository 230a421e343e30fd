//! The caller: the player to whose seat the token belongs, and a table of that player.

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
    shapes::{Look, Person, Source},
};
use crate::{
    Hall,
    actor::Actor,
    competition::{Competition, SeatRole},
    fold::Shared,
    game::{Command, CommandError, CommandOutcome, Game, GameCreated, Origin},
    http::shared::{Caller, Identity, SharedState, problem::ApiError},
    ids::{CompetitionId, GameId, PlayerNo},
    permission::Permission,
};

/// A player who sent a request.
#[derive(Clone)]
pub(super) struct Player {
    /// The hall.
    pub(super) hall: Arc<Hall>,
    /// In which competition.
    pub(super) competition: CompetitionId,
    /// The number in it.
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
    /// In which language the player is answered.
    pub(super) fn language(&self) -> Language {
        self.caller.language
    }

    /// The competition as it is.
    pub(super) fn competition(&self) -> Result<Shared<Competition>, ApiError> {
        self.hall.competition(self.competition).ok_or(ApiError::NotFound)
    }

    /// Wakes with every change of the competition.
    pub(super) fn subscribe_competition(
        &self,
    ) -> Result<watch::Receiver<Shared<Competition>>, ApiError> {
        self.hall.subscribe_competition(self.competition).ok_or(ApiError::NotFound)
    }

    /// Whether the seat was not taken back meanwhile.
    pub(super) fn is_still_seated(&self) -> bool {
        let Identity::Seated { seat, .. } = &self.caller.identity else { return false };
        self.competition().is_ok_and(|competition| {
            competition.state.seat(seat.id).is_some_and(|seat| seat.revoked.is_none())
        })
    }

    /// The player's seat at a table.
    pub(super) async fn at(&self, id: &str) -> Result<Seated, ApiError> {
        let id = id.parse().map_err(|_| ApiError::NotFound)?;
        self.seated(id).await?.ok_or(ApiError::NotFound)
    }

    /// The same; nothing if the player does not play there.
    pub(super) async fn seated(&self, id: GameId) -> Result<Option<Seated>, ApiError> {
        let game = match self.hall.game(id).await {
            Ok(game) => game,
            Err(CommandError::Unknown) => return Ok(None),
            Err(why) => return Err(why.into()),
        };
        let competition = self.competition()?;
        Ok(Seated::of(self.clone(), id, &game, &competition.state))
    }

    /// The names of the player's games, in rounds and by arrangement.
    pub(super) fn games(&self) -> Result<Vec<GameId>, ApiError> {
        let competition = self.competition()?;
        let rounds = competition.state.games_of(self.no).map(|(_, _, game)| game);
        let arranged = competition.state.lobby().games_of(self.no).map(|(game, _)| game);
        Ok(rounds.chain(arranged).collect())
    }
}

/// A player at a table.
#[derive(Clone)]
pub(super) struct Seated {
    /// The player.
    pub(super) player: Player,
    /// The game.
    pub(super) id: GameId,
    /// With which colour.
    pub(super) colour: Colour,
    /// How the table was created.
    pub(super) created: Arc<GameCreated>,
    /// The table as it is.
    pub(super) table: Arc<Table>,
    /// The last entry that is in it.
    pub(super) seq: u64,
    /// How it came about.
    pub(super) source: Source,
}

impl Seated {
    /// A player's seat at a table; nothing if there is none, or if the game was not agreed on in the end.
    fn of(
        player: Player,
        id: GameId,
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
        let seated = Self { player, id, colour, created, table, seq: game.tip.seq, source };
        is_here.then_some(seated)
    }

    /// What the player may see.
    pub(super) fn viewer(&self) -> Viewer {
        Viewer::Player(self.colour)
    }

    /// Both players.
    pub(super) fn people(&self) -> Result<PerPlayer<Person>, ApiError> {
        people(&self.player.competition()?.state, &self.created).ok_or(ApiError::NotFound)
    }

    /// The game for rendering.
    pub(super) fn look<'a>(
        &'a self,
        id: &'a str,
        players: &'a PerPlayer<Person>,
        at: At,
    ) -> Look<'a> {
        let created = self.table.setup().scheduled;
        Look { id, table: &self.table, at, created, players, source: self.source }
    }

    /// The table as it is now.
    pub(super) async fn again(&self) -> Result<Self, ApiError> {
        self.player.seated(self.id).await?.ok_or(ApiError::NotFound)
    }

    /// The player does something.
    pub(super) async fn act(&self, action: Action) -> Result<CommandOutcome, CommandError> {
        self.player.hall.act(self.id, self.command(action)).await
    }

    /// The player does something, if nothing has happened since the table was looked at.
    pub(super) async fn act_on_this(&self, action: Action) -> Result<CommandOutcome, CommandError> {
        let command = Command { expected: Some(self.seq), ..self.command(action) };
        self.player.hall.act(self.id, command).await
    }

    fn command(&self, action: Action) -> Command {
        Command::new(Actor::Player(self.player.no), Who::Player(self.colour), action)
    }

    /// Opening the stream of a game, or moving in it, counts as arriving at the board: this API has no other way to say
    /// so.
    pub(super) async fn arrive(&self) -> Result<Self, ApiError> {
        if self.table.player(self.colour).presence.is_at_the_board() {
            return Ok(self.clone());
        }
        match self.act(Action::Presence(PresenceAct::Arrive)).await {
            // Refused: it is too late, or was done meanwhile.
            Ok(_) | Err(CommandError::Refused { .. }) => self.again().await,
            Err(why) => Err(why.into()),
        }
    }
}

/// Both players of a game.
pub(super) fn people(
    competition: &Competition,
    created: &GameCreated,
) -> Option<PerPlayer<Person>> {
    let person = |colour: Colour| names::person(competition, created.players[colour]);
    Some(PerPlayer { white: person(Colour::White)?, black: person(Colour::Black)? })
}
