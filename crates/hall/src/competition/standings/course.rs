//! What each player did round by round, and the points for it.

use std::collections::{BTreeMap, HashMap};

use adoube_chess::Colour;
use adoube_laws::{
    regulations::{Points, Score},
    table::Outcome,
};

use super::{RoundActivity, RoundResult};
use crate::{
    competition::{About, Competition, Round, System},
    ids::{GameId, PlayerNo},
};

/// The rounds of all players.
pub(super) struct Courses {
    players: BTreeMap<PlayerNo, Vec<RoundResult>>,
}

impl Courses {
    pub(super) fn new(
        competition: &Competition,
        about: &About,
        results: impl Fn(&GameId) -> Option<Outcome>,
    ) -> Self {
        let (system, points) = (about.system, about.regulations.points);
        let mut players: BTreeMap<PlayerNo, Vec<RoundResult>> =
            competition.players().map(|player| (player.no, Vec::new())).collect();
        for (no, round) in competition.rounds().iter().filter(|(_, round)| round.is_paired()) {
            let mut did = activities(round, &results);
            for (player, course) in &mut players {
                let what = did.remove(player).unwrap_or(RoundActivity::Absent);
                let points = points_for(&what, points, system);
                course.push(RoundResult { round: *no, what, points });
            }
        }
        Self { players }
    }

    pub(super) fn rounds_of(&self, player: PlayerNo) -> &[RoundResult] {
        self.players.get(&player).map_or(&[], Vec::as_slice)
    }

    /// Returns the total points of a player.
    pub(super) fn points(&self, player: PlayerNo) -> Score {
        sum(self.rounds_of(player).iter().filter_map(|played| played.points))
    }
}

fn sum(scores: impl Iterator<Item = Score>) -> Score {
    scores.fold(Score::default(), |sum, score| sum + score)
}

/// Returns what each player who was not absent did in a round.
fn activities(
    round: &Round,
    results: impl Fn(&GameId) -> Option<Outcome>,
) -> HashMap<PlayerNo, RoundActivity> {
    let byes = round.byes.iter().map(|(player, bye)| (*player, RoundActivity::Bye { bye: *bye }));
    let games = round.boards.iter().flat_map(|(no, board)| {
        let outcome = board.result(&results);
        Colour::ALL.map(|colour| {
            let opponent = board.player(!colour);
            (board.player(colour), RoundActivity::Game { board: *no, opponent, colour, outcome })
        })
    });
    byes.chain(games).collect()
}

/// Returns the points; `None` while there is no result.
fn points_for(what: &RoundActivity, points: Points, system: System) -> Option<Score> {
    match what {
        RoundActivity::Game { outcome, colour, .. } => {
            Some(points.for_mark((*outcome)?.marks[*colour]))
        }
        RoundActivity::Bye { bye } => Some(bye.points(points, system)),
        RoundActivity::Absent => Some(Score::default()),
    }
}
