//! How long a round takes, by the number of players: the slowest and the mean of all rounds of a few tournaments.

#![allow(clippy::print_stdout, reason = "the figures are what the bench is for")]

use std::time::{Duration, Instant};

use adoube_pairing::{
    Tournament, dutch,
    generate::{Settings, generate},
};

fn time(tournament: &Tournament, round: usize) -> Duration {
    let start = Instant::now();
    let paired = dutch::pair(tournament, round);
    let taken = start.elapsed();
    assert!(paired.is_ok());
    taken
}

fn main() {
    println!("players rounds   mean    slowest");
    for (players, tournaments) in [(20, 20), (40, 20), (133, 20), (300, 5), (1000, 2)] {
        let (mut slowest, mut total, mut count) = (Duration::ZERO, Duration::ZERO, 0);
        for seed in 0..tournaments {
            let settings = Settings { players, rounds: 9, ..Settings::default() };
            let tournament = generate(&settings, seed).unwrap_or_else(|(tournament, _)| tournament);
            for round in 1..=tournament.paired_rounds() {
                // The best of three: the machine may be busy with other things.
                let taken = (0..3).map(|_| time(&tournament, round)).min().unwrap_or_default();
                slowest = slowest.max(taken);
                total += taken;
                count += 1;
            }
        }
        println!("{players:7} {count:6} {:>9.2?} {slowest:>9.2?}", total / count);
    }
}
