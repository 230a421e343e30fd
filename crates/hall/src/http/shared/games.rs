//! Games and competitions as a caller may see them: lookup, permission and delay in one step.

use adoube_chess::{Colour, notation::Language};
use adoube_laws::{clock::PerPlayer, table::Viewer};
use adoube_record::i18n::{HallKey, Localizer};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    AppState, Caller, in_words,
    problem::ApiError,
    render::{self, GameSummary},
    unreadable::{self, DamagedBoard},
    visible::{VisibleState, delay_for},
};
use crate::{
    competition::{Competition, Delay},
    fold::{Shared, Snapshot},
    game::{Game, Origin},
    ids::{BoardNo, CompetitionId, GameId, PlayerNo, RoundNo},
    permission::Permission,
};

/// Returns a competition, if the caller has a permission in it.
pub(in crate::http) fn enter(
    app: &AppState,
    caller: &Caller,
    id: CompetitionId,
    permission: Permission,
) -> Result<Shared<Competition>, ApiError> {
    let Some(competition) = app.hall.competition(id) else {
        // Callers without credentials must not learn which competitions exist.
        return Err(if caller.is_stranger() {
            ApiError::Unauthenticated
        } else {
            ApiError::NotFound
        });
    };
    if competition.state.is_deleted() {
        return Err(ApiError::Deleted);
    }
    caller.require_in(permission, id, &competition.state)?;
    Ok(with_removed_named(competition, caller.language))
}

/// Returns a competition in which players whose personal data was removed have a name, in the language of the reader.
pub(in crate::http) fn with_removed_named(
    competition: Shared<Competition>,
    language: Language,
) -> Shared<Competition> {
    if !competition.state.has_nameless() {
        return competition;
    }
    let mut named = Snapshot::clone(&competition);
    in_words(language, |words| {
        named
            .state
            .name_nameless(|no| words.say(HallKey::RemovedPlayer, [("player", no.get().into())]));
    });
    named.into()
}

/// Identifies a game.
#[derive(Clone, Serialize, ToSchema)]
pub(crate) struct GameHead {
    /// Its id.
    pub id: GameId,
    /// The competition.
    pub competition: CompetitionId,
    /// The round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<RoundNo>,
    /// The board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardNo>,
    /// The player of the white pieces.
    pub white: PlayerHead,
    /// The player of the black pieces.
    pub black: PlayerHead,
}

/// A player of a game.
#[derive(Clone, Serialize, ToSchema)]
pub(crate) struct PlayerHead {
    /// The number.
    pub no: PlayerNo,
    /// The name.
    pub name: String,
}

/// A game in a list.
#[derive(Serialize, ToSchema)]
pub(crate) struct GameListed {
    /// The head.
    #[serde(flatten)]
    pub head: GameHead,
    /// The number of the last visible entry.
    pub seq: u64,
    /// The summary.
    pub glance: GameSummary,
    /// Why the arbiter is called, for arbiters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<String>,
    /// Why the game cannot be shown: its record is damaged. The rest is what can still be read of it, for arbiters, and
    /// the beginning for others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unreadable: Option<String>,
}

/// A caller's access to a game.
pub(in crate::http) struct GameAccess {
    pub(in crate::http) competition: Shared<Competition>,
    pub(in crate::http) viewer: Viewer,
    pub(in crate::http) visible: VisibleState,
    /// The delay with which the caller sees the game.
    pub(in crate::http) delay: Delay,
}

/// Finds a game by its id. Callers without credentials must not learn which games exist.
pub(in crate::http) async fn find_game(
    app: &AppState,
    caller: &Caller,
    id: GameId,
) -> Result<Shared<Game>, ApiError> {
    let game = app.hall.game(id).await.map_err(ApiError::from);
    game.map_err(|error| match error {
        ApiError::NotFound if caller.is_stranger() => ApiError::Unauthenticated,
        error => error,
    })
}

/// Returns a game that the caller may watch.
pub(in crate::http) async fn watch(
    app: &AppState,
    caller: &Caller,
    id: GameId,
) -> Result<GameAccess, ApiError> {
    let game = find_game(app, caller, id).await?;
    let created = game.state.created().ok_or(ApiError::NotFound)?;
    let of = created.competition;
    let competition = enter(app, caller, of, Permission::Look)?;
    let viewer = caller.viewer(of, &competition.state, &created.players);
    let delay = delay_for(caller, viewer, of, &competition.state);
    let visible = app.visible_state(id, delay).await?;
    Ok(GameAccess { competition, viewer, visible, delay })
}

/// Returns the head of a game.
pub(in crate::http) fn head(
    id: GameId,
    visible: &VisibleState,
    competition: &Competition,
) -> GameHead {
    let created = &visible.created;
    let place = match created.origin {
        Origin::Round { round, board } => Some((round, board)),
        Origin::Free => None,
    };
    let names = &created.setup.names;
    let player = |colour: Colour| {
        let no = created.players[colour];
        PlayerHead { no, name: name_of(competition, no).unwrap_or_else(|| names[colour].clone()) }
    };
    GameHead {
        id,
        competition: created.competition,
        round: place.map(|(round, _)| round),
        board: place.map(|(_, board)| board),
        white: player(Colour::White),
        black: player(Colour::Black),
    }
}

/// Returns the name of a player of a competition.
pub(super) fn name_of(competition: &Competition, no: PlayerNo) -> Option<String> {
    competition.player(no).map(|player| player.name.clone())
}

/// Returns summaries of all games of a competition.
pub(in crate::http) async fn list_games(
    app: &AppState,
    caller: &Caller,
    id: CompetitionId,
    competition: &Competition,
) -> Result<Vec<GameListed>, ApiError> {
    let mut games = Vec::new();
    for (_, game) in competition.games() {
        games.extend(list_game(app, caller, id, competition, game).await?);
    }
    Ok(games)
}

/// Returns the summary of a game of a competition, also if its record is damaged; `None` if it is at no board.
pub(in crate::http) async fn list_game(
    app: &AppState,
    caller: &Caller,
    id: CompetitionId,
    competition: &Competition,
    game: GameId,
) -> Result<Option<GameListed>, ApiError> {
    let Some((round, no)) = competition.place_of(&game) else { return Ok(None) };
    let Some(board) = competition.board(round, no) else { return Ok(None) };
    let players = PerPlayer { white: board.white, black: board.black };
    let viewer = caller.viewer(id, competition, &players);
    match app.visible_state(game, delay_for(caller, viewer, id, competition)).await {
        Ok(visible) => Ok(Some(game_summary(game, competition, viewer, &visible, caller))),
        Err(ApiError::Damaged(damage)) => {
            let board = DamagedBoard { game, place: (round, no), players, damage };
            Ok(unreadable::summary(app, caller, (id, competition), viewer, &board).await)
        }
        Err(error) => Err(error),
    }
}

/// Returns the summary of a game.
pub(in crate::http) fn game_summary(
    game: GameId,
    competition: &Competition,
    viewer: Viewer,
    visible: &VisibleState,
    caller: &Caller,
) -> GameListed {
    in_words(caller.language, |words| GameListed {
        head: head(game, visible, competition),
        seq: visible.seq,
        glance: render::glance(&visible.table, visible.at, viewer, words),
        calls: calls(viewer, visible, words),
        unreadable: None,
    })
}

/// Returns why the arbiter is called; only arbiters see it.
pub(in crate::http) fn calls(
    viewer: Viewer,
    visible: &VisibleState,
    words: &Localizer,
) -> Vec<String> {
    if viewer == Viewer::Arbiter { render::calls(&visible.table, words) } else { Vec::new() }
}
