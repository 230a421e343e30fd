//! Standings: points, and the order of those who have the same.
//!
//! Points are those of the regulations, for results on the board, forfeits and byes alike. Players with the same points
//! are put in an order by the competition's tie-breaks, one after the other; players who are equal by all of them share a place.
//!
//! Rounds that were not played count in tie-breaks as the regulations of FIDE since 2023 are commonly described (C.07).
//! This was not held against their text, and a later amendment, of which we know only that it limits what one's own
//! unplayed rounds count, is not in it; an organiser to whom it matters announces tie-breaks that do not depend on it. In a
//! round robin a forfeit is a game with the opponent who was to be met, and a round without an opponent is nothing. In
//! other systems one's own unplayed round counts as one against somebody who ends with as many points as oneself;
//! an opponent's points are those that were awarded, but requested byes and absences after the last game that was
//! played count as draws; and what is cut is first the least of the rounds that one chose not to play.

mod course;
mod order;
#[cfg(test)]
mod tests;
mod value;

use adoube_chess::Colour;
use adoube_laws::{regulations::Score, table::Outcome};
use course::Courses;
use serde::Serialize;
use utoipa::ToSchema;
pub use value::Value;

pub use super::tie_break::TieBreak;
use super::{Bye, Competition};
use crate::ids::{BoardNo, GameId, PlayerNo, RoundNo};

/// The standings of a competition.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Standings {
    /// What puts players with the same points in an order.
    pub tie_breaks: Vec<TieBreak>,
    /// The players, the first first; in the order of their numbers if they share a place.
    pub players: Vec<Standing>,
}

/// Where a player stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Standing {
    /// The place; several may share one.
    pub place: u32,
    /// The player.
    pub player: PlayerNo,
    /// All points.
    pub points: Score,
    /// What the tie-breaks say, in their order; nothing where one says nothing of this player.
    pub tie_breaks: Vec<Option<Value>>,
    /// The rounds that were paired, in their order.
    pub rounds: Vec<Played>,
}

/// What a player did in a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Played {
    /// In which.
    pub round: RoundNo,
    /// What.
    #[serde(flatten)]
    pub what: What,
    /// The points; nothing while there is no result.
    pub points: Option<Score>,
}

/// What a player did in a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "what", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum What {
    /// The player was paired.
    Game {
        /// On which board.
        board: BoardNo,
        /// With whom.
        opponent: PlayerNo,
        /// With which colour.
        colour: Colour,
        /// How it ended, White's part first; nothing while it has not.
        outcome: Option<Outcome>,
    },
    /// The player had a bye.
    Bye {
        /// Which.
        bye: Bye,
    },
    /// The player was not in the round.
    Absent,
}

impl Standings {
    /// The standings, with these results of games that are played at tables of this hall.
    pub fn of(competition: &Competition, results: impl Fn(&GameId) -> Option<Outcome>) -> Self {
        let Some(about) = competition.about() else { return Self::default() };
        let courses = Courses::of(competition, about, results);
        let tie_breaks = about.tie_breaks().to_vec();
        let mut players = Vec::new();
        for group in order::groups(&courses, &tie_breaks) {
            let place = players.len() as u32 + 1;
            players.extend(group.into_iter().map(|(player, values)| Standing {
                place,
                player,
                points: courses.points(player),
                tie_breaks: values,
                rounds: courses.played(player).to_vec(),
            }));
        }
        Self { tie_breaks, players }
    }

    /// The games of one player against another, in the order of the rounds: a field of the crosstable.
    pub fn between(&self, one: PlayerNo, other: PlayerNo) -> impl Iterator<Item = &Played> {
        let standing = self.players.iter().find(|standing| standing.player == one);
        standing.into_iter().flat_map(|standing| &standing.rounds).filter(
            move |played| matches!(played.what, What::Game { opponent, .. } if opponent == other),
        )
    }
}
