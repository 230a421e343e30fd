//! Round robins by the Berger tables (C.05, annex 1).

use crate::PlayerId;

/// How many times each pair of players meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cycles {
    /// Once.
    Single,
    /// Twice, the second time with colours reversed.
    Double,
    /// The same, with the last two rounds of the first cycle swapped, as the annex recommends, so that
    /// nobody has the same colour three times in a row.
    DoubleLastTwoSwapped,
}

/// One round of a round robin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BergerRound {
    /// White and Black on each board.
    pub boards: Vec<(PlayerId, PlayerId)>,
    /// The player with the bye, if the number of players is odd.
    pub free: Option<PlayerId>,
}

/// Returns the rounds for `players` players, by the numbers they have drawn.
pub fn berger(players: u32, cycles: Cycles) -> Vec<BergerRound> {
    if players < 2 {
        return Vec::new();
    }
    let even = players + players % 2;
    let mut rounds: Vec<BergerRound> =
        (1..even).map(|round| berger_round(players, even, round)).collect();
    if cycles == Cycles::Single {
        return rounds;
    }
    let second: Vec<BergerRound> = rounds.iter().map(reversed).collect();
    let count = rounds.len();
    if cycles == Cycles::DoubleLastTwoSwapped && count >= 2 {
        rounds.swap(count - 2, count - 1);
    }
    rounds.extend(second);
    rounds
}

fn reversed(round: &BergerRound) -> BergerRound {
    BergerRound {
        boards: round.boards.iter().map(|&(white, black)| (black, white)).collect(),
        free: round.free,
    }
}

/// Keeps the last number fixed with alternating colours; the others rotate by half of the table each
/// round.
fn berger_round(players: u32, even: u32, round: u32) -> BergerRound {
    let circle = even - 1;
    let first = (round - 1) * (even / 2) % circle;
    let seat = |at: u32| at % circle + 1;
    let mut boards = Vec::new();
    let mut free = None;
    let pairs = (1..even / 2).map(|step| (seat(first + step), seat(first + circle - step)));
    let last = if round % 2 == 1 { (seat(first), even) } else { (even, seat(first)) };
    for (white, black) in std::iter::once(last).chain(pairs) {
        if white > players || black > players {
            free = Some(PlayerId(white.min(black)));
        } else {
            boards.push((PlayerId(white), PlayerId(black)));
        }
    }
    BergerRound { boards, free }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    fn written(players: u32) -> Vec<String> {
        let board = |&(white, black): &(PlayerId, PlayerId)| format!("{white}-{black}");
        berger(players, Cycles::Single)
            .iter()
            .map(|round| round.boards.iter().map(board).collect::<Vec<_>>().join(" "))
            .collect()
    }

    #[test]
    fn the_tables_of_the_annex() {
        assert_eq!(written(4), ["1-4 2-3", "4-3 1-2", "2-4 3-1"]);
        assert_eq!(
            written(6),
            ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"]
        );
        assert_eq!(written(5), ["2-5 3-4", "5-3 1-2", "3-1 4-5", "1-4 2-3", "4-2 5-1"]);
        assert_eq!(written(8)[..3], ["1-8 2-7 3-6 4-5", "8-5 6-4 7-3 1-2", "2-8 3-1 4-7 5-6"]);
    }

    #[test]
    fn everybody_meets_everybody() {
        for players in 2..30 {
            let all = [(Cycles::Single, 1), (Cycles::Double, 2), (Cycles::DoubleLastTwoSwapped, 2)];
            for (cycles, times) in all {
                let mut met: HashMap<(u32, u32), usize> = HashMap::new();
                let mut whites: HashMap<u32, i32> = HashMap::new();
                let mut last: HashMap<u32, Vec<bool>> = HashMap::new();
                for round in berger(players, cycles) {
                    assert_eq!(round.boards.len() as u32, players / 2);
                    assert_eq!(round.free.is_some(), players % 2 == 1);
                    for (white, black) in round.boards {
                        *met.entry((white.0.min(black.0), white.0.max(black.0))).or_default() += 1;
                        *whites.entry(white.0).or_default() += 1;
                        *whites.entry(black.0).or_default() -= 1;
                        last.entry(white.0).or_default().push(true);
                        last.entry(black.0).or_default().push(false);
                    }
                }
                assert_eq!(met.len() as u32, players * (players - 1) / 2);
                assert!(met.values().all(|&count| count == times));
                assert!(whites.values().all(|&balance| balance.abs() <= i32::from(times == 1)));
                if players > 3 && cycles != Cycles::Double {
                    let three = |colours: &Vec<bool>| {
                        colours.windows(3).any(|w| w[0] == w[1] && w[1] == w[2])
                    };
                    assert!(!last.values().any(three), "{players} {cycles:?}");
                }
            }
        }
    }
}
