//! The Baku method of acceleration (C.04.7): the upper half of the list has virtual points in the first
//! rounds.

use super::{Acceleration, Tournament};
use crate::{PlayerId, Points};

/// A row of virtual points: player, first round, last round, points.
pub(super) type Row = (PlayerId, usize, usize, Points);

impl Tournament {
    /// Returns the last player of the accelerated group for the current list: the first half, rounded up
    /// to an even number (C.04.7, 1.2).
    pub fn last_accelerated(&self) -> Option<PlayerId> {
        let group = 2 * self.players.len().div_ceil(4);
        self.players.get(group.min(self.players.len()).checked_sub(1)?).map(|player| player.id)
    }
}

/// Returns the virtual points of the player at this place in the list.
pub(super) fn virtual_points(
    tournament: &Tournament,
    last: Option<PlayerId>,
    position: usize,
    round: usize,
) -> Points {
    let last = last.or_else(|| tournament.last_accelerated());
    let last = last.and_then(|last| tournament.position(last));
    if last.is_some_and(|last| position <= last) {
        in_round(tournament, round)
    } else {
        Points::ZERO
    }
}

/// Returns the points of a win in the first half of the accelerated rounds, half of it in the others;
/// half of all rounds are accelerated, both halves rounded up (1.4).
fn in_round(tournament: &Tournament, round: usize) -> Points {
    let accelerated = tournament.rounds.div_ceil(2);
    if round > accelerated {
        Points::ZERO
    } else if round <= accelerated.div_ceil(2) {
        tournament.scoring.win
    } else {
        // The method requires a win to be worth two draws (1.1).
        tournament.scoring.draw
    }
}

/// Returns the points of a whole group as rows, in the order of the rounds.
pub(super) fn rows(tournament: &Tournament, last: PlayerId) -> Vec<Row> {
    let accelerated = tournament.rounds.div_ceil(2);
    let (first, second) =
        ((1, accelerated.div_ceil(2)), (accelerated.div_ceil(2) + 1, accelerated));
    let group = tournament.position(last).map_or(0, |at| at + 1);
    let players = || tournament.players.iter().take(group).map(|player| player.id);
    [first, second]
        .into_iter()
        .filter(|(from, to)| from <= to)
        .flat_map(|(from, to)| players().map(move |id| (id, from, to, in_round(tournament, from))))
        .collect()
}

/// Interprets the rows of a file: the last of the group is named only if the rows are those of a group.
pub(super) fn read(tournament: &Tournament, rows: Vec<Row>) -> Acceleration {
    if rows.is_empty() {
        return Acceleration::Baku { last: None };
    }
    let last = rows.iter().filter_map(|row| tournament.position(row.0)).max();
    let last = last.map(|at| tournament.players[at].id);
    let rounds = rows.iter().map(|row| row.2).fold(tournament.rounds, usize::max);
    let (baku, table) = (Acceleration::Baku { last }, Acceleration::Table(rows));
    let with = |acceleration| Tournament { acceleration, ..tournament.clone() };
    let (one, other) = (with(baku.clone()), with(table.clone()));
    let mut cells =
        (0..tournament.players.len()).flat_map(|at| (1..=rounds).map(move |round| (at, round)));
    let is_baku =
        cells.all(|(at, round)| one.virtual_points(at, round) == other.virtual_points(at, round));
    if is_baku { baku } else { table }
}
