//! Standings: points and tie-breaks.
//!
//! Points are those of the regulations, for results on the board, forfeits and byes alike. Players with equal
//! points are ranked by the competition's tie-breaks in turn; players who are equal by all of them share a
//! place.
//!
//! Tie-breaks are those of the pairing library: C.07 as in force since March 2026, with its rules for
//! unplayed rounds. Games in progress do not count yet.

mod course;
#[cfg(test)]
mod tests;
mod value;

use adoube_chess::Colour;
use adoube_laws::{regulations::Score, table::Outcome};
use adoube_pairing::{
    RoundEntry, Tournament,
    tiebreak::{Format, Sheet, TieBreakEdition, rank},
};
use course::Courses;
use serde::Serialize;
use utoipa::ToSchema;
pub use value::Value;

pub use super::tie_break::TieBreak;
use super::{
    Bye, Competition, System,
    tournament::{player_no, tournament},
};
use crate::ids::{BoardNo, GameId, PlayerNo, RoundNo};

/// The standings of a competition.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Standings {
    /// The tie-breaks that were applied.
    pub tie_breaks: Vec<TieBreak>,
    /// The players in order of place; players who share a place are in the order of their numbers.
    pub players: Vec<Standing>,
}

/// The line of a player in the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Standing {
    /// The place; players may share one.
    pub place: u32,
    /// The player.
    pub player: PlayerNo,
    /// The total points.
    pub points: Score,
    /// The values of the tie-breaks, in order; none where a tie-break has no value for this player.
    pub tie_breaks: Vec<Option<Value>>,
    /// The paired rounds, in order.
    pub rounds: Vec<RoundResult>,
}

/// What a player did in a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct RoundResult {
    /// The round.
    pub round: RoundNo,
    /// What the player did.
    #[serde(flatten)]
    pub what: RoundActivity,
    /// The points; none while there is no result.
    pub points: Option<Score>,
}

/// What a player did in a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "what", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum RoundActivity {
    /// The player was paired.
    Game {
        /// The board.
        board: BoardNo,
        /// The opponent.
        opponent: PlayerNo,
        /// The colour.
        colour: Colour,
        /// The result, White's score first; none while the game is in progress.
        outcome: Option<Outcome>,
    },
    /// The player had a bye.
    Bye {
        /// The kind of bye.
        bye: Bye,
    },
    /// The player was not in the round.
    Absent,
}

impl Standings {
    /// Computes the standings, with these results of games at tables of this hall.
    pub fn new(competition: &Competition, results: impl Fn(&GameId) -> Option<Outcome>) -> Self {
        let Some(about) = competition.about() else { return Self::default() };
        let tournament = tournament(competition, &results);
        let courses = Courses::new(competition, about, results);
        let tie_breaks = about.tie_breaks().to_vec();
        let list: Vec<_> = tie_breaks.iter().map(|tie_break| tie_break.rule()).collect();
        let ranking = rank(&sheet_of(&tournament, about.system), &list, 0);
        let players = ranking.into_iter().map(|ranked| {
            let player = player_no(ranked.player);
            Standing {
                place: ranked.rank as u32,
                player,
                points: courses.points(player),
                tie_breaks: ranked.values.into_iter().map(|value| value.map(Value::from)).collect(),
                rounds: courses.rounds_of(player).to_vec(),
            }
        });
        Self { tie_breaks, players: players.collect() }
    }

    /// Returns the games of one player against another, in the order of the rounds: a cell of the crosstable.
    pub fn between(&self, one: PlayerNo, other: PlayerNo) -> impl Iterator<Item = &RoundResult> {
        let standing = self.players.iter().find(|standing| standing.player == one);
        standing.into_iter().flat_map(|standing| &standing.rounds).filter(
            move |played| matches!(played.what, RoundActivity::Game { opponent, .. } if opponent == other),
        )
    }
}

/// Returns the rounds as tie-breaks count them. In a round robin, rounds are paired long before they are
/// played, so they count from the first result.
pub(super) fn sheet_of(tournament: &Tournament, system: System) -> Sheet<'_> {
    let (format, rounds) = match system {
        System::Swiss => (Format::Swiss, tournament.paired_rounds()),
        System::RoundRobin => {
            let is_settled = |entry: &RoundEntry| {
                entry.opponent().is_some() && !matches!(entry, RoundEntry::Paired { .. })
            };
            let settled = tournament
                .players
                .iter()
                .filter_map(|player| player.entries.iter().rposition(is_settled));
            (Format::RoundRobin, settled.max().map_or(0, |at| at + 1))
        }
    };
    Sheet::new(tournament, rounds, format, TieBreakEdition::Y2026)
}
