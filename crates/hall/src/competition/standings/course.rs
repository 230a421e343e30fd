//! What each player did round by round, and what that counts.

use std::collections::{BTreeMap, HashMap};

use adoube_chess::Colour;
use adoube_laws::{
    regulations::{Points, Score},
    table::Outcome,
};

use super::{Played, What};
use crate::{
    competition::{About, Competition, Round, System},
    ids::{GameId, PlayerNo},
};

/// All players' rounds.
pub(super) struct Courses {
    players: BTreeMap<PlayerNo, Vec<Played>>,
}

impl Courses {
    pub(super) fn of(
        competition: &Competition,
        about: &About,
        results: impl Fn(&GameId) -> Option<Outcome>,
    ) -> Self {
        let (system, points) = (about.system, about.regulations.points);
        let mut players: BTreeMap<PlayerNo, Vec<Played>> =
            competition.players().map(|player| (player.no, Vec::new())).collect();
        for (no, round) in competition.rounds().iter().filter(|(_, round)| round.is_paired()) {
            let mut did = whats(round, &results);
            for (player, course) in &mut players {
                let what = did.remove(player).unwrap_or(What::Absent);
                let points = worth(&what, points, system);
                course.push(Played { round: *no, what, points });
            }
        }
        Self { players }
    }

    pub(super) fn played(&self, player: PlayerNo) -> &[Played] {
        self.players.get(&player).map_or(&[], Vec::as_slice)
    }

    /// All points of a player.
    pub(super) fn points(&self, player: PlayerNo) -> Score {
        sum(self.played(player).iter().filter_map(|played| played.points))
    }
}

fn sum(scores: impl Iterator<Item = Score>) -> Score {
    scores.fold(Score::default(), |sum, score| sum + score)
}

/// What each player did in a round who was not absent.
fn whats(round: &Round, results: impl Fn(&GameId) -> Option<Outcome>) -> HashMap<PlayerNo, What> {
    let byes = round.byes.iter().map(|(player, bye)| (*player, What::Bye { bye: *bye }));
    let games = round.boards.iter().flat_map(|(no, board)| {
        let outcome = board.result(&results);
        Colour::ALL.map(|colour| {
            let opponent = board.player(!colour);
            (board.player(colour), What::Game { board: *no, opponent, colour, outcome })
        })
    });
    byes.chain(games).collect()
}

/// The points; nothing while there is no result.
fn worth(what: &What, points: Points, system: System) -> Option<Score> {
    match what {
        What::Game { outcome, colour, .. } => Some(points.for_mark((*outcome)?.marks[*colour])),
        What::Bye { bye } => Some(bye.points(points, system)),
        What::Absent => Some(Score::default()),
    }
}
