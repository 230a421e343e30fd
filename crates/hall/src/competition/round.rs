//! Rounds: pairings, byes and results.

use std::collections::BTreeMap;

use adoube_chess::Colour;
use adoube_laws::{
    clock::At,
    regulations::{Points, Score},
    table::Outcome,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Day, System};
use crate::ids::{BoardNo, GameId, PlayerNo, RoundNo};

/// A pair, or the bye, that the rules give and the published round does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct RulesPair {
    /// The player of the white pieces, or the player with the bye.
    pub white: PlayerNo,
    /// The player of the black pieces; nobody for the bye.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black: Option<PlayerNo>,
}

/// Players who must not meet each other in a Swiss, such as members of one family.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ForbiddenGroup {
    /// The players.
    pub players: Vec<PlayerNo>,
    /// The first round it applies to; none means the first of all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_round: Option<RoundNo>,
    /// The last round it applies to; none means the last of all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_round: Option<RoundNo>,
}

/// A round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// When it begins, if known.
    pub starts: Option<At>,
    /// The day, by the local calendar.
    pub day: Option<Day>,
    /// Its boards.
    pub boards: BTreeMap<BoardNo, Board>,
    /// The players without a game, and their kind of bye.
    pub byes: BTreeMap<PlayerNo, Bye>,
    /// The pairs that the Swiss rules give in place of those that the organiser has changed.
    pub by_the_rules: Vec<RulesPair>,
}

/// A board of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The player of the white pieces.
    pub white: PlayerNo,
    /// The player of the black pieces.
    pub black: PlayerNo,
    /// The game, if it is played at a table of this hall.
    pub game: Option<GameId>,
    /// The void games, oldest first.
    pub void: Vec<GameId>,
    /// The result entered by the arbiter, if the game is not played at a table of this hall.
    pub entered: Option<Outcome>,
}

impl Board {
    /// Creates a board that is paired but has no game yet.
    pub const fn paired(white: PlayerNo, black: PlayerNo) -> Self {
        Self { white, black, game: None, void: Vec::new(), entered: None }
    }

    /// The player of a colour.
    pub const fn player(&self, colour: Colour) -> PlayerNo {
        match colour {
            Colour::White => self.white,
            Colour::Black => self.black,
        }
    }

    /// The colour of a player.
    pub fn colour(&self, player: PlayerNo) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.player(*colour) == player)
    }

    /// Returns the result: of the game at its table, or as entered.
    pub fn result(&self, results: impl Fn(&GameId) -> Option<Outcome>) -> Option<Outcome> {
        match &self.game {
            Some(game) => results(game),
            None => self.entered,
        }
    }
}

/// Why a player has no game in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Bye {
    /// No opponent was available: the points of a win, but none in a round robin, where everybody has one
    /// such round.
    Pairing,
    /// Requested, with the points of a win.
    FullPoint,
    /// Requested, with the points of a draw.
    HalfPoint,
    /// Requested, with no points.
    ZeroPoint,
}

impl Bye {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Pairing, Self::FullPoint, Self::HalfPoint, Self::ZeroPoint];

    /// Returns the points it is worth.
    pub const fn points(self, points: Points, system: System) -> Score {
        match (self, system) {
            (Self::Pairing, System::Swiss) | (Self::FullPoint, _) => points.win,
            (Self::HalfPoint, _) => points.draw,
            (Self::Pairing, System::RoundRobin) | (Self::ZeroPoint, _) => Score::halves(0),
        }
    }
}

impl Round {
    /// Returns the board of a player.
    pub fn board_of(&self, player: PlayerNo) -> Option<(BoardNo, &Board)> {
        let mut boards = self.boards.iter();
        boards.find(|(_, board)| board.colour(player).is_some()).map(|(no, board)| (*no, board))
    }

    /// Whether it was paired.
    pub fn is_paired(&self) -> bool {
        !self.boards.is_empty() || !self.byes.is_empty()
    }

    /// Whether a game was created, or a result entered.
    pub fn has_begun(&self) -> bool {
        self.boards.values().any(|board| board.game.is_some() || board.entered.is_some())
    }
}
