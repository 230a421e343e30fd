//! Reading PGN, beside pgn-reader with shakmaty: one table, one run, one machine.
//!
//! `cargo bench --bench pgn -- [--rounds N]`. Single thread, processor time of the thread, every trial once a round, the
//! best of all rounds. All programs read the same bytes from memory through `Read`, and their counts are compared.
//! Then the whole audit, whose only peer is the last of these tasks; with two threads, in elapsed time.

#![allow(clippy::cast_precision_loss, reason = "figures for people")]

mod archives;
mod audit;
mod ours;
mod peer;
#[path = "../../../chess/benches/peers/processor.rs"]
mod processor;
mod table;
mod trial;

use archives::Archive;
use trial::{Task, Trial};

#[expect(clippy::disallowed_methods, reason = "a program of its own takes arguments")]
fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let rounds = arguments.iter().skip_while(|argument| *argument != "--rounds").nth(1);
    let rounds = rounds.and_then(|number| number.parse().ok()).unwrap_or(7);

    let archives = archives::all();
    let mut trials: Vec<Trial> = Vec::new();
    for archive in &archives {
        for task in Task::ALL {
            trials.push(Trial::new(task, archive, "adoube", ours::run));
            trials.push(Trial::new(task, archive, "pgn-reader", peer::run));
        }
    }
    trial::measure(&mut trials, rounds);
    print(&table::render(&archives, &trials, &processor::name()));
    let audited: Vec<_> = archives.iter().map(|archive| audit::measure(archive, rounds)).collect();
    print(&table::render_audit(&audited));
}

#[allow(clippy::print_stdout, reason = "the table is what this program is for")]
fn print(table: &str) {
    print!("{table}");
}
