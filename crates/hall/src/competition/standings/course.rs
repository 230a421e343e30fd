//! What each player did round by round, and what that counts.

use std::collections::{BTreeMap, HashMap};

use adoube_chess::Colour;
use adoube_laws::{
    regulations::{Points, Score},
    table::{DecidedBy, Outcome},
};

use super::{Played, What};
use crate::{
    competition::{About, Bye, Competition, Round, System},
    ids::{GameId, PlayerNo},
};

/// All players' rounds.
pub(super) struct Courses {
    pub(super) system: System,
    pub(super) points: Points,
    players: BTreeMap<PlayerNo, Vec<Played>>,
}

/// How a round counts in tie-breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RoundKind {
    /// Played on the board, or by forfeit in a round robin.
    Met(PlayerNo),
    /// Not played, but not by choice: a bye, or an opponent who did not appear.
    Unplayed,
    /// Not played by choice: a requested bye, or absence.
    Requested,
    /// The player did not appear.
    Forfeited,
}

impl Courses {
    pub(super) fn of(
        competition: &Competition,
        about: &About,
        results: impl Fn(&GameId) -> Option<Outcome>,
    ) -> Self {
        let (system, points) = (about.system, about.regulations.points);
        let paired = |round: &Round| !round.boards.is_empty() || !round.byes.is_empty();
        let mut players: BTreeMap<PlayerNo, Vec<Played>> =
            competition.players().map(|player| (player.no, Vec::new())).collect();
        for (no, round) in competition.rounds().iter().filter(|(_, round)| paired(round)) {
            let mut did = whats(round, &results);
            for (player, course) in &mut players {
                let what = did.remove(player).unwrap_or(What::Absent);
                let points = worth(&what, points, system);
                course.push(Played { round: *no, what, points });
            }
        }
        Self { system, points, players }
    }

    pub(super) fn players(&self) -> impl Iterator<Item = PlayerNo> {
        self.players.keys().copied()
    }

    pub(super) fn played(&self, player: PlayerNo) -> &[Played] {
        self.players.get(&player).map_or(&[], Vec::as_slice)
    }

    /// All points of a player.
    pub(super) fn points(&self, player: PlayerNo) -> Score {
        sum(self.played(player).iter().filter_map(|played| played.points))
    }

    /// The rounds that count in tie-breaks, with the points that they brought.
    pub(super) fn settled(
        &self,
        player: PlayerNo,
    ) -> impl DoubleEndedIterator<Item = (&Played, RoundKind, Score)> {
        let settled = self.played(player).iter();
        settled.filter_map(|played| Some((played, self.kind(played)?, played.points?)))
    }

    /// How a round counts; nothing if it does not.
    fn kind(&self, played: &Played) -> Option<RoundKind> {
        match (&played.what, self.system) {
            (What::Game { opponent, outcome, .. }, system) => {
                let is_played = (*outcome)?.by == DecidedBy::Play || system == System::RoundRobin;
                let has_won = played.points == Some(self.points.win);
                Some(match (is_played, has_won) {
                    (true, _) => RoundKind::Met(*opponent),
                    (false, true) => RoundKind::Unplayed,
                    (false, false) => RoundKind::Forfeited,
                })
            }
            (What::Bye { .. } | What::Absent, System::RoundRobin) => None,
            (What::Bye { bye: Bye::Pairing }, System::Swiss) => Some(RoundKind::Unplayed),
            (What::Bye { .. } | What::Absent, System::Swiss) => Some(RoundKind::Requested),
        }
    }

    /// A player's points as they count for opponents: what was not played by choice after the last game counts as drawn.
    pub(super) fn for_opponents(&self, player: PlayerNo) -> Score {
        let mut is_trailing = true;
        sum(self.settled(player).rev().map(|(_, kind, points)| {
            is_trailing &= !matches!(kind, RoundKind::Met(_));
            if is_trailing && kind == RoundKind::Requested { self.points.draw } else { points }
        }))
    }
}

pub(super) fn sum(scores: impl Iterator<Item = Score>) -> Score {
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
