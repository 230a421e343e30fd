//! Berger tables: who meets whom in a round robin, and with which colour.
//!
//! The tables are those of FIDE's handbook (C.05, annex). The player with the last number, or the free place if their
//! number is odd, stays; the others go round. In round 1 the first meets the last with White, the second the one before
//! the last, and so on; from round to round the last changes colours, and the others move on by half their number.

use serde::{Deserialize, Serialize};

use super::{Bye, Pairing};
use crate::ids::{BoardNo, PlayerNo, RoundNo};

/// The fewest players.
pub const FEWEST: usize = 3;
/// The most players: twice round, they fill the rounds that a competition may have.
pub const MOST: usize = 100;

/// How a round robin is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Berger {
    /// How often everybody meets everybody.
    pub cycles: Cycles,
}

/// How often everybody meets everybody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cycles {
    /// Once.
    #[default]
    Single,
    /// Twice, with the colours reversed the second time.
    Double,
    /// Twice, with the last two rounds of the first cycle in the other order, so that nobody has the same colour three
    /// times in a row; FIDE recommends it.
    DoubleLastTwoSwapped,
}

/// All rounds; nothing if there are too few players, or too many.
pub fn rounds(players: &[PlayerNo], how: Berger) -> Option<Vec<(RoundNo, Vec<Pairing>)>> {
    if !(FEWEST..=MOST).contains(&players.len()) {
        return None;
    }
    let places = players.len().next_multiple_of(2);
    let mut first: Vec<Vec<(usize, usize)>> =
        (1..places).map(|round| table_row(places, round)).collect();
    let mut tables = match how.cycles {
        Cycles::Single => Vec::new(),
        Cycles::Double | Cycles::DoubleLastTwoSwapped => {
            let turned = |row: &Vec<_>| row.iter().map(|(white, black)| (*black, *white)).collect();
            first.iter().map(turned).collect()
        }
    };
    if how.cycles == Cycles::DoubleLastTwoSwapped {
        let last = first.len() - 1;
        first.swap(last - 1, last);
    }
    first.append(&mut tables);
    let numbers = std::iter::successors(Some(RoundNo::FIRST), |round| Some(round.next()));
    Some(numbers.zip(first.iter().map(|row| pairings(players, row))).collect())
}

/// A row of the table for an even number of places, all counted from 1.
fn table_row(places: usize, round: usize) -> Vec<(usize, usize)> {
    let others = places - 1;
    // Odd rounds bring White to the players of the first half, even ones Black to those of the second.
    let (pivot, first) = if round % 2 == 1 {
        let pivot = round.div_ceil(2);
        (pivot, (pivot, places))
    } else {
        let pivot = usize::midpoint(places, round);
        (pivot, (places, pivot))
    };
    let around = |place: usize| (place - 1) % others + 1;
    let rest = (1..places / 2).map(|by| (around(pivot + by), around(pivot + others - by)));
    std::iter::once(first).chain(rest).collect()
}

fn pairings(players: &[PlayerNo], row: &[(usize, usize)]) -> Vec<Pairing> {
    let player = |place: usize| players.get(place - 1).copied();
    let mut boards = std::iter::successors(Some(BoardNo::FIRST), |board| Some(board.next()));
    let pairing = |(white, black): &(usize, usize)| match (player(*white), player(*black)) {
        (Some(white), Some(black)) => {
            boards.next().map(|board| Pairing::Board { board, white, black })
        }
        (Some(player), None) | (None, Some(player)) => {
            Some(Pairing::Bye { player, bye: Bye::Pairing })
        }
        (None, None) => None,
    };
    row.iter().filter_map(pairing).collect()
}
