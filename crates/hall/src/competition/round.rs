//! Rounds: who plays whom, who does not, and what came of it.

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
    /// From which round; nothing for the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_round: Option<RoundNo>,
    /// To which round; nothing for the last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_round: Option<RoundNo>,
}

/// A round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// When it begins, if that is known.
    pub starts: Option<At>,
    /// On which day, by the calendar of the place.
    pub day: Option<Day>,
    /// Its boards.
    pub boards: BTreeMap<BoardNo, Board>,
    /// The players without a game, and what that is worth.
    pub byes: BTreeMap<PlayerNo, Bye>,
    /// What the rules of the Swiss give in place of boards that the organiser has changed.
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
    /// The games that were void, the first of them first.
    pub void: Vec<GameId>,
    /// The result that the arbiter has entered, if the game is not played at a table of this hall.
    pub entered: Option<Outcome>,
}

impl Board {
    /// A board that is paired, and no more.
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

    /// Which colour a player has.
    pub fn colour(&self, player: PlayerNo) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.player(*colour) == player)
    }

    /// The result: of the game at its table, or as it was entered.
    pub fn result(&self, results: impl Fn(&GameId) -> Option<Outcome>) -> Option<Outcome> {
        match &self.game {
            Some(game) => results(game),
            None => self.entered,
        }
    }
}

/// A round that a player does not play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Bye {
    /// There was no opponent: the points of a win, and nothing in a round robin, where everybody has one such round.
    Pairing,
    /// Asked for, with the points of a win.
    FullPoint,
    /// Asked for, with the points of a draw.
    HalfPoint,
    /// Asked for, with no points.
    ZeroPoint,
}

impl Bye {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Pairing, Self::FullPoint, Self::HalfPoint, Self::ZeroPoint];

    /// What it is worth.
    pub const fn points(self, points: Points, system: System) -> Score {
        match (self, system) {
            (Self::Pairing, System::Swiss) | (Self::FullPoint, _) => points.win,
            (Self::HalfPoint, _) => points.draw,
            (Self::Pairing, System::RoundRobin) | (Self::ZeroPoint, _) => Score::halves(0),
        }
    }
}

impl Round {
    /// On which board a player plays.
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
