//! Berger tables: who plays whom in a round robin, and with which colour.
//!
//! The tables are those of FIDE's handbook (C.05, annex), made by the pairing library.

use adoube_pairing::{BergerRound, PlayerId, berger};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Bye, Pairing};
use crate::ids::{BoardNo, PlayerNo, RoundNo};

/// The minimum number of players.
pub const MIN: usize = 3;
/// The maximum number of players: a double round robin then fills the rounds that a competition may have.
pub const MAX: usize = 100;

/// How a round robin is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Berger {
    /// How often everybody meets everybody.
    pub cycles: Cycles,
}

/// How often everybody meets everybody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
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

/// Returns all rounds, or `None` if there are too few or too many players.
pub fn rounds(players: &[PlayerNo], how: Berger) -> Option<Vec<(RoundNo, Vec<Pairing>)>> {
    if !(MIN..=MAX).contains(&players.len()) {
        return None;
    }
    let cycles = match how.cycles {
        Cycles::Single => adoube_pairing::Cycles::Single,
        Cycles::Double => adoube_pairing::Cycles::Double,
        Cycles::DoubleLastTwoSwapped => adoube_pairing::Cycles::DoubleLastTwoSwapped,
    };
    let table = berger(players.len() as u32, cycles);
    let numbers = std::iter::successors(Some(RoundNo::FIRST), |round| Some(round.next()));
    Some(numbers.zip(table.iter().map(|row| pairings(players, row))).collect())
}

/// Returns the pairings of a round, the bye first, then the boards.
fn pairings(players: &[PlayerNo], row: &BergerRound) -> Vec<Pairing> {
    let player = |place: PlayerId| players.get(place.0 as usize - 1).copied();
    let bye = row.free.and_then(player).map(|player| Pairing::Bye { player, bye: Bye::Pairing });
    let numbers = std::iter::successors(Some(BoardNo::FIRST), |board| Some(board.next()));
    let boards = row.boards.iter().zip(numbers).filter_map(|((white, black), board)| {
        Some(Pairing::Board { board, white: player(*white)?, black: player(*black)? })
    });
    bye.into_iter().chain(boards).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// Renders the rounds as `white-black` in the order of the boards, with `bye-player` for a bye.
    fn render_rounds(count: u32, cycles: Cycles) -> Vec<String> {
        let players: Vec<PlayerNo> = (1..=count).filter_map(PlayerNo::new).collect();
        let rounds = rounds(&players, Berger { cycles }).unwrap();
        let pairing = |pairing: &Pairing| match pairing {
            Pairing::Board { white, black, .. } => format!("{white}-{black}"),
            Pairing::Bye { player, .. } => format!("bye-{player}"),
        };
        let row = |(_, row): &(RoundNo, Vec<Pairing>)| {
            row.iter().map(pairing).collect::<Vec<_>>().join(" ")
        };
        rounds.iter().map(row).collect()
    }

    #[test]
    fn the_tables_are_those_of_the_handbook() {
        assert_eq!(render_rounds(4, Cycles::Single), ["1-4 2-3", "4-3 1-2", "2-4 3-1"]);
        let six = ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"];
        assert_eq!(render_rounds(6, Cycles::Single), six);
        let eight = [
            "1-8 2-7 3-6 4-5",
            "8-5 6-4 7-3 1-2",
            "2-8 3-1 4-7 5-6",
            "8-6 7-5 1-4 2-3",
            "3-8 4-2 5-1 6-7",
            "8-7 1-6 2-5 3-4",
            "4-8 5-3 6-2 7-1",
        ];
        assert_eq!(render_rounds(8, Cycles::Single), eight);
    }

    #[test]
    fn with_an_odd_number_the_last_place_is_free() {
        assert_eq!(render_rounds(3, Cycles::Single), ["bye-1 2-3", "bye-3 1-2", "bye-2 3-1"]);
        let five =
            ["bye-1 2-5 3-4", "bye-4 5-3 1-2", "bye-2 3-1 4-5", "bye-5 1-4 2-3", "bye-3 4-2 5-1"];
        assert_eq!(render_rounds(5, Cycles::Single), five);
    }

    #[test]
    fn twice_round_the_colours_turn() {
        let plain = ["1-4 2-3", "4-3 1-2", "2-4 3-1", "4-1 3-2", "3-4 2-1", "4-2 1-3"];
        assert_eq!(render_rounds(4, Cycles::Double), plain);
        let swapped = ["1-4 2-3", "2-4 3-1", "4-3 1-2", "4-1 3-2", "3-4 2-1", "4-2 1-3"];
        assert_eq!(render_rounds(4, Cycles::DoubleLastTwoSwapped), swapped);
    }

    #[test]
    fn everybody_meets_everybody_with_balanced_colours() {
        for count in MIN as u32..=30 {
            for (cycles, times) in [(Cycles::Single, 1), (Cycles::DoubleLastTwoSwapped, 2)] {
                let mut met: BTreeMap<(u32, u32), u32> = BTreeMap::new();
                let mut balance: BTreeMap<u32, i32> = BTreeMap::new();
                for row in render_rounds(count, cycles) {
                    let pairs = row.split(' ').filter_map(|pair| pair.split_once('-'));
                    for (white, black) in pairs.filter(|(white, _)| *white != "bye") {
                        let (white, black): (u32, u32) =
                            (white.parse().unwrap(), black.parse().unwrap());
                        *met.entry((white.min(black), white.max(black))).or_default() += 1;
                        *balance.entry(white).or_default() += 1;
                        *balance.entry(black).or_default() -= 1;
                    }
                }
                assert_eq!(met.len() as u32, count * (count - 1) / 2, "{count}");
                assert!(met.values().all(|meetings| *meetings == times), "{count}");
                // With an even number of players everybody plays an odd number of games, so one colour comes
                // up once more.
                let most = i32::from(times == 1 && count % 2 == 0);
                assert!(balance.values().all(|colours| colours.abs() == most), "{count}");
            }
        }
    }

    /// The purpose of FIDE's recommendation.
    #[test]
    fn with_the_last_two_swapped_nobody_has_a_colour_three_times_in_a_row() {
        let longest = |cycles: Cycles, count: u32| {
            let mut runs: BTreeMap<u32, (char, u32)> = BTreeMap::new();
            let mut longest = 0;
            for row in render_rounds(count, cycles) {
                for (white, black) in row.split(' ').filter_map(|pair| pair.split_once('-')) {
                    for (player, colour) in [(white, 'w'), (black, 'b')] {
                        let run = runs.entry(player.parse().unwrap()).or_insert((colour, 0));
                        *run = if run.0 == colour { (colour, run.1 + 1) } else { (colour, 1) };
                        longest = longest.max(run.1);
                    }
                }
            }
            longest
        };
        for count in (4..=30).step_by(2) {
            assert_eq!(longest(Cycles::Double, count), 3, "{count}");
            assert_eq!(longest(Cycles::DoubleLastTwoSwapped, count), 2, "{count}");
        }
    }

    #[test]
    fn too_few_and_too_many_are_refused() {
        let players = |count| (1..=count).filter_map(PlayerNo::new).collect::<Vec<_>>();
        for count in [0, 1, 2, MAX as u32 + 1] {
            assert_eq!(rounds(&players(count), Berger::default()), None);
        }
    }
}
