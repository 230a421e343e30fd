//! The time of a round by the number of players: the slowest and the mean of all rounds of a few
//! tournaments.
//!
//! With `SWISS_BENCH_FILES` the tournaments before their last round are written to that folder, for
//! `time_py4swiss.py`.

#![allow(clippy::print_stdout, reason = "the figures are what the bench is for")]

use std::{
    fs,
    path::Path,
    time::{Duration, Instant},
};

use adoube_pairing::{
    Colour, Tournament, dutch,
    generate::{Settings, generate},
    trf,
};

fn time(tournament: &Tournament, round: usize) -> Duration {
    let start = Instant::now();
    let paired = dutch::pair(tournament, round);
    let taken = start.elapsed();
    assert!(paired.is_ok());
    taken
}

/// Writes the tournament before its last round, with the records that older programs require.
fn write(folder: &Path, name: &str, mut tournament: Tournament) {
    let rounds = tournament.paired_rounds();
    for player in &mut tournament.players {
        player.entries.truncate(rounds - 1);
    }
    let colour = if tournament.initial_colour == Some(Colour::Black) { "black1" } else { "white1" };
    let text = trf::write(&trf::Document::from(&tournament));
    let text = format!("{text}XXR {rounds}\nXXC {colour}\n");
    fs::write(folder.join(name), text).expect("the folder can be written to");
}

fn main() {
    let folder = std::env::var_os("SWISS_BENCH_FILES");
    if let Some(folder) = &folder {
        fs::create_dir_all(folder).expect("the folder can be made");
    }
    println!("players rounds   mean    slowest");
    for (players, tournaments) in [(20, 20), (40, 20), (133, 20), (300, 5), (1000, 2)] {
        let (mut slowest, mut total, mut count) = (Duration::ZERO, Duration::ZERO, 0);
        for seed in 0..tournaments {
            let settings = Settings { players, rounds: 9, ..Settings::default() };
            let tournament = generate(&settings, seed).unwrap_or_else(|(tournament, _)| tournament);
            for round in 1..=tournament.paired_rounds() {
                // The best of three, because of other load on the machine.
                let taken = (0..3).map(|_| time(&tournament, round)).min().unwrap_or_default();
                slowest = slowest.max(taken);
                total += taken;
                count += 1;
            }
            if let Some(folder) = &folder {
                write(Path::new(folder), &format!("{players}-{seed}.trf"), tournament);
            }
        }
        println!("{players:7} {count:6} {:>9.2?} {slowest:>9.2?}", total / count);
    }
}
