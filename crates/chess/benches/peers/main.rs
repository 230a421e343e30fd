//! A benchmark of this crate and its peers: one table, one run, one machine.
//!
//! `cargo bench --bench peers -- [--quick] [--rounds N]`. Single thread, CPU time of the thread, every
//! trial once per round in shuffled order, best of all rounds. All crates are built with the same flags,
//! for the baseline target. Every count is checked against shakmaty's.

#![allow(clippy::cast_precision_loss, reason = "figures for people")]

mod cozy;
mod jordanbray;
mod ours;
mod peer;
mod shakmaty;
mod table;
mod texts;
mod trees;
mod trial;

use cozy::Cozy;
use jordanbray::JordanBray;
use ours::Adoube;
use peer::Peer;
use shakmaty::Shakmaty;
use trial::Trial;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let quick = arguments.iter().any(|argument| argument == "--quick");
    let rounds = arguments.iter().skip_while(|argument| *argument != "--rounds").nth(1);
    let rounds = rounds.and_then(|number| number.parse().ok()).unwrap_or(5);

    let mut trials = trials_of::<Adoube>(quick);
    trials.extend(trials_of::<Shakmaty>(quick));
    trials.extend(trials_of::<Cozy>(quick));
    trials.extend(trials_of::<JordanBray>(quick));
    trial::measure(&mut trials, rounds);
    print(&table::render(&trials));
}

/// Returns all trials of one crate; `quick` is one ply shallower.
fn trials_of<P: Peer>(quick: bool) -> Vec<Trial> {
    let mut trials = trees::trials::<P, Shakmaty>(u32::from(quick));
    trials.extend(texts::trials::<P>());
    trials
}

#[allow(clippy::print_stdout, reason = "the table is what this program is for")]
fn print(table: &str) {
    print!("{table}");
}
