//! A benchmark of this crate and its peers: one table, one run, one machine.
//!
//! `cargo bench --bench peers -- [--quick] [--rounds N] [--native]`. Single thread, CPU time of the thread,
//! every trial once per round in shuffled order, best of all rounds. All crates are built with the same
//! flags, for the baseline target; with `--native` cozy-chess is measured a second time, built for this
//! processor. Every count is checked against shakmaty's.

#![allow(clippy::cast_precision_loss, reason = "figures for people")]

mod cozy;
mod jordanbray;
mod native;
mod ours;
mod peer;
mod processor;
mod shakmaty;
mod table;
mod texts;
mod trees;
mod trial;

use std::io;

use cozy::Cozy;
use jordanbray::JordanBray;
use ours::Adoube;
use peer::Peer;
use shakmaty::Shakmaty;
use trial::Trial;

fn main() -> io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let has = |wanted: &str| arguments.iter().any(|argument| argument == wanted);
    let quick = has("--quick");
    let rounds = arguments.iter().skip_while(|argument| *argument != "--rounds").nth(1);
    let rounds = rounds.and_then(|number| number.parse().ok()).unwrap_or(5);

    let mut cozy = trials_of::<Cozy>(quick);
    if has(native::SERVE) {
        return native::serve(&mut cozy);
    }
    let mut trials = trials_of::<Adoube>(quick);
    trials.extend(trials_of::<Shakmaty>(quick));
    let native = if has("--native") { native::trials(&cozy, &arguments)? } else { Vec::new() };
    trials.append(&mut cozy);
    trials.extend(native);
    trials.extend(trials_of::<JordanBray>(quick));
    trial::measure(&mut trials, rounds)?;
    print(&table::render(&trials, &processor::name()));
    Ok(())
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
